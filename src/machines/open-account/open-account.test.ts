import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { OpenedAccount } from './open-account.contract.ts';
import { openAccountMachine } from './open-account.machine.ts';

interface OpenedInput {
  readonly account: string;
  readonly nickname: string;
  readonly payeeName: string;
  readonly birthday: string;
  readonly type: string;
  readonly rebates: Readonly<Record<string, string>>;
  readonly password: string;
}
const values = {
  account: ' tala2026 ',
  nickname: '',
  payeeName: ' Tala Reyes ',
  birthday: '1990-12-31',
  type: '1',
  password: 'First-2026',
  rebateRNG: ' 0.2 ',
  rebateLIVE: '',
};

it('openAccount sends the rates that were typed, and keeps no password', () => {
  const inputs: unknown[] = [];
  const openDownline = fromPromise<OpenedAccount, OpenedInput>(({ input }) => {
    inputs.push(input);
    return new Promise(() => undefined);
  });
  const actor = createActor(openAccountMachine.provide({ actors: { openDownline } })).start();
  actor.send({ type: 'form.submit', values });
  expect(inputs).toEqual([
    {
      account: 'tala2026',
      nickname: '',
      payeeName: 'Tala Reyes',
      birthday: '1990-12-31',
      type: '1',
      password: 'First-2026',
      rebates: { RNG: '0.2' },
    },
  ]);
  expect(actor.getSnapshot().context.password).toBeNull();
});
