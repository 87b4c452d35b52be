import type { WalletBalanceValue } from '../../../src/api/generated/types.ts';
import type { MemberParts } from '../parts.ts';
import { writeAmount } from './amount.ts';
import { currency } from './ledger.ts';

/** A member's wallets. `typeId` 0 gives all; the sum is over those given. */
export async function readBalance(
  { db }: Pick<MemberParts, 'db'>,
  memberId: string,
  typeId: number,
): Promise<WalletBalanceValue> {
  let query = db
    .selectFrom('ledger_account')
    .select(['account_type', 'balance'])
    .where('member_id', '=', memberId)
    // Points are accounts too, and no money.
    .where('currency', '=', currency.code)
    .orderBy('account_type');
  if (typeId !== 0) query = query.where('account_type', '=', typeId);
  const wallets = await query.execute();
  return {
    sumBalance: writeAmount(wallets.reduce((sum, { balance }) => sum + BigInt(balance), 0n)),
    balance: wallets.map(({ account_type, balance }) => ({
      accountTypeId: account_type,
      availBalance: writeAmount(BigInt(balance)),
    })),
    currency: currency.code,
    currencySymbol: currency.symbol,
  };
}
