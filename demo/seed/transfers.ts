import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import { toSiteMoney } from './amounts.ts';

/** Members may send money to the agent above, and agents to those directly below. */
export async function makeTransferRules(
  db: Database,
  { merchant }: Pick<MemberDeps, 'merchant'>,
): Promise<string> {
  const { code } = await readCurrency(db, merchant);
  const write = (amount: bigint): string => toSiteMoney(amount, code).toString();
  await db
    .insertInto('member_transfer_setting')
    .values({
      merchant,
      to_upline: true,
      to_downline: true,
      minimum: write(10_000n),
      maximum: write(2_000_000n),
      daily_most: write(5_000_000n),
    })
    .execute();
  return 'transfers between members and agents, open';
}
