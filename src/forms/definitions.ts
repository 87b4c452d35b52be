import type { ComponentDefinition } from '../protocol/component-definition.ts';
import { captchaInputDefinition } from './captcha-input/captcha-input.definition.ts';
import { otpInputDefinition } from './otp-input/otp-input.definition.ts';
import { schemaFormDefinition } from './schema-form/schema-form.definition.ts';
import { sliderVerificationDefinition } from './slider-verification/slider-verification.definition.ts';
import { textFieldDefinition } from './text-field/text-field.definition.ts';

/** Form components a layout can name. No React here. */
export const formDefinitions: readonly ComponentDefinition[] = [
  captchaInputDefinition,
  otpInputDefinition,
  schemaFormDefinition,
  sliderVerificationDefinition,
  textFieldDefinition,
];
