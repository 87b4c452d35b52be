import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWithdrawalRig, type WithdrawalRig } from '../money/withdrawals/withdrawal-rig.fake.ts';
import { makeOwn } from '../own-things.fake.ts';
import { noteOpenWork, readOpenWork } from './open-work.ts';

const scope = { merchant: 'demo', zone: 'Europe/Malta' };
let rig: WithdrawalRig;
beforeAll(async () => {
  rig = await createWithdrawalRig();
  const { rows } = await rig.database.pool.query<{ id: string }>(
    `select id from member where account = 'agent'`,
  );
  await makeOwn(rig, rows[0]?.id ?? '');
});
afterAll(() => rig.close());
const note = (at: string) => noteOpenWork(rig.database.db, { ...scope, now: new Date(at) });
const read = (from: string, to: string) => readOpenWork(rig.database.db, scope, { from, to });

it('is what waits for staff at the end of each day of the brand, also where the clocks change', async () => {
  await note('2026-10-24T21:00:00Z');
  await note('2026-10-25T22:59:00Z');
  await rig.database.pool.query(
    `update point_redemption set status = 'rejected', decided_by = 'paula', decided_at = now() where status = 'inProcess'`,
  );
  // Within a minute nothing is counted again; the day of the change has 25 hours.
  await note('2026-10-25T22:59:30Z');
  await note('2026-10-25T23:00:00Z');
  const { days, asOf, before } = await read('2026-10-24', '2026-10-27');
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-10-24', expect.any(Number)],
    ['2026-10-25', days[0]?.total],
    ['2026-10-26', (days[0]?.total ?? 0) - 1],
    ['2026-10-27', null],
  ]);
  expect(days[0]?.kinds).toContainEqual({ kind: 'redemptions', count: 1 });
  expect(days[2]?.kinds.map(({ kind }) => kind)).not.toContain('redemptions');
  expect([asOf, before]).toEqual(['2026-10-25T23:00:00.000Z', null]);
  expect((await read('2026-10-25', '2026-10-25')).before).toBe(days[0]?.total);
});
