import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const dayMs = 86_400_000;
/** Rows that one statement takes away, so that nobody waits long for a lock. */
const chunkRows = 5_000;

/** Rows that go once a moment of theirs is so many days ago. */
interface RetentionRule {
  readonly table: string;
  /** A moment in each row; rows without one stay. */
  readonly column: string;
  readonly days: number;
}
/** Every table that grows without an operator, or with every call of a stranger, and when its rows go. */
export const retentionRules: readonly RetentionRule[] = [
  { table: 'limit_window', column: 'ends_at', days: 0 },
  { table: 'site_report', column: 'last_at', days: 30 },
  { table: 'message_address', column: 'updated_at', days: 365 },
  { table: 'password_link', column: 'expires_at', days: 0 },
  { table: 'sms_code', column: 'expires_at', days: 0 },
  { table: 'captcha', column: 'expires_at', days: 0 },
  { table: 'human_challenge', column: 'expires_at', days: 0 },
  { table: 'human_token', column: 'expires_at', days: 0 },
  { table: 'step_up', column: 'expires_at', days: 0 },
  { table: 'provider_login', column: 'expires_at', days: 0 },
  { table: 'provider_binding', column: 'expires_at', days: 0 },
  { table: 'member_session', column: 'expires_at', days: 0 },
];

/** Takes away what a rule says, in small steps. */
export async function forgetOld(
  db: Database,
  { table, column, days }: RetentionRule,
  now: Date,
): Promise<void> {
  const moment = new Date(now.getTime() - days * dayMs);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid in
      (select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${moment} limit ${chunkRows})`.execute(
      db,
    );
    if (numAffectedRows < BigInt(chunkRows)) return;
  }
}
