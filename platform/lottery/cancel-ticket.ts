import type { SelectQueryBuilder, Selectable } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { Tables } from '../../server/db/database.ts';
import type { MemberParts } from '../parts.ts';
import { bookPlayMoney } from '../play/play-money.ts';
import { lockSale } from './issues.ts';
import { nameOrder } from './store-order.ts';
import type { LotteryOrderTable, LotteryTicketTable } from './tables.ts';

type Ticket = Selectable<LotteryTicketTable>;
type Parts = Pick<MemberParts, 'merchant' | 'clock'>;

/**
 * Takes one ticket back and gives its stake back. The issue is locked first: a draw waits, and a ticket of a sale
 * that has ended stays.
 * @returns false where it stays
 */
export async function cancelTicket(db: Database, parts: Parts, ticket: Pick<Ticket, 'id' | 'issue_id'>) {
  const { merchant, clock } = parts;
  const locked = await lockSale(db, parts, { id: ticket.issue_id });
  if (locked?.isOnSale !== true && locked?.isAhead !== true) return false;
  const now = clock.now();
  const cancelled = await db
    .updateTable('lottery_ticket')
    .set((eb) => ({ state: 'cancelled' as const, payout: eb.ref('amount'), ended_at: now }))
    .where('id', '=', ticket.id)
    .where('state', '=', 'placed')
    .returning(['amount', 'member_id', 'order_id'])
    .executeTakeFirst();
  if (cancelled === undefined) return false;
  const reference = `lottery:ticket:${ticket.id}:cancel`;
  const toMember = BigInt(cancelled.amount);
  await bookPlayMoney(db, {
    merchant,
    memberId: cancelled.member_id,
    step: 'refund',
    reference,
    play: nameOrder(cancelled.order_id),
    toMember,
    at: now,
  });
  return true;
}

type OpenTickets = SelectQueryBuilder<
  Tables & { t: LotteryTicketTable; o: LotteryOrderTable },
  't' | 'o',
  { id: string; issue_id: string }
>;

/**
 * Gives back every open ticket of a choice whose sale has not ended. @returns the numbers of those tickets
 */
export async function refundOnSale(
  db: Database,
  parts: Parts,
  choose: (query: OpenTickets) => OpenTickets,
): Promise<readonly string[]> {
  const open = db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_order as o', 'o.id', 't.order_id')
    .select(['t.id', 't.issue_id'])
    .where('t.merchant', '=', parts.merchant)
    .where('t.state', '=', 'placed');
  const tickets = await choose(open).orderBy('t.issue_id').orderBy('t.id').execute();
  const cancelled: string[] = [];
  for (const ticket of tickets) if (await cancelTicket(db, parts, ticket)) cancelled.push(ticket.id);
  return cancelled;
}
