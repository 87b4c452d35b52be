import type { ViewRegistry } from '../runtime/view.ts';
import { formTexts } from './texts.ts';

/** Views of form components, each fetched when a screen names it. Definitions stay out. */
export const formViews: ViewRegistry = {
  CaptchaInput: {
    load: () => import('./captcha-input/captcha-input.tsx').then((module) => module.CaptchaInputView),
    reserve: '6rem',
    texts: formTexts.CaptchaInput,
  },
  OtpInput: {
    load: () => import('./otp-input/otp-input.tsx').then((module) => module.OtpInputView),
    reserve: '6rem',
    texts: formTexts.OtpInput,
  },
  SchemaForm: {
    load: () => import('./schema-form/schema-form.tsx').then((module) => module.SchemaFormView),
    reserve: '24rem',
    texts: formTexts.SchemaForm,
  },
  SliderVerification: {
    load: () =>
      import('./slider-verification/slider-verification.tsx').then((module) => module.SliderVerificationView),
    reserve: '20rem',
    texts: formTexts.SliderVerification,
  },
  TextField: {
    load: () => import('./text-field/text-field.tsx').then((module) => module.TextFieldView),
    reserve: '5rem',
    texts: formTexts.TextField,
  },
};
