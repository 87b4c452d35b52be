import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { Days, Span } from './spans.ts';

/** Whom a brand's days are counted for, and by which clocks. */
interface Scope {
  readonly merchant: string;
  readonly zone: string;
}
export interface Distinct {
  readonly now: bigint;
  readonly before: bigint;
  /** The same, where a day is not over up to the hour that is under way. */
  readonly early: { readonly now: bigint; readonly before: bigint };
}

/** How many different members played in some days, and in as many before. */
export async function readDistinct(
  db: Database,
  { merchant, zone }: Scope,
  { from, to, before, hour }: Span,
): Promise<Distinct> {
  const counted = (days: Days, isEarly: boolean) => sql`coalesce(sum(r.count) filter (
      where r.day between ${days.from} and ${days.to} and r.previous < ${days.from}
        and (not ${isEarly}::boolean or ${hour}::int is null or r.day <> ${days.to}
          or extract(hour from r.at at time zone ${zone})::int < ${hour})), 0)::text`;
  const { rows } = await sql<Record<'now' | 'before' | 'nowEarly' | 'beforeEarly', string>>`
    select ${counted({ from, to }, false)} as now, ${counted(before, false)} as before,
      ${counted({ from, to }, true)} as "nowEarly", ${counted(before, true)} as "beforeEarly"
    from figure_return r where r.merchant = ${merchant} and r.day between ${before.from} and ${to}`.execute(
    db,
  );
  const [row] = rows;
  return {
    now: BigInt(row?.now ?? 0),
    before: BigInt(row?.before ?? 0),
    early: { now: BigInt(row?.nowEarly ?? 0), before: BigInt(row?.beforeEarly ?? 0) },
  };
}

/** The same for each month of some days, by `2026-11`, and for all of them, by an empty text. */
export async function readDistinctMonths(
  db: Database,
  merchant: string,
  { from, to }: Days,
): Promise<ReadonlyMap<string, bigint>> {
  const first = sql`greatest(date_trunc('month', r.day)::date, ${from}::date)`;
  const { rows } = await sql<{ month: string | null; count: string }>`
    select to_char(r.day, 'YYYY-MM') as month, coalesce(sum(r.count) filter (where r.previous < ${first}), 0)::text as count
    from figure_return r where r.merchant = ${merchant} and r.day between ${from} and ${to} group by 1
    union all
    select null, coalesce(sum(r.count), 0)::text from figure_return r
    where r.merchant = ${merchant} and r.day between ${from} and ${to} and r.previous < ${from}`.execute(db);
  return new Map(rows.map(({ month, count }) => [month ?? '', BigInt(count)]));
}
