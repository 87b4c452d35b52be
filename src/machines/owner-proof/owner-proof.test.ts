import { expect, it } from 'vitest';
import { ownerProofContract } from './owner-proof.contract.ts';

const context = {
  error: null,
  errors: {},
  sms: '••• 4567',
  email: '',
  via: 'sms',
  secondsLeft: 42,
  freshSeconds: 0,
  code: '123456',
} as const;

// Each state, transition and failure is walked by tests/flows.
it('shows where a code can go to and the wait for the next one, and never the code', () => {
  const shown = ownerProofContract.project({ value: 'judging', context, status: 'active' } as never);
  expect(shown).toMatchObject({ state: 'judging', contact: '••• 4567', secondsLeft: 42 });
  expect(JSON.stringify(shown)).not.toContain('123456');
});

it('names the password as a field that forms leave out once the account is known to have none', () => {
  const read = (value: string) =>
    ownerProofContract.project({ value, context, status: 'active' } as never)['without'];
  expect(['loading', 'failed', 'unneeded'].map(read)).toEqual([[], [], []]);
  expect(['asking', 'fresh', 'wayless'].map(read)).toEqual([['password'], ['password'], ['password']]);
});
