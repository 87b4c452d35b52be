import { sql } from 'kysely';
import type { FigureEntry, FigureEntryPage } from '../../src/protocol/calls/figures.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { Database } from '../../server/db/database.ts';
import { playCurrency } from '../money/wallet/currency.ts';
import { mainWallet } from '../money/wallet/ledger.ts';
import { productJoin } from './add-batch.ts';
import { isCounted, ofFigure, type FigureQuestion } from './read-figure.ts';

const pageSize = 50;

export interface EntryQuestion extends FigureQuestion {
  readonly day: string;
  readonly page: number;
}
/** The entries of one hour, or a part of them. */
interface Bucket {
  readonly name: string;
  readonly product: string;
  readonly at: Date;
  readonly count: number;
  readonly first: string;
  readonly last: string;
}
interface Part {
  readonly bucket: Bucket;
  readonly offset: number;
  readonly limit: number;
}
interface Row {
  readonly id: string;
  readonly at: Date | null;
  readonly account: string;
  readonly memberId: string;
  readonly reference: string;
  readonly amount: string;
  readonly product: string;
}

/** Which rows of which hours a page has: no row before them is read. */
function cutPage(buckets: readonly Bucket[], page: number): readonly Part[] {
  let skip = (page - 1) * pageSize;
  let left = pageSize;
  return buckets.flatMap((bucket) => {
    const offset = Math.min(skip, bucket.count);
    const limit = Math.min(left, bucket.count - offset);
    skip -= offset;
    left -= limit;
    return limit === 0 ? [] : [{ bucket, offset, limit }];
  });
}

/** Who a movement is of: a payout's entry is on the house's side, and names its withdrawal. */
const owner = sql`coalesce(a.member_id, (select w.member_id from withdrawal w
    where w.id = case when t.kind like 'withdrawal.%' then split_part(t.reference, ':', 2)::bigint end))`;
/** Only the first deposit of its member. */
const isFirst = sql`e.id = (select o.id from ledger_entry o
    join ledger_transfer ot on ot.id = o.transfer_id and ot.kind = 'deposit'
    where o.account_id = e.account_id order by o.id limit 1)`;
/** Movements of money and of play: those of an hour lie between two ids of the ledger. */
async function readMoved(db: Database, { merchant }: EntryQuestion, part: Part): Promise<readonly Row[]> {
  const { bucket, offset, limit } = part;
  const isFirsts = bucket.name === 'firstDeposits';
  const isPlay = bucket.name === 'stakes' || bucket.name === 'payouts';
  const house = sql`case when a.member_id is null then a.account_type end`;
  const { rows } = await sql<Row>`select e.id, t.created_at as at, t.reference, p.product,
      coalesce(m.account, '') as account, coalesce(m.id::text, '') as "memberId",
      case when t.kind in ('game.bet', 'game.refund') then -e.amount else e.amount end as amount
    from ledger_entry e
      join ledger_transfer t on t.id = e.transfer_id and t.merchant = ${merchant}
        and t.created_at >= ${bucket.at} and t.created_at < ${bucket.at}::timestamptz + interval '1 hour'
        and (${isPlay} or t.kind not like 'game.%' or t.kind = 'game.rebate')
      join ledger_account a on a.id = e.account_id and a.currency <> ${playCurrency.code}
      left join member m on m.id = ${owner}
      ${productJoin}
    where e.id between ${bucket.first}::bigint and ${bucket.last}::bigint
      and figure_name(t.kind, ${house}) = ${isFirsts ? 'deposits' : bucket.name}
      and p.product = ${bucket.product} and (not ${isFirsts}::boolean or ${isFirst})
    order by e.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
async function readRegistered(
  db: Database,
  { merchant }: EntryQuestion,
  part: Part,
): Promise<readonly Row[]> {
  const { bucket, offset, limit } = part;
  const { rows } = await sql<Row>`select a.id, m.created_at as at, '' as reference, '' as product, m.account,
      m.id::text as "memberId", 0 as amount
    from ledger_account a join member m on m.id = a.member_id
    where a.id between ${bucket.first}::bigint and ${bucket.last}::bigint and a.merchant = ${merchant}
      and a.account_type = ${mainWallet} and a.currency <> ${playCurrency.code}
      and m.created_at >= ${bucket.at} and m.created_at < ${bucket.at}::timestamptz + interval '1 hour'
    order by a.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
/** Who played on a day; none where that is forgotten. */
async function readActive(db: Database, { merchant, day, page }: EntryQuestion): Promise<readonly Row[]> {
  const { rows } =
    await sql<Row>`select m.id, null::timestamptz as at, '' as reference, '' as product, m.account,
      m.id::text as "memberId", 0 as amount
    from figure_active f join member m on m.id = f.member_id
    where f.merchant = ${merchant} and f.day = ${day}
    order by f.member_id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

const readBuckets = async (db: Database, question: EntryQuestion): Promise<readonly Bucket[]> => {
  const { rows } =
    await sql<Bucket>`select h.name, h.product, h.at, h.count::int as count, h.first_id as first,
      h.last_id as last
    from figure_hour h where ${ofFigure(question, { from: question.day, to: question.day })}
    order by h.at, h.name, h.product`.execute(db);
  return rows;
};

/** What is behind a figure on a day: a page of rows of the ledger, or of members. */
export async function readEntries(db: Database, question: EntryQuestion): Promise<FigureEntryPage> {
  const buckets = await readBuckets(db, question);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  const read = question.name === 'registrations' ? readRegistered : readMoved;
  const write = (row: Row, isLoss: boolean): FigureEntry => ({
    ...row,
    at: row.at?.toISOString() ?? null,
    amount:
      isCounted(question.name) && row.reference === ''
        ? ''
        : writeMoney(isLoss ? -BigInt(row.amount) : BigInt(row.amount), question.currency),
  });
  const rows: FigureEntry[] = [];
  if (question.name === 'active')
    rows.push(...(await readActive(db, question)).map((row) => write(row, false)));
  else
    for (const part of cutPage(buckets, question.page)) {
      const isLoss = question.name === 'revenue' && part.bucket.name === 'payouts';
      rows.push(...(await read(db, question, part)).map((row) => write(row, isLoss)));
    }
  return {
    rows,
    currency: question.currency,
    page: question.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    total,
  };
}
