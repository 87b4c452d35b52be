import type { Database } from '../../../../server/db/database.ts';
import type { SettlementRules } from './facts.ts';
import type { SettledKind } from './tables.ts';

/** What a brand settles a kind of contract by. Without it each downline with a bet is active, and a dividend carries over. */
export async function readRules(db: Database, merchant: string, kind: SettledKind): Promise<SettlementRules> {
  const row = await db
    .selectFrom('contract_setting')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return {
    activeBets: BigInt(row?.active_bets ?? 0),
    activeDeposits: BigInt(row?.active_deposits ?? 0),
    carriesOver: row?.carries_over ?? true,
  };
}
