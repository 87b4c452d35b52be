import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWithdrawalRig, type WithdrawalRig } from './money/withdrawals/withdrawal-rig.fake.ts';
import { answersKeptDays } from '../server/infrastructure/table-lives.ts';
import { planHousekeeping } from './housekeeping.ts';

let rig: WithdrawalRig;
let player: { token: string; id: string; card: string };
beforeAll(async () => {
  rig = await createWithdrawalRig();
  player = await rig.signIn('player');
});
afterAll(async () => {
  expect(rig.troubles).toEqual([]);
  await rig.close();
});
const countRows = async (from: string): Promise<number> =>
  Number((await rig.database.pool.query<{ count: string }>(`select count(*) from ${from}`)).rows[0]?.count);

it('an order without activity ends automatically, once, and pays no one', async () => {
  const { value } = await rig.call(
    'deposit.create',
    { bankCode: 'transfer', amount: '500' },
    { token: player.token },
  );
  const balance = await rig.balance(player.id);
  await rig.runJobs();
  const readStatus = async () =>
    (
      await rig.database.pool.query<{ status: string }>('select status from deposit_order where id = $1', [
        value.id,
      ])
    ).rows[0];
  expect(await readStatus()).toEqual({ status: 'waiting' });
  rig.clock.advance(value.secondsLeft * 1_000);
  await Promise.all([rig.runJobs(), rig.runJobs()]);
  expect(await readStatus()).toEqual({ status: 'expired' });
  expect(await countRows(`deposit_event where order_id = ${value.id} and kind = 'expired'`)).toBe(1);
  expect(await rig.balance(player.id)).toBe(balance);
});

it('answers to calls that move money are kept while they may be repeated, and then forgotten', async () => {
  await rig.submit(player.token, { amount: '100', card: player.card });
  await rig.upload(player.id);
  const answers = await countRows('idempotent_answer');
  expect(answers).toBeGreaterThan(0);
  await planHousekeeping(rig.deps.db, rig.deps);
  await planHousekeeping(rig.deps.db, rig.deps);
  expect(await countRows("job where kind = 'member.housekeeping'")).toBe(1);
  rig.clock.advance(86_400_000);
  await rig.runJobs();
  expect(await countRows('idempotent_answer')).toBe(answers);
  // Plans its next run.
  expect(await countRows("job where kind = 'member.housekeeping' and done_at is null")).toBe(1);
  rig.clock.advance(answersKeptDays * 86_400_000);
  await rig.runJobs();
  expect(await countRows('idempotent_answer')).toBe(0);
  expect(await countRows('upload where subject is null')).toBe(0);
});
