import { errorCodes, sameErrors } from '../protocol/error-codes.ts';

export const errorMessageKeys: readonly string[] = [...errorCodes, 'unknown'].map((code) => `error.${code}`);
const sameAs: Readonly<Record<string, string>> = sameErrors;

/**
 * The message key that says an error code to a person. Codes without words read as `error.unknown`: nobody
 * is shown a raw code (specification, section 8).
 */
export function nameErrorMessage(code: string): string {
  const key = `error.${Object.hasOwn(sameAs, code) ? sameAs[code] : code}`;
  return errorMessageKeys.includes(key) ? key : 'error.unknown';
}
