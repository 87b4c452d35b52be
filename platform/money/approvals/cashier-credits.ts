import { sql } from 'kysely';
import type { MoneyDoubt } from '../../../src/protocol/calls/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readCreditRule, type CreditRule } from './money-rules.ts';
import type { CreditWay } from './tables.ts';

/** A day is the last 24 hours: no sum ends at midnight. */
const dayMs = 86_400_000;

/** Money that one operator alone is about to put into a wallet. */
export interface CashierCredit {
  readonly merchant: string;
  /** User name. */
  readonly operator: string;
  readonly memberId: string;
  readonly way: CreditWay;
  /** What it is for; the same thing counts once. */
  readonly subject: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** Sums of the last day, one after the other for each operator. Call it with the member locked. */
async function readSums(db: Database, { merchant, operator, memberId, at }: CashierCredit) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashier ${merchant} ${operator}`}, 0))`.execute(
    db,
  );
  const since = new Date(at.getTime() - dayMs);
  const { rows } = await sql<{ cashier: string; member: string }>`select
      (select coalesce(sum(amount), 0)::text from cashier_credit
        where merchant = ${merchant} and operator = ${operator} and created_at > ${since}) as cashier,
      (select coalesce(sum(amount), 0)::text from cashier_credit
        where member_id = ${memberId} and created_at > ${since}) as member`.execute(db);
  return { cashier: BigInt(rows[0]?.cashier ?? 0), member: BigInt(rows[0]?.member ?? 0) };
}

/**
 * Why a credit by one person is one too many for the day; nothing where it is not, and where it is too large for one
 * person anyway.
 */
export async function listDayDoubts(
  db: Database,
  credit: CashierCredit,
  { cashierDay, memberDay, limit }: CreditRule,
): Promise<readonly MoneyDoubt[]> {
  if (limit !== null && credit.amount > limit) return [];
  const { cashier, member } = await readSums(db, credit);
  return [
    ...(cashierDay !== null && cashier + credit.amount > cashierDay ? (['cashierDay'] as const) : []),
    ...(memberDay !== null && member + credit.amount > memberDay ? (['memberDay'] as const) : []),
  ];
}

/** Counts what one person alone credited, in the transaction that books it. */
export async function noteCashierCredit(db: Database, credit: CashierCredit): Promise<void> {
  const { merchant, operator, memberId, way, subject, amount, at } = credit;
  await db
    .insertInto('cashier_credit')
    .values({
      merchant,
      operator,
      member_id: memberId,
      way,
      subject,
      amount: amount.toString(),
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Counts a reward or an order of points that an operator approves. Whose sum of the day is used up leaves it to
 * another person. Call it with the member locked.
 * @throws AppError 409 `approval.day-used`
 */
export async function countApproved(db: Database, credit: CashierCredit): Promise<void> {
  if (credit.amount <= 0n) return;
  const rule = await readCreditRule(db, credit.merchant);
  const doubts = await listDayDoubts(db, credit, { ...rule, limit: null });
  if (doubts.includes('cashierDay'))
    throw refuseCall(
      'approval.day-used',
      'What one person credits in a day is used up. Another one decides.',
      409,
    );
  await noteCashierCredit(db, credit);
}
