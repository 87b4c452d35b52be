import { shareOf, unitOf } from '../../src/protocol/money/money.ts';

/** An amount of the seed, which counts in hundredths of a unit, in minor units of the site's currency. */
export const toSiteMoney = (hundredths: bigint, currency: string): bigint =>
  shareOf(hundredths, unitOf(currency), 100n, 'half-up');

/** Words from the right: an amount among them keeps its symbol in front by marks around both. */
const writeAmounts = (words: string, symbol: string): string =>
  words.replaceAll(/¤([\d,.]*\d)?/g, (_, amount: string | undefined = '') =>
    /\p{Script=Arabic}/u.test(words) ? `\u2066${symbol}${amount}\u2069` : `${symbol}${amount}`,
  );

/** Words of the seed as JSON; ¤ is where the site's symbol of money is. */
export const writeSeedTexts = (texts: unknown, symbol: string): string =>
  JSON.stringify(texts, (_, value: unknown) =>
    typeof value === 'string' ? writeAmounts(value, symbol) : value,
  );
