import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { tableLives, type RetentionRule, type TableLife } from './table-lives.ts';

const dayMs = 86_400_000;
/** Rows that one statement deletes, so that no caller waits long for a lock. */
const chunkRows = 5_000;

/** What the rules need to know of the installation. */
export interface RetentionSettings {
  readonly messagesKeptDays: number;
  /** Tables beside the product's own. */
  readonly adapterTables: Readonly<Record<string, TableLife>>;
}

/** Deletes the rows of a rule, in small steps. */
async function forgetOld(db: Database, table: string, rule: RetentionRule, moment: Date): Promise<void> {
  const only = sql.raw(rule.only === undefined ? 'true' : rule.only);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid in
      (select ctid from ${sql.table(table)} where ${sql.ref(rule.column)} < ${moment} and ${only}
       limit ${chunkRows})`.execute(db);
    if (numAffectedRows < BigInt(chunkRows)) return;
  }
}

/** Deletes the expired rows of every table (`tableLives`). */
export async function deleteExpiredRows(db: Database, settings: RetentionSettings, now: Date): Promise<void> {
  for (const [table, life] of Object.entries({ ...tableLives, ...settings.adapterTables })) {
    if (!('goes' in life)) continue;
    const { days } = life.goes;
    const keptDays = typeof days === 'string' ? settings[days] : days;
    await forgetOld(db, table, life.goes, new Date(now.getTime() - keptDays * dayMs));
  }
}
