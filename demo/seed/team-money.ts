import type { Database } from '../../server/db/database.ts';
import { noteEvent } from '../../platform/money/cashier/deposit-orders.ts';
import { creditDeposit } from '../../platform/money/cashier/settle-deposit.ts';
import { asOpened } from '../../platform/money/ways-out/opened-way.ts';
import { moveMoney } from '../../platform/money/withdrawals/money.ts';
import { changeWithdrawal, writeEvent } from '../../platform/money/withdrawals/withdrawal-store.ts';

const minuteMs = 60_000;
const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);

/** Money of a member from outside, or to it. */
interface Moved {
  readonly merchant: string;
  readonly memberId: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  /** When the member asked for it; it is done some minutes later. */
  readonly at: Date;
}

/** A deposit through the gateway, asked for and paid. `reference`: unlike that of any other order. */
export async function payIn(
  db: Database,
  { merchant, memberId, currency, amount, at }: Moved,
  reference: string,
): Promise<void> {
  const order = await db
    .insertInto('deposit_order')
    .values({
      merchant,
      member_id: memberId,
      method: 'gateway',
      kind: 'redirect',
      status: 'waiting',
      amount: amount.toString(),
      fee: '0',
      currency,
      reference,
      pay_url: null,
      bank_name: null,
      account_name: null,
      account_number: null,
      receiving_account_id: null,
      created_at: at,
      expires_at: later(at, 15),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteEvent(db, { orderId: order.id, kind: 'created', actor: 'member', at });
  const credited = await creditDeposit(db, order, { by: 'gateway', at: later(at, 2) });
  if (credited !== 'booked') throw new Error(`Expected deposit ${reference} to be booked, got ${credited}.`);
}

/** A withdrawal that was approved, paid out and received. */
export async function payOut(
  db: Database,
  { merchant, memberId, currency, amount, at }: Moved,
  accountId: string,
): Promise<void> {
  const row = await db
    .insertInto('withdrawal')
    .values({
      merchant,
      member_id: memberId,
      account_id: accountId,
      status: 'submitted',
      amount: amount.toString(),
      fee: '0',
      currency,
      created_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveMoney(db, row, 'hold', at, asOpened('withdrawal', row.member_id));
  const member = `member:${memberId}`;
  await writeEvent(db, row.id, { what: 'submitted', actor: member, at });
  const [approvedAt, paidAt, receivedAt] = [later(at, 20), later(at, 35), later(at, 60)];
  const actor = 'operator:cashier';
  await changeWithdrawal(db, row.id, { status: 'processing' }, { what: 'processing', actor, at: approvedAt });
  await moveMoney(db, row, 'pay', paidAt);
  const paid = { status: 'paidOut', receipt: 'pending', payment_reference: `FT-${row.id}` } as const;
  await changeWithdrawal(
    db,
    row.id,
    { ...paid, paid_at: paidAt, receipt_due_at: later(paidAt, 24 * 60) },
    { what: 'paidOut', note: paid.payment_reference, actor, at: paidAt },
  );
  await changeWithdrawal(
    db,
    row.id,
    { status: 'completed', receipt: 'received', claim: 'full' },
    { what: 'receipt.received', actor: member, at: receivedAt },
  );
}
