import { sql } from 'kysely';
import { shareOf } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';

/**
 * What of a member's main wallet is bonus money. Whatever leaves the wallet is cash first: the database takes bonus
 * money only where no cash is left, and makes it cash when the wagering is played off.
 */

/** Minor units of bonus money in the main wallet. */
export async function readBonus(db: Database, memberId: string): Promise<bigint> {
  const row = await db
    .selectFrom('member_bonus')
    .select('amount')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return BigInt(row?.amount ?? 0);
}

type Moved = 'granted' | 'won' | 'refunded' | 'returned';
interface Move {
  readonly memberId: string;
  readonly kind: Moved;
  readonly reference: string;
  /** Minor units; negative where bonus money goes. */
  readonly amount: bigint;
  readonly at: Date;
}
async function move(db: Database, { memberId, kind, reference, amount, at }: Move): Promise<void> {
  if (amount === 0n) return;
  await sql`select move_bonus(${memberId}::bigint, ${amount.toString()}::bigint, ${kind}::text, ${reference}::text,
    ${at}::timestamptz)`.execute(db);
}

/** Marks money that was just booked into the wallet as bonus money. */
export async function grantBonus(
  db: Database,
  { merchant, ...granted }: Omit<Move, 'kind'> & { readonly merchant: string },
): Promise<void> {
  await db
    .insertInto('member_bonus')
    .values({ merchant, member_id: granted.memberId, amount: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await move(db, { ...granted, kind: 'granted' });
}

/** Takes bonus money that is about to leave the wallet for the house. */
export const takeBonus = (db: Database, payment: Omit<Move, 'kind'>): Promise<void> =>
  move(db, { ...payment, kind: 'returned', amount: -payment.amount });

/** A round or an order, by what its references in the books begin with. */
export interface Play {
  readonly merchant: string;
  readonly memberId: string;
  readonly play: string;
}

/** Keeps how much of a stake was bonus money. `before`: what was staked in the same round without any. */
export async function noteStake(
  db: Database,
  { merchant, memberId, play }: Play,
  { staked, bonus, before }: { readonly staked: bigint; readonly bonus: bigint; readonly before: bigint },
): Promise<void> {
  const former = await sql`update bonus_stake set staked = staked + ${staked.toString()}::bigint,
      bonus = bonus + ${bonus.toString()}::bigint
    where merchant = ${merchant} and play = ${play} returning play`.execute(db);
  if (former.rows.length > 0 || bonus === 0n) return;
  await db
    .insertInto('bonus_stake')
    .values({
      merchant,
      play,
      member_id: memberId,
      staked: (before + staked).toString(),
      bonus: bonus.toString(),
    })
    .execute();
}

/** Money that a round or an order brings. */
export interface Return extends Play {
  readonly step: 'win' | 'rebate' | 'refund';
  readonly reference: string;
  /** Minor units. */
  readonly amount: bigint;
}
/**
 * Parts what rounds and orders brought as their stakes were parted. Where no wagering is open, all of it is
 * cash. Call it after the money is booked.
 */
export async function partReturns(db: Database, returns: readonly Return[], now: Date): Promise<void> {
  if (returns.length === 0) return;
  const rows = await db
    .selectFrom('bonus_stake as s')
    .innerJoin('member_turnover as t', 't.member_id', 's.member_id')
    .select(['s.play', 's.staked', 's.bonus'])
    .where('s.merchant', '=', returns[0]?.merchant ?? '')
    .where('s.play', 'in', [...new Set(returns.map(({ play }) => play))])
    .where('s.bonus', '>', '0')
    .where('t.due', '>', '0')
    .execute();
  const stakes = new Map(rows.map((row) => [row.play, row]));
  for (const { memberId, play, step, reference, amount } of returns) {
    const stake = stakes.get(play);
    if (stake === undefined) continue;
    const part = shareOf(amount, BigInt(stake.bonus), BigInt(stake.staked), 'down');
    const kind = step === 'refund' ? 'refunded' : 'won';
    await move(db, { memberId, kind, reference, amount: part, at: now });
  }
}

/** A stake of an open round that was given back no longer counts to what the round brings. */
export async function lowerStake(db: Database, { merchant, play }: Play, amount: bigint): Promise<void> {
  await sql`delete from bonus_stake where merchant = ${merchant} and play = ${play}
    and staked <= ${amount.toString()}::bigint`.execute(db);
  await sql`update bonus_stake set staked = staked - ${amount.toString()}::bigint,
      bonus = bonus - div(bonus::numeric * ${amount.toString()}::bigint, staked)::bigint
    where merchant = ${merchant} and play = ${play}`.execute(db);
}
