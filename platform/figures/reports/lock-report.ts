import type { Database } from '../../../server/db/database.ts';

/** A saved report, locked until the transaction ends; undefined where there is none. */
export const lockReport = (db: Database, merchant: string, id: string) =>
  db
    .selectFrom('figure_report')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
