import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

let rig: WithdrawalRig;
beforeAll(async () => {
  rig = await createWithdrawalRig();
});
afterAll(() => rig.close());

it('a receipt has 24 hours where the brand sets nothing, and the message says so', async () => {
  const player = await rig.signIn('player');
  const id = await rig.payOut(player);
  const { value } = await rig.call('confirmations.receipt', { id }, { token: player.token });
  expect(value.secondsLeft).toBe(86_400);
  const { body } = await rig.deps.db
    .selectFrom('inbox_message')
    .select('body')
    .where('title', '=', 'Your withdrawal has been paid')
    .executeTakeFirstOrThrow();
  expect(body).toContain('within 24 hours');
});
