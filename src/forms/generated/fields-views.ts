// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { AmountFieldView } from '../amount-field/amount-field.tsx';
import { CheckboxView } from '../checkbox/checkbox.tsx';
import { CopyFieldView } from '../copy-field/copy-field.tsx';
import { DateTimeFieldView } from '../date-time-field/date-time-field.tsx';
import { NumberFieldView } from '../number-field/number-field.tsx';
import { RadioGroupView } from '../radio-group/radio-group.tsx';
import { SelectFieldView } from '../select-field/select-field.tsx';
import { SliderView } from '../slider/slider.tsx';
import { SwitchView } from '../switch/switch.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'AmountField': AmountFieldView,
  'Checkbox': CheckboxView,
  'CopyField': CopyFieldView,
  'DateTimeField': DateTimeFieldView,
  'NumberField': NumberFieldView,
  'RadioGroup': RadioGroupView,
  'SelectField': SelectFieldView,
  'Slider': SliderView,
  'Switch': SwitchView,
} satisfies Readonly<Record<string, View<never>>>;
