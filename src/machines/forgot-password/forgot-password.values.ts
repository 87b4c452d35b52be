import { nameErrorMessage } from '../error-message.ts';
import { nameMissing, readText, type FormValues } from '../form-values.ts';
import { nameNewPasswordErrors, readNewPassword } from '../new-password.ts';
import { readMobileNumber } from '../sms-code/mobile-number.ts';
import type { PhoneReset, ResetTab } from './forgot-password.contract.ts';

/** What the flow itself cannot do without: field → message key. */
export function nameGaps(tab: ResetTab, values: FormValues): Readonly<Record<string, string>> {
  if (tab === 'email') return nameMissing(values, ['username', 'email']);
  const missing = nameMissing(values, ['mobileNum', 'verificationCode']);
  const isWrong = missing['mobileNum'] === undefined && readMobileNumber(values?.['mobileNum']) === null;
  return {
    ...missing,
    ...(isWrong ? { mobileNum: nameErrorMessage('mobile.invalid') } : {}),
    ...nameNewPasswordErrors(values),
  };
}
export function readPhoneReset(values: FormValues): PhoneReset {
  return {
    ...readNewPassword(values),
    mobileNum: readMobileNumber(values?.['mobileNum']) ?? '',
    verificationCode: readText(values, 'verificationCode').trim(),
  };
}
