import { expect, test } from 'vitest';
import { countedErrorCodes, errorCodes } from '../protocol/error-codes.ts';
import { nameErrorMessage } from './error-message.ts';
import { isSignedOut, isThrottled, nameFieldErrors, readFailure, readSaidCode } from './failure.ts';

test('an error of the API client is read with captcha flag, fields and waiting time', () => {
  const error = Object.assign(new Error('no'), {
    code: 'form.invalid',
    value: { captcha: true },
    fields: { username: 'username.taken', odd: 7 },
    retryAfter: 30,
  });
  expect(readFailure(error)).toEqual({
    code: 'form.invalid',
    captcha: true,
    fields: { username: 'username.taken' },
    retryAfterSeconds: 30,
  });
  expect(nameFieldErrors(error)).toEqual({ username: 'error.username.taken' });
});
test.each([null, undefined, 'text', new Error('no code'), { code: 7 }])('%s reads as unknown', (error) => {
  expect(readFailure(error).code).toBe('unknown');
});
test.each(countedErrorCodes)('%s says how many attempts are left, and then what to do', (code) => {
  const refuse = (attemptsLeft?: number) => ({
    code,
    fields: { field: code },
    ...(attemptsLeft === undefined ? {} : { value: { attemptsLeft } }),
  });
  expect(nameFieldErrors(refuse(3))).toEqual({ field: `error.${code}-3` });
  expect(readSaidCode(refuse(0))).toBe(`${code}-0`);
  expect(nameFieldErrors(refuse())).toEqual({ field: `error.${code}` });
});
test('a wrong try of another kind counts nothing', () => {
  for (const code of errorCodes.filter((one) => !countedErrorCodes.some((counted) => counted === one)))
    expect(readSaidCode({ code, value: { attemptsLeft: 3 } })).toBe(code);
});
test('an unknown code is never shown', () => {
  expect(nameErrorMessage('merchant.internal.9')).toBe('error.unknown');
  expect(nameErrorMessage('TOO_MANY_REQUEST')).toBe('error.TOO_MANY_REQUESTS');
});
test('codes are classified by what they mean for the flow', () => {
  expect([isThrottled({ code: 'TOO_MANY_REQUESTS' }), isThrottled({ code: 'login.failed' })]).toEqual([
    true,
    false,
  ]);
  expect([isSignedOut({ code: 'CUSTOMER_NOT_LOGIN' }), isSignedOut({ code: 'server' })]).toEqual([
    true,
    false,
  ]);
});
