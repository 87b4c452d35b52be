import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/** Sums by quarter of an hour that a record is read from. */
interface Quarters<Sum extends string> {
  /** Table and condition. */
  readonly source: RawBuilder<unknown>;
  /** How many rows of the record a line of the table counts. */
  readonly rows: RawBuilder<unknown>;
  readonly sums: Readonly<Record<Sum, RawBuilder<unknown>>>;
}
/** Where the rows of a page are: from a moment until another, after so many rows from the end of it. */
export interface PageSpan {
  readonly since: Date;
  readonly until: Date;
  readonly skip: number;
}
export interface QuarterSums<Sum extends string> {
  readonly totalCount: number;
  /** Minor units. */
  readonly sums: Readonly<Record<Sum, bigint>>;
  /** Null for a page that has no rows. */
  readonly span: PageSpan | null;
}

/** Sums of a range, and where in it a page of the rows is, the newest first, without reading a row. */
export async function readQuarters<Sum extends string>(
  db: Database,
  { source, rows: counted, sums: named }: Quarters<Sum>,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<QuarterSums<Sum>> {
  const names = Object.keys(named) as Sum[];
  const columns = sql.join(
    names.map((name) => sql`coalesce(sum(${named[name]}), 0)::text as ${sql.ref(name)}`),
  );
  const offset = (pageNo - 1) * pageSize;
  const { rows } = await sql<
    Record<Sum, string> & { total: string; since: Date | null; until: Date; before: string }
  >`
    with wanted as materialized (select * from ${source}),
      counted as (select at, sum(${counted}) as rows from wanted group by at having sum(${counted}) > 0),
      placed as (select at, rows, sum(rows) over (order by at desc) - rows as before from counted)
    select s.*, p.* from
      (select coalesce(sum(${counted}), 0)::text as total, ${columns} from wanted) s,
      (select min(at) as since, max(at) + interval '15 minutes' as until, min(before)::text as before from placed
        where before < ${offset + pageSize} and before + rows > ${offset}) p`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Expected the sums of a record.');
  const sums = Object.fromEntries(names.map((name) => [name, BigInt(row[name])])) as Record<Sum, bigint>;
  const { total, since, until, before } = row;
  return {
    totalCount: Number(total),
    sums,
    span: since === null ? null : { since, until, skip: offset - Number(before) },
  };
}
