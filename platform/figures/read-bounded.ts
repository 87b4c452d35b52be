import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/** A figure is answered within it, or refused: the page shows what it had, with its age. */
const boundMs = 1_000;

/** Reads within the bound. */
export const readBounded = <Value>(db: Database, read: (work: Database) => Promise<Value>): Promise<Value> =>
  db.transaction().execute(async (work) => {
    await sql.raw(`set local statement_timeout = ${boundMs}`).execute(work);
    // Compiling these statements takes longer than running them.
    await sql`set local jit = off`.execute(work);
    return read(work);
  });

/** Until when everything that was booked is in the figures; null before the first run of the job. */
export const readAsOf = async (db: Database, merchant: string): Promise<string | null> => {
  const row = await db
    .selectFrom('figure_position')
    .select('as_of')
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return row?.as_of?.toISOString() ?? null;
};
