import { withTestKeys } from '../../../server/infrastructure/keys/audit-keys.fake.ts';
import pg from 'pg';
import { addDays } from '../../calendar-days.ts';
import { createDatabase } from '../../../server/db/database.ts';
import { typeParsers } from '../../../server/db/type-parsers.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import { createMemberHandlers } from '../../generated/handlers.ts';
import type { Handlers } from '../../calls/call.ts';
import { readLedger, type LedgerFacts } from './ledger-facts.fake.ts';
import { callerOf, type PlayedMember, type World } from './world.fake.ts';

/** Days of one question, and rows of one page, as the portal asks for them. */
const longestRange = 92;
const pageSize = 20;
const zone = 'Asia/Manila';

type Call = <Name extends keyof Handlers>(
  name: Name,
  request: Parameters<Handlers[Name]>[0],
) => ReturnType<Handlers[Name]>;
type Value<Name extends keyof Handlers> = Awaited<ReturnType<Handlers[Name]>>;
type AccountRow = Value<'records.account'>['rows'][number];
type BetRow = Value<'records.bets'>['rows'][number];

const minor = (text: string): bigint => {
  const amount = readMoney(text.replace(/^-/, ''), 'PHP');
  if (amount === null) throw new Error(`Expected an amount, got ${text}`);
  return text.startsWith('-') ? -amount : amount;
};
const sum = <Row>(rows: readonly Row[], read: (row: Row) => string): bigint =>
  rows.reduce((all, row) => all + minor(read(row)), 0n);

/** Ranges that cover all days of the check, the last one until today. */
function listRanges(world: World, firstDay: string): readonly { from: string; to: string }[] {
  const today = dayIn(zone, world.rig.clock.now());
  const ranges: { from: string; to: string }[] = [];
  for (let from = firstDay; from <= today; from = addDays(from, longestRange)) {
    const to = addDays(from, longestRange - 1);
    ranges.push({ from, to: to < today ? to : today });
  }
  return ranges;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
  readonly totalPages: number;
}
/** Every row of a record: page after page until the end. */
async function readAll<Row, One extends Page<Row>>(
  read: (pageNo: number) => Promise<One>,
): Promise<{ readonly rows: readonly Row[]; readonly pages: readonly One[] }> {
  const pages: One[] = [];
  for (let pageNo = 1; pageNo === 1 || pageNo <= (pages[0]?.totalPages ?? 0); pageNo += 1)
    pages.push(await read(pageNo));
  return { rows: pages.flatMap(({ rows }) => rows), pages };
}

/** Collects one sentence for each difference. */
interface Findings {
  readonly expect: (what: string, has: bigint | string | number, ledger: bigint | string | number) => void;
}

async function checkAccount(call: Call, ledger: LedgerFacts, ranges: readonly Range[], { expect }: Findings) {
  const rows: AccountRow[] = [];
  let total = 0n;
  for (const range of ranges) {
    const all = await readAll<AccountRow, Value<'records.account'>>((pageNo) =>
      call('records.account', { ...range, pageNo, pageSize }),
    );
    const [first] = all.pages;
    expect(
      'pages of the account record',
      sum(all.pages, (page) => page.pageTotal),
      minor(first?.totals.net ?? ''),
    );
    expect('rows of the account record', all.rows.length, first?.totalCount ?? -1);
    total += minor(first?.totals.net ?? '');
    rows.unshift(...all.rows);
  }
  expect(
    'account record',
    sum(rows, ({ amount }) => amount),
    ledger.balance,
  );
  expect('totals of the account record', total, ledger.balance);
  expect('numbers of the account record', new Set(rows.map(({ id }) => id)).size, ledger.entries);
  // By their numbers: of two at the same moment the clock may have been read in the other order.
  const booked = rows.toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
  for (const [index, { balance, amount }] of booked.entries())
    expect(
      'balance beside a movement',
      minor(balance) - minor(amount),
      minor(booked[index - 1]?.balance ?? '0.00'),
    );
  return rows;
}

async function checkKinds(
  call: Call,
  rows: readonly AccountRow[],
  ranges: readonly Range[],
  { expect }: Findings,
) {
  for (const kind of new Set(rows.map((row) => row.kind))) {
    let total = 0n;
    for (const range of ranges)
      total += minor((await call('records.account', { ...range, kind, pageSize: 1 })).totals.net);
    const kindRows = rows.filter((row) => row.kind === kind);
    expect(
      `account record of the kind ${kind}`,
      total,
      sum(kindRows, ({ amount }) => amount),
    );
  }
}

type Range = ReturnType<typeof listRanges>[number];
async function checkBets(call: Call, ledger: LedgerFacts, ranges: readonly Range[], { expect }: Findings) {
  const rows: BetRow[] = [];
  for (const range of ranges) {
    const all = await readAll<BetRow, Value<'records.bets'>>((pageNo) =>
      call('records.bets', { ...range, pageNo, pageSize }),
    );
    const [first] = all.pages;
    expect(
      'pages of the betting record',
      sum(all.pages, (page) => page.pageTotals.net),
      minor(first?.totals.net ?? ''),
    );
    expect(
      'totals of the betting record',
      sum(all.rows, ({ net }) => net),
      minor(first?.totals.net ?? ''),
    );
    rows.push(...all.rows);
  }
  expect(
    'betting record',
    sum(rows, ({ net }) => net),
    ledger.play + ledger.openStakes,
  );
  const lottery = rows.filter(({ product }) => product === 'LOTT');
  const openOfLottery = sum(
    lottery.filter(({ state }) => state === 'open'),
    ({ stake }) => stake,
  );
  expect('betting record of the lottery', sum(lottery, ({ net }) => net) - openOfLottery, ledger.lottery);
  return rows;
}

async function checkProfit(
  call: Call,
  bets: readonly BetRow[],
  ranges: readonly Range[],
  { expect }: Findings,
) {
  for (const [name, product] of [
    ['records.profit', ''],
    ['records.lotteryProfit', 'LOTT'],
  ] as const) {
    const productBets = bets.filter(
      (bet) => bet.state === 'settled' && (product === '' || bet.product === product),
    );
    const byDay = new Map<string, bigint>();
    for (const bet of productBets) {
      const day = dayIn(zone, new Date(bet.time));
      byDay.set(day, (byDay.get(day) ?? 0n) + minor(bet.net));
    }
    let total = 0n;
    for (const range of ranges) {
      const value = await call(name, range);
      total += minor(value.totals.net);
      for (const { day, net } of value.days) {
        expect(`${name} of ${day}`, minor(net), byDay.get(day) ?? 0n);
        byDay.delete(day);
      }
    }
    expect(`days that ${name} leaves out`, byDay.size, 0);
    expect(
      name,
      total,
      sum(productBets, ({ net }) => net),
    );
  }
}

/** Each day alone, by the ledger's own clock: the edges of days are where rows get lost. */
async function checkDays(call: Call, ledger: LedgerFacts, { expect }: Findings) {
  for (const [day, net] of ledger.days) {
    const { totals } = await call('records.account', { from: day, to: day, pageSize: 1 });
    expect(`account record of ${day}`, minor(totals.net), net);
  }
  for (const [day, count] of ledger.betDays) {
    const { totalCount } = await call('records.bets', { from: day, to: day, pageSize: 1 });
    expect(`bets of ${day}`, totalCount, count);
  }
  const { months } = await call('records.statements', {});
  expect('closing balance of the last month', minor(months[0]?.closing ?? '0.00'), ledger.balance);
}

/** The details of some rows: what belongs to a bet or a movement adds up to it. */
async function checkDetails(
  call: Call,
  bets: readonly BetRow[],
  movements: readonly AccountRow[],
  { expect }: Findings,
) {
  const every = Math.ceil((bets.length + movements.length) / 8);
  for (const bet of bets.filter((one, index) => index % every === 0 && one.product !== 'LOTT')) {
    const { net } = await call('records.detail', { id: bet.id });
    expect(`detail of ${bet.id}`, minor(net), bet.state === 'open' ? -minor(bet.stake) : minor(bet.net));
  }
  for (const { id, amount } of movements.filter((_, index) => index % every === 0)) {
    const { lines, net } = await call('records.detail', { id });
    expect(`detail of ${id}`, lines.find((line) => line.id === id)?.amount ?? 'none', amount);
    expect(
      `sum of ${id}`,
      minor(net),
      sum(lines, (line) => line.amount),
    );
  }
}

async function compareMember(world: World, who: PlayedMember, call: Call): Promise<readonly string[]> {
  const found: string[] = [];
  const expect: Findings['expect'] = (what, has, ledger) => {
    if (has !== ledger) found.push(`member ${who.id}, ${what}: ${has}, and the ledger has ${ledger}`);
  };
  const ledger = await readLedger(world.rig.database.pool, who.id, zone);
  const ranges = listRanges(world, ledger.firstDay);
  const movements = await checkAccount(call, ledger, ranges, { expect });
  await checkKinds(call, movements, ranges, { expect });
  const bets = await checkBets(call, ledger, ranges, { expect });
  await checkProfit(call, bets, ranges, { expect });
  await checkDays(call, ledger, { expect });
  await checkDetails(call, bets, movements, { expect });
  return found;
}

/** Changes a statement that reads records. */
type PlantedFault = (statement: string) => string;
/** What a record may do wrong. Each has to be found: a comparison that finds none of them is blind. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'rebates of tickets are left out': (text) => text.replace('t.payout + t.rebate', 't.payout'),
  'jackpots are left out': (text) => text.replace('r.payout + r.jackpot', 'r.payout'),
  'a quarter of an hour before midnight belongs to no day': (text) =>
    text.replace(/bet_quarter where (.*?) at </, "bet_quarter where $1 at + interval '15 minutes' <"),
  'a quarter of an hour after midnight belongs to the day before': (text) =>
    text.replace(
      /account_quarter where (.*?) at >=/,
      "account_quarter where $1 at - interval '15 minutes' >=",
    ),
  'a page begins one row late': (text) => text.replace('offset ', 'offset 1 + '),
};

/** Members whose records are read at the same moment. */
const lanes = 4;
/**
 * Holds every record of every member, read as the calls read them, page after page, against the ledger.
 * @param plant a fault below the code that is checked, for a control, which ends with the first one who differs
 * @returns one sentence for each difference
 */
export async function compareRecords(world: World, plant?: PlantedFault): Promise<readonly string[]> {
  const pool = new pg.Pool({ ...world.rig.database.config, max: 4, types: typeParsers });
  if (plant !== undefined)
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
      const faulty = (text: unknown, ...rest: readonly unknown[]): unknown =>
        query(typeof text === 'string' ? plant(text) : text, ...rest);
      client.query = faulty as typeof client.query;
    });
  try {
    const handlers = createMemberHandlers({ ...world.parts, db: withTestKeys(createDatabase(pool)) });
    const found: string[] = [];
    const left = [...world.members];
    const isOver = (): boolean => plant !== undefined && found.length > 0;
    const lane = async (): Promise<void> => {
      for (let who = left.shift(); who !== undefined && !isOver(); who = left.shift()) {
        const caller = callerOf(who, '');
        const call: Call = (name, request) => handlers[name](request, caller) as never;
        found.push(...(await compareMember(world, who, call)));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return found;
  } finally {
    await pool.end();
  }
}
