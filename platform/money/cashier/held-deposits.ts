import type { Database } from '../../../server/db/database.ts';
import { readCreditRoom } from '../../protection/credit-room.ts';
import { depositNotices } from '../../protection/deposit-notices.ts';
import { refuseOnBreak } from '../../protection/on-break.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { tellMember } from '../../messages/tell.ts';
import { bookTransfer, ensureHouse, findMainWallet, houseAccounts, type Posting } from '../wallet/ledger.ts';
import { noteEvent, writePaid, type DepositActor, type DepositOrder } from './deposit-orders.ts';

const dayMs = 86_400_000;
/** Within so many days held money is returned or released; `deposit.held.text` says it too. */
const heldDays = 7;
/** What is left of that time, in words for staff. */
export function writeTimeLeft({ closed_at: since }: Pick<DepositOrder, 'closed_at'>, now: Date): string {
  const left = heldDays - Math.floor((now.getTime() - (since ?? now).getTime()) / dayMs);
  if (left > 0) return left === 1 ? '1 day left' : `${left} days left`;
  return `overdue, the member reads ${heldDays} days`;
}

interface Step {
  readonly by: DepositActor;
  readonly at: Date;
  readonly note?: string;
}

const ensureHeld = (db: Database, { merchant }: DepositOrder): Promise<string> =>
  ensureHouse(db, merchant, houseAccounts.depositsHeld);

const tell = (
  db: Database,
  order: DepositOrder,
  {
    kind,
    amount,
    at,
    reason = '',
  }: {
    readonly kind: keyof typeof depositNotices;
    readonly amount: bigint;
    readonly at: Date;
    readonly reason?: string;
  },
): Promise<void> =>
  tellMember(db, order.member_id, {
    notice: depositNotices[kind],
    values: {
      amount: { amount, currency: order.currency },
      reference: order.reference,
      reason,
      days: String(heldDays),
    },
    at,
  });

const heldOf = (order: DepositOrder): bigint => BigInt(order.held ?? '0');

/**
 * Whether so much more, in minor units, is more than the member's deposit limits allow now. Call it with
 * the member's row locked, as `lockOrder` does.
 */
export async function isAboveLimit(
  db: Database,
  { member_id }: DepositOrder,
  credited: bigint,
  now: Date,
): Promise<boolean> {
  const room = await readCreditRoom(db, member_id, now);
  return room !== null && credited > room;
}

/** Books money that came above the limit into the account for it, fee included, and tells the member. */
export async function holdDeposit(
  db: Database,
  order: DepositOrder,
  credited: bigint,
  { by, at, note = '' }: Step,
): Promise<boolean> {
  const sum = credited + BigInt(order.fee);
  const isBooked = await bookTransfer(db, {
    merchant: order.merchant,
    kind: 'deposit.hold',
    reference: `deposit:${order.id}`,
    at,
    postings: [
      { accountId: await ensureHouse(db, order.merchant), amount: -sum },
      { accountId: await ensureHeld(db, order), amount: sum },
    ],
  });
  if (!isBooked) return false;
  await db
    .updateTable('deposit_order')
    .set({ status: 'held', held: credited.toString(), closed_at: at, reason: 'limit' })
    .where('id', '=', order.id)
    .execute();
  await noteEvent(db, { orderId: order.id, kind: 'held', actor: by, note, at });
  await tell(db, order, { kind: 'held', amount: credited, at });
  return true;
}

const feeOf = async (db: Database, { merchant, fee }: DepositOrder): Promise<readonly Posting[]> =>
  BigInt(fee) === 0n
    ? []
    : [{ accountId: await ensureHouse(db, merchant, houseAccounts.depositFees), amount: BigInt(fee) }];

/**
 * Puts the held money of a locked order into the wallet, where the limits have room for it by now.
 * @throws AppError 409 `limit.reached`, 403 `account.on-break`
 */
export async function releaseHeld(
  db: Database,
  order: DepositOrder,
  { by, at, note = '' }: Step,
): Promise<void> {
  const credited = heldOf(order);
  await refuseOnBreak(db, order.member_id, at);
  if (await isAboveLimit(db, order, credited, at))
    throw refuseCall('limit.reached', 'The member’s deposit limit still has no room for this sum.', 409);
  await bookTransfer(db, {
    merchant: order.merchant,
    kind: 'deposit',
    reference: `deposit:${order.id}:release`,
    at,
    postings: [
      { accountId: await ensureHeld(db, order), amount: -(credited + BigInt(order.fee)) },
      { accountId: await findMainWallet(db, order.member_id), amount: credited },
      ...(await feeOf(db, order)),
    ],
  });
  await writePaid(db, order, { credited, by, at, note });
  await tell(db, order, { kind: 'released', amount: credited, at });
}

/** Gives the held money of a locked order back to the outside, whole: nothing is charged for it. */
export async function returnHeld(
  db: Database,
  order: DepositOrder,
  { by, at, reason }: Step & { readonly reason: string },
): Promise<void> {
  const sum = heldOf(order) + BigInt(order.fee);
  await bookTransfer(db, {
    merchant: order.merchant,
    kind: 'deposit.return',
    reference: `deposit:${order.id}:return`,
    at,
    postings: [
      { accountId: await ensureHeld(db, order), amount: -sum },
      { accountId: await ensureHouse(db, order.merchant), amount: sum },
    ],
  });
  await db
    .updateTable('deposit_order')
    .set({ status: 'failed', closed_at: at, reason })
    .where('id', '=', order.id)
    .execute();
  await noteEvent(db, { orderId: order.id, kind: 'failed', actor: by, note: reason, at });
  await tell(db, order, { kind: 'returned', amount: sum, at, reason });
}
