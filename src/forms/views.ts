import type { View, ViewRegistry } from '../runtime/view.ts';
import type { fieldViews } from './field-views.ts';
import { formTexts } from './texts.ts';

const loadField = (type: keyof typeof fieldViews) => (): Promise<View<never>> =>
  import('./field-views.ts').then((module) => module.fieldViews[type]);

/** Views of form components, each fetched when a screen names it. Definitions stay out. */
export const formViews: ViewRegistry = {
  AmountField: { load: loadField('AmountField'), reserve: '8rem', texts: formTexts.AmountField },
  CaptchaInput: {
    load: () => import('./captcha-input/captcha-input.tsx').then((module) => module.CaptchaInputView),
    reserve: '6rem',
    texts: formTexts.CaptchaInput,
  },
  Checkbox: { load: loadField('Checkbox'), reserve: '2.75rem', texts: formTexts.Checkbox },
  CopyField: { load: loadField('CopyField'), reserve: '5rem', texts: formTexts.CopyField },
  FileUpload: {
    load: () => import('./file-upload/file-upload.tsx').then((module) => module.FileUploadView),
    reserve: '12rem',
    texts: formTexts.FileUpload,
  },
  NumberField: { load: loadField('NumberField'), reserve: '5rem', texts: formTexts.NumberField },
  OtpInput: {
    load: () => import('./otp-input/otp-input.tsx').then((module) => module.OtpInputView),
    reserve: '6rem',
    texts: formTexts.OtpInput,
  },
  RadioGroup: { load: loadField('RadioGroup'), reserve: '6rem', texts: formTexts.RadioGroup },
  SchemaForm: {
    load: () => import('./schema-form/schema-form.tsx').then((module) => module.SchemaFormView),
    reserve: '24rem',
    texts: formTexts.SchemaForm,
  },
  SelectField: { load: loadField('SelectField'), reserve: '5rem', texts: formTexts.SelectField },
  SliderVerification: {
    load: () =>
      import('./slider-verification/slider-verification.tsx').then((module) => module.SliderVerificationView),
    reserve: '20rem',
    texts: formTexts.SliderVerification,
  },
  Switch: { load: loadField('Switch'), reserve: '2.75rem' },
  TextField: {
    load: () => import('./text-field/text-field.tsx').then((module) => module.TextFieldView),
    reserve: '5rem',
    texts: formTexts.TextField,
  },
};
