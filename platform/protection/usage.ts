import { sql } from 'kysely';
import type { LimitKind, LimitPeriod } from '../../src/protocol/document/jurisdiction.ts';
import type { Database } from '../../server/db/database.ts';
import { sumNetLoss } from './gaming-totals.ts';
import { sumPlaySeconds } from './play-session.ts';

const hourMs = 3_600_000;
const hoursOf: Readonly<Record<LimitPeriod, number>> = { day: 24, week: 7 * 24, month: 30 * 24 };

/** Start of a period that ends now. It moves on with the clock: no midnight gives a second helping. */
export const startOf = (period: LimitPeriod, now: Date): Date =>
  new Date(now.getTime() - hoursOf[period] * hourMs);

/** Money that other members sent since a moment, minor units. Sending it on frees nothing. */
async function sumReceived(db: Database, memberId: string, from: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('member_transfer')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('sum'))
    .where('recipient_id', '=', memberId)
    .where('created_at', '>', from)
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

/** Money that came in or is asked for and still may come, minor units: gross, withdrawals do not count. */
async function sumDeposits(db: Database, memberId: string, from: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('deposit_order')
    .select(sql<string>`coalesce(sum(coalesce(credited, amount)), 0)::text`.as('sum'))
    .where('member_id', '=', memberId)
    .where((where) =>
      where.or([
        where('status', 'in', ['waiting', 'underReview']),
        where.and([where('status', '=', 'paid'), where('closed_at', '>', from)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return BigInt(sum) + (await sumReceived(db, memberId, from));
}

/**
 * Money that deposits and other members put into the wallet since a moment, minor units: what a deposit limit is
 * about.
 */
export async function sumCredited(db: Database, memberId: string, from: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('deposit_order')
    .select(sql<string>`coalesce(sum(credited), 0)::text`.as('sum'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'paid')
    .where('closed_at', '>', from)
    .executeTakeFirstOrThrow();
  return BigInt(sum) + (await sumReceived(db, memberId, from));
}

/** What counts against a limit: minor units, or minutes for a session. Never negative. */
export async function readUsed(db: Database, memberId: string, kind: LimitKind, from: Date): Promise<bigint> {
  if (kind === 'deposit') return sumDeposits(db, memberId, from);
  if (kind === 'session') return (await sumPlaySeconds(db, memberId, from)) / 60n;
  const loss = await sumNetLoss(db, memberId, from);
  return loss > 0n ? loss : 0n;
}
