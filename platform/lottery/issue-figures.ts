import { sql, type RawBuilder } from 'kysely';
import type { LotterySales } from '../../src/protocol/calls/lottery.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { Database } from '../../server/db/database.ts';
import type { Span } from '../brand-day.ts';

/** What the tickets `t` of some issues cost and brought, in minor units. */
const sumColumns = sql`count(*) filter (where t.state <> 'cancelled')::int as tickets,
  coalesce(sum(t.amount) filter (where t.state <> 'cancelled'), 0)::bigint as sold,
  coalesce(sum(t.payout) filter (where t.state = 'won'), 0)::bigint as paid,
  coalesce(sum(t.payout) filter (where t.state in ('refunded', 'void', 'lost')), 0)::bigint as refunded`;
interface SumRow {
  readonly name: string;
  readonly tickets: number;
  readonly sold: string;
  readonly paid: string;
  readonly refunded: string;
}
const noSales: Omit<SumRow, 'name'> = { tickets: 0, sold: '0', paid: '0', refunded: '0' };

export function writeSales(row: Omit<SumRow, 'name'> | undefined, currency: string): LotterySales {
  const { tickets, sold, paid, refunded } = row ?? noSales;
  const write = (amount: string): string => writeMoney(BigInt(amount), currency);
  return { tickets, sold: write(sold), paid: write(paid), refunded: write(refunded) };
}

const readSums = async (
  db: Database,
  name: RawBuilder<string>,
  where: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, SumRow>> => {
  const { rows } = await sql<SumRow>`select ${name} as name, ${sumColumns}
    from lottery_issue i join lottery_ticket t on t.issue_id = i.id where ${where} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
};

/** Sums by the number of the issue. */
export const readIssueSums = (db: Database, ids: readonly string[]) =>
  readSums(db, sql`i.id::text`, sql`i.id = any(${ids}::bigint[])`);

/** Sums of real money by the code of the game, of the issues whose sale ends in a span. */
export const readGameSums = (
  db: Database,
  merchant: string,
  { codes, span }: { readonly codes: readonly string[]; readonly span: Span },
) =>
  readSums(
    db,
    sql`i.game`,
    sql`i.merchant = ${merchant} and i.game = any(${codes}::text[]) and i.money = 'real'
      and i.closes_at >= ${span.from} and i.closes_at < ${span.to}`,
  );

/** Tickets of an issue by what became of them. */
interface TicketCounts {
  /** Not settled yet, with who bought them and what they cost in minor units. */
  readonly open: number;
  readonly members: number;
  readonly amount: string;
  readonly won: number;
  readonly lost: number;
  readonly cancelled: number;
  readonly given_back: number;
}
export async function countTickets(db: Database, issueId: string): Promise<TicketCounts> {
  const { rows } = await sql<TicketCounts>`select
      count(*) filter (where state = 'placed')::int as open,
      count(distinct member_id) filter (where state = 'placed')::int as members,
      coalesce(sum(amount) filter (where state = 'placed'), 0)::bigint as amount,
      count(*) filter (where state = 'won')::int as won,
      count(*) filter (where state = 'lost')::int as lost,
      count(*) filter (where state = 'cancelled')::int as cancelled,
      count(*) filter (where state in ('refunded', 'void'))::int as given_back
    from lottery_ticket where issue_id = ${issueId}`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Expected counts.');
  return counts;
}
