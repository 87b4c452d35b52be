import { utcDay } from '../../src/protocol/time/time-zone.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

interface Vendor {
  readonly merchant: string;
  readonly vendor: string;
}

/**
 * What a vendor was paid on the day of `now` (UTC) without a person, minor units. Locked until the end of the
 * transaction: of two payouts at the same time the second counts the first.
 */
export async function lockPaidToday(db: Database, { merchant, vendor }: Vendor, now: Date): Promise<bigint> {
  const day = utcDay(now);
  const { paid } = await db
    .insertInto('vendor_payout_day')
    .values({ merchant, vendor, day, paid: '0' })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'vendor', 'day'])
        .doUpdateSet({ paid: sql<string>`vendor_payout_day.paid` }),
    )
    .returning('paid')
    .executeTakeFirstOrThrow();
  return BigInt(paid);
}

/** Adds a payout to a locked day. */
export async function addPaidToday(
  db: Database,
  { merchant, vendor }: Vendor,
  now: Date,
  payout: bigint,
): Promise<void> {
  await db
    .updateTable('vendor_payout_day')
    .set({ paid: sql<string>`paid + ${payout.toString()}::bigint` })
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('day', '=', utcDay(now))
    .execute();
}
