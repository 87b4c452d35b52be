import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { createDepositMethodDesk } from '../money/cashier/deposit-method-desk.ts';
import { createReceivingDesk } from '../money/cashier/receiving-desk.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
let desk: Answers<DeskCalls>;
beforeAll(async () => {
  rig = await createSeededRig();
  desk = createDepositMethodDesk(rig.deps);
});
afterAll(() => rig.close());
const typed = { key: null, version: '0', values: { id: 'Not yet right!', fee: 'much' }, note: '' };
const save = (id: string | null, by = 'clara', more = {}) => desk.saveDraft({ id, ...typed, ...more, by });

it('are saved as they were typed, changed by who continues them, and in force nowhere', async () => {
  const before = await desk.list();
  const { id } = await save(null);
  expect((await desk.list()).drafts).toMatchObject([{ id, key: null, values: typed.values, by: 'clara' }]);
  expect(await save(id, 'berta', { note: 'Asked for' })).toEqual({ id });
  const after = await desk.list();
  expect(after.drafts).toMatchObject([{ id, by: 'berta', note: 'Asked for' }]);
  expect({ ...after, drafts: [] }).toEqual({ ...before, drafts: [] });
  expect((await createReceivingDesk(rig.deps).list()).drafts).toEqual([]);
});

it('end once they are proposed, and stay where the proposal is refused', async () => {
  const [row] = (await desk.list()).rows;
  if (row === undefined) throw new Error('Expected a row.');
  const values = { ...row.values, fee: '7.00' };
  const about = { key: row.key, version: row.version, note: 'Fee' };
  const { id } = await desk.saveDraft({ id: null, ...about, values, by: 'clara' });
  const ids = async () => (await desk.list()).drafts.map((draft) => draft.id);
  const propose = (fee: string) =>
    desk.propose({ ...about, values: { ...values, fee }, draft: id, by: 'clara' });
  await expect(propose('much')).rejects.toMatchObject({ fields: { fee: 'amount.invalid' } });
  expect(await ids()).toContain(id);
  await propose('7.00');
  expect(await ids()).not.toContain(id);
});

it('are thrown away by one person, and never too many', async () => {
  const { id } = await save(null);
  await desk.removeDraft({ id, by: 'berta' });
  expect((await desk.list()).drafts.map((draft) => draft.id)).not.toContain(id);
  await rig.database.pool.query(`insert into desk_draft (merchant, desk, version, values, author, saved_at)
    select 'demo', 'deposit-methods', 0, '{}', 'clara', now() from generate_series(1, 200)`);
  await expect(save(null)).rejects.toMatchObject({ code: 'desk.drafts' });
});
