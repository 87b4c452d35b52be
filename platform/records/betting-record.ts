import { sql, type RawBuilder } from 'kysely';
import type {
  RecordsBetsRequest,
  RecordsBetsValue,
  RecordsProfitValue,
} from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { nameLottery } from '../lottery/catalogue.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { readQuarters, type PageSpan } from './quarters.ts';
import { readRange, type RecordRange } from './range.ts';

type State = RecordsBetsValue['rows'][number]['state'];

/**
 * Rounds of games, bets on events and lottery tickets of a member that were opened in a range. What a jackpot paid
 * counts with its round, and a rebate with its ticket: together they are what the ledger has of play.
 */
const selectBets = (
  memberId: string,
  { since, until }: Pick<RecordRange, 'since' | 'until'>,
  product: string,
): RawBuilder<unknown> => {
  const ofProduct = product === '' ? sql`true` : sql`product = ${product}`;
  return sql`(select * from (
    select 'r' || r.id as id, r.opened_at, g.game_type as product, g.name as game, r.stake, r.payout + r.jackpot as payout,
      case r.state when 'settled' then 'settled' when 'refunded' then 'refunded' else 'open' end as state
      from play_round r join game g on g.node_id = r.node_id
      where r.member_id = ${memberId} and r.state <> 'void'
        and r.opened_at >= ${since} and r.opened_at < ${until}
    union all
    select 'l' || t.id, t.created_at, 'LOTT', i.game, t.amount, t.payout + t.rebate,
      case t.state when 'placed' then 'open' when 'won' then 'settled' when 'lost' then 'settled' else 'refunded' end
      from lottery_ticket t join lottery_issue i on i.id = t.issue_id
      where t.member_id = ${memberId} and t.created_at >= ${since} and t.created_at < ${until}
  ) every where ${ofProduct})`;
};

interface Row {
  readonly id: string;
  readonly opened_at: Date;
  readonly product: string;
  readonly game: string;
  readonly stake: string;
  readonly payout: string;
  readonly state: State;
}
/** Sums of bets by quarter of an hour. */
const selectQuarters = (
  memberId: string,
  { since, until }: RecordRange,
  product: string,
): RawBuilder<unknown> => {
  const ofProduct = product === '' ? sql`true` : sql`product = ${product}`;
  return sql`bet_quarter where member_id = ${memberId} and at >= ${since} and at < ${until} and ${ofProduct}`;
};
async function selectRows(
  { db }: MemberParts,
  {
    memberId,
    product,
    pageSize,
  }: { readonly memberId: string; readonly product: string; readonly pageSize: number },
  span: PageSpan | null,
): Promise<readonly Row[]> {
  if (span === null) return [];
  const { rows } = await sql<Row>`select * from ${selectBets(memberId, span, product)} b
    order by opened_at desc, id desc limit ${pageSize} offset ${span.skip}`.execute(db);
  return rows;
}
/** What a bet brought: nothing while it is open, and nothing where the stake was given back. */
const netOf = ({ state, stake, payout }: Row): bigint =>
  state === 'settled' ? BigInt(payout) - BigInt(stake) : 0n;

/** A member's bets in a range, the newest first, with the sums of the page and of the range. */
export async function readBettingRecord(
  parts: MemberParts,
  { product = '', pageNo = 1, pageSize = 20, ...asked }: RecordsBetsRequest,
  caller: Caller,
): Promise<RecordsBetsValue> {
  const { db } = parts;
  const { id: memberId } = requireMember(caller);
  const range = await readRange(parts, asked);
  const { code, symbol } = await readMemberCurrency(db, memberId);
  const { totalCount, sums, span } = await readQuarters(
    db,
    {
      source: selectQuarters(memberId, range, product),
      rows: sql`bets`,
      sums: { stake: sql`stake`, settled: sql`valid`, covered: sql`covered`, payout: sql`payout` },
    },
    { pageNo, pageSize },
  );
  const rows = await selectRows(parts, { memberId, product, pageSize }, span);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const { stake, settled, covered, payout } = sums;
  const sumOf = (read: (row: Row) => bigint): string => write(rows.reduce((sum, row) => sum + read(row), 0n));
  return {
    from: range.from,
    to: range.to,
    zone: range.timeZone,
    symbol,
    rows: rows.map((row) => ({
      id: row.id,
      time: row.opened_at.toISOString(),
      product: row.product,
      game: row.product === 'LOTT' ? nameLottery(row.game, caller.language) : row.game,
      state: row.state,
      stake: write(BigInt(row.stake)),
      payout: write(row.state === 'settled' ? BigInt(row.payout) : 0n),
      net: write(netOf(row)),
    })),
    totals: {
      stake: write(stake),
      validBet: write(settled - covered),
      payout: write(payout),
      net: write(payout - settled),
    },
    pageTotals: {
      stake: sumOf((row) => BigInt(row.stake)),
      payout: sumOf((row) => (row.state === 'settled' ? BigInt(row.payout) : 0n)),
      net: sumOf(netOf),
    },
    pageNum: pageNo,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** What a member's settled bets brought, day by day of the brand, on the day on which each was opened. */
export async function readProfit(
  parts: MemberParts,
  { product = '', ...asked }: { readonly product?: string; readonly from?: string; readonly to?: string },
  caller: Caller,
): Promise<RecordsProfitValue> {
  const { db } = parts;
  const { id: memberId } = requireMember(caller);
  const range = await readRange(parts, asked);
  const { code, symbol } = await readMemberCurrency(db, memberId);
  const { rows } = await sql<{ day: string; bets: string; settled: string; covered: string; payout: string }>`
    select to_char(at at time zone ${range.timeZone}, 'YYYY-MM-DD') as day, sum(settled)::text as bets,
      sum(valid)::text as settled, sum(covered)::text as covered, sum(payout)::text as payout
    from ${selectQuarters(memberId, range, product)}
    group by 1 having sum(settled) > 0 order by 1`.execute(db);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const sum = (read: (row: (typeof rows)[number]) => string): bigint =>
    rows.reduce((all, row) => all + BigInt(read(row)), 0n);
  const [settled, payout] = [sum((row) => row.settled), sum((row) => row.payout)];
  const valid = settled - sum((row) => row.covered);
  return {
    from: range.from,
    to: range.to,
    zone: range.timeZone,
    symbol,
    days: rows.map((row) => ({
      day: row.day,
      bets: Number(row.bets),
      validBet: write(BigInt(row.settled) - BigInt(row.covered)),
      payout: write(BigInt(row.payout)),
      net: write(BigInt(row.payout) - BigInt(row.settled)),
    })),
    totals: { validBet: write(valid), payout: write(payout), net: write(payout - settled) },
  };
}
