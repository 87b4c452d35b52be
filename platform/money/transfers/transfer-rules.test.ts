import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemberRig, type MemberRig } from '../../member-rig.fake.ts';
import { createRulesBackOffice } from '../../rules-back-office.ts';
import { transferRules } from './transfer-rules.ts';
import { readTransferSettings } from './transfer-settings.ts';

let rig: MemberRig;
let backOffice: ReturnType<typeof createTransferRules>;
const createTransferRules = () => createRulesBackOffice(rig.deps, transferRules);
beforeAll(async () => {
  rig = await createMemberRig();
  backOffice = createTransferRules();
});
afterAll(() => rig.close());

const propose = async (change: object, by = 'clara') => {
  const { live } = await backOffice.read();
  await backOffice.propose({ rules: { ...live, ...change }, note: 'Teams asked', by });
  return (await backOffice.read()).waiting?.id ?? '';
};
const settle = (id: string, state: 'approved' | 'rejected' | 'withdrawn', by: string) =>
  state === 'withdrawn'
    ? backOffice.withdraw({ id, by })
    : backOffice.decide({ id, state, reason: 'So.', by });
const readActions = async () => {
  const { rows } = await rig.database.pool.query<{ entry: string }>(
    'select entry from operation_audit order by position',
  );
  return rows
    .map(({ entry }) => JSON.parse(entry) as { action: string; author: string; subject: string })
    .filter(({ action }) => action.startsWith('transferRules.'))
    .map(({ action, author }) => `${action} ${author}`);
};
const readOpen = async () => {
  const { db, merchant } = rig.deps;
  const { toUpline, toDownline } = await readTransferSettings(db, merchant);
  return { toUpline, toDownline };
};

it('keeps transfers closed until an operator who did not propose it opens them', async () => {
  expect(await backOffice.read()).toMatchObject({
    live: { toUpline: false, toDownline: false },
    changedBy: null,
    waiting: null,
  });
  const id = await propose({ toUpline: true, dailyMost: '60000.00' });
  expect(await readOpen()).toEqual({ toUpline: false, toDownline: false });
  await expect(settle(id, 'approved', 'clara')).rejects.toMatchObject({ code: 'approval.own-change' });
  await settle(id, 'approved', 'paula');
  expect(await readOpen()).toEqual({ toUpline: true, toDownline: false });
  const { live, changedBy, past } = await backOffice.read();
  expect(live).toMatchObject({ toUpline: true, toDownline: false, dailyMost: '60000.00' });
  expect(changedBy).toBe('clara');
  expect(past).toMatchObject([{ state: 'approved', decidedBy: 'paula', rules: live }]);
  expect(await readActions()).toEqual(['transferRules.propose clara', 'transferRules.approved paula']);
});

it('changes nothing with a proposal that was rejected or called off, and has one wait at a time', async () => {
  const { live } = await backOffice.read();
  const first = await propose({ toDownline: true });
  await expect(propose({ minimum: '5.00' }, 'berta')).rejects.toMatchObject({ code: 'rules.waiting' });
  await settle(first, 'rejected', 'paula');
  await settle(await propose({ toDownline: true }), 'withdrawn', 'clara');
  await expect(settle(first, 'approved', 'paula')).rejects.toMatchObject({ code: 'rules.unknown' });
  await expect(propose({})).rejects.toMatchObject({ code: 'rules.same' });
  expect((await backOffice.read()).live).toEqual(live);
});

it.each([
  [{ minimum: '0' }, { minimum: 'amount.invalid' }],
  [{ minimum: '1,5' }, { minimum: 'amount.invalid' }],
  [{ maximum: '50.00' }, { maximum: 'amount.too-small' }],
  [{ dailyMost: '-1' }, { dailyMost: 'amount.invalid' }],
  [{ dailyMost: '1e400' }, { dailyMost: 'amount.invalid' }],
  [{ dailyMost: '19999.99' }, { dailyMost: 'amount.too-small' }],
  [
    { minimum: 'x', maximum: '', dailyMost: '0' },
    { minimum: 'amount.invalid', maximum: 'amount.invalid', dailyMost: 'amount.invalid' },
  ],
])('refuses %j at its fields', async (change, fields) => {
  await expect(propose(change)).rejects.toMatchObject({ status: 400, fields });
  expect((await backOffice.read()).waiting).toBeNull();
});

it('keeps the rules of another brand', async () => {
  const other = createRulesBackOffice({ ...rig.deps, merchant: 'other' }, transferRules);
  expect(await other.read()).toMatchObject({ live: { toUpline: false }, past: [] });
  const id = await propose({ toDownline: true });
  await expect(other.decide({ id, state: 'approved', reason: '', by: 'paula' })).rejects.toMatchObject({
    code: 'rules.unknown',
  });
});
