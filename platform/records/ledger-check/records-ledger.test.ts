import { afterAll, beforeAll, expect, it } from 'vitest';
import { byEffort } from '../../../server/infrastructure/test-effort.fake.ts';
import { compareRecords, plantedFaults } from './compare.fake.ts';
import { live } from './live.fake.ts';
import { createWorld, type World } from './world.fake.ts';

/** `npm run bench -- records-ledger` has 1,000 members and 100,000 operations. */
let world: World;
beforeAll(async () => {
  world = await createWorld(byEffort(14, 20), 20_260_601);
  await live(world, { operations: byEffort(250, 400), nights: 2, lanes: 4 });
}, 180_000);
afterAll(() => world.rig.close());

it('every record of every member adds up to the ledger, to the cent, on both sides of midnight', async () => {
  expect(await compareRecords(world)).toEqual([]);
  expect([...world.done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(byEffort(150, 250));
}, 180_000);

// The control: if records that are wrong passed for right, the fact above would be blind.
it.each(Object.entries(plantedFaults))(
  'and does not where %s',
  async (_, plant) => {
    expect(await compareRecords(world, plant)).not.toEqual([]);
  },
  180_000,
);
