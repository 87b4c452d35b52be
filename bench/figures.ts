import { figureNames } from '../src/protocol/calls/figures.ts';
import { createFigureBackOffice } from '../platform/figures/figure-back-office.ts';
import { rollUp } from '../platform/figures/roll-up.ts';
import { createWorld, type World } from '../platform/records/ledger-check/world.fake.ts';
import { drawTable, type Row } from './table.ts';

/** Milliseconds that a call of the dashboard may take, as the 95th of 100; the calls' own bound is a second. */
const limit = 200;
const times = 30;
const days = 90;
const members = Number(process.env['MEMBERS'] ?? 1_000_000);
/** Transfers, each of two entries: of forty, one is a deposit and one a bonus, the others stakes and wins. */
const transfers = Number(process.env['TRANSFERS'] ?? 1_000_000);
const firstId = 1_000_000;

const member = `(${firstId} + 1 + (n::bigint * 7919) % ${members})`;
const at = `now_at - (${transfers} - n) * (interval '${days} days' / ${transfers})`;
const kind = `case when n % 40 = 0 then 'deposit' when n % 40 = 1 then 'bonus' when n % 2 = 0 then 'game.bet' else 'game.win' end`;
const reference = `case when n % 40 = 0 then 'deposit:' || n when n % 40 = 1 then 'reward:' || n
  else 'game:LEDGER0:f' || n / 2 || case when n % 2 = 0 then ':bet' else ':win' end end`;

/** Triggers are off for the filling alone: a million rows would each change the balance of the house. */
const fill = (now: string, launch: string): readonly string[] => [
  "set session_replication_role = 'replica'",
  `insert into member (id, merchant, account, nickname, customer_type, language, avatar, level_name, level_rank,
      password_set_at, created_at) overriding system value
    select ${firstId} + n, 'demo', 'figure' || n, 'figure', 0, 'EN', '', 'Bronze', 1, '2020-01-01',
      '${now}'::timestamptz - n * (interval '${days} days' / ${members}) from generate_series(1, ${members}) n`,
  `insert into ledger_account (id, merchant, owner, member_id, account_type, currency) overriding system value
    select id, 'demo', 'member', id, 1, 'PHP' from member where id > ${firstId}`,
  `insert into ledger_transfer (id, merchant, kind, reference, created_at) overriding system value
    select ${firstId} + n, 'demo', ${kind}, ${reference}, ${at}
    from generate_series(1, ${transfers}) n cross join (select '${now}'::timestamptz as now_at) c`,
  `insert into ledger_entry (id, transfer_id, account_id, amount, booked_at, balance_after) overriding system value
    select ${firstId} + 2 * n + side, ${firstId} + n,
      case when side = 0 then ${member} else (select id from ledger_account where member_id is null
        and account_type = 95 and merchant = 'demo') end,
      case when side = 0 then 1 else -1 end * case when n % 2 = 0 and n % 40 <> 0 then -500 else 510 end, ${at}, 0
    from generate_series(1, ${transfers}) n cross join generate_series(0, 1) side
      cross join (select '${now}'::timestamptz as now_at) c`,
  `insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
    select 'demo', 'LEDGER0', 'f' || n, '${launch}', ${firstId} + 1, 10001 + n % 2, 'settled', 500, 510, '${now}', '${now}'
    from generate_series(1, ${transfers / 2}) n`,
  "set session_replication_role = 'origin'",
  'vacuum (analyze)',
];

async function fillTables({ rig, members: played }: World): Promise<void> {
  const client = await rig.database.pool.connect();
  try {
    const launch = played[0]?.launches[0] ?? '';
    for (const statement of fill(rig.clock.now().toISOString(), launch)) await client.query(statement);
  } finally {
    client.release();
  }
}

interface Times {
  readonly median: number;
  readonly p95: number;
}
async function timeOf(read: () => Promise<unknown>): Promise<Times> {
  await read();
  const taken: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const began = performance.now();
    await read();
    taken.push(performance.now() - began);
  }
  const sorted = taken.toSorted((one, other) => one - other);
  const share = (part: number): number => sorted[Math.min(times - 1, Math.floor(times * part))] ?? 0;
  return { median: share(0.5), p95: share(0.95) };
}

/** Goes through the whole ledger. @returns milliseconds */
async function rollAll({ rig }: World): Promise<number> {
  const { db } = rig.database;
  const began = performance.now();
  const run = { merchant: 'demo', zone: 'Asia/Manila', now: rig.clock.now() };
  for (let runs = 0; runs < 10_000; runs += 1) {
    await db.transaction().execute((work) => rollUp(work, run));
    const { rows } = await rig.database.pool.query<{ left: string }>(`select
      (select max(id) from ledger_entry) - entry_id + (select max(id) from ledger_account) - account_id as left
      from figure_position`);
    if (rows[0]?.left === '0') return performance.now() - began;
  }
  throw new Error('Expected the figures to arrive at the end of the ledger.');
}

/** The job over a ledger of a million members, and each call of the dashboard after it. */
export async function measureFigures(): Promise<string> {
  const world = await createWorld(2, 1);
  try {
    await fillTables(world);
    const taken = await rollAll(world);
    await world.rig.database.pool.query('analyze figure_hour');
    const office = createFigureBackOffice({ ...world.rig.deps, liveSite: world.parts.liveSite });
    const rows: Row[] = [];
    for (const name of figureNames)
      for (const span of ['today', 'month'] as const) {
        const read = () => office.read({ name, span, from: '', to: '', product: '' });
        const { median, p95 } = await timeOf(read);
        if (p95 > limit) process.exitCode = 1;
        rows.push({
          figure: name,
          span,
          'median ms': median.toFixed(1),
          'p95 ms': p95.toFixed(1),
          limit: p95 <= limit ? 'kept' : 'OVER',
        });
      }
    const perSecond = Math.round((2 * transfers) / (taken / 1_000));
    return drawTable(
      `Figures of ${members.toLocaleString('en')} members; the job went through ${(2 * transfers).toLocaleString('en')} entries and all accounts in ${(taken / 1_000).toFixed(1)} s (${perSecond.toLocaleString('en')} entries a second); limit of a call ${limit} ms`,
      rows,
    );
  } finally {
    await world.rig.close();
  }
}
