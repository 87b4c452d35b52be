/**
 * Error code of a failed call → message key. Codes that are not listed read as `error.unknown`: a raw
 * code is never shown to a person (specification, section 8).
 */
const known: readonly string[] = [
  'login.failed',
  'login.locked',
  'login.not.session',
  'login.trial',
  'account.frozen',
  'captcha.required',
  'captcha.wrong',
  'verification.required',
  'verification.wrong',
  'verification.exhausted',
  'verification.expired',
  'sms.code-required',
  'sms.code-wrong',
  'sms.code-expired',
  'mobile.invalid',
  'mobile.taken',
  'username.taken',
  'username.invalid',
  'affiliate.unknown',
  'form.invalid',
  'field.required',
  'field.pattern',
  'field.too-short',
  'field.too-long',
  'field.mismatch',
  'field.invalid',
  'password.wrong',
  'password.same',
  'password.weak',
  'language.unknown',
  'game.unknown',
  'game.round-open',
  'game.maintenance',
  'account.trial',
  'balance.insufficient',
  'merchant.acct.setup.err',
  'stepup.wrong',
  'stepup.exhausted',
  'stepup.expired',
  'provider.refused',
  'window.blocked',
  'window.closed',
  'provider.taken',
  'TOO_MANY_REQUESTS',
  'server.busy',
  'function.not.available',
  'request_param_err',
  'request_body_required',
  'network.offline',
  'network.timeout',
  'network.aborted',
  'response.unreadable',
  'request.interrupted',
  'language.unavailable',
  'unknown',
];
const sameAs: Readonly<Record<string, string>> = {
  TOO_MANY_REQUEST: 'TOO_MANY_REQUESTS',
  'user.or.token.invalid': 'login.not.session',
  CUSTOMER_NOT_LOGIN: 'login.not.session',
  duplicateLogin: 'login.not.session',
  token_ip_different: 'login.not.session',
  nologin: 'login.not.session',
};

export const errorMessageKeys: readonly string[] = known.map((code) => `error.${code}`);

/** The message key that says an error code to a person. */
export function nameErrorMessage(code: string): string {
  const name = sameAs[code] ?? code;
  const key = `error.${name}`;
  return errorMessageKeys.includes(key) ? key : 'error.unknown';
}
