/** Marks of direction and spaces say nothing about which currency it is. */
const normalise = (symbol: string): string =>
  symbol
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase();

const writeSymbol = (locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string =>
  normalise(
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? '',
  );

/** The first two letters of most codes are a country, whose languages write the currency as people there do. */
const listPlaces = (currency: string): readonly string[] => {
  const country = currency.slice(0, 2);
  return ['en', `en-${country}`, new Intl.Locale(`und-${country}`).maximize().toString()];
};

/** Every way in which a currency is written: its code, and its symbols here and where it is spent. */
const listSymbols = (currency: string, languages: readonly string[]): ReadonlySet<string> =>
  new Set([
    currency,
    ...[...listPlaces(currency), ...languages].flatMap((locale) => [
      writeSymbol(locale, currency, 'symbol'),
      writeSymbol(locale, currency, 'narrowSymbol'),
    ]),
  ]);

const readSigns = (symbol: string): readonly string[] => symbol.match(/\p{Sc}/gu) ?? [];

/**
 * The currencies that a symbol says where it cannot be that of `currency`; null where it can, or where it is a
 * writing of the brand's own that says no other.
 */
export const findOtherCurrencies = (
  symbol: string,
  currency: string,
  languages: readonly string[],
): readonly string[] | null => {
  const written = normalise(symbol);
  const ownSymbols = listSymbols(currency, languages);
  const ownSigns = new Set([...ownSymbols].flatMap(readSigns));
  const signs = readSigns(written);
  const isShortCode = signs.length === 0 && currency.startsWith(written);
  const isOwnSign = signs.length > 0 && signs.every((sign) => ownSigns.has(sign));
  if (ownSymbols.has(written) || isShortCode || isOwnSign) return null;
  const isIt = (other: string): boolean => {
    const symbols = listSymbols(other, []);
    return symbols.has(written) || signs.some((sign) => symbols.has(sign));
  };
  const others = Intl.supportedValuesOf('currency').filter((other) => other !== currency && isIt(other));
  return others.length === 0 && signs.length === 0 ? null : others;
};
