import { addChanges } from '../platform/agents/figures/add-changes.ts';
import { readBranches } from '../platform/agents/branches.ts';
import { readTeamBets } from '../platform/agents/reports/bets.ts';
import { readTransactions } from '../platform/agents/reports/transactions.ts';
import { readUserLoss } from '../platform/agents/reports/user-loss.ts';
import { readOverview } from '../platform/agents/team-figures.ts';
import { createSettlementBackOffice } from '../platform/agents/contracts/settlement/back-office/settlement-back-office.ts';
import { readLines } from '../platform/agents/contracts/settlement/lines.ts';
import { payBatch } from '../platform/agents/contracts/settlement/pay-lines.ts';
import { settleDay } from '../platform/agents/contracts/settlement/run-settlement.ts';
import type { DayKind } from '../platform/agents/contracts/settlement/tables.ts';
import { createDayRig, type DayRig } from '../platform/day-rig.fake.ts';
import { fillTeamRows } from './team-rows.ts';

const sizes = [10_000, 100_000];
const betsOfMember = 100;
/** A Sunday: weekly dividends end on it. */
const day = '2026-05-31';
const today = '2026-06-01';
const weekDays = 7;
const zone = 'Asia/Manila';
const firstId = 1_000_000;
/** Changes that wait for the next run of the job at 10,000,000 bets a day: three for a bet, in five seconds. */
const openChanges = 1_750;
const times = 20;

/**
 * A tree ten wide, what its members did in a week as it is rolled up, and two contracts of each agent. Statistics in
 * between: the checks of references keep the plan that they made for a small table.
 */
const fillTree = (members: number): readonly string[] => {
  const addMembers = (from: number, to: number): string => `
    insert into member (id, merchant, account, nickname, customer_type, upline_id, language, avatar, level_name,
        level_rank, password_set_at, created_at) overriding system value
      select ${firstId} + n, 'demo', 'bench' || n, 'bench', case when n < ${members / 10} then 1 else 0 end,
        case when n = 1 then null else ${firstId} + greatest(n / 10, 1) end, 'EN', '', 'Bronze', 1, '2020-01-01',
        '2020-01-01'
      from generate_series(${from}, ${to}) n`;
  return [
    ...[addMembers(1, 2_000), 'analyze member', addMembers(2_001, members), 'analyze member'],
    `insert into ledger_account (merchant, owner, member_id, account_type, currency)
      select 'demo', 'member', id, 1, (select code from ledger_currency where merchant = 'demo')
      from member where id > ${firstId} and customer_type = 1`,
    `insert into contract (id, merchant, kind, product, upline_id, downline_id, status, version, active_version,
        created_at, changed_at) overriding system value
      select m.id * 2 + k.place, 'demo', k.kind, 'CONS', m.upline_id, m.id, 'A', 1, 1, '2020-01-01', '2020-01-01'
      from member m, (values (0, 'dividend'), (1, 'daily')) k (place, kind)
      where m.id > ${firstId} and m.customer_type = 1`,
    'analyze contract',
    `insert into contract_version (contract_id, version, period, tiers, fingerprint, offered_at, offered_from, answer,
        answered_at, answered_from, effective_at)
      select c.id, 1, case when c.kind = 'daily' then 'D' else 'W' end,
        jsonb_build_array(jsonb_build_object('bet', '0.00', 'loss', '0.00', 'members', 0,
          'rate', (40 - 7 * length((c.downline_id - ${firstId})::text))::text || '.00')), '', '2020-01-01', '',
        'accepted', '2020-01-01', '', '2020-01-02'
      from contract c where c.downline_id > ${firstId}`,
    `insert into contract_result_day (merchant, member_id, day, shelf, valid_bets, payouts, rebates, bonuses, deposits,
        late_bets, late_payouts)
      select 'demo', m.id, '${day}'::date - d, case when m.id % 3 = 0 then 'LOTT' else 'RNG' end,
        100000 + m.id % 7919, 90000 + (m.id * 7) % 15013, 100, 0, 5000, 0, 0
      from member m, generate_series(0, ${weekDays - 1}) d where m.id > ${firstId}`,
    'analyze',
  ];
};
/** What the settlement of members' rounds leaves for the figures of teams: a line for a member and day. */
const fillChanges = `insert into team_change (merchant, member_id, at, bets, payouts, rounds)
  select merchant, member_id, (day + time '12:00') at time zone '${zone}', valid_bets, payouts, ${betsOfMember}
  from contract_result_day where member_id > ${firstId}`;
const fillMoney = `insert into team_change (merchant, member_id, at, kind, entries, came, went)
  select merchant, member_id, (day + time '12:00') at time zone '${zone}', k.kind, 1, 5000, 0
  from contract_result_day, (values ('deposit'), ('play')) k (kind) where member_id > ${firstId}`;
const fillOpen = (
  members: number,
): string => `insert into team_change (merchant, member_id, at, bets, payouts, rounds)
  select 'demo', ${firstId} + 1 + (n * 7919) % ${members}, '2026-06-01T04:00:00Z', 100, 90, 1
  from generate_series(1, ${openChanges}) n`;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
};
/** Milliseconds of the middle one of some calls. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let count = 0; count < times; count += 1) all.push((await secondsOf(work)) * 1_000);
  return all.toSorted((one, other) => one - other)[times / 2] ?? 0;
}
const count = (one: number): string => one.toLocaleString('en');

async function settleKind(rig: DayRig, kind: DayKind): Promise<string> {
  const { deps } = rig;
  const settlement = { merchant: 'demo', kind, day, zone, currency: 'PHP' };
  const settledAt = new Date('2026-06-01T00:05:00Z');
  const settled = await secondsOf(() =>
    deps.db.transaction().execute((db) => settleDay(db, settlement, settledAt, true)),
  );
  const [{ lines } = { lines: 0 }] = await rig.query(
    `select count(*)::int as lines from contract_line where kind = '${kind}' and state = 'pending'`,
  );
  let batch = 0;
  const hasDue = async (): Promise<boolean> =>
    (
      await rig.query(
        `select 1 from contract_line where kind = '${kind}' and state in ('pending', 'released') limit 1`,
      )
    ).length > 0;
  const paid = await secondsOf(async () => {
    while (await hasDue()) {
      batch += 1;
      const payment = { merchant: 'demo', kind, slot: day, batch };
      await deps.db.transaction().execute((db) => payBatch(db, payment, new Date('2026-07-01T00:00:00Z')));
    }
  });
  const name = kind === 'daily' ? 'daily salaries' : 'weekly dividends';
  return `${name}: settled in ${settled.toFixed(1)} s, ${count(Number(lines))} lines paid in ${paid.toFixed(1)} s`;
}

async function measurePages(
  { deps }: DayRig,
  agents: Readonly<Record<'top' | 'middle', string>>,
): Promise<readonly string[]> {
  const backOffice = createSettlementBackOffice(deps);
  const week = { from: '2026-05-26', to: today };
  const month = { from: '2026-05-03', to: today };
  const team = { ownId: agents.top, parentId: agents.top };
  const branch = { ownId: agents.top, parentId: agents.middle };
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    'overview of 7 days': () => readOverview(deps, agents.top, week),
    'overview of 30 days': () => readOverview(deps, agents.top, month),
    'overview of 7 days that are over': () =>
      readOverview(deps, agents.middle, { from: '2026-05-24', to: '2026-05-30' }),
    'report of branches': () => readBranches(deps, team, week),
    'report of transactions': () => readTransactions(deps, team, week),
    'report of transactions, page 100': () => readTransactions(deps, team, { ...week, pageNo: 100 }),
    'report of transactions of a branch': () => readTransactions(deps, branch, week),
    'report of bets': () => readTeamBets(deps, team, week, 'EN'),
    'report of bets, page 100': () => readTeamBets(deps, team, { ...week, pageNo: 100 }, 'EN'),
    'report of bets of a branch': () => readTeamBets(deps, branch, week, 'EN'),
    'report of losses': () => readUserLoss(deps, team, week),
    'lines of contracts': () => readLines(deps, agents.top, { side: 'given', from: '2026-05-01', to: day }),
    'settlements in the console': () => backOffice.runs({ kind: 'daily', day: '', page: 1 }),
    'lines of a settlement in the console': () =>
      backOffice.lines({ kind: 'daily', slot: day, filter: 'all', page: 1 }),
  };
  const measured: string[] = [];
  for (const [name, read] of Object.entries(pages))
    measured.push(`${name}: ${(await millisecondsOf(read)).toFixed(1)} ms`);
  return measured;
}

async function measureSize(members: number): Promise<readonly string[]> {
  const rig = await createDayRig();
  const { deps } = rig;
  const roll = () =>
    secondsOf(async () => {
      const batch = { merchant: 'demo', zone };
      while ((await deps.db.transaction().execute((db) => addChanges(db, batch))) > 0);
    });
  try {
    await rig.query(
      'truncate contract_line, contract_run, contract_result_day, contract_result_close cascade',
    );
    for (const statement of fillTree(members)) await rig.query(statement);
    await roll();
    await rig.query(fillChanges);
    await rig.query(fillMoney);
    for (const statement of fillTeamRows(firstId, day, zone)) await rig.query(statement);
    await rig.query('analyze');
    const rolled = await roll();
    await rig.query('vacuum analyze');
    const settled = [await settleKind(rig, 'daily'), await settleKind(rig, 'dividend')];
    await roll();
    await rig.query(fillOpen(members));
    return [
      `${count(members)} members, ${count(members * betsOfMember)} bets a day, ${count(members / 10)} agents with two contracts each`,
      ...settled,
      `figures of teams: ${count(members * weekDays * 3)} changes of members added in ${rolled.toFixed(1)} s`,
      ...(await measurePages(rig, { top: String(firstId + 1), middle: String(firstId + 11) })),
    ];
  } finally {
    await rig.close();
  }
}

/** One day of a brand, small and large: settlement, payment, and the pages of the agent above all, on one node. */
export async function measureSettlementDay(): Promise<string> {
  const measured: string[] = ['\nContracts: settlement of a day, and the pages of agents'];
  for (const size of sizes) measured.push(...(await measureSize(size)), '');
  return measured.join('\n');
}
