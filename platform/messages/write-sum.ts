import { placesOf } from '../../src/protocol/money/currency-places.ts';
import { formatMoney } from '../../src/protocol/money/format-money.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { Currency } from '../money/wallet/currency.ts';

/** Money inside a sentence, minor units. */
export interface Sum {
  readonly amount: bigint;
  readonly currency: string;
}

/** The wire code of a language is its tag, except where no such language writes numbers: then as English does. */
export const tagOf = (language: string): string =>
  Intl.NumberFormat.supportedLocalesOf([language.toLowerCase()])[0] ?? 'en';

/** A sum as the pages show it: with the symbol of the wallet's currency, in the groups of the language. */
export const writeSum = ({ amount, currency }: Sum, wallet: Currency | null, language: string): string => {
  const symbol = wallet?.code === currency ? wallet.symbol : `${currency} `;
  return formatMoney(writeMoney(amount, currency), tagOf(language), symbol, placesOf(currency));
};
