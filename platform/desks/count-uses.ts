import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

interface Uses {
  readonly merchant: string;
  /** Of the desk, whose rows have an `id`. */
  readonly table: string;
  /** Whose rows point to those of the desk, and by which column. */
  readonly from: string;
  readonly column: string;
  /** What they are, in words. */
  readonly words: string;
}
/** The desk is read repeatedly, so that many are counted no further. */
const most = 1_000;
/** How many rows of another table point to each row of a desk, in words, by key. */
export async function countUses(
  db: Database,
  { merchant, table, from, column, words }: Uses,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await sql<{ key: string; uses: number }>`
    select d.id::text as key, (select count(*)::integer from (
      select 1 from ${sql.table(from)} u where u.${sql.ref(column)} = d.id limit ${most}
    ) hits) as uses
    from ${sql.table(table)} d where d.merchant = ${merchant}`.execute(db);
  const say = (uses: number): string => `${words}: ${uses === most ? `${most} or more` : uses}`;
  return Object.fromEntries(rows.map(({ key, uses }) => [key, uses === 0 ? [] : [say(uses)]]));
}
