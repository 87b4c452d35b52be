import { sql } from 'kysely';
import type { RewardsWageringValue } from '../../../src/protocol/generated/wire-types.ts';
import { shareOf, writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { LocalTexts } from '../../local-texts.ts';
import { readLocalText } from '../../messages/local-text.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
import { grantBonus } from '../wallet/bonus-part.ts';
import { mainWallet } from '../wallet/ledger.ts';

/** What a bonus asks for. */
export interface WageringDemand {
  readonly merchant: string;
  readonly memberId: string;
  /** Of the bonus in the ledger; the same reference asks once. */
  readonly reference: string;
  readonly texts: LocalTexts;
  /** Minor units that are to be staked; 0 asks for nothing. */
  readonly amount: bigint;
  /** Minor units of the bonus in the wallet, which alone is locked until then. */
  readonly bonus: bigint;
  readonly at: Date;
}

/**
 * Asks for a bonus to be staked before it is cash, beside what others ask for, inside the transaction that pays it
 * and after it is booked.
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
  await grantBonus(db, { merchant, memberId, reference, amount: demand.bonus, at });
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
export async function listOpenWagering(
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

/** What a member has, minor units: in the main wallet, of that from bonuses that are not played off, and elsewhere. */
interface Holdings {
  readonly main: bigint;
  readonly bonus: bigint;
  readonly elsewhere: bigint;
}

async function readHoldings(db: Database, memberId: string, currency: string): Promise<Holdings> {
  const { rows } = await sql<{ main: string; bonus: string; elsewhere: string }>`
    select coalesce(sum(balance) filter (where account_type = ${mainWallet}), 0)::text as main,
      coalesce(sum(balance) filter (where account_type <> ${mainWallet}), 0)::text as elsewhere,
      coalesce((select amount from member_bonus where member_id = ${memberId}), 0)::text as bonus
    from ledger_account where member_id = ${memberId} and currency = ${currency}`.execute(db);
  const [main, bonus] = [BigInt(rows[0]?.main ?? 0), BigInt(rows[0]?.bonus ?? 0)];
  return { main, bonus, elsewhere: BigInt(rows[0]?.elsewhere ?? 0) };
}

/**
 * Answers `rewards.wagering`: what is to be staked before bonus money is cash, in all and for each bonus, and what of the
 * balance is cash, is a bonus, and can be withdrawn.
 */
export async function readWagering(db: Database, caller: Caller): Promise<RewardsWageringValue> {
  const { id } = requireMember(caller);
  const currency = await readMemberCurrency(db, id);
  const [rest, bonuses, { main, bonus: held, elsewhere }] = await Promise.all([
    readWageringDue(db, id),
    listOpenWagering(db, id),
    readHoldings(db, id, currency.code),
  ]);
  const write = (minor: bigint): string => writeMoney(minor, currency.code);
  const listed = bonuses.reduce((sum, { amount }) => sum + amount, 0n);
  const asked = listed > rest ? listed : rest;
  return {
    currencySymbol: currency.symbol,
    cash: write(main - held),
    bonus: write(held),
    elsewhere: write(elsewhere),
    withdrawable: write(main - held),
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
