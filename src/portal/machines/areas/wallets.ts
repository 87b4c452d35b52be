import { subtractMoney } from '../../../protocol/money/money.ts';
import { implement } from '../implement.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';

/** `accountTypeId` of the main wallet. */
const mainWallet = 1;
/** A list that a device shows; more providers than this hold no money. */
const mostOptions = 300;
const isEmpty = (amount: string): boolean => /^0(\.0+)?$/.test(amount);

/** Money between a member's own wallets. */
export const walletsArea = implement<'wallets'>({
  services: ({ api, newId, runtime }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadWallets: async (_input, signal) => {
        const [{ isSingle }, rows, { currency, currencySymbol }] = await Promise.all([
          api['wallet.merchant']({}, { signal }),
          api['wallet.list']({}, { signal }),
          api['wallet.balance']({ typeId: 0 }, { signal }),
        ]);
        const main = rows.find(({ accountTypeId }) => accountTypeId === mainWallet);
        const others = rows.filter(({ accountTypeId }) => accountTypeId !== mainWallet);
        const held = others.filter(({ availBalance }) => !isEmpty(availBalance));
        const empty = others.filter(({ availBalance, locked }) => isEmpty(availBalance) && !locked);
        const options = [...held, ...empty]
          .slice(0, mostOptions - 1)
          .map(({ accountTypeId, accountTypeName }) => ({
            value: String(accountTypeId),
            label: accountTypeName,
          }));
        return {
          isSingle,
          currency,
          symbol: currencySymbol,
          main: main?.availBalance ?? '0',
          held: held.map(({ accountTypeId, accountTypeName, availBalance }) => ({
            id: String(accountTypeId),
            name: accountTypeName,
            amount: availBalance,
          })),
          options: isSingle
            ? []
            : [{ value: String(mainWallet), label: runtime.translate('wallet.main') }, ...options],
        };
      },
      moveMoney: async ({ from, to, amount: wanted }, signal) => {
        const move = { from: Number(from), to: Number(to), amount: wanted };
        const { amount } = await withKey(move, (idempotencyKey) =>
          move.to === mainWallet
            ? api['wallet.toMain']({ typeId: move.from, amount: move.amount }, { signal, idempotencyKey })
            : api['wallet.transfer'](move, { signal, idempotencyKey }),
        );
        return { amount };
      },
      // One after the other: each is a transfer to itself, and what came before a failure stays.
      collectWallets: async (_input, signal) => {
        const rows = await api['wallet.list']({}, { signal });
        const before = rows.find(({ accountTypeId }) => accountTypeId === mainWallet)?.availBalance ?? '0';
        for (const { accountTypeId, availBalance } of rows) {
          if (accountTypeId === mainWallet || isEmpty(availBalance)) continue;
          await withKey(`collect:${accountTypeId}:${availBalance}`, (idempotencyKey) =>
            api['wallet.toMain']({ typeId: accountTypeId }, { signal, idempotencyKey }),
          );
        }
        const after = await api['wallet.list']({}, { signal });
        const now = after.find(({ accountTypeId }) => accountTypeId === mainWallet)?.availBalance ?? before;
        const { currency } = await api['wallet.balance']({ typeId: 0 }, { signal });
        return { amount: subtractMoney(now, before, currency) ?? now };
      },
    };
  },
});
