// Written by "npm run generate" from the definitions; do not edit.
import { listLazyViews, type ViewRegistry } from '../../runtime/view.ts';
import type { views as fieldsViews } from './fields-views.ts';

const fields = () => import('./fields-views.ts');

/** The views of components: those of the first view at once, the others when a page names them. */
export const formViews: ViewRegistry = {
  'CaptchaInput': { load: () => import('../captcha-input/captcha-input.tsx').then((module) => module.CaptchaInputView), reserve: '6rem', texts: {"errorRequired":"error.captcha.required"} },
  'FileUpload': { load: () => import('../file-upload/file-upload.tsx').then((module) => module.FileUploadView), reserve: '12rem' },
  'OtpInput': { load: () => import('../otp-input/otp-input.tsx').then((module) => module.OtpInputView), reserve: '6rem' },
  'SchemaForm': { load: () => import('../schema-form/schema-form.tsx').then((module) => module.SchemaFormView), reserve: '24rem', texts: {"errorRequired":"error.field.required","errorPattern":"error.field.pattern","errorMin":"error.field.min","errorMax":"error.field.max","errorAtLeast":"error.field.atLeast","errorAtMost":"error.field.atMost","errorEmail":"error.field.email","errorDate":"error.field.date","errorTooYoung":"error.field.tooYoung","errorConfirm":"error.field.confirm","errorTerms":"error.field.terms","errorChoose":"error.field.choose","errorInvalid":"error.field.invalid"} },
  'SliderVerification': { load: () => import('../slider-verification/slider-verification.tsx').then((module) => module.SliderVerificationView), reserve: '20rem' },
  'TextField': { load: () => import('../text-field/text-field.tsx').then((module) => module.TextFieldView), reserve: '5rem' },
  ...listLazyViews(fields, {
    'AmountField': 8,
    'Checkbox': 2.75,
    'CopyField': 5,
    'DateTimeField': 5,
    'NumberField': 5,
    'RadioGroup': 6,
    'SelectField': 5,
    'Slider': 5,
    'Switch': 2.75,
  } satisfies Partial<Record<keyof typeof fieldsViews, number>>),
};
