import type { Database } from '../../server/db/database.ts';
import { giveBackAhead } from '../lottery/give-back-ahead.ts';
import { stopPromotions } from '../messages/settings/marketing-consent.ts';
import type { RoundEnding } from '../play/tables.ts';

/**
 * Ends what would happen for a member later without another step of theirs: draws that were bought ahead are given
 * back with the chases they belong to, joined promotions wait for no further deposit, and promotions on their way
 * are stopped. Draws that are on sale follow the rule of the market. Call it with the member's row locked, in the
 * transaction of what ends play; repeated, it changes nothing.
 */
export async function endAhead(
  db: Database,
  memberId: string,
  { merchant, ending, at }: { readonly merchant: string; readonly ending: RoundEnding; readonly at: Date },
): Promise<void> {
  const parts = { merchant, clock: { now: () => at } };
  await giveBackAhead(db, parts, { memberId, isOnSaleToo: ending === 'refund' });
  // Without a bonus there is nothing to give back. Who returns may join again.
  await db
    .deleteFrom('promotion_entry')
    .where('member_id', '=', memberId)
    .where('state', '=', 'joined')
    .execute();
  await stopPromotions(db, { merchant, memberId, at });
}
