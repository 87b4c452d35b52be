import { errorCodes, sameErrors } from '../protocol/error-codes.ts';

export const errorMessageKeys: readonly string[] = [...errorCodes, 'unknown'].map((code) => `error.${code}`);
const sameAs: Readonly<Record<string, string>> = sameErrors;

/**
 * Returns the message key for an error code. A code without a message becomes `error.unknown`: no player
 * is shown a raw code (specification, section 8).
 */
export function nameErrorMessage(code: string): string {
  const key = `error.${Object.hasOwn(sameAs, code) ? sameAs[code] : code}`;
  // A counted code ends with the number of attempts that are left.
  return errorMessageKeys.includes(key.replace(/-\d$/, '')) ? key : 'error.unknown';
}
