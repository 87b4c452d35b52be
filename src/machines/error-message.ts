/**
 * Error code of a failed call → message key. Codes that are not listed read as `error.unknown`: a raw
 * code is never shown to a person (specification, section 8).
 */
const known: readonly string[] = [
  'login.credentials',
  'login.locked',
  'login.notMember',
  'login.notAgent',
  'login.not.session',
  'captcha.wrong',
  'captcha.expired',
  'captcha.unavailable',
  'code.wrong',
  'code.expired',
  'code.missing',
  'code.limit',
  'code.unavailable',
  'mobileNum.missing',
  'mobileNum.invalid',
  'mobileNum.taken',
  'username.taken',
  'affiliateCode.unknown',
  'verification.wrong',
  'verification.expired',
  'verification.required',
  'verification.unavailable',
  'field.required',
  'request_param_err',
  'request.interrupted',
  'function.not.available',
  'language.unavailable',
  'member.unavailable',
  'network',
  'timeout',
  'server',
];
const sameAs: Readonly<Record<string, string>> = {
  TOO_MANY_REQUEST: 'tooMany',
  TOO_MANY_REQUESTS: 'tooMany',
  'user.or.token.invalid': 'login.not.session',
  CUSTOMER_NOT_LOGIN: 'login.not.session',
  nologin: 'login.not.session',
};

export const errorMessageKeys: readonly string[] = [
  ...known.map((code) => `error.${code}`),
  'error.tooMany',
  'error.unknown',
];

/** The message key that says an error code to a person. */
export function nameErrorMessage(code: string): string {
  const name = sameAs[code] ?? code;
  const key = `error.${name}`;
  return errorMessageKeys.includes(key) ? key : 'error.unknown';
}
