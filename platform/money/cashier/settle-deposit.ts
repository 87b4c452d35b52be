import type { Database } from '../../../server/db/database.ts';
import { holdMoney } from '../approvals/hold-money.ts';
import { listDayDoubts, noteCashierCredit, type CashierCredit } from '../approvals/cashier-credits.ts';
import { listCreditDoubts, readCreditRule } from '../approvals/money-rules.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { decisionNotices } from '../../messages/decision-notices.ts';
import { tellMember } from '../../messages/tell.ts';
import { grantDepositBonus } from '../../rewards/promotions/grant-bonus.ts';
import { bookTransfer, ensureHouse, findMainWallet, houseAccounts } from '../wallet/ledger.ts';
import { holdDeposit, isAboveLimit } from './held-deposits.ts';
import { noteEvent, writePaid, type DepositActor, type DepositOrder } from './deposit-orders.ts';
import { listProofDoubts } from './proof-doubts.ts';

/** `waits`: a second person has to approve it first; `known`: it was booked before. */
export type Credited = 'booked' | 'waits' | 'known';
interface Settlement {
  readonly by: DepositActor;
  readonly at: Date;
  readonly note?: string;
}

/** What came for an order, minor units, fee included. */
interface Came {
  readonly received?: bigint;
  /** A second person said yes to just this sum. */
  readonly isApproved?: boolean;
}

/** The operator who says that money came; null for a gateway. */
const operatorOf = (by: DepositActor): string | null =>
  by.startsWith('operator:') ? by.slice('operator:'.length) : null;

/** A credit by an operator as it counts for the sums of a day; null where a gateway says that the money came. */
function countedAs(
  { id, merchant, member_id: memberId }: DepositOrder,
  { by, at }: Settlement,
  amount: bigint,
): CashierCredit | null {
  const operator = operatorOf(by);
  return operator === null ? null : { merchant, operator, memberId, way: 'deposit', subject: id, amount, at };
}

const nameProposer = (by: DepositActor): string => operatorOf(by) ?? `gateway:${by}`;

/**
 * Whether a credit must wait for a second person; then it does, and nothing is booked. Every way that
 * credits a deposit passes here, no matter who found out that the money came.
 */
async function mustWait(
  db: Database,
  order: DepositOrder,
  { by, at, note = '', received }: Settlement & { readonly received: bigint },
): Promise<boolean> {
  const ordered = BigInt(order.amount) + BigInt(order.fee);
  const rule = await readCreditRule(db, order.merchant);
  const credit = countedAs(order, { by, at }, received);
  const doubts = [
    ...listCreditDoubts(rule, { ordered, received }),
    // A gateway signs what came; an operator reads it from a statement and a picture.
    ...(credit === null
      ? []
      : [...(await listDayDoubts(db, credit, rule)), ...(await listProofDoubts(db, order))]),
  ];
  if (doubts.length === 0) return false;
  await db.updateTable('deposit_order').set({ status: 'underReview' }).where('id', '=', order.id).execute();
  const sums = `${writeMoney(received, order.currency)} came for ${writeMoney(ordered, order.currency)} ${order.currency}.`;
  const isNew = await holdMoney(db, {
    merchant: order.merchant,
    kind: 'credit',
    memberId: order.member_id,
    subject: order.id,
    amount: received,
    doubts,
    note: `${sums} ${note}`.trim(),
    by: nameProposer(by),
    at,
  });
  if (isNew) await noteEvent(db, { orderId: order.id, kind: 'held', actor: by, note: sums, at });
  return true;
}

/**
 * Puts the money of a locked order into the wallet, once: the order's status and the reference of the
 * ledger both say so. Money that came is booked whatever the order was before, also when it had expired
 * or was cancelled: it is the member's. What differs too much from the order or is too large waits for a
 * second person; what is above a deposit limit that is in force now is held, whatever the limit was when
 * the order was made. `received` (minor units) differs from the order's amount where an operator found
 * another sum on the bank's statement; the fee is deducted from it.
 */
export async function creditDeposit(
  db: Database,
  order: DepositOrder,
  { received, isApproved = false, ...how }: Settlement & Came,
): Promise<Credited> {
  const { by, at, note = '' } = how;
  if (order.status === 'paid' || order.held !== null) return 'known';
  const fee = BigInt(order.fee);
  const credited = received === undefined ? BigInt(order.amount) : received - fee;
  if (credited <= 0n) throw new Error(`Expected more than the fee of order ${order.id}.`);
  if (!isApproved && (await mustWait(db, order, { ...how, received: credited + fee }))) return 'waits';
  const alone = isApproved ? null : countedAs(order, how, credited + fee);
  if (alone !== null) await noteCashierCredit(db, alone);
  if (await isAboveLimit(db, order, credited, at))
    return (await holdDeposit(db, order, credited, { by, at, note })) ? 'booked' : 'known';
  const house = await ensureHouse(db, order.merchant);
  const wallet = await findMainWallet(db, order.member_id);
  const fees =
    fee === 0n
      ? []
      : [{ accountId: await ensureHouse(db, order.merchant, houseAccounts.depositFees), amount: fee }];
  const isBooked = await bookTransfer(db, {
    merchant: order.merchant,
    kind: 'deposit',
    reference: `deposit:${order.id}`,
    at,
    postings: [
      { accountId: house, amount: -(credited + fee) },
      { accountId: wallet, amount: credited },
      ...fees,
    ],
  });
  if (!isBooked) return 'known';
  await writePaid(db, order, { credited, by, at, note });
  const { merchant, member_id: memberId, currency } = order;
  // A payment that came immediately shows on its page; a review ends when the member has left it.
  if (order.status === 'underReview')
    await tellMember(db, memberId, {
      notice: decisionNotices.deposit.approved,
      values: { amount: { amount: credited, currency } },
      at,
    });
  await grantDepositBonus(db, { merchant, memberId, orderId: order.id, amount: credited, at });
  return 'booked';
}

/** Ends a locked order without money, unless money came already. `reason` is for the member to read. */
export async function failDeposit(
  db: Database,
  order: DepositOrder,
  { by, at, note = '', reason }: Settlement & { readonly reason: string },
): Promise<boolean> {
  if (order.status !== 'waiting' && order.status !== 'underReview') return false;
  await db
    .updateTable('deposit_order')
    .set({ status: 'failed', closed_at: at, reason })
    .where('id', '=', order.id)
    .execute();
  if (order.status === 'underReview')
    await tellMember(db, order.member_id, {
      notice: decisionNotices.deposit.rejected,
      values: { reason },
      at,
    });
  await noteEvent(db, {
    orderId: order.id,
    kind: 'failed',
    actor: by,
    note: note === '' ? reason : note,
    at,
  });
  return true;
}
