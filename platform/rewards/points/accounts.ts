import type { Database } from '../../../server/db/database.ts';

/** `account_type` of a member's points, and of the house's other side. */
const pointsAccount = 80;
/** Points are whole: one unit of the ledger is one point. They never expire (specification, section 9). */
export const pointsCurrency = 'PTS';

/** The two sides of every change of a member's points. */
export interface PointsAccounts {
  readonly house: string;
  readonly member: string;
}

async function ensureAccount(db: Database, merchant: string, memberId: string | null): Promise<string> {
  await db
    .insertInto('ledger_account')
    .values({
      merchant,
      owner: memberId === null ? 'house' : 'member',
      member_id: memberId,
      account_type: pointsAccount,
      currency: pointsCurrency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('account_type', '=', pointsAccount)
    .where('currency', '=', pointsCurrency)
    .executeTakeFirstOrThrow();
  return id;
}

/** The accounts of a member's points, made when they are first asked for. */
export async function ensurePoints(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<PointsAccounts> {
  const house = await ensureAccount(db, merchant, null);
  return { house, member: await ensureAccount(db, merchant, memberId) };
}

/** A member's points; 0 where none were ever given. */
export async function readPoints(db: Database, memberId: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('account_type', '=', pointsAccount)
    .where('currency', '=', pointsCurrency)
    .executeTakeFirst();
  return BigInt(row?.balance ?? 0);
}

/**
 * Locks accounts in the order of their ids, the order in which transfers lock them too. Code that reads a
 * balance before booking calls it first, with every account of the transaction.
 */
export async function lockAccounts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, BigInt(balance)]));
}
