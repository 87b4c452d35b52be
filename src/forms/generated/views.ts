// Written by "npm run generate" from the definitions; do not edit.
import type { View, ViewRegistry } from '../../runtime/view.ts';
import type { fieldsViews } from './fields-views.ts';

const fields = (type: keyof typeof fieldsViews) => (): Promise<View<never>> =>
  import('./fields-views.ts').then((module) => module.fieldsViews[type]);

/** The views of components: those of the first view at once, the others when a page names them. */
export const formViews: ViewRegistry = {
  AmountField: { load: fields('AmountField'), reserve: '8rem' },
  CaptchaInput: {
    load: () => import('../captcha-input/captcha-input.tsx').then((module) => module.CaptchaInputView),
    reserve: '6rem',
  },
  Checkbox: { load: fields('Checkbox'), reserve: '2.75rem' },
  CopyField: { load: fields('CopyField'), reserve: '5rem' },
  FileUpload: {
    load: () => import('../file-upload/file-upload.tsx').then((module) => module.FileUploadView),
    reserve: '12rem',
  },
  NumberField: { load: fields('NumberField'), reserve: '5rem' },
  OtpInput: {
    load: () => import('../otp-input/otp-input.tsx').then((module) => module.OtpInputView),
    reserve: '6rem',
  },
  RadioGroup: { load: fields('RadioGroup'), reserve: '6rem' },
  SchemaForm: {
    load: () => import('../schema-form/schema-form.tsx').then((module) => module.SchemaFormView),
    reserve: '24rem',
    texts: {
      errorRequired: 'error.field.required',
      errorPattern: 'error.field.pattern',
      errorMin: 'error.field.min',
      errorMax: 'error.field.max',
      errorAtLeast: 'error.field.atLeast',
      errorAtMost: 'error.field.atMost',
      errorEmail: 'error.field.email',
      errorDate: 'error.field.date',
      errorTooYoung: 'error.field.tooYoung',
      errorConfirm: 'error.field.confirm',
      errorTerms: 'error.field.terms',
      errorInvalid: 'error.field.invalid',
    },
  },
  SelectField: { load: fields('SelectField'), reserve: '5rem' },
  SliderVerification: {
    load: () =>
      import('../slider-verification/slider-verification.tsx').then(
        (module) => module.SliderVerificationView,
      ),
    reserve: '20rem',
  },
  Switch: { load: fields('Switch'), reserve: '2.75rem' },
  TextField: {
    load: () => import('../text-field/text-field.tsx').then((module) => module.TextFieldView),
    reserve: '5rem',
  },
};
