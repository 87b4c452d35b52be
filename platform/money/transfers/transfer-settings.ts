import { unitOf } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { readCurrency } from '../wallet/currency.ts';
import type { TransferRuleColumns } from './tables.ts';

/** Who may send money to whom, and how much. Amounts in minor units. */
export interface TransferSettings {
  /** From a member to the agent directly above. */
  readonly toUpline: boolean;
  /** From an agent to a member directly below. */
  readonly toDownline: boolean;
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** The most that a member sends in 24 hours. */
  readonly dailyMost: bigint;
}

/** Closed until the brand opens it, with amounts to begin with. */
const defaultsIn = (unit: bigint): TransferSettings => ({
  toUpline: false,
  toDownline: false,
  minimum: 100n * unit,
  maximum: 20_000n * unit,
  dailyMost: 50_000n * unit,
});

export async function readTransferSettings(db: Database, merchant: string): Promise<TransferSettings> {
  const row = await db
    .selectFrom('member_transfer_setting')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (row === undefined) return defaultsIn(unitOf((await readCurrency(db, merchant)).code));
  return readColumns(row);
}

const readColumns = (row: TransferRuleColumns): TransferSettings => ({
  toUpline: row.to_upline,
  toDownline: row.to_downline,
  minimum: BigInt(row.minimum),
  maximum: BigInt(row.maximum),
  dailyMost: BigInt(row.daily_most),
});
