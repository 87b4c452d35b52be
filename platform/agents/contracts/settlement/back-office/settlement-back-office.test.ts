import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleDeps } from '../../../../../server/console/deps.ts';
import { createDayRig, type DayRig } from '../../../../day-rig.fake.ts';
import { createSettlementBackOffice } from './settlement-back-office.ts';

let rig: DayRig;
let backOffice: ConsoleDeps['settlements'];
const ids = new Map<string, string>();
/** Day of the next settlement; the clock of the rig begins on 2026-06-01. */
let dayOfMonth = 1;
beforeAll(async () => {
  rig = await createDayRig();
  backOffice = createSettlementBackOffice(rig.deps);
  for (const { id, account } of await rig.query('select id, account from member'))
    ids.set(String(account), String(id));
  await rig.query('truncate contract_line, contract_run, contract_result_day, contract_result_close cascade');
  await rig.query(`delete from job where kind like 'contract.%'`);
  await rig.query('delete from contract_setting');
});
afterAll(() => rig.close());
const idOf = (account: string): string => ids.get(account) ?? '';
const dayAt = (day: number): string => `2026-06-${String(day).padStart(2, '0')}`;

/** Three members play on a day, and the day ends: the agent's salary of it is 150.00, paid a day later. */
async function settle(): Promise<string> {
  const day = dayAt(dayOfMonth);
  for (const account of ['player', 'amihan2', 'dalisay'])
    await rig.settle(5_000_000n, `${day}T09:00:00Z`, 'settled', idOf(account));
  await rig.endDays(`${dayAt(dayOfMonth + 1)}T12:00:00Z`);
  dayOfMonth += 1;
  return day;
}
async function pay(): Promise<void> {
  dayOfMonth += 1;
  await rig.endDays(`${dayAt(dayOfMonth)}T12:00:00Z`, 2);
}
const linesOf = async (slot: string) =>
  (await backOffice.lines({ kind: 'daily', slot, filter: 'all', page: 1 })).rows.filter(
    ({ amount }) => amount !== '0.00',
  );
const lineOf = async (slot: string, account = 'agent') =>
  (await linesOf(slot)).find((line) => line.account === account);
const paidTo = async (account: string): Promise<bigint> => {
  const [row] = await rig.query(`select coalesce(sum(e.amount), 0)::text as sum from ledger_transfer t
    join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    where t.kind = 'contract.daily' and a.member_id = ${idOf(account)}`);
  return BigInt(String(row?.['sum']));
};
const newest = async (): Promise<string> => (await backOffice.holds()).waiting[0]?.id ?? '';
const decide = async (state: 'approved' | 'rejected', by = 'paula') =>
  backOffice.decide({ id: await newest(), state, reason: 'Looked into', by });

describe('runs', () => {
  it('are listed with their totals, before and after they are paid', async () => {
    const slot = await settle();
    const [run] = (await backOffice.runs({ kind: 'daily', day: '', page: 1 })).rows;
    expect(run).toMatchObject({ slot, state: 'due', paid: '0.00', withheld: '0.00', amount: '3100.00' });
    await pay();
    expect((await backOffice.runs({ kind: 'daily', day: slot, page: 9 })).rows).toMatchObject([
      { slot, state: 'paid', paid: '3100.00' },
    ]);
    const line = await backOffice.line({ id: (await lineOf(slot))?.id ?? '' });
    expect(line).toMatchObject({
      account: 'agent',
      upline: 'maharlika',
      slot,
      state: 'paid',
      amount: '200.00',
      holds: [],
      reference: `contract:line:${line.id}`,
      share: '200.00',
    });
  });

  it('are computed again from their facts, and say where a stored line is another', async () => {
    const slot = await settle();
    expect(await backOffice.check({ kind: 'daily', slot })).toMatchObject({
      stored: '3100.00',
      computed: '3100.00',
      differing: 0,
    });
    await rig.query(`update contract_result_day set valid_bets = valid_bets * 2
      where day = '${slot}' and member_id = ${idOf('player')}`);
    const found = await backOffice.check({ kind: 'daily', slot });
    expect(found.differences.find(({ account }) => account === 'agent')).toMatchObject({
      product: 'CONS',
      stored: '200.00',
      computed: '250.00',
      facts: expect.arrayContaining(['validBets', 'base', 'share']),
    });
  });

  it('are a file with one row for each line, and the audit has who took it', async () => {
    const slot = await settle();
    const { content: file } = await backOffice.export({ kind: 'daily', slot, by: 'carla' });
    expect(file.split('\r\n').filter((row) => row.includes(',agent,maharlika,'))).toHaveLength(1);
    const [entry] = await rig.query(`select entry from operation_audit order by position desc limit 1`);
    expect(entry?.['entry']).toContain(`settlement:daily:${slot}`);
  });

  it('that there are not say so', async () => {
    for (const run of [
      { kind: 'daily', slot: '2020-01-01' },
      { kind: 'daily', slot: '2020-02-31' },
      { kind: 'daily', slot: '1000' },
      { kind: 'hourly', slot: '2020-01-01' },
      { kind: 'hourly', slot: '3600000' },
    ] as const)
      await expect(backOffice.lines({ ...run, filter: 'all', page: 1 })).rejects.toMatchObject({
        code: 'settlement.run-unknown',
        status: 404,
      });
    await expect(backOffice.line({ id: '999999' })).rejects.toMatchObject({
      code: 'settlement.line-unknown',
    });
  });
});

describe('holds', () => {
  beforeEach(async () => {
    await pay();
  });

  it('keep a line from being paid until a second person releases it, and then it is paid once', async () => {
    const before = await paidTo('agent');
    const slot = await settle();
    const line = await lineOf(slot);
    const asked = { memberId: idOf('agent'), lineId: line?.id ?? '', note: 'Same device', by: 'carla' };
    await backOffice.withhold(asked);
    await expect(backOffice.withhold(asked)).rejects.toMatchObject({ code: 'hold.known', status: 409 });
    await expect(decide('approved', 'carla')).rejects.toMatchObject({ code: 'approval.own-change' });
    await decide('approved');
    await pay();
    expect(await lineOf(slot)).toMatchObject({ state: 'withheld' });
    expect((await backOffice.runs({ kind: 'daily', day: slot, page: 1 })).rows[0]).toMatchObject({
      state: 'withheld',
      withheld: '200.00',
      paid: '2900.00',
    });
    const [hold] = (await backOffice.holds()).holds;
    expect(hold).toMatchObject({ lines: 1, amount: '200.00', heldBy: 'carla', reason: 'Same device' });
    await backOffice.release({ id: hold?.id ?? '', note: 'A family', by: 'carla' });
    await expect(
      backOffice.release({ id: hold?.id ?? '', note: 'A family', by: 'carla' }),
    ).rejects.toMatchObject({
      code: 'hold.waiting',
    });
    expect(await paidTo('agent')).toBe(before);
    await decide('approved');
    await pay();
    expect(await lineOf(slot)).toMatchObject({ state: 'paid' });
    expect((await paidTo('agent')) - before).toBe(20_000n);
    await expect(backOffice.withhold(asked)).rejects.toMatchObject({ code: 'hold.line-settled' });
  });

  it('of all payments of a member take lines of later runs too, and end where they are not confirmed', async () => {
    const before = await paidTo('agent');
    const first = await settle();
    await backOffice.withhold({
      memberId: idOf('agent'),
      lineId: null,
      note: 'Circular transfers',
      by: 'carla',
    });
    expect((await backOffice.line({ id: (await lineOf(first))?.id ?? '' })).holds).toMatchObject([
      { lineId: null },
    ]);
    const second = await settle();
    await pay();
    expect([await lineOf(first), await lineOf(second)]).toMatchObject([
      { state: 'withheld' },
      { state: 'withheld' },
    ]);
    expect(await lineOf(first, 'maharlika')).toMatchObject({ state: 'paid' });
    await decide('rejected');
    await pay();
    expect((await paidTo('agent')) - before).toBe(40_000n);
    expect((await backOffice.holds()).past[0]).toMatchObject({ action: 'withhold', state: 'rejected' });
  });

  it('are not paid by a node that is paying while the operator withholds', async () => {
    const slot = await settle();
    const line = await lineOf(slot);
    const before = await paidTo('agent');
    const asked = { memberId: idOf('agent'), lineId: line?.id ?? '', note: 'Looks wrong', by: 'carla' };
    await Promise.all([pay(), backOffice.withhold(asked).catch(() => undefined)]);
    const isPaid = (await lineOf(slot))?.state === 'paid';
    expect(((await paidTo('agent')) - before).toString()).toBe(isPaid ? '20000' : '0');
  });
});

it('warns of products of which the rates in force give away more than the house keeps', async () => {
  const warningOf = async (product: string) =>
    (await backOffice.runs({ kind: 'daily', day: '', page: 1 })).warnings.find(
      (one) => one.product === product,
    );
  await rig.query('delete from rebate_rate');
  await rig.query('delete from agent_rebate_setting');
  // Of the house to the highest agent: 0.80 + 1 + 2, and 30 of a hundred of the 2 that a lottery keeps.
  const parts = [
    { part: 'dividend', rate: '0.60' },
    { part: 'daily', rate: '2.20' },
    { part: 'hourly', rate: '1.00' },
    { part: 'realTime', rate: '0.80' },
  ];
  expect(await warningOf('LOTT')).toEqual({ product: 'LOTT', edge: '2.00', total: '4.60', parts });
  await rig.query(`insert into rebate_rate (merchant, rank, product, rate) values ('demo', 1, 'LOTT', 70)`);
  expect(await warningOf('LOTT')).toMatchObject({
    total: '5.30',
    parts: [...parts, { part: 'rebate', rate: '0.70' }],
  });
  await rig.query(
    `update contract set active_version = null, status = 'C' where upline_id is null and kind in ('daily', 'hourly')`,
  );
  await rig.query('delete from rebate_rate');
  expect(await warningOf('LOTT')).toBeUndefined();
});
