import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { readRows } from './register-fields.ts';

const documentOf = (enabled: boolean) => ({
  fields: Object.fromEntries(
    [...Object.keys(messages.locks), 'confirmPassword', 'line'].map((name, index) => [
      name,
      { enabled, required: enabled, order: index },
    ]),
  ),
});

it('a field that is asked for is locked where an account needs it, and says why', () => {
  const locks = Object.fromEntries(readRows(documentOf(true), {}).map(({ name, lock }) => [name, lock]));
  expect(locks).toEqual({ ...messages.locks, confirmPassword: null, line: null });
});

it('no field that is off says that it is always asked: it can be switched on', () => {
  expect(readRows(documentOf(false), {}).filter(({ lock }) => lock !== null)).toEqual([]);
});
