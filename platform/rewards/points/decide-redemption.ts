import { countApproved } from '../../money/approvals/cashier-credits.ts';
import { lockMember } from '../../money/withdrawals/accounts.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberParts } from '../../parts.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { addTickets } from '../envelope-tickets.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../../money/wallet/ledger.ts';
import { ensurePoints, lockAccounts } from './accounts.ts';
import { bookPoints } from './book-points.ts';
import { decisionNotices } from '../../messages/decision-notices.ts';
import { tellMember } from '../../messages/tell.ts';

/** What an operator decides of an order in process. */
export interface RedemptionDecision {
  readonly id: string;
  readonly status: 'approved' | 'rejected';
  /** What the member reads; needed for a rejection. */
  readonly remark: string;
  readonly by: string;
}
type Store = Pick<MemberParts, 'merchant' | 'clock'>;
interface Decided {
  readonly id: string;
  readonly member_id: string;
  readonly reward_id: string;
  readonly quantity: number;
  readonly points: string;
}

/** Points and pieces go back: once, because only an order in process gets here. */
async function giveBack(db: Database, { merchant, clock }: Store, order: Decided): Promise<void> {
  const accounts = await ensurePoints(db, merchant, order.member_id);
  await lockAccounts(db, [accounts.house, accounts.member]);
  await db
    .updateTable('point_reward')
    .set((update) => ({ available: update('available', '+', order.quantity) }))
    .where('id', '=', order.reward_id)
    .execute();
  await bookPoints(db, accounts, {
    merchant,
    kind: 'points.return',
    reference: `redeem:${order.id}:return`,
    at: clock.now(),
    points: BigInt(order.points),
  });
}

/** A bonus pays into the wallet, a ticket is good for red envelopes; a thing is sent by people. */
async function handOver(
  db: Database,
  { merchant, clock }: Store,
  order: Decided,
  operator: string,
): Promise<void> {
  const { pays, grabs } = await db
    .selectFrom('point_reward')
    .select(['pays', 'grabs'])
    .where('id', '=', order.reward_id)
    .executeTakeFirstOrThrow();
  const amount = BigInt(pays) * BigInt(order.quantity);
  const counted = {
    merchant,
    operator,
    memberId: order.member_id,
    way: 'redemption',
    subject: order.id,
  } as const;
  await countApproved(db, { ...counted, amount, at: clock.now() });
  if (amount > 0n) await payOut(db, { merchant, clock }, order, amount);
  // After the accounts: code that opens an envelope locks in the same order.
  if (grabs > 0) await addTickets(db, order.member_id, grabs * order.quantity);
}

async function payOut(
  db: Database,
  { merchant, clock }: Store,
  order: Decided,
  amount: bigint,
): Promise<void> {
  const house = await ensureHouse(db, merchant);
  const wallet = await findMainWallet(db, order.member_id);
  await bookTransfer(db, {
    merchant,
    kind: 'bonus',
    reference: `redeem:${order.id}:pay`,
    at: clock.now(),
    postings: [
      { accountId: house, amount: -amount },
      { accountId: wallet, amount },
    ],
  });
}

/**
 * Decides an order, in one transaction, and tells the member. Of two operators who decide the same one, the first counts.
 * @throws AppError 409 `review.decided` where it is no longer in process, `approval.day-used`
 */
export async function decideRedemption(
  { db, ...store }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  { id, status, remark, by }: RedemptionDecision,
): Promise<void> {
  const now = store.clock.now();
  await db.transaction().execute(async (transaction) => {
    const order = await transaction
      .updateTable('point_redemption')
      .set({ status, remark, decided_by: by, decided_at: now })
      .where('merchant', '=', store.merchant)
      .where('id', '=', id)
      .where('status', '=', 'inProcess')
      .returning(['id', 'member_id', 'reward_id', 'quantity', 'points'])
      .executeTakeFirst();
    if (order === undefined) throw refuseCall('review.decided', 'The order is decided already.', 409);
    await lockMember(transaction, order.member_id);
    if (status === 'rejected') await giveBack(transaction, store, order);
    else await handOver(transaction, store, order, by);
    const notice = decisionNotices.redemption[status];
    await tellMember(transaction, order.member_id, { notice, values: { reason: remark }, at: now });
  });
}
