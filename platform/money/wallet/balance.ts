import type { WalletBalanceValue } from '../../../src/protocol/generated/wire-types.ts';
import type { MemberParts } from '../../parts.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { playCurrency, readCurrency } from './currency.ts';
import { toAccountType, toWireType } from './vendor-wallets.ts';

/** A member's wallets. `typeId` 0 gives all; the sum is that of the wallets returned. */
export async function readBalance(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  memberId: string,
  typeId: number,
): Promise<WalletBalanceValue> {
  const currency = await readCurrency(db, merchant);
  let query = db
    .selectFrom('ledger_account')
    .select(['account_type', 'balance', 'currency'])
    .where('member_id', '=', memberId)
    // Points are accounts too, and no money.
    .where('currency', 'in', [currency.code, playCurrency.code])
    .orderBy('account_type');
  if (typeId !== 0) query = query.where('account_type', '=', toAccountType(typeId));
  const wallets = await query.execute();
  const walletCurrency = wallets.some((wallet) => wallet.currency === playCurrency.code)
    ? playCurrency
    : currency;
  return {
    sumBalance: writeMoney(
      wallets.reduce((sum, { balance }) => sum + BigInt(balance), 0n),
      walletCurrency.code,
    ),
    balance: wallets.map(({ account_type, balance }) => ({
      accountTypeId: toWireType(account_type),
      availBalance: writeMoney(BigInt(balance), walletCurrency.code),
    })),
    currency: walletCurrency.code,
    currencySymbol: walletCurrency.symbol,
  };
}
