import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { spanOfDay, type Span } from '../../brand-day.ts';
import type { RecordRange } from '../../records/range.ts';

/** Whose rows a report lists. */
export interface TeamAsked {
  readonly merchant: string;
  readonly parentId: string;
  /** Whether the parent's own rows are in it. */
  readonly withParent: boolean;
  readonly range: RecordRange;
}
export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}
/** How many rows there are of a day, and two sums of them in minor units. */
export interface CountedDay {
  readonly day: string;
  readonly count: number;
  readonly first: string;
  readonly second: string;
}
interface Counted {
  /** Table of the day sums of a team, and of a member alone. */
  readonly tables: readonly [team: string, own: string];
  /** Which of their rows count, and of the changes that are in no sum yet. */
  readonly fits: RawBuilder<unknown>;
  readonly count: RawBuilder<unknown>;
  readonly sums: readonly [RawBuilder<unknown>, RawBuilder<unknown>];
}

/** Whether the member `m` is in the team. */
export const isInTeam = ({ parentId, withParent }: TeamAsked): RawBuilder<unknown> =>
  withParent
    ? sql`(m.id = ${parentId} or ${parentId}::bigint = any (m.path))`
    : sql`${parentId}::bigint = any (m.path)`;

/** The days of a range on which there are rows, the last first: from sums and from changes that are in none yet. */
export async function readCountedDays(
  db: Database,
  asked: TeamAsked,
  { tables: [team, ownTable], fits, count, sums: [first, second] }: Counted,
): Promise<readonly CountedDay[]> {
  const { merchant, parentId, withParent, range } = asked;
  const columns = sql`${count} as count, ${first} as first, ${second} as second`;
  const isWanted = sql`day >= ${range.from} and day <= ${range.to} and ${fits}`;
  const stored = (table: string) =>
    sql`select day, ${columns} from ${sql.table(table)} where member_id = ${parentId} and ${isWanted}`;
  const { rows } = await sql<CountedDay>`select day::text as day, sum(count)::int as count,
      sum(first)::text as first, sum(second)::text as second
    from (
      ${stored(team)}
      union all
      ${withParent ? stored(ownTable) : sql`${stored(ownTable)} and false`}
      union all
      select day, ${columns} from (
        select c.*, (c.at at time zone ${range.timeZone})::date as day from team_change c
          cross join lateral (select id, path, customer_type from member where id = c.member_id offset 0) m
        where c.merchant = ${merchant} and m.customer_type <> 4 and ${isInTeam(asked)}
      ) open where ${isWanted}
    ) s group by day having sum(count) > 0 order by day desc`.execute(db);
  return rows;
}

/** The days that hold the rows of a page, and how many of their rows are before it. */
export interface Slice extends Span {
  readonly offset: number;
  readonly limit: number;
}
/** Null where the page is after the last row. */
export function findSlice(
  days: readonly CountedDay[],
  { pageNo, pageSize }: Page,
  zone: string,
): Slice | null {
  const begin = (pageNo - 1) * pageSize;
  let before = 0;
  let end = 0;
  let last: string | undefined;
  let first = '';
  for (const { day, count } of days) {
    end += count;
    if (end <= begin) {
      before = end;
      continue;
    }
    last ??= day;
    first = day;
    if (end >= begin + pageSize) break;
  }
  if (last === undefined) return null;
  const [from, to] = [spanOfDay(first, zone).from, spanOfDay(last, zone).to];
  return { from, to, offset: begin - before, limit: pageSize };
}

/** Teams up to this size are read member by member, larger ones from the newest row of the brand on. */
const smallTeam = 2_000;
export async function isSmallTeam(db: Database, parentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team_total')
    .select('members')
    .where('member_id', '=', parentId)
    .executeTakeFirst();
  return Number(row?.members ?? 0) <= smallTeam;
}
/** `team`: the members of a small team. */
export const teamMembers = ({ parentId, withParent }: TeamAsked): RawBuilder<unknown> => sql`below as (
    select id, customer_type from member where upline_id = ${parentId}
    union all
    select m.id, m.customer_type from member m join below b on m.upline_id = b.id
  ), team as (
    select id from below where customer_type <> 4
    ${withParent ? sql`union all select ${parentId}::bigint` : sql``}
  )`;

/** The sums of some days. */
export const sumDays = (days: readonly CountedDay[]) => ({
  count: days.reduce((sum, { count }) => sum + count, 0),
  first: days.reduce((sum, { first }) => sum + BigInt(first), 0n),
  second: days.reduce((sum, { second }) => sum + BigInt(second), 0n),
});
