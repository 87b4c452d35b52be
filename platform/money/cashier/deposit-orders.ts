import { sql, type Selectable } from 'kysely';
import type { DepositOrderValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readLocalText } from '../../messages/local-text.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { lockMember } from '../withdrawals/accounts.ts';
import type { LocalTexts } from '../../local-texts.ts';
import type { DepositOrderTable, DepositStatus } from './tables.ts';

export type DepositOrder = Selectable<DepositOrderTable>;

/** Who did something to an order: a member, the gateway, the clock, or an operator by name. */
export type DepositActor = 'member' | 'gateway' | 'clock' | `operator:${string}`;

/** Writes down what happened to an order; in the transaction in which it happens. */
export async function noteEvent(
  db: Database,
  event: {
    readonly orderId: string;
    readonly kind: string;
    readonly actor: DepositActor;
    readonly note?: string;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .insertInto('deposit_event')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      actor: event.actor,
      note: event.note ?? '',
      created_at: event.at,
    })
    .execute();
}

/** Ends an order with what came into the wallet; in the transaction that booked it. */
export async function writePaid(
  db: Database,
  { id }: DepositOrder,
  {
    credited,
    by,
    at,
    note,
  }: { readonly credited: bigint; readonly by: DepositActor; readonly at: Date; readonly note: string },
): Promise<void> {
  await db
    .updateTable('deposit_order')
    .set({ status: 'paid', credited: credited.toString(), closed_at: at, reason: '' })
    .where('id', '=', id)
    .execute();
  await noteEvent(db, { orderId: id, kind: 'paid', actor: by, note, at });
}

/**
 * Ends the orders that have expired, all in one statement and each once. Every reader of orders calls it
 * first, so that no expired order is shown as open. A payment that still comes is booked all the same.
 */
export async function expireOrders(db: Database, merchant: string, now: Date): Promise<void> {
  await sql`
    with ended as (
      update deposit_order set status = 'expired', closed_at = ${now}
      where merchant = ${merchant} and status = 'waiting' and expires_at <= ${now}
      returning id
    )
    insert into deposit_event (order_id, kind, actor, created_at)
    select id, 'expired', 'clock', ${now} from ended`.execute(db);
}

/** A member's own order. @throws AppError 404 `order.unknown` */
export async function findOwnOrder(db: Database, memberId: string, id: string): Promise<DepositOrder> {
  const order = await db
    .selectFrom('deposit_order')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (order === undefined) throw refuseCall('order.unknown', 'The member has no such order.', 404);
  return order;
}

/**
 * Locks an order for the rest of the transaction, and its member before it: code that changes a limit locks
 * in the same order, and what is credited is judged by limits that cannot change meanwhile.
 */
export async function lockOrder(
  db: Database,
  by: { readonly id: string } | { readonly merchant: string; readonly reference: string },
): Promise<DepositOrder | null> {
  const query = db.selectFrom('deposit_order').selectAll();
  const order = await (
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where('merchant', '=', by.merchant).where('reference', '=', by.reference)
  ).executeTakeFirst();
  if (order === undefined) return null;
  await lockMember(db, order.member_id);
  return query.where('id', '=', order.id).forUpdate().executeTakeFirstOrThrow();
}

/** Name of a method in a language; the id where the operator took the method away since. */
export async function nameMethods(
  db: Database,
  merchant: string,
  language: string,
): Promise<(id: string) => string> {
  const rows = await db
    .selectFrom('deposit_method')
    .select(['id', 'texts'])
    .where('merchant', '=', merchant)
    .execute();
  const texts = new Map<string, LocalTexts>(rows.map((row) => [row.id, row.texts]));
  return (id) => {
    const names = texts.get(id);
    return names === undefined ? id : readLocalText(names, language).title;
  };
}

/** Statuses in which an order may still be paid as it says. */
const isOpen = (status: DepositStatus): boolean => status === 'waiting';

/** What there is to scan: the gateway's page, or the code of the account that is paid into. */
const findQrText = ({ kind, pay_url, qr_text }: DepositOrder): string | null =>
  kind === 'qr' ? pay_url : qr_text || null;

/** The wire's order. Payment details are included only while the order may be paid. */
export function toWireOrder(
  order: DepositOrder,
  methodName: string,
  { now, symbol }: { readonly now: Date; readonly symbol: string },
): DepositOrderValue {
  const open = isOpen(order.status);
  const seconds = Math.ceil((order.expires_at.getTime() - now.getTime()) / 1_000);
  const amount = BigInt(order.credited ?? order.held ?? order.amount);
  return {
    id: order.id,
    methodName,
    kind: order.kind,
    status: order.status,
    amount: writeMoney(amount, order.currency),
    payAmount: writeMoney(BigInt(order.amount) + BigInt(order.fee), order.currency),
    fee: writeMoney(BigInt(order.fee), order.currency),
    currency: order.currency,
    symbol,
    payUrl: open ? order.pay_url : null,
    qrText: open ? findQrText(order) : null,
    bankName: order.bank_name,
    accountName: order.account_name,
    accountNumber: order.account_number,
    reference: order.reference,
    reason: order.reason,
    secondsLeft: open ? Math.max(0, seconds) : 0,
    createdAt: order.created_at.toISOString(),
  };
}
