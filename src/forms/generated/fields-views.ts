// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { AmountFieldView } from '../amount-field/amount-field.tsx';
import { CheckboxView } from '../checkbox/checkbox.tsx';
import { CopyFieldView } from '../copy-field/copy-field.tsx';
import { NumberFieldView } from '../number-field/number-field.tsx';
import { RadioGroupView } from '../radio-group/radio-group.tsx';
import { SelectFieldView } from '../select-field/select-field.tsx';
import { SwitchView } from '../switch/switch.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  AmountField: AmountFieldView,
  Checkbox: CheckboxView,
  CopyField: CopyFieldView,
  NumberField: NumberFieldView,
  RadioGroup: RadioGroupView,
  SelectField: SelectFieldView,
  Switch: SwitchView,
} satisfies Readonly<Record<string, View<never>>>;
