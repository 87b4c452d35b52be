import { placesOf } from '../../../src/protocol/money/currency-places.ts';

/** Texts of the page by name, in its language. */
export type Say = (name: string, values?: Readonly<Record<string, string>>) => string;

export const createSay =
  (texts: Readonly<Record<string, string>>): Say =>
  (name, values = {}) =>
    (texts[name] ?? name).replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);

/** A written amount that is offered for a press: without decimals where they are all zeros. */
export const trimMoney = (amount: string): string => amount.replace(/[.,\u066b]0{1,2}(?=\D*$)/u, '');

/** An amount as the page's language writes it, in Latin digits as everywhere money is played for. */
export function createMoney(
  language: string,
  { symbol, currency }: { readonly symbol: string; readonly currency: string },
): (amount: string) => string {
  const places = placesOf(currency);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    numberingSystem: 'latn',
  });
  // Kept together where the text runs from right to left. A decimal text is shown digit by digit.
  return (amount) => {
    const [sign, positive] = amount.startsWith('-') ? ['\u2212', amount.slice(1)] : ['', amount];
    return `\u2068${sign}${symbol}${format.format(positive as Intl.StringNumericLiteral)}\u2069`;
  };
}
