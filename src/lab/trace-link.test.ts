import { expect, test } from 'vitest';
import { decodeRun, encodeRun, readRun, type Run } from './trace-link.ts';

const run: Run = {
  machine: 'language',
  input: { code: 'EN', codes: ['EN', 'العربية'] },
  moves: [
    { do: 'send', event: { type: 'language.select', code: 'العربية' } },
    { do: 'answer', service: 'loadMessages', outcome: 'loaded', afterMs: 3_000 },
    { do: 'advance', ms: 3_000 },
  ],
};

test('a run comes back from an address as it was', () => {
  expect(decodeRun(`#${encodeRun(run)}`)).toEqual({ ok: true, value: run });
});
test('an address holds no character that chats and mails break', () => {
  expect(encodeRun(run)).toMatch(/^[\w-]+$/);
});
test('a cut address is refused with a reason', () => {
  const cut = encodeRun(run).slice(0, 41);
  expect(decodeRun(cut)).toEqual({ ok: false, error: 'the address does not hold a whole trace' });
});
test.each([
  ['nothing', null],
  ['no machine', { moves: [] }],
  ['no moves', { machine: 'login' }],
  ['an unknown move', { machine: 'login', moves: [{ do: 'jump' }] }],
  ['time that runs backwards', { machine: 'login', moves: [{ do: 'advance', ms: -1 }] }],
  ['an event without a type', { machine: 'login', moves: [{ do: 'send', event: {} }] }],
  ['a snapshot of another kind', { machine: 'login', moves: [], stored: { now: 'today' } }],
])('%s is refused', (_, value) => {
  expect(readRun(value).ok).toBe(false);
});
