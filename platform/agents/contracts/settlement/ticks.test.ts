import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotifications } from '../../../../server/db/listen.ts';
import { createJobRunner } from '../../../../server/infrastructure/jobs/job-runner.ts';
import { createDayRig, type DayRig } from '../../../day-rig.fake.ts';
import { createSettlementJobs } from './run-settlement.ts';
import { planTicks } from './run-ticks.ts';
import { findHeldTicks, findTickPeriod } from './ticks.ts';

let rig: DayRig;
const ids = new Map<string, string>();
// The clock of the rig is at 2026-06-01T08:00Z. Above the player and dalisay: agent, maharlika, the house.
beforeAll(async () => {
  rig = await createDayRig();
  for (const { id, account } of await rig.query('select id, account from member'))
    ids.set(String(account), String(id));
  await rig.query('truncate contract_line, contract_result_tick, contract_tick_close cascade');
  await rig.query(`delete from job where kind like 'contract.%'`);
  await rig.query('delete from contract_setting');
  await planTicks(rig.deps);
});
afterAll(() => rig.close());

const lose = (account: string, stake: bigint, time: string) =>
  rig.settle(stake, `2026-06-01T${time}Z`, 'settled', ids.get(account) ?? '');
/** Moves the clock of the same day, and does what is due then, as so many nodes. */
async function runTo(time: string, nodes = 3): Promise<void> {
  rig.clock.advance(Date.parse(`2026-06-01T${time}Z`) - rig.clock.now().getTime());
  const createNode = () =>
    createJobRunner({
      db: rig.deps.db,
      merchant: 'demo',
      clock: rig.clock,
      handlers: createSettlementJobs(rig.deps),
      notifications: createNotifications(rig.database.config),
      onTrouble: (cause) => {
        throw cause;
      },
    });
  await Promise.all(Array.from({ length: nodes }, () => createNode().runDue()));
}
const listLines = (kind: string, to: string) =>
  rig.query(`select m.account, l.amount, l.state, l.facts->>'lateBets' as late from contract_line l
    join member m on m.id = l.member_id
    where l.kind = '${kind}' and l.to_at = '2026-06-01T${to}Z' order by m.account`);

it('settles and pays a real-time salary five minutes later, on three nodes once', async () => {
  for (const account of ['player', 'amihan2', 'dalisay']) await lose(account, 1_000_000n, '08:02:00');
  // The first moment of the next tick is not in this one.
  await lose('player', 100n, '08:05:00');
  await runTo('08:05:29');
  expect(await listLines('realTime', '08:05:00')).toEqual([]);
  await runTo('08:05:30');
  // 0.5 % and 0.8 % of 30,000.00.
  expect(await listLines('realTime', '08:05:00')).toEqual([
    { account: 'agent', amount: '15000', state: 'paid', late: '0' },
    { account: 'maharlika', amount: '9000', state: 'paid', late: '0' },
  ]);
  const paid =
    await rig.query(`select e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
    join ledger_account a on a.id = e.account_id
    where t.kind = 'contract.realTime' and a.member_id = ${ids.get('agent')}`);
  expect(paid).toEqual([{ amount: '15000' }]);
});

it('counts a bet that was found late in the next five minutes, and says so', async () => {
  await lose('player', 500_000n, '08:04:59');
  await runTo('08:10:30');
  // 0.2 % and 0.8 % of 5,001.00: of the late bet and of that at 08:05.
  expect(await listLines('realTime', '08:10:00')).toEqual([
    { account: 'agent', amount: '1000', state: 'paid', late: '500000' },
    { account: 'maharlika', amount: '3000', state: 'paid', late: '500000' },
  ]);
});

it('has no line where the team did not bet, and settles the hour from its ticks', async () => {
  await runTo('09:00:30');
  expect(await listLines('realTime', '09:00:00')).toEqual([]);
  // 0.3 % of 35,001.00, and what 1 % of it leaves: 105.00 and 245.01.
  expect(await listLines('hourly', '09:00:00')).toEqual([
    { account: 'agent', amount: '10500', state: 'paid', late: '500000' },
    { account: 'maharlika', amount: '24501', state: 'paid', late: '500000' },
  ]);
});

it('settles what no node was there for, tick by tick, and once', async () => {
  await lose('player', 1_000_000n, '09:01:00');
  await lose('player', 1_000_000n, '10:31:00');
  // As a restart does, which plans the tick it is in.
  rig.clock.advance(137 * 60_000);
  await planTicks(rig.deps);
  await runTo('11:20:30');
  const rows = await rig.query(`select l.kind, l.to_at::text as to_at, l.amount from contract_line l
    join member m on m.id = l.member_id and m.account = 'agent'
    where l.to_at > '2026-06-01T09:00:00Z' order by l.to_at, l.kind`);
  expect(rows.map(({ kind, amount }) => `${String(kind)} ${String(amount)}`)).toEqual([
    'realTime 2000',
    'hourly 3000',
    'realTime 2000',
    'hourly 3000',
  ]);
  const [close] = await rig.query('select tick_at from contract_tick_close');
  expect(close).toEqual({ tick_at: new Date('2026-06-01T11:15:00Z') });
});

it('says what the period gives so far, what today gave, and when the next settlement is', async () => {
  await lose('player', 1_000_000n, '11:21:00');
  await runTo('11:22:00');
  const humanToken = await rig.proveHuman();
  const login = { username: 'agent', password: 'Foyer-2026', humanToken };
  const { token } = (await rig.call('session.login', login)).value;
  const { value } = await rig.call('contracts.accrued', { kind: 'realTime' }, { token });
  expect(value).toMatchObject({ amount: '20.00', today: '200.00' });
  expect(value.list).toMatchObject([{ kind: 'realTime', validBets: '10000.00', secondsLeft: 210 }]);
  await runTo('11:25:30');
  const { rows } = (await rig.call('contracts.lines', { kind: 'realTime' }, { token })).value;
  expect(rows[0]).toMatchObject({
    amount: '20.00',
    base: '10000.00',
    state: 'paid',
    isCut: false,
    fromAt: Date.parse('2026-06-01T11:20:00Z'),
    toAt: Date.parse('2026-06-01T11:25:00Z'),
  });
});

describe('ticks', () => {
  const tick = new Date('2026-06-01T09:20:00Z');

  it('make the clock hours of the brand, also half an hour apart from others', () => {
    expect(findTickPeriod('hourly', 'Asia/Manila', tick)).toEqual({
      from: '2026-06-01T09:00:00.000Z',
      to: '2026-06-01T09:55:00.000Z',
    });
    expect(findTickPeriod('hourly', 'Asia/Kolkata', tick)).toEqual({
      from: '2026-06-01T08:30:00.000Z',
      to: '2026-06-01T09:25:00.000Z',
    });
  });

  it('are those in which terms held: from the first whole one to that of the end', () => {
    const effective = new Date('2026-06-01T09:00:01Z');
    expect(
      findHeldTicks({ effective_at: effective, next_at: null, ended_at: new Date('2026-06-01T09:22:10Z') }),
    ).toEqual({ from: '2026-06-01T09:05:00.000Z', to: '2026-06-01T09:20:00.000Z' });
    expect(
      findHeldTicks({ effective_at: effective, next_at: new Date('2026-06-01T10:00:00Z'), ended_at: null })
        .to,
    ).toBe('2026-06-01T09:55:00.000Z');
  });
});
