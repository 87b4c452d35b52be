import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRandom } from '../../../../server/infrastructure/random.fake.ts';
import { createDayRig, type DayRig } from '../../../day-rig.fake.ts';
import { settleUnderKills } from './kill-runs.fake.ts';

let rig: DayRig;
beforeAll(async () => {
  rig = await createDayRig();
  await rig.query('truncate contract_line, contract_run, contract_result_day, contract_result_close cascade');
  await rig.query('truncate contract_result_tick, contract_tick_close');
  await rig.query(`delete from job where kind like 'contract.%'`);
});
afterAll(() => rig.close());

it(
  'pays every line of every kind once, whenever a node dies in the middle of a run',
  { timeout: 60_000 },
  async () => {
    const { killed, lines, faults } = await settleUnderKills(rig, {
      moments: 3,
      random: createSeededRandom(17),
    });
    expect(faults).toEqual([]);
    expect(killed).toBeGreaterThan(0);
    expect(lines).toBeGreaterThan(3 * 400);
  },
);
