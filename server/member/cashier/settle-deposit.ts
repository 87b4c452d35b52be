import type { Database } from '../../db/database.ts';
import { bookTransfer, ensureHouse, findMainWallet, houseAccounts } from '../wallet/ledger.ts';
import { noteEvent, type DepositActor, type DepositOrder } from './deposit-orders.ts';

interface Settlement {
  readonly by: DepositActor;
  readonly at: Date;
  readonly note?: string;
}

/**
 * Puts the money of a locked order into the wallet, once: the order's status and the reference of the
 * ledger both say so. Money that came is booked whatever the order was before, also when it had expired
 * or was cancelled: it is the member's. `received` (minor units) differs from the order's amount where
 * an operator found another sum on the bank's statement; the fee is taken off it.
 * @returns false where it was paid before
 */
export async function creditDeposit(
  db: Database,
  order: DepositOrder,
  { by, at, note = '', received }: Settlement & { readonly received?: bigint },
): Promise<boolean> {
  if (order.status === 'paid') return false;
  const fee = BigInt(order.fee);
  const credited = received === undefined ? BigInt(order.amount) : received - fee;
  if (credited <= 0n) throw new Error(`Expected more than the fee of order ${order.id}.`);
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
  if (!isBooked) return false;
  await db
    .updateTable('deposit_order')
    .set({ status: 'paid', credited: credited.toString(), closed_at: at, reason: '' })
    .where('id', '=', order.id)
    .execute();
  await noteEvent(db, { orderId: order.id, kind: 'paid', actor: by, note, at });
  return true;
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
  await noteEvent(db, {
    orderId: order.id,
    kind: 'failed',
    actor: by,
    note: note === '' ? reason : note,
    at,
  });
  return true;
}
