import { placesOf } from '../../protocol/money/currency-places.ts';

/** `1234.50` in EUR as `€1,234.50`: the text is read digit by digit, never through a float. */
export function showMoney(amount: string, currency: string): string {
  const places = placesOf(currency);
  const how = { style: 'currency', currency, minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat('en', how as Intl.NumberFormatOptions).format(
    amount as Intl.StringNumericLiteral,
  );
}
