import { afterAll, beforeAll, expect, it } from 'vitest';
import { depositMethods } from '../../src/protocol/desks/deposit-methods.ts';
import { rebateSettings } from '../../src/protocol/desks/rebates.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createDesks } from './desk-keepers.ts';
import { createDeskOverview } from './desk-overview.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

it('names what waits at each desk, and the desks that members need', async () => {
  const keepers = createDesks(rig.deps);
  const overview = createDeskOverview(rig.deps, keepers);
  expect(await overview.read()).toEqual({ waiting: [], empty: [] });
  const values = { automatic: true, minimum: '5.00', claimDays: 5 };
  const state = await keepers[rebateSettings.name]?.list();
  const version = state?.rows[0]?.version ?? '0';
  await keepers[rebateSettings.name]?.propose({ key: '', version, values, note: 'Faster', by: 'clara' });
  await rig.database.pool.query(
    `update deposit_order set receiving_account_id = null;
    delete from receiving_account; delete from deposit_method`,
  );
  expect(await overview.read()).toMatchObject({
    waiting: [{ desk: rebateSettings.name, proposedBy: 'clara', note: 'Faster' }],
    empty: [depositMethods.name],
  });
});
