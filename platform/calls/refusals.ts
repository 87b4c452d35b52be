import type { CountedErrorCode, RefusalCode } from '../../src/protocol/error-codes.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';

/** A field → error code refusal of a form. */
export const refuseFields = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError({ status: 400, code: 'form.invalid', message: 'Some fields are not accepted.', fields });

/** Reads a form, and says in one refusal what the reading and the check found; the reading knows a field better. */
export function readChecked<Value>(read: () => Value, faults: Readonly<Record<string, string>>): Value {
  try {
    const value = read();
    if (Object.keys(faults).length === 0) return value;
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.code !== 'form.invalid') throw refusal;
    throw refuseFields({ ...faults, ...refusal.fields });
  }
  throw refuseFields(faults);
}

/** A refusal that belongs to one field. */
export const refuseField = (field: string, code: RefusalCode, message: string, status = 400): AppError =>
  new AppError({ status, code, message, fields: { [field]: code } });

/** A wrong try at its field, with how many attempts are left. */
export const refuseAttempt = (
  field: string,
  code: CountedErrorCode,
  attemptsLeft: number,
  value: JsonObject = {},
): AppError =>
  new AppError({
    status: 400,
    code,
    message: 'What was typed is wrong.',
    fields: { [field]: code },
    value: { ...value, attemptsLeft },
  });

/** A wrong code of a message at its field, with how many more may be tried before another one is needed. */
export const refuseCode = (field: string, attemptsLeft: number): AppError =>
  refuseAttempt(field, 'sms.code-wrong', attemptsLeft);

export const refuseCall = (code: RefusalCode, message: string, status = 400, value?: unknown): AppError =>
  new AppError({ status, code, message, ...(value === undefined ? {} : { value }) });

export const notSignedIn = (): AppError =>
  new AppError({ status: 401, code: 'login.not.session', message: 'No session belongs to this token.' });
export const looksOnly = (): AppError =>
  new AppError({ status: 403, code: 'session.looks-only', message: 'This session can only read pages.' });
export const notAvailable = (why: string): AppError =>
  new AppError({ status: 400, code: 'function.not.available', message: why });
