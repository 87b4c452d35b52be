import { sql } from 'kysely';
import type { RewardsWageringValue } from '../../../src/protocol/generated/wire-types.ts';
import { shareOf, writeMoney } from '../../../src/protocol/money.ts';
import type { Database } from '../../db/database.ts';
import { requireMember, type Caller } from '../http/call.ts';
import type { LocalTexts } from '../local-texts.ts';
import { readLocalText } from '../messages/local-text.ts';
import { readMemberCurrency } from '../wallet/currency.ts';

/** What a bonus asks for. */
export interface WageringDemand {
  readonly merchant: string;
  readonly memberId: string;
  /** Of the bonus in the ledger; the same reference asks once. */
  readonly reference: string;
  readonly texts: LocalTexts;
  /** Minor units that are to be staked; 0 asks for nothing. */
  readonly amount: bigint;
  readonly at: Date;
}

/**
 * Asks for a bonus to be staked before money goes out, beside what others ask for, inside the transaction that
 * pays it.
 */
export async function askWagering(db: Database, demand: WageringDemand): Promise<void> {
  const { merchant, memberId, reference, texts, at } = demand;
  if (demand.amount === 0n) return;
  const earlier = await db
    .selectFrom('bonus_wagering')
    .select('id')
    .where('merchant', '=', merchant)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (earlier !== undefined) return;
  const amount = demand.amount.toString();
  const { asked } = await db
    .insertInto('member_turnover')
    .values({ member_id: memberId, due: amount, asked: amount })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({
        due: sql<string>`member_turnover.due + excluded.due`,
        asked: sql<string>`member_turnover.asked + excluded.asked`,
      }),
    )
    .returning('asked')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bonus_wagering')
    .values({
      merchant,
      member_id: memberId,
      reference,
      texts: JSON.stringify(texts),
      amount,
      mark: asked,
      created_at: at,
    })
    .execute();
}

/** Minor units that are still to be staked. */
export async function readWageringDue(db: Database, memberId: string): Promise<bigint> {
  const row = await db
    .selectFrom('member_turnover')
    .select('due')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return BigInt(row?.due ?? 0);
}

/** Whole percent that is staked; 100 only where nothing is left. Minor units. */
export const countPercent = (asked: bigint, rest: bigint): number =>
  asked === 0n ? 100 : Number(shareOf(asked - rest, 100n, asked, 'down'));

/** Bonuses of a member that are not played off, oldest first; amounts in minor units. */
async function listOpenWagering(
  db: Database,
  memberId: string,
): Promise<
  readonly {
    readonly id: string;
    readonly texts: LocalTexts;
    readonly amount: bigint;
    readonly left: bigint;
  }[]
> {
  const rows = await db
    .selectFrom('bonus_wagering as b')
    .innerJoin('member_turnover as t', 't.member_id', 'b.member_id')
    .select([
      'b.id',
      'b.texts',
      'b.amount',
      sql<string>`least(b.amount, b.mark - (t.asked - t.due))::text`.as('left'),
    ])
    .where('b.member_id', '=', memberId)
    .where(sql<boolean>`b.mark > t.asked - t.due`)
    .orderBy('b.mark')
    .execute();
  return rows.map(({ amount, left, ...row }) => ({ ...row, amount: BigInt(amount), left: BigInt(left) }));
}

/** Answers `rewards.wagering`: what is to be staked before a withdrawal, in all and for each bonus. */
export async function readWagering(db: Database, caller: Caller): Promise<RewardsWageringValue> {
  const { id } = requireMember(caller);
  const [currency, rest, bonuses] = await Promise.all([
    readMemberCurrency(db, id),
    readWageringDue(db, id),
    listOpenWagering(db, id),
  ]);
  const write = (minor: bigint): string => writeMoney(minor, currency.code);
  const listed = bonuses.reduce((sum, { amount }) => sum + amount, 0n);
  const asked = listed > rest ? listed : rest;
  return {
    currencySymbol: currency.symbol,
    isOpen: rest > 0n,
    asked: write(asked),
    played: write(asked - rest),
    left: write(rest),
    percent: countPercent(asked, rest),
    bonuses: bonuses.map((bonus) => ({
      id: bonus.id,
      title: readLocalText(bonus.texts, caller.language).title,
      asked: write(bonus.amount),
      left: write(bonus.left),
      percent: countPercent(bonus.amount, bonus.left),
    })),
  };
}
