import { createWorld, type World } from '../platform/records/ledger-check/world.fake.ts';
import { drawTable, type Row } from './table.ts';

/** Milliseconds of a page at the server, as the median and as the 95th of 100. */
const limit = 50;
const times = 40;
const days = 90;
/** Entries of one member, of each of the others, and how many others there are: a million, with the other sides. */
const sizes = { heavy: 200_000, other: 300, others: 1_000 };
const firstOther = 1_000_000;

/** The zone of the brand is that of the rows; each is at its own moment of the ninety days before the clock. */
const moments = (many: string): string => `now_at - (${many} - n) * (interval '${days} days' / (${many}))`;
const kinds = `case when n % 40 = 0 then 'deposit' when n % 40 = 1 then 'withdrawal.hold' when n % 40 = 2 then 'bonus'
  when n % 2 = 0 then 'game.bet' else 'game.win' end`;
const steps = `case when n % 40 = 0 then 'deposit:' || key || n when n % 40 = 1 then 'withdrawal:' || key || n || ':hold'
  when n % 40 = 2 then 'reward:' || key || n
  else 'game:LEDGER0:' || key || n / 2 || case when n % 2 = 0 then ':bet' else ':win' end end`;

/** Triggers are off for the filling alone: a million rows would each change the balance of the house. */
const fill = (now: string, members: readonly string[]): readonly string[] => {
  const [heavy = '', light = ''] = members;
  return [
    "set session_replication_role = 'replica'",
    `create temporary table wanted as select ${heavy}::bigint as member_id, ${sizes.heavy} as many, 'h' as key
      union all select ${light}::bigint, ${sizes.other}, 'l'`,
    `insert into member (id, merchant, account, nickname, customer_type, language, avatar, level_name, level_rank,
        password_set_at, created_at) overriding system value
      select ${firstOther} + n, 'demo', 'page' || n, 'page', 1, 'EN', '', 'Bronze', 1, '2020-01-01', '2020-01-01'
      from generate_series(1, ${sizes.others}) n`,
    `insert into ledger_account (merchant, owner, member_id, account_type, currency)
      select 'demo', 'member', id, 1, 'PHP' from member where id > ${firstOther}`,
    `insert into wanted select id, ${sizes.other}, 'o' || id || '-' from member where id > ${firstOther}`,
    `create temporary table planned as
      select row_number() over (order by at, member_id) + 1000000 as id, p.* from (
        select w.member_id, ${kinds} as kind, ${steps} as reference, ${moments('many')} as at,
          case when n % 2 = 0 and n % 40 <> 0 then -500 else 510 end as amount
        from wanted w cross join (select '${now}'::timestamptz as now_at) c
          cross join lateral generate_series(1, many) n) p`,
    `insert into ledger_transfer (id, merchant, kind, reference, created_at) overriding system value
      select id, 'demo', kind, reference, at from planned`,
    `insert into ledger_entry (id, transfer_id, account_id, amount, booked_at, balance_after) overriding system value
      select 2 * p.id, p.id, a.id, p.amount, p.at, sum(p.amount) over (partition by p.member_id order by p.id) + 1000000
      from planned p join ledger_account a on a.member_id = p.member_id and a.account_type = 1
      union all
      select 2 * p.id + 1, p.id, (select id from ledger_account where member_id is null and account_type = 0 and merchant = 'demo'),
        -p.amount, p.at, 0 from planned p`,
    `insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
      select 'demo', 'LEDGER0', w.key || n, l.id, w.member_id, 10001 + n % 2, 'settled', 500, n % 3 * 400,
        ${moments('many / 2')}, ${moments('many / 2')} + interval '5 seconds'
      from wanted w cross join (select '${now}'::timestamptz as now_at) c
        join lateral (select id from play_launch where member_id in (w.member_id, ${heavy}) order by member_id = w.member_id desc limit 1) l on true
        cross join lateral generate_series(1, many / 2) n`,
    `insert into lottery_issue (merchant, game, numero, opens_at, closes_at, draws_at, commitment, seed, numbers, drawn_at)
      select 'demo', 'FIVE1', 'bench', '2026-01-01', '2026-01-02', '2026-01-03', '', '', '{1,2,3,4,5}', '2026-01-03'`,
    `insert into lottery_order (id, merchant, member_id, issue_id, amount, created_at) overriding system value
      select ${firstOther}, 'demo', ${heavy}, (select max(id) from lottery_issue), 1, '2026-01-01'`,
    `insert into lottery_ticket (merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds,
        state, payout, created_at, ended_at, line, salt, leaf)
      select 'demo', ${firstOther}, (select max(id) from lottery_issue), w.member_id, 'all.sum.bsoe', '{"picks": ["B"]}',
        1, 200, 200, '{"B": "196"}', 'lost', 0, ${moments('many / 2')}, now_at, 1, md5(n::text), sha256(n::text::bytea)
      from wanted w cross join (select '${now}'::timestamptz as now_at) c cross join lateral generate_series(1, many / 2) n`,
    "set session_replication_role = 'origin'",
    'select count_records()',
    'vacuum (analyze)',
  ];
};

type Read = () => Promise<unknown>;
const rowsOf = (value: unknown): number => {
  const { rows, days: ofDays, lines, months } = value as Record<string, readonly unknown[] | undefined>;
  return (rows ?? ofDays ?? lines ?? months ?? []).length;
};

/** Every way to look at the records of one member. */
async function listPages(
  world: World,
  who: World['members'][number],
): Promise<Readonly<Record<string, Read>>> {
  const whole = { from: '2026-03-02', to: '2026-06-01' };
  const account =
    (request: object): Read =>
    () =>
      world.call(who, 'records.account', { ...whole, ...request });
  const bets =
    (request: object): Read =>
    () =>
      world.call(who, 'records.bets', { ...whole, ...request });
  const movements = await world.call(who, 'records.account', { ...whole, kind: 'game' });
  const rounds = await world.call(who, 'records.bets', { ...whole, product: 'RNG' });
  const pagesOf = async (read: Read): Promise<number> =>
    ((await read()) as { readonly totalPages: number }).totalPages;
  const middle = async (read: (request: object) => Read, request = {}): Promise<Read> =>
    read({ ...request, pageNo: Math.min(10_000, Math.ceil((await pagesOf(read(request))) / 2)) });
  return {
    'account, 7 days': account({ from: undefined, to: undefined }),
    'account, 90 days, first page': account({}),
    'account, 90 days, middle page': await middle(account),
    'account, 90 days, last page': account({ pageNo: await pagesOf(account({})) }),
    'account, deposits, first page': account({ kind: 'deposit' }),
    'account, deposits, middle page': await middle(account, { kind: 'deposit' }),
    'account, games, middle page': await middle(account, { kind: 'game' }),
    'account, income, first page': account({ kind: 'income' }),
    'bets, 7 days': bets({ from: undefined, to: undefined }),
    'bets, 90 days, first page': bets({}),
    'bets, 90 days, middle page': await middle(bets),
    'bets, 90 days, last page': bets({ pageNo: await pagesOf(bets({})) }),
    'bets, slots, middle page': await middle(bets, { product: 'RNG' }),
    'bets, lottery, middle page': await middle(bets, { product: 'LOTT' }),
    'profit, 90 days': () => world.call(who, 'records.profit', whole),
    'profit of lotteries, 90 days': () => world.call(who, 'records.lotteryProfit', whole),
    statements: () => world.call(who, 'records.statements', {}),
    'detail of a movement': () => world.call(who, 'records.detail', { id: movements.rows[0]?.id ?? '' }),
    'detail of a round': () => world.call(who, 'records.detail', { id: rounds.rows[5]?.id ?? '' }),
  };
}

async function timeOf(read: Read) {
  const all: number[] = [];
  let rows = 0;
  for (let count = 0; count < times; count += 1) {
    const begun = performance.now();
    rows = rowsOf(await read());
    all.push(performance.now() - begun);
  }
  const sorted = all.toSorted((one, other) => one - other);
  return { rows, median: sorted[times / 2] ?? 0, p95: sorted[Math.floor(times * 0.95)] ?? 0 };
}

async function fillTables({ rig, members }: World): Promise<void> {
  const client = await rig.database.pool.connect();
  try {
    const ids = members.map(({ id }) => id);
    for (const statement of fill(rig.clock.now().toISOString(), ids)) await client.query(statement);
  } finally {
    client.release();
  }
}

/** Pages of records among a million rows of the ledger, of a member with a few and of one with 200,000. */
export async function measureRecordsPages(): Promise<string> {
  const world = await createWorld(2, 1);
  try {
    await fillTables(world);
    const [heavy, light] = world.members;
    const rows: Row[] = [];
    if (heavy === undefined || light === undefined) throw new Error('Expected two members.');
    const few = await listPages(world, light);
    for (const [page, read] of Object.entries(await listPages(world, heavy))) {
      const [smallRun, many] = [await timeOf(few[page] ?? read), await timeOf(read)];
      const isKept = [smallRun, many].every(({ median, p95 }) => median <= limit && p95 <= limit);
      if (!isKept) process.exitCode = 1;
      rows.push({
        page,
        [`rows of the one with ${sizes.other}`]: smallRun.rows,
        'median ms': smallRun.median.toFixed(1),
        'p95 ms': smallRun.p95.toFixed(1),
        [`rows of the one with ${sizes.heavy}`]: many.rows,
        'its median ms': many.median.toFixed(1),
        'its p95 ms': many.p95.toFixed(1),
        limit: isKept ? 'kept' : 'OVER',
      });
    }
    const { rows: counted } = await world.rig.database.pool.query<{ count: string }>(
      'select count(*) from ledger_entry',
    );
    return drawTable(
      `Pages of 20 records among ${Number(counted[0]?.count).toLocaleString('en')} ledger rows, at the server; limit ${limit} ms`,
      rows,
    );
  } finally {
    await world.rig.close();
  }
}
