// Written by "npm run generate" from the folders; do not edit.
import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { amountFieldDefinition } from '../amount-field/amount-field.definition.ts';
import { captchaInputDefinition } from '../captcha-input/captcha-input.definition.ts';
import { checkboxDefinition } from '../checkbox/checkbox.definition.ts';
import { copyFieldDefinition } from '../copy-field/copy-field.definition.ts';
import { dateTimeFieldDefinition } from '../date-time-field/date-time-field.definition.ts';
import { fileUploadDefinition } from '../file-upload/file-upload.definition.ts';
import { numberFieldDefinition } from '../number-field/number-field.definition.ts';
import { otpInputDefinition } from '../otp-input/otp-input.definition.ts';
import { radioGroupDefinition } from '../radio-group/radio-group.definition.ts';
import { schemaFormDefinition } from '../schema-form/schema-form.definition.ts';
import { selectFieldDefinition } from '../select-field/select-field.definition.ts';
import { sliderDefinition } from '../slider/slider.definition.ts';
import { sliderVerificationDefinition } from '../slider-verification/slider-verification.definition.ts';
import { switchDefinition } from '../switch/switch.definition.ts';
import { textFieldDefinition } from '../text-field/text-field.definition.ts';

/** What a layout can name, without a line of React: for the compiler, the check and the console. */
export const formDefinitions: readonly ComponentDefinition[] = [
  amountFieldDefinition,
  captchaInputDefinition,
  checkboxDefinition,
  copyFieldDefinition,
  dateTimeFieldDefinition,
  fileUploadDefinition,
  numberFieldDefinition,
  otpInputDefinition,
  radioGroupDefinition,
  schemaFormDefinition,
  selectFieldDefinition,
  sliderDefinition,
  sliderVerificationDefinition,
  switchDefinition,
  textFieldDefinition,
];
