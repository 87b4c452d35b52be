/**
 * Shows a decimal string without ever making it a number: groups and separators of the language,
 * always Latin digits so that amounts match the games' frames, at least the `places` of the currency.
 * Not a decimal string: returned as it is.
 */
export const formatMoney = (amount: string, languageTag: string, symbol = '', places = 2): string => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (match === null) return amount;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const format = new Intl.NumberFormat(languageTag, { numberingSystem: 'latn' });
  const separator =
    new Intl.NumberFormat(languageTag, { numberingSystem: 'latn', minimumFractionDigits: 1 })
      .formatToParts(0.1)
      .find((part) => part.type === 'decimal')?.value ?? '.';
  const decimals = fraction.padEnd(places, '0');
  const figures = `${format.format(BigInt(whole))}${decimals === '' ? '' : `${separator}${decimals}`}`;
  return `${sign === '' ? '' : '\u2212'}${symbol}${figures}`;
};

/** An amount to choose by a press: without decimals where it has none to tell. */
export const formatChoice = (amount: string, languageTag: string, symbol = '', places = 2): string => {
  const whole = /^(-?\d+)\.0+$/.exec(amount)?.[1] ?? amount;
  return formatMoney(whole, languageTag, symbol, whole.includes('.') ? places : 0);
};
