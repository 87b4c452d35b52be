import type { Database } from '../../server/db/database.ts';

/**
 * Past days of the demonstration that have rounds. With so many, the demonstration player reached Gold on every day of
 * a month: in this one, or before the last one ended.
 */
export const playedDays = 52;

/** Whether days were closed before: by an earlier version of the demonstration, or by its days since. */
export async function hasClosedDays(db: Database, merchant: string): Promise<boolean> {
  const closed = await db
    .selectFrom('valid_bet_day')
    .select('member_id')
    .where('merchant', '=', merchant)
    .limit(1)
    .executeTakeFirst();
  return closed !== undefined;
}
