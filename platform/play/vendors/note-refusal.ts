import { sql } from 'kysely';
import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberParts } from '../../parts.ts';

const longestName = 200;
const roundOf = (asked: object): string =>
  'round' in asked && typeof asked.round === 'string' ? asked.round.slice(0, longestName) : '';

/**
 * Keeps what a vendor was refused, for the console: the same refusal of a round is one row. Call it only for
 * messages that are the vendor's own, so that strangers write nothing.
 */
export async function noteRefusal(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  {
    vendor,
    call,
    asked,
    refusal,
  }: {
    readonly vendor: string;
    readonly call: string;
    readonly asked: object;
    readonly refusal: AppError;
  },
): Promise<void> {
  const now = clock.now();
  const { code: error, message } = refusal;
  await db
    .insertInto('vendor_refusal')
    .values({
      merchant,
      vendor,
      call,
      error,
      round: roundOf(asked),
      message,
      times: 1,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'vendor', 'call', 'error', 'round']).doUpdateSet({
        message,
        last_at: now,
        times: sql<number>`vendor_refusal.times + 1`,
      }),
    )
    .execute();
}
