import { isCurrency } from '../../protocol/money/currency-places.ts';
import { compareDecimals } from '../../protocol/money/decimal.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { listNames } from '../suggest.ts';
import { type Agreement, type AgreementSite, inBrand, readString } from './agreement.ts';
import { findOtherCurrencies } from './currency-symbols.ts';

const currencyOf = ({ settings }: AgreementSite): string | null =>
  readString(settings.get('brand'), 'currency');

const code: Agreement = {
  code: 'agreement.currency',
  between: 'the brand’s currency and ISO 4217',
  rule: 'it is the code of a currency that is in use',
  find: (site) => {
    const currency = currencyOf(site);
    if (currency === null || isCurrency(currency)) return [];
    const message = `"${currency}" is no currency of ISO 4217, so nobody knows how many decimal places its amounts have. Give its three letters, for example PHP.`;
    return [{ source: inBrand('currency'), message }];
  },
};

const symbol: Agreement = {
  code: 'agreement.currency-symbol',
  between: 'the brand’s currency and its symbol',
  rule: 'the symbol is not that of other currencies alone',
  find: (site) => {
    const currency = currencyOf(site);
    const written = readString(site.settings.get('brand'), 'currencySymbol');
    if (currency === null || written === null || !isCurrency(currency)) return [];
    const others = findOtherCurrencies(written, currency, site.languages);
    if (others === null) return [];
    const whose = others.length === 0 ? 'another currency' : listNames(others, 4);
    const message = `Amounts are in ${currency}, and the symbol "${written}" says ${whose}. Write the symbol of ${currency}, or "${currency}".`;
    return [{ source: inBrand('currencySymbol'), message }];
  },
};

const jackpot: Agreement = {
  code: 'agreement.bounds',
  between: 'the amounts of a jackpot',
  rule: 'it falls by more than what it begins with',
  find: ({ settings }) => {
    const jackpots = settings.get('brand')?.jackpots;
    return (Array.isArray(jackpots) ? jackpots : []).flatMap((one, index) => {
      if (!isJsonObject(one)) return [];
      const [seed, most] = [readString(one, 'seed'), readString(one, 'mustFallBy')];
      if (seed === null || most === null || compareDecimals(seed, most) === -1) return [];
      const message = `The jackpot begins with ${seed} and has to fall by ${most}, which it never is below.`;
      return [{ source: inBrand('jackpots', index, 'mustFallBy'), message }];
    });
  },
};

export const moneyAgreements: readonly Agreement[] = [code, symbol, jackpot];
