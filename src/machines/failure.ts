import { nameErrorMessage } from './error-message.ts';

/**
 * What a failed service says: `{ code, value?: { captcha? }, fields?, retryAfter? }`, as the API client
 * throws it. Anything else that is thrown reads as `unknown`.
 */
export interface Failure {
  readonly code: string;
  /** The server asks for a captcha from now on. */
  readonly captcha: boolean;
  /** Field → error code. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
export function isFailure(error: unknown): error is { readonly code: string } {
  return isRecord(error) && typeof error['code'] === 'string';
}
export function readFailure(error: unknown): Failure {
  if (!isFailure(error)) return { code: 'unknown', captcha: false, fields: {}, retryAfterSeconds: null };
  const { code, value, fields, retryAfter } = error as Readonly<Record<string, unknown>>;
  const named = isRecord(fields)
    ? Object.entries(fields).filter(([, value]) => typeof value === 'string')
    : [];
  return {
    code: code as string,
    captcha: isRecord(value) && value['captcha'] === true,
    fields: Object.fromEntries(named) as Readonly<Record<string, string>>,
    retryAfterSeconds: typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : null,
  };
}
/** What a failed call says beside its code, for example the times of a maintenance. */
export function readFailureDetails(error: unknown): Readonly<Record<string, unknown>> {
  if (!isFailure(error)) return {};
  const { value } = error as Readonly<Record<string, unknown>>;
  return isRecord(value) ? value : {};
}
export function nameFailure(error: unknown): string {
  return nameErrorMessage(readSaidCode(error));
}
/** A wrong try says how many attempts are left, where the server tells; with none it says what to do. */
function countAttempts(code: string, error: unknown): string {
  const { attemptsLeft } = readFailureDetails(error);
  // These are `countedErrorCodes`.
  return typeof attemptsLeft === 'number' && /^(auth|fund|ques|sms).*wrong$/.test(code)
    ? `${code}-${Math.min(attemptsLeft, 4)}`
    : code;
}
/** The code that is said of a failed call. */
export function readSaidCode(error: unknown): string {
  return countAttempts(readFailure(error).code, error);
}
/** Field → message key. */
export function nameFieldErrors(error: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(readFailure(error).fields).map(([field, code]) => [
      field,
      nameErrorMessage(countAttempts(code, error)),
    ]),
  );
}
const throttled: readonly string[] = [
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
  'login.locked',
  'fund-password.locked',
  'authenticator.locked',
];
export function isThrottled(error: unknown): boolean {
  return throttled.includes(readFailure(error).code);
}
const signedOut: readonly string[] = [
  'login.not.session',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
  'nologin',
  'token_ip_different',
  'duplicateLogin',
];
/** The token is no longer good (wire contract: 401 and the codes that mean the same). */
export function isSignedOut(error: unknown): boolean {
  return signedOut.includes(readFailure(error).code);
}
