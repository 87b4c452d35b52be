import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { ReceivingAccountTable } from './tables.ts';

export type ReceivingAccountRow = Selectable<ReceivingAccountTable>;

/** Sums of one payment that the accounts behind a method take, minor units. */
export interface ReceivingRange {
  readonly minimum: bigint;
  readonly maximum: bigint;
}

const isForMember = (memberId: string): RawBuilder<SqlBool> => sql<SqlBool>`enabled
  and (select level_rank from member where id = ${memberId})
    between from_level and coalesce(to_level, 2147483647)`;

/** Method → what a member may send by it. A method that is missing has no account for the member. */
export async function readRanges(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<ReadonlyMap<string, ReceivingRange>> {
  const rows = await db
    .selectFrom('receiving_account')
    .select(({ fn }) => ['method', fn.min('minimum').as('minimum'), fn.max('maximum').as('maximum')])
    .where('merchant', '=', merchant)
    .where(isForMember(memberId))
    .groupBy('method')
    .execute();
  return new Map(
    rows.map(({ method, minimum, maximum }) => [
      method,
      { minimum: BigInt(minimum), maximum: BigInt(maximum) },
    ]),
  );
}

const dayMs = 86_400_000;
/** What an account got on the day of `now` (UTC), with what is under way. Minor units. */
export async function readReceived(db: Database, accountId: string, now: Date): Promise<bigint> {
  const day = new Date(`${utcDay(now)}T00:00:00.000Z`);
  const { sum } = await db
    .selectFrom('deposit_order')
    .select(sql<string>`coalesce(sum(coalesce(credited, amount) + fee), 0)::bigint`.as('sum'))
    .where('receiving_account_id', '=', accountId)
    .where('status', 'in', ['waiting', 'underReview', 'paid'])
    .where('created_at', '>=', day)
    .where('created_at', '<', new Date(day.getTime() + dayMs))
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

/** Whether the account is under its daily bound with one payment more; locked, so that two cannot share the rest. */
async function hasRoom(
  db: Database,
  { id, per_day }: ReceivingAccountRow,
  amount: bigint,
  now: Date,
): Promise<boolean> {
  if (per_day === null) return true;
  await db.selectFrom('receiving_account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return (await readReceived(db, id, now)) + amount <= BigInt(per_day);
}

export interface Payment {
  readonly merchant: string;
  readonly method: string;
  readonly memberId: string;
  /** Minor units, with the fee. */
  readonly amount: bigint;
  readonly now: Date;
}
/** The account that a member is given for a payment: the first that takes it. Null where none does. */
export async function chooseReceiving(
  db: Database,
  { merchant, method, memberId, amount, now }: Payment,
): Promise<ReceivingAccountRow | null> {
  const fitting = await db
    .selectFrom('receiving_account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('method', '=', method)
    .where(isForMember(memberId))
    .where('minimum', '<=', amount.toString())
    .where('maximum', '>=', amount.toString())
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const account of fitting) if (await hasRoom(db, account, amount, now)) return account;
  return null;
}
