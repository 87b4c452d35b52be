import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { MemberParts } from '../parts.ts';
import { refundOnSale } from './cancel-ticket.ts';

/**
 * Gives back what a member bought of draws whose sale has not begun, and of those on sale where that is asked for.
 * A chase of which nothing is left is cancelled; one with a draw on sale can still be cancelled by its member.
 */
export async function giveBackAhead(
  db: Database,
  parts: Pick<MemberParts, 'merchant' | 'clock'>,
  { memberId, isOnSaleToo }: { readonly memberId: string; readonly isOnSaleToo: boolean },
): Promise<void> {
  const now = parts.clock.now();
  await refundOnSale(db, parts, (query) => {
    const bought = query.where('t.member_id', '=', memberId);
    return isOnSaleToo
      ? bought
      : bought.where(
          sql<boolean>`exists (select from lottery_issue i where i.id = t.issue_id and i.opens_at > ${now})`,
        );
  });
  await db
    .updateTable('lottery_chase as c')
    .set({ state: 'cancelled', ended_at: now })
    .where('c.merchant', '=', parts.merchant)
    .where('c.member_id', '=', memberId)
    .where('c.state', '=', 'running')
    .where(
      sql<boolean>`not exists (select from lottery_order o join lottery_ticket t on t.order_id = o.id
        where o.chase_id = c.id and t.state = 'placed')`,
    )
    .where(
      sql<boolean>`exists (select from lottery_order o join lottery_ticket t on t.order_id = o.id
        where o.chase_id = c.id and t.state = 'cancelled' and t.ended_at = ${now})`,
    )
    .execute();
}
