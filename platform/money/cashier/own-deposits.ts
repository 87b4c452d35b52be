import { sql } from 'kysely';
import type {
  DepositListRequest,
  DepositListValue,
  DepositOrderValue,
  DepositProveRequest,
  DepositBanksValue,
  DepositSettingsValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { listPromotions } from '../../rewards/promotions/list-promotions.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { claimUploads } from '../../calls/uploads/uploads.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readCurrency, trialType } from '../wallet/currency.ts';
import {
  expireOrders,
  findOwnOrder,
  lockOrder,
  nameMethods,
  noteEvent,
  toWireOrder,
  type DepositOrder,
} from './deposit-orders.ts';
import { listMethods, putFirst, readLastMethod, toWireMethod } from './methods.ts';

const dayMs = 86_400_000;
/** A transfer by hand may be on its way when the order ends: its proof is taken for so long after. */
const lateProofMs = dayMs;

async function toWire(parts: MemberParts, caller: Caller, order: DepositOrder): Promise<DepositOrderValue> {
  const name = await nameMethods(parts.db, parts.merchant, caller.language);
  const currency = await readCurrency(parts.db, parts.merchant);
  return toWireOrder(order, name(order.method), { now: parts.clock.now(), symbol: currency.symbol });
}

/** The order a page asks for by its id, else the one that waits to be paid. */
async function findShownOrder(
  { db }: MemberParts,
  memberId: string,
  id: string,
): Promise<DepositOrder | null> {
  const query = db.selectFrom('deposit_order').selectAll().where('member_id', '=', memberId);
  const isId = /^[1-9][0-9]{0,17}$/.test(id);
  const order = isId ? await query.where('id', '=', id).executeTakeFirst() : undefined;
  return order ?? (await query.where('status', '=', 'waiting').executeTakeFirst()) ?? null;
}

/** What a member may pay in by, and the order to continue with. */
export async function readDepositSettings(
  parts: MemberParts,
  id: string,
  caller: Caller,
): Promise<DepositSettingsValue> {
  const member = requireMember(caller);
  const currency = await readCurrency(parts.db, parts.merchant);
  const money = { currency: currency.code, currencySymbol: currency.symbol };
  if (member.customerType === trialType)
    return { allowDeposit: 'N', totalDepositSuccessCount: 0, depositInfo: [], order: null, ...money };
  await expireOrders(parts.db, parts.merchant, parts.clock.now());
  const methods = await listMethods(parts.db, {
    merchant: parts.merchant,
    memberId: member.id,
    hasGateway: parts.paymentGateway !== null,
  });
  const order = await findShownOrder(parts, member.id, id);
  const last = await readLastMethod(parts.db, member.id);
  const { promotions } = isModuleOn(await readSettings(parts), 'REWCEN3')
    ? await listPromotions(parts, caller)
    : { promotions: [] };
  const { paid } = await parts.db
    .selectFrom('deposit_order')
    .select(({ fn }) => fn.countAll<string>().as('paid'))
    .where('member_id', '=', member.id)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return {
    allowDeposit: methods.length > 0 ? 'Y' : 'N',
    totalDepositSuccessCount: Number(paid),
    depositInfo: putFirst(methods, last).map((method) =>
      toWireMethod(method, { language: caller.language, currency: currency.code, last }),
    ),
    bonuses: promotions.filter(({ status }) => status === 'open' || status === 'joined'),
    order: order === null ? null : await toWire(parts, caller, order),
    ...money,
  };
}

/** The ways to pay in, as clients of the wire contract list them. */
export async function listDepositBanks(parts: MemberParts, caller: Caller): Promise<DepositBanksValue> {
  const { depositInfo } = await readDepositSettings(parts, '', caller);
  return depositInfo.map(({ id, name, kind, minimum, maximum }) => ({
    bankCode: id,
    bankName: name,
    bankType: kind,
    minimum,
    maximum,
  }));
}

export async function readDepositOrder(
  parts: MemberParts,
  id: string,
  caller: Caller,
): Promise<DepositOrderValue> {
  await expireOrders(parts.db, parts.merchant, parts.clock.now());
  return toWire(parts, caller, await findOwnOrder(parts.db, requireMember(caller).id, id));
}

/** Cancels an unpaid order; a payment that still comes for it is booked all the same. */
export async function cancelDeposit(
  parts: MemberParts,
  id: string,
  caller: Caller,
): Promise<Record<string, never>> {
  const now = parts.clock.now();
  await findOwnOrder(parts.db, requireMember(caller).id, id);
  await parts.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, { id });
    if (order?.status === 'cancelled') return;
    if (order?.status !== 'waiting') throw refuseCall('order.closed', 'The order is no longer pending.', 409);
    await db
      .updateTable('deposit_order')
      .set({ status: 'cancelled', closed_at: now })
      .where('id', '=', id)
      .execute();
    await noteEvent(db, { orderId: id, kind: 'cancelled', actor: 'member', at: now });
  });
  return {};
}

const mayBeProven = ({ kind, status, expires_at }: DepositOrder, now: Date): boolean =>
  kind === 'account' &&
  (status === 'waiting' || (status === 'expired' && now.getTime() < expires_at.getTime() + lateProofMs));

/** Takes the proof of a transfer by hand and hands the order to the operators. */
export async function proveDeposit(
  parts: MemberParts,
  { id, payerName, proofs }: DepositProveRequest,
  caller: Caller,
): Promise<DepositOrderValue> {
  const member = requireMember(caller);
  if (proofs.length === 0) throw refuseField('proofs', 'proof.required', 'A proof needs a picture.');
  await findOwnOrder(parts.db, member.id, id);
  const now = parts.clock.now();
  const proven = await parts.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, { id });
    // Sent twice, the second time finds it done.
    if (order?.status === 'underReview') return order;
    if (order === null || !mayBeProven(order, now))
      throw refuseCall('order.closed', 'The order no longer takes a proof.', 409);
    await claimUploads(db, { memberId: member.id, ids: proofs, subject: `deposit:${id}` });
    const changed = await db
      .updateTable('deposit_order')
      .set({ status: 'underReview', payer_name: payerName.trim() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteEvent(db, { orderId: id, kind: 'proven', actor: 'member', at: now });
    return changed;
  });
  return toWire(parts, caller, proven);
}

/** A member's orders of the last days, newest first, with what came in on all pages. */
export async function listDeposits(
  parts: MemberParts,
  { days = 30, page = 1, size = 20 }: DepositListRequest,
  caller: Caller,
): Promise<DepositListValue> {
  const member = requireMember(caller);
  const now = parts.clock.now();
  await expireOrders(parts.db, parts.merchant, now);
  const ofPeriod = parts.db
    .selectFrom('deposit_order')
    .where('member_id', '=', member.id)
    .where('created_at', '>', new Date(now.getTime() - days * dayMs));
  const { count, paid } = await ofPeriod
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(credited), 0)::text`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await ofPeriod
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const name = await nameMethods(parts.db, parts.merchant, caller.language);
  const currency = await readCurrency(parts.db, parts.merchant);
  return {
    content: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      methodName: name(row.method),
      amount: writeMoney(BigInt(row.credited ?? row.held ?? row.amount), row.currency),
      fee: writeMoney(BigInt(row.fee), row.currency),
      status: row.status,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
    })),
    pageNum: page,
    totalPages: Math.ceil(count / size),
    totalCount: count,
    totalPaid: writeMoney(BigInt(paid), currency.code),
    currencySymbol: currency.symbol,
  };
}
