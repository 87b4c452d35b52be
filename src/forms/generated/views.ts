// Written by "npm run generate" from the definitions; do not edit.
import { listLazyViews, type View, type ViewRegistry } from '../../runtime/view.ts';
import type { fieldsViews } from './fields-views.ts';

const fields = (type: string): Promise<View<never>> =>
  import('./fields-views.ts').then((module) => module.fieldsViews[type as keyof typeof fieldsViews]);

/** The views of components: those of the first view at once, the others when a page names them. */
export const formViews: ViewRegistry = {
  CaptchaInput: {
    load: () => import('../captcha-input/captcha-input.tsx').then((module) => module.CaptchaInputView),
    reserve: '6rem',
  },
  FileUpload: {
    load: () => import('../file-upload/file-upload.tsx').then((module) => module.FileUploadView),
    reserve: '12rem',
  },
  OtpInput: {
    load: () => import('../otp-input/otp-input.tsx').then((module) => module.OtpInputView),
    reserve: '6rem',
  },
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
  SliderVerification: {
    load: () =>
      import('../slider-verification/slider-verification.tsx').then(
        (module) => module.SliderVerificationView,
      ),
    reserve: '20rem',
  },
  TextField: {
    load: () => import('../text-field/text-field.tsx').then((module) => module.TextFieldView),
    reserve: '5rem',
  },
  ...listLazyViews(fields, {
    AmountField: '8rem',
    Checkbox: '2.75rem',
    CopyField: '5rem',
    NumberField: '5rem',
    RadioGroup: '6rem',
    SelectField: '5rem',
    Switch: '2.75rem',
  } satisfies Partial<Record<keyof typeof fieldsViews, string>>),
};
