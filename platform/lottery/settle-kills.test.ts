import { afterAll, beforeAll, expect, it } from 'vitest';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { createLotteryRig, type LotteryRig } from './lottery-rig.fake.ts';
import { settleUnderKills } from './settle-kills.fake.ts';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());

it('pays each line once when the nodes that settle are killed in the middle', async () => {
  const lines = byEffort(2_000, 3_000);
  const result = await settleUnderKills(rig, {
    lines,
    kills: byEffort(['first-stored', 90], [60, 'first-stored', 140]),
  });
  expect(result).toMatchObject({ open: 0, won: lines / 2, paid: lines / 2, twice: 0 });
  expect(result.received).toBe(result.owed);
  expect(result.owed).toBe(BigInt(lines / 2) * 392n);
  expect(result.cut).toBeGreaterThan(0);
});
