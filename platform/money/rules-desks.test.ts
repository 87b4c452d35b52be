import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractKinds } from '../../src/protocol/calls/settlements.ts';
import { contractRules } from '../../src/protocol/desks/contract-rules.ts';
import type { DeskValues } from '../../src/protocol/desks/define-desk.ts';
import { transferRules, withdrawalRules } from '../../src/protocol/desks/money-rules.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readRules } from '../agents/contracts/settlement/contract-settings.ts';
import { changeSettings, proposeSettings, readSettings } from '../desks/change-desk.fake.ts';
import { createDesks } from '../desks/desk-keepers.ts';
import { createMemberRig, type MemberRig } from '../member-rig.fake.ts';
import { readTransferSettings } from './transfers/transfer-settings.ts';
import { readWithdrawalSettings } from './withdrawals/settings.ts';

let rig: MemberRig;
let desks: ReturnType<typeof createDesks>;
beforeAll(async () => {
  rig = await createMemberRig();
  desks = createDesks(rig.deps);
});
beforeEach(async () => {
  await rig.database.pool.query(`delete from desk_change; delete from withdrawal_setting;
    delete from member_transfer_setting; delete from contract_setting`);
});
afterAll(() => rig.close());
const deskOf = (name: string) => {
  const desk = desks[name];
  if (desk === undefined) throw new Error(`Expected ${name}`);
  return desk;
};
/** Settings as the console's wire has them. */
const write = (settings: object) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? writeMoney(value, 'PHP') : (value as unknown),
    ]),
  );
const whatCounts = {
  [withdrawalRules.name]: () => readWithdrawalSettings(rig.deps.db, rig.deps.merchant),
  [transferRules.name]: () => readTransferSettings(rig.deps.db, rig.deps.merchant),
};

describe.each(Object.entries(whatCounts))('the desk %s', (name, read) => {
  it('shows what is in force, before anything was set and after', async () => {
    const desk = deskOf(name);
    expect((await desk.list()).rows).toMatchObject([{ key: '', version: '0', changedBy: null }]);
    expect(await readSettings(desk)).toEqual(write(await read()));
    await changeSettings(desk, { minimum: '150.00' });
    expect(await readSettings(desk)).toEqual(write(await read()));
    expect(await readSettings(desk)).toMatchObject({ minimum: '150.00' });
    expect((await desk.history({ key: '' })).changes).toMatchObject([
      {
        before: { minimum: '100.00' },
        after: { minimum: '150.00' },
        proposedBy: 'clara',
        decidedBy: 'paula',
      },
    ]);
  });
  it('has one change wait at a time, and changes nothing with one that was rejected', async () => {
    const desk = deskOf(name);
    const before = await read();
    const id = await proposeSettings(desk, { maximum: '20001.00' });
    await expect(proposeSettings(desk, { maximum: '20002.00' }, 'berta')).rejects.toMatchObject({
      code: 'desk.waiting',
    });
    await expect(desk.decide({ id, state: 'approved', reason: '', by: 'clara' })).rejects.toMatchObject({
      code: 'approval.own-change',
    });
    await desk.decide({ id, state: 'rejected', reason: 'No.', by: 'paula' });
    await expect(proposeSettings(desk, {})).rejects.toMatchObject({ code: 'desk.same' });
    expect(await read()).toEqual(before);
  });
});

describe('rules that cannot be', () => {
  const wrong: readonly (readonly [name: string, change: DeskValues, fields: object])[] = [
    [withdrawalRules.name, { minimum: '0' }, { minimum: 'amount.too-small' }],
    [withdrawalRules.name, { minimum: '1,5' }, { minimum: 'amount.invalid' }],
    [withdrawalRules.name, { maximum: '50' }, { maximum: 'amount.too-small' }],
    [withdrawalRules.name, { fee: '100.00' }, { fee: 'amount.too-large' }],
    [withdrawalRules.name, { fee: '-1' }, { fee: 'amount.invalid' }],
    [withdrawalRules.name, { maximum: '1e400' }, { maximum: 'amount.invalid' }],
    [withdrawalRules.name, { perDay: 0 }, { perDay: 'number.too-small' }],
    [withdrawalRules.name, { receiptMinutes: 10_081 }, { receiptMinutes: 'number.too-large' }],
    [transferRules.name, { minimum: '0' }, { minimum: 'amount.too-small' }],
    [transferRules.name, { maximum: '50.00' }, { maximum: 'amount.too-small' }],
    [transferRules.name, { dailyMost: '19999.99' }, { dailyMost: 'amount.too-small' }],
    [transferRules.name, { dailyMost: '-1' }, { dailyMost: 'amount.invalid' }],
    ...contractRules.map(
      ([, { name }]) => [name, { activeBets: '0.001' }, { activeBets: 'amount.invalid' }] as const,
    ),
  ];
  it.each(wrong)('are refused at their fields: %s %j', async (name, change, fields) => {
    await expect(proposeSettings(deskOf(name), change)).rejects.toMatchObject({ status: 400, fields });
    expect((await deskOf(name).list()).rows[0]?.waiting).toBeNull();
  });
});

it('a contract asks for a bet until a second person approved more, for each kind alone', async () => {
  const readAll = () =>
    Promise.all(contractKinds.map((kind) => readRules(rig.deps.db, rig.deps.merchant, kind)));
  const plain = { activeBets: 0n, activeDeposits: 0n, carriesOver: true };
  expect(await readAll()).toEqual(contractKinds.map(() => plain));
  for (const [kind, desk] of contractRules)
    // oxlint-disable-next-line no-await-in-loop -- A desk after another.
    await changeSettings(deskOf(desk.name), {
      activeBets: '200.00',
      ...(kind === 'dividend' ? { carriesOver: false } : {}),
    });
  expect(await readAll()).toEqual(
    contractKinds.map((kind) => ({ ...plain, activeBets: 20_000n, carriesOver: kind !== 'dividend' })),
  );
});

it('rules of another brand are neither seen nor decided', async () => {
  await rig.database.pool.query(
    `insert into ledger_currency (merchant, code, symbol, places) values ('other', 'PHP', '₱', 2)
    on conflict do nothing`,
  );
  const id = await proposeSettings(deskOf(transferRules.name), { toDownline: true });
  const other = createDesks({ ...rig.deps, merchant: 'other' })[transferRules.name];
  expect((await other?.list())?.rows).toMatchObject([{ waiting: null, values: { toDownline: false } }]);
  await expect(other?.decide({ id, state: 'approved', reason: '', by: 'paula' })).rejects.toMatchObject({
    code: 'rules.unknown',
  });
});
