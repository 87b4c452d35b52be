import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { readBonus, takeBonus } from '../../money/wallet/bonus-part.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../../money/wallet/ledger.ts';
import { lockAccounts } from '../points/accounts.ts';
import { openWay } from '../../money/ways-out/open-way.ts';
import { nameBonus } from './grant-bonus.ts';
import { findHindrance, readJoiner, readPromotion, type PromotionItem } from './list-promotions.ts';

const perMember = { limit: 20, windowSeconds: 600 } as const;

/**
 * Joins a promotion; the database lets a member in once.
 * @throws AppError 404 `promotion.unknown`; 409 `promotion.closed`, `promotion.joined`; 403 `promotion.not-for-you`
 */
export async function enterPromotion(
  db: Database,
  { merchant, clock }: Pick<MemberParts, 'merchant' | 'clock'>,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<void> {
  const now = clock.now();
  const promotion = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (promotion === undefined)
    throw refuseField('promotion', 'promotion.unknown', 'There is no such promotion.', 404);
  const isOpen = promotion.enabled && promotion.starts_at <= now && promotion.ends_at > now;
  if (!isOpen) throw refuseField('promotion', 'promotion.closed', 'The promotion is not open.', 409);
  if (findHindrance(promotion, await readJoiner(db, memberId)) !== '')
    throw refuseField('promotion', 'promotion.not-for-you', 'The promotion is for other members.', 403);
  const entry = await db
    .insertInto('promotion_entry')
    .values({ merchant, promotion_id: id, member_id: memberId, state: 'joined', joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (entry === undefined)
    throw refuseField('promotion', 'promotion.joined', 'The member joined it before.', 409);
}

/** Answers `promotions.join`. */
export async function joinPromotion(parts: MemberParts, id: string, caller: Caller): Promise<PromotionItem> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const { limit, windowSeconds } = perMember;
  await requireToken(parts.limits, { key: `promotion:${member.id}`, limit, windowSeconds });
  await parts.db.transaction().execute((db) => enterPromotion(db, parts, { id, memberId: member.id }));
  return readPromotion(parts, id, caller);
}

/** Returns a bonus of which nothing was staked yet to the house, and cancels its wagering. */
async function returnBonus(
  db: Database,
  { merchant, clock }: Pick<MemberParts, 'merchant' | 'clock'>,
  entry: { readonly id: string; readonly memberId: string; readonly bonus: bigint },
): Promise<void> {
  const { id, memberId, bonus } = entry;
  const now = clock.now();
  const opened = await openWay(db, { way: 'bonusReturn', memberId, now });
  const house = await ensureHouse(db, merchant);
  const wallet = await findMainWallet(db, memberId);
  const balances = await lockAccounts(db, [house, wallet]);
  const { rows } = await sql<{ amount: string; mark: string }>`
    select b.amount, b.mark from bonus_wagering b join member_turnover t on t.member_id = b.member_id
    where b.merchant = ${merchant} and b.reference = ${nameBonus(id)} and b.mark - b.amount >= t.asked - t.due
    for update of t`.execute(db);
  const asked = rows[0];
  // What is given back is bonus money alone.
  const isThere = (balances.get(wallet) ?? 0n) >= bonus && (await readBonus(db, memberId)) >= bonus;
  if (asked === undefined || !isThere)
    throw refuseCall('promotion.played', 'The bonus was played with.', 409);
  await takeBonus(db, { memberId, reference: nameBonus(id), amount: bonus, at: now });
  await db.deleteFrom('bonus_wagering').where('reference', '=', nameBonus(id)).execute();
  await sql`update bonus_wagering set mark = mark - ${asked.amount}::bigint
    where member_id = ${memberId} and mark > ${asked.mark}::bigint`.execute(db);
  await sql`update member_turnover set due = due - ${asked.amount}::bigint, asked = asked - ${asked.amount}::bigint
    where member_id = ${memberId}`.execute(db);
  const postings = [
    { accountId: wallet, amount: -bonus },
    { accountId: house, amount: bonus },
  ];
  const reference = `${nameBonus(id)}:returned`;
  if (!(await bookTransfer(db, { merchant, kind: 'bonus', reference, at: now, postings, opened })))
    throw new Error(`Expected ${reference} to be booked once.`);
  await db
    .updateTable('promotion_entry')
    .set({ state: 'forfeited', forfeited_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Answers `promotions.giveUp`, once for each key: leaves a promotion before its bonus came, or gives back a bonus
 * of which nothing was staked.
 * @throws AppError 404 `promotion.unknown`; 409 `promotion.played`
 */
export async function giveUpPromotion(
  parts: MemberParts,
  id: string,
  caller: Caller,
): Promise<PromotionItem> {
  const member = requireMember(caller);
  requireRealAccount(member);
  await runIdempotent(parts, caller, { operation: 'promotions.giveUp', asked: { id } }, async (db) => {
    const entry = await db
      .selectFrom('promotion_entry')
      .select(['id', 'state', 'bonus'])
      .where('merchant', '=', parts.merchant)
      .where('promotion_id', '=', id)
      .where('member_id', '=', member.id)
      .where('state', '<>', 'forfeited')
      .forUpdate()
      .executeTakeFirst();
    if (entry === undefined) throw refuseCall('promotion.unknown', 'The member did not join it.', 404);
    if (entry.state === 'joined') await db.deleteFrom('promotion_entry').where('id', '=', entry.id).execute();
    else await returnBonus(db, parts, { id: entry.id, memberId: member.id, bonus: BigInt(entry.bonus ?? 0) });
    return {};
  });
  return readPromotion(parts, id, caller);
}
