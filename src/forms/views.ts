import type { View, ViewRegistry } from '../runtime/view.ts';
import type { fieldViews } from './field-views.ts';

const loadField = (type: keyof typeof fieldViews) => (): Promise<View<never>> =>
  import('./field-views.ts').then((module) => module.fieldViews[type]);

/** Words of a form that are those of errors everywhere: `errorAtLeast` → `error.field.atLeast`. */
const errorTexts: Readonly<Record<string, string>> = Object.fromEntries(
  'Required Pattern Min Max AtLeast AtMost Email Date TooYoung Confirm Terms Invalid'
    .split(' ')
    .map((name) => [`error${name}`, `error.field.${name.charAt(0).toLowerCase()}${name.slice(1)}`]),
);

/** Views of form components, each fetched when a screen names it. Definitions stay out. */
export const formViews: ViewRegistry = {
  AmountField: { load: loadField('AmountField'), reserve: '8rem' },
  CaptchaInput: {
    load: () => import('./captcha-input/captcha-input.tsx').then((module) => module.CaptchaInputView),
    reserve: '6rem',
  },
  Checkbox: { load: loadField('Checkbox'), reserve: '2.75rem' },
  CopyField: { load: loadField('CopyField'), reserve: '5rem' },
  FileUpload: {
    load: () => import('./file-upload/file-upload.tsx').then((module) => module.FileUploadView),
    reserve: '12rem',
  },
  NumberField: { load: loadField('NumberField'), reserve: '5rem' },
  OtpInput: {
    load: () => import('./otp-input/otp-input.tsx').then((module) => module.OtpInputView),
    reserve: '6rem',
  },
  RadioGroup: { load: loadField('RadioGroup'), reserve: '6rem' },
  SchemaForm: {
    load: () => import('./schema-form/schema-form.tsx').then((module) => module.SchemaFormView),
    reserve: '24rem',
    texts: errorTexts,
  },
  SelectField: { load: loadField('SelectField'), reserve: '5rem' },
  SliderVerification: {
    load: () =>
      import('./slider-verification/slider-verification.tsx').then((module) => module.SliderVerificationView),
    reserve: '20rem',
  },
  Switch: { load: loadField('Switch'), reserve: '2.75rem' },
  TextField: {
    load: () => import('./text-field/text-field.tsx').then((module) => module.TextFieldView),
    reserve: '5rem',
  },
};
