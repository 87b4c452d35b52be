import { sql, type RawBuilder } from 'kysely';
import type {
  RecordsBetsRequest,
  RecordsBetsValue,
  RecordsProfitValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import { requireMember, type Caller } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { nameLottery } from '../lottery/catalogue.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
import { readRange, type RecordRange } from './range.ts';

type State = RecordsBetsValue['rows'][number]['state'];

/**
 * Rounds of games, bets on events and lottery tickets of a member that were opened in a range. What a jackpot paid
 * counts with its round, and a rebate with its ticket: together they are what the ledger has of play.
 */
const selectBets = (
  memberId: string,
  { since, until }: RecordRange,
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
interface Sums {
  readonly total: string;
  readonly stake: string;
  readonly valid: string;
  readonly payout: string;
}
const emptySums: Sums = { total: '0', stake: '0', valid: '0', payout: '0' };
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
  const bets = selectBets(memberId, range, product);
  const [page, sums] = await Promise.all([
    sql<Row>`select * from ${bets} b order by opened_at desc, id desc
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<Sums>`select count(*)::text as total, coalesce(sum(stake), 0)::text as stake,
      coalesce(sum(stake) filter (where state = 'settled'), 0)::text as valid,
      coalesce(sum(payout) filter (where state = 'settled'), 0)::text as payout from ${bets} b`.execute(db),
  ]);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const { total, stake, valid, payout } = sums.rows[0] ?? emptySums;
  const totalCount = Number(total);
  const sumOf = (read: (row: Row) => bigint): string =>
    write(page.rows.reduce((sum, row) => sum + read(row), 0n));
  return {
    ...{ from: range.from, to: range.to, zone: range.timeZone, symbol },
    rows: page.rows.map((row) => ({
      ...{ id: row.id, time: row.opened_at.toISOString(), product: row.product },
      game: row.product === 'LOTT' ? nameLottery(row.game, caller.language) : row.game,
      state: row.state,
      stake: write(BigInt(row.stake)),
      payout: write(row.state === 'settled' ? BigInt(row.payout) : 0n),
      net: write(netOf(row)),
    })),
    totals: {
      stake: write(BigInt(stake)),
      validBet: write(BigInt(valid)),
      payout: write(BigInt(payout)),
      net: write(BigInt(payout) - BigInt(valid)),
    },
    pageTotals: {
      stake: sumOf((row) => BigInt(row.stake)),
      payout: sumOf((row) => (row.state === 'settled' ? BigInt(row.payout) : 0n)),
      net: sumOf(netOf),
    },
    ...{ pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount },
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
  const { rows } = await sql<{ day: string; bets: string; valid: string; payout: string }>`
    select to_char(opened_at at time zone ${range.timeZone}, 'YYYY-MM-DD') as day, count(*)::text as bets,
      sum(stake)::text as valid, sum(payout)::text as payout
    from ${selectBets(memberId, range, product)} b where state = 'settled'
    group by 1 order by 1`.execute(db);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const sum = (read: (row: (typeof rows)[number]) => string): bigint =>
    rows.reduce((all, row) => all + BigInt(read(row)), 0n);
  const [valid, payout] = [sum((row) => row.valid), sum((row) => row.payout)];
  return {
    ...{ from: range.from, to: range.to, zone: range.timeZone, symbol },
    days: rows.map((row) => ({
      day: row.day,
      bets: Number(row.bets),
      validBet: write(BigInt(row.valid)),
      payout: write(BigInt(row.payout)),
      net: write(BigInt(row.payout) - BigInt(row.valid)),
    })),
    totals: { validBet: write(valid), payout: write(payout), net: write(payout - valid) },
  };
}
