import { unitOf } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { readCurrency } from '../wallet/currency.ts';

/** How money goes out. Amounts in minor units. */
export interface WithdrawalSettings {
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** Kept back from each withdrawal. */
  readonly fee: bigint;
  readonly perDay: number;
  /** Minutes until a paid-out withdrawal counts as received automatically. */
  readonly receiptMinutes: number;
  /** Whether a member may cancel a request whose review has not begun. */
  readonly mayCancel: boolean;
  /** From this sum on another operator than the approver pays out; null: never. */
  readonly secondPersonFrom: bigint | null;
}

/** A payment to a bank may need until the next day to be seen by its member. */
const defaultReceiptMinutes = 24 * 60;
/** A request cannot be cancelled: some markets forbid it, and none demands it. */
const defaultsIn = (unit: bigint): WithdrawalSettings => ({
  minimum: 100n * unit,
  maximum: 50_000n * unit,
  fee: 0n,
  perDay: 5,
  receiptMinutes: defaultReceiptMinutes,
  mayCancel: false,
  secondPersonFrom: 10_000n * unit,
});

export async function readWithdrawalSettings(db: Database, merchant: string): Promise<WithdrawalSettings> {
  const row = await db
    .selectFrom('withdrawal_setting')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (row === undefined) return defaultsIn(unitOf((await readCurrency(db, merchant)).code));
  return {
    minimum: BigInt(row.minimum),
    maximum: BigInt(row.maximum),
    fee: BigInt(row.fee),
    perDay: row.per_day,
    receiptMinutes: row.receipt_minutes,
    mayCancel: row.may_cancel,
    secondPersonFrom: row.second_person_from === null ? null : BigInt(row.second_person_from),
  };
}
