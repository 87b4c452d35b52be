import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/database.ts';
import { createNotifications } from '../../../../server/db/listen.ts';
import type { JobHandlers } from '../../../../server/infrastructure/jobs/job-runner.ts';
import { createJobRunner } from '../../../../server/infrastructure/jobs/job-runner.ts';
import { createDayRig, type DayRig } from '../../../day-rig.fake.ts';
import { payJob } from './pay-lines.ts';
import { createSettlementJobs } from './run-settlement.ts';

let rig: DayRig;
const ids = new Map<string, string>();
// The clock of the rig is at 2026-06-01. Above the player: agent, maharlika, the house; amihan2 is below sinag,
// bayani and agent.
beforeAll(async () => {
  rig = await createDayRig();
  for (const { id, account } of await rig.query('select id, account from member'))
    ids.set(String(account), String(id));
  // The demonstration's own lines would count here.
  await rig.query('truncate contract_line, contract_run, contract_result_day, contract_result_close cascade');
  await rig.query(`delete from job where kind like 'contract.%'`);
  await rig.query('delete from contract_setting');
});
afterAll(() => rig.close());
const idOf = (account: string): string => ids.get(account) ?? '';
const lose = (account: string, stake: bigint, lostAt: string) =>
  rig.settle(stake, lostAt, 'settled', idOf(account));
const listLines = (where: string) =>
  rig.query(`select m.account, l.amount, l.state, l.from_day, l.to_day from contract_line l
    join member m on m.id = l.member_id where ${where} order by l.to_day, l.amount, m.account`);
const factsOf = async (account: string, day: string, kind = 'dividend') =>
  (
    await rig.query(
      `select facts from contract_line where member_id = ${idOf(account)} and to_day = '${day}' and kind = '${kind}'`,
    )
  )[0]?.['facts'];
const paidTo = async (account: string, kind: string) =>
  (
    await rig.query(`select coalesce(sum(e.amount), 0)::text as sum from ledger_transfer t
      join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.kind = 'contract.${kind}' and a.member_id = ${idOf(account)}`)
  )[0]?.['sum'];

it('settles a salary on the next day, on three nodes once, and pays it on the second', async () => {
  for (const account of ['player', 'amihan2', 'dalisay'])
    await lose(account, 5_000_000n, '2026-06-01T09:00:00Z');
  await rig.endDays('2026-06-02T12:00:00Z', 3);
  const pending = [
    { account: 'agent', amount: '20000', state: 'pending', from_day: '2026-06-01', to_day: '2026-06-01' },
    {
      account: 'maharlika',
      amount: '290000',
      state: 'pending',
      from_day: '2026-06-01',
      to_day: '2026-06-01',
    },
  ];
  expect(await listLines(`l.kind = 'daily' and l.amount > 0`)).toEqual(pending);
  expect(await paidTo('agent', 'daily')).toBe('0');
  await rig.endDays('2026-06-03T12:00:00Z', 3);
  expect(await listLines(`l.kind = 'daily' and l.amount > 0`)).toMatchObject(
    pending.map(({ account, amount }) => ({ account, amount, state: 'paid' })),
  );
  expect([await paidTo('agent', 'daily'), await paidTo('maharlika', 'daily')]).toEqual(['20000', '290000']);
});

it('pays dividends of half a month and of a month, each less what is due below in its time', async () => {
  await rig.endDays('2026-06-16T12:00:00Z');
  expect(await listLines(`l.kind = 'dividend' and l.amount > 0`)).toEqual([
    { account: 'bayani', amount: '250000', state: 'paid', from_day: '2026-06-01', to_day: '2026-06-15' },
  ]);
  await rig.endDays('2026-07-01T12:00:00Z', 2);
  // 5 % of 50,000.00; 10 % and 30 % of 150,000.00.
  expect(await listLines(`l.kind = 'dividend' and l.to_day = '2026-06-30'`)).toMatchObject([
    { account: 'bayani', amount: '0', state: 'nothing' },
    { account: 'luntian', amount: '0', state: 'nothing' },
    { account: 'sinag', amount: '250000', state: 'paid' },
    { account: 'agent', amount: '1000000', state: 'paid' },
    { account: 'maharlika', amount: '3000000', state: 'paid' },
  ]);
  expect(await factsOf('bayani', '2026-06-30')).toMatchObject({ dueBelow: '250000', uncovered: '250000' });
  expect(await factsOf('agent', '2026-06-30')).toMatchObject({
    validBets: '15000000',
    netLoss: '15000000',
    activeMembers: 3,
    tier: 0,
    rate: '1000',
    share: '1500000',
    dueBelow: '500000',
    branches: [{ memberId: idOf('bayani'), amount: '500000' }],
  });
  expect(await paidTo('maharlika', 'dividend')).toBe('3000000');
});

it('counts what was found late on the next day, says so, and carries on what was not covered', async () => {
  await lose('amihan2', 2_000_000n, '2026-07-01T15:00:00Z');
  await rig.endDays('2026-07-02T00:00:00Z');
  await rig.endDays('2026-07-02T23:00:00Z');
  const [{ zone } = {}] = await rig.query(`select max(day)::text as zone from contract_result_close`);
  await lose('amihan2', 1_000_000n, `${String(zone)}T05:00:00Z`);
  await rig.endDays('2026-07-16T12:00:00Z');
  // 5 % of 30,000.00, less the 2,500.00 of June.
  expect(await factsOf('bayani', '2026-07-15')).toMatchObject({
    validBets: '3000000',
    lateBets: '1000000',
    latePayouts: '0',
    share: '150000',
    carriedDue: '250000',
  });
  expect(await listLines(`l.kind = 'dividend' and l.to_day = '2026-07-15'`)).toMatchObject([
    { account: 'bayani', amount: '0' },
  ]);
});

it('settles terms that end within a period for the days in which they held', async () => {
  await lose('luntian', 1_000_000n, '2026-07-16T13:00:00Z');
  const agent = await rig.call('session.login', {
    username: 'agent',
    password: 'Foyer-2026',
    humanToken: await rig.proveHuman(),
  });
  const end = { account: 'luntian', kind: 'dividend', product: 'CONS', status: 'C' } as const;
  expect((await rig.call('contracts.end', end, { token: agent.value.token })).status).toBe(200);
  await rig.endDays('2026-07-18T12:00:00Z');
  expect(
    await listLines(`l.kind = 'dividend' and m.account = 'luntian' and l.to_day > '2026-07-01'`),
  ).toMatchObject([{ amount: '50000', state: 'paid', from_day: '2026-07-01' }]);
});

it('withholds what is due to a frozen account, and pays it when it no longer is', async () => {
  const freeze = (is: string) =>
    rig.query(`update member set frozen = ${is}, frozen_at = case when ${is} then now() end,
      frozen_by = case when ${is} then 'op' end, frozen_reason = case when ${is} then 'test' end
      where account = 'agent'`);
  for (const account of ['player', 'amihan2', 'dalisay'])
    await lose(account, 5_000_000n, '2026-07-18T13:00:00Z');
  await freeze('true');
  await rig.endDays('2026-07-22T12:00:00Z');
  const state = async () =>
    (await listLines(`l.kind = 'daily' and m.account = 'agent' and l.amount > 0`)).at(-1);
  expect(await state()).toMatchObject({ state: 'withheld' });
  await freeze('false');
  for (const account of ['player']) await lose(account, 5_000_000n, '2026-07-22T13:00:00Z');
  await rig.endDays('2026-07-26T12:00:00Z');
  expect(await state()).toMatchObject({ state: 'paid', amount: '20000' });
  expect(await paidTo('agent', 'daily')).toBe('40000');
});

const tokenOf = async (username: string): Promise<string> => {
  const humanToken = await rig.proveHuman();
  return (await rig.call('session.login', { username, password: 'Foyer-2026', humanToken })).value.token;
};

it('says what a period gives so far, which is what it gives where nothing more happens', async () => {
  const token = await tokenOf('agent');
  for (const account of ['player', 'amihan2', 'dalisay'])
    await lose(account, 5_000_000n, '2026-07-26T13:00:00Z');
  rig.clock.advance(2 * 3_600_000);
  const { value } = await rig.call('contracts.accrued', { kind: 'daily' }, { token });
  expect(value).toMatchObject({ amount: '200.00' });
  expect(value.list).toMatchObject([
    {
      product: 'CONS',
      validBets: '150000.00',
      members: 3,
      rate: '0.10',
      fixed: '50.00',
      share: '200.00',
      dueBelow: '0.00',
      nextRate: '1.20',
      nextFixed: '100.00',
    },
  ]);
  await rig.endDays('2026-07-28T23:00:00Z');
  const { rows, totals } = (
    await rig.call('contracts.lines', { kind: 'daily' }, { token: await tokenOf('agent') })
  ).value;
  expect(rows.find(({ to }) => to === value.list[0]?.to)).toMatchObject({
    amount: '200.00',
    rate: '0.10',
    isCut: false,
  });
  expect(totals.open).toBe('0.00');
});

it('shows each line with all that it follows from, to both sides of the contract and no one else', async () => {
  const [agent, bayani, dalisay, player] = [
    await tokenOf('agent'),
    await tokenOf('bayani'),
    await tokenOf('dalisay'),
    await tokenOf('player'),
  ];
  const range = { kind: 'dividend', from: '2026-06-01', to: '2026-06-30' } as const;
  const ownLine = (await rig.call('contracts.lines', range, { token: agent })).value.rows[0];
  const { value } = await rig.call('contracts.line', { id: ownLine?.id ?? '' }, { token: agent });
  expect(value).toMatchObject({
    amount: '10000.00',
    validBets: '150000.00',
    netLoss: '150000.00',
    base: '150000.00',
    share: '15000.00',
    dueBelow: '5000.00',
    carriedDue: '0.00',
    uncovered: '0.00',
    rate: '10.00',
    isOwn: true,
    branches: [{ account: 'bayani', amount: '5000.00' }],
  });
  expect(value.tiers.map(({ isReached }) => isReached)).toEqual([true, false, false]);
  const given = (await rig.call('contracts.lines', { ...range, side: 'given' }, { token: agent })).value.rows;
  expect(given.map(({ account }) => account)).toEqual(expect.arrayContaining(['bayani', 'luntian']));
  const ofBayani = { id: given.find(({ account }) => account === 'bayani')?.id ?? '' };
  for (const token of [agent, bayani])
    expect((await rig.call('contracts.line', ofBayani, { token })).status).toBe(200);
  for (const [token, id] of [
    [bayani, ownLine?.id],
    [dalisay, ofBayani.id],
    [agent, '999999'],
  ] as const) {
    const { status, error } = await rig.call('contracts.line', { id: id ?? '' }, { token });
    expect([status, error.errorCode]).toEqual([404, 'contract.no-line']);
  }
  expect((await rig.call('contracts.lines', {}, { token: player })).error.errorCode).toBe('agent.only');
});

/** As where the node dies: the database takes the transaction back, and the runner can write nothing down. */
async function breakOff(db: Database): Promise<never> {
  await sql`rollback`.execute(db);
  throw new Error('The node is gone.');
}
/** Nodes that pay; the one with `killAt` dies in the middle of that batch. */
const createNode = (killAt?: number) => {
  const handlers = createSettlementJobs(rig.deps);
  const killing: JobHandlers = {
    [payJob]: async (db, job) => {
      await handlers[payJob]?.(db, job);
      if (job.key.endsWith(`:${killAt}`)) await breakOff(db);
    },
  };
  return createJobRunner({
    db: rig.deps.db,
    merchant: 'demo',
    clock: rig.clock,
    handlers: killing,
    notifications: createNotifications(rig.database.config),
    onTrouble: () => undefined,
  });
};

it('pays every line once where a node dies in the middle of a run', async () => {
  await rig.query(`insert into contract_line (merchant, kind, contract_id, version, member_id, product, period,
      from_day, to_day, amount, loss_carried, due_carried, amount_by_shelf, facts, state, settled_at, pay_at)
    select 'demo', 'dividend', v.contract_id, v.version, c.downline_id, c.product, 'D', d, d, 100, 0, 0, '{"RNG": "100"}',
      '{}', 'pending', '2026-07-26', '2026-07-26'
    from contract_version v join contract c on c.id = v.contract_id, generate_series('2020-01-01'::date, '2020-09-06', '1 day') d
    where c.kind = 'dividend' and v.version = 1 and c.downline_id = ${idOf('sinag')}`);
  const before = BigInt(String(await paidTo('sinag', 'dividend')));
  await rig.query(`insert into job (merchant, kind, key, payload, due_at, created_at)
    values ('demo', '${payJob}', 'dividend:2020-09-06:1', '{}', '2026-07-26', '2026-07-26')`);
  await expect(createNode(2).runDue()).rejects.toThrow();
  const count = async (state: string) =>
    (await listLines(`l.to_day < '2021-01-01' and l.state = '${state}'`)).length;
  expect([await count('paid'), await count('pending')]).toEqual([100, 150]);
  rig.clock.advance(3_600_000);
  await Promise.all([createNode().runDue(), createNode().runDue(), createNode().runDue()]);
  expect([await count('paid'), await count('pending')]).toEqual([250, 0]);
  expect(BigInt(String(await paidTo('sinag', 'dividend'))) - before).toBe(25_000n);
});
