import type { DepositCreateRequest, DepositOrderValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import type { Random } from '../../../server/infrastructure/random.ts';
import { assertWithinLimits } from '../../protection/assert-within-limits.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { notAvailable, refuseCall, refuseField } from '../../calls/refusals.ts';
import { readLocalText } from '../../messages/local-text.ts';
import type { MemberParts } from '../../parts.ts';
import { enterPromotion } from '../../rewards/promotions/join-promotion.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { readAmountWithin } from '../wallet/read-amount.ts';
import { readCurrency } from '../wallet/currency.ts';
import { expireOrders, noteEvent, toWireOrder, type DepositOrder } from './deposit-orders.ts';
import { planExpiry } from './expiry.ts';
import { listMethods, type DepositMethod } from './methods.ts';
import { chooseReceiving, type Payment, type ReceivingAccountRow } from './receiving-accounts.ts';

const perMember = { limit: 30, windowSeconds: 3_600 } as const;
/** Letters and digits that are not mistaken for one another on a bank's statement. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const makeReference = (random: Random): string =>
  `D${Array.from({ length: 8 }, () => letters[random.integer(0, letters.length)]).join('')}`;

const crowded = () => refuseCall('order.crowded', 'Every exact amount near this one is taken.', 409);

async function findMethod(parts: MemberParts, id: string, memberId: string): Promise<DepositMethod> {
  const { merchant } = parts;
  const hasGateway = parts.paymentGateway !== null;
  const methods = await listMethods(parts.db, { merchant, memberId, hasGateway });
  const method = methods.find((one) => one.id === id);
  if (method === undefined)
    throw refuseField('bankCode', 'deposit.method-unknown', 'There is no such method.');
  return method;
}

/**
 * Minor units, 1 to 99, added to the amount of a manual payment so that it differs from every other open one:
 * those that are free, in random order.
 */
async function chooseMark(
  db: Database,
  { merchant, random }: MemberParts,
  method: DepositMethod,
  asked: bigint,
): Promise<bigint> {
  if (method.kind !== 'account') return 0n;
  const rows = await db
    .selectFrom('deposit_order')
    .select('amount')
    .where('merchant', '=', merchant)
    .where('method', '=', method.id)
    .where('status', 'in', ['waiting', 'underReview'])
    .where('amount', '>', asked.toString())
    .where('amount', '<', (asked + 100n).toString())
    .execute();
  const marks = new Set(rows.map(({ amount }) => BigInt(amount) - asked));
  const free = Array.from({ length: 99 }, (_, index) => BigInt(index + 1)).filter((one) => !marks.has(one));
  const chosen = free[random.integer(0, Math.max(1, free.length))];
  if (chosen === undefined) throw crowded();
  return chosen;
}

/** Where a payment by hand goes; null for one through the gateway. */
async function chooseAccount(
  db: Database,
  { merchant }: MemberParts,
  { id: method, kind }: DepositMethod,
  payment: Pick<Payment, 'memberId' | 'amount' | 'now'>,
): Promise<ReceivingAccountRow | null> {
  if (kind !== 'account') return null;
  const account = await chooseReceiving(db, { merchant, method, ...payment });
  if (account === null)
    throw refuseField('amount', 'deposit.no-account', 'No account takes this sum now.', 409);
  return account;
}

async function tryInsert(
  db: Database,
  parts: MemberParts,
  memberId: string,
  method: DepositMethod,
  asked: bigint,
): Promise<DepositOrder | undefined> {
  const now = parts.clock.now();
  const amount = asked + (await chooseMark(db, parts, method, asked));
  const account = await chooseAccount(db, parts, method, { memberId, amount: asked + method.fee, now });
  return db
    .insertInto('deposit_order')
    .values({
      merchant: parts.merchant,
      member_id: memberId,
      method: method.id,
      kind: method.kind,
      status: 'waiting',
      amount: amount.toString(),
      fee: method.fee.toString(),
      currency: (await readCurrency(db, parts.merchant)).code,
      reference: makeReference(parts.random),
      pay_url: null,
      bank_name: account?.provider ?? null,
      account_name: account?.holder ?? null,
      account_number: account?.number ?? null,
      receiving_account_id: account?.id ?? null,
      qr_text: account?.qr_text ?? '',
      created_at: now,
      expires_at: new Date(now.getTime() + method.expiryMinutes * 60_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Two indexes may object: the member has an unpaid order, or another member took the exact amount. */
async function insertOrder(
  db: Database,
  parts: MemberParts,
  memberId: string,
  method: DepositMethod,
  asked: bigint,
): Promise<DepositOrder> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const order = await tryInsert(db, parts, memberId, method, asked);
    if (order !== undefined) {
      await noteEvent(db, { orderId: order.id, kind: 'created', actor: 'member', at: order.created_at });
      await planExpiry(db, order);
      return order;
    }
    const unpaid = await db
      .selectFrom('deposit_order')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    if (unpaid !== undefined) throw refuseCall('order.unpaid', 'The member has an unpaid order.', 409);
  }
  throw crowded();
}

/** Where to pay: the gateway opens a payment for the order, in the same transaction. */
async function addPayment(db: Database, parts: MemberParts, order: DepositOrder): Promise<DepositOrder> {
  if (order.kind === 'account') return order;
  if (parts.paymentGateway === null) throw notAvailable('No payment gateway is connected.');
  const pay_url = await parts.paymentGateway.open(db, {
    reference: order.reference,
    amount: BigInt(order.amount) + BigInt(order.fee),
    currency: order.currency,
    returnUrl: `${parts.portalOrigin}/deposit?order=${order.id}`,
    expiresAt: order.expires_at,
  });
  await db.updateTable('deposit_order').set({ pay_url }).where('id', '=', order.id).execute();
  return { ...order, pay_url };
}

/** Joins the promotion that is chosen with an order, as its card does; the order is not made where it is refused. */
async function joinPromotionOf(
  db: Database,
  parts: MemberParts,
  chosen: { readonly id: string; readonly memberId: string },
): Promise<void> {
  if (!isModuleOn(await readSettings(parts), 'REWCEN3'))
    throw refuseField('promotion', 'promotion.closed', 'Rewards are switched off.', 409);
  await enterPromotion(db, parts, chosen);
}

/**
 * Makes a member's order to pay in, once for each idempotency key; a member has at most one that is unpaid,
 * however many browsers ask at the same time.
 */
export async function createDeposit(
  parts: MemberParts,
  { bankCode, amount, promotion }: DepositCreateRequest,
  caller: Caller,
): Promise<DepositOrderValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const method = await findMethod(parts, bankCode, member.id);
  const { code } = await readCurrency(parts.db, parts.merchant);
  const minorAmount = readAmountWithin(amount, code, method);
  await requireToken(parts.limits, { key: `deposit:${member.id}`, ...perMember });
  await expireOrders(parts.db, parts.merchant, parts.clock.now());
  const chosen = promotion === undefined ? {} : { promotion };
  const call = { operation: 'deposit.create', asked: { bankCode, amount, ...chosen } };
  return runIdempotent(parts, caller, call, async (db) => {
    const now = parts.clock.now();
    await assertWithinLimits(db, { memberId: member.id, kind: 'deposit', amount: minorAmount, now });
    if (promotion !== undefined) await joinPromotionOf(db, parts, { id: promotion, memberId: member.id });
    const order = await addPayment(db, parts, await insertOrder(db, parts, member.id, method, minorAmount));
    const { title } = readLocalText(method.texts, caller.language);
    const { symbol } = await readCurrency(db, parts.merchant);
    return toWireOrder(order, title, { now, symbol });
  });
}
