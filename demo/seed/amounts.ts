import { shareOf, unitOf } from '../../src/protocol/money.ts';

/** An amount of the seed, which counts in hundredths of a unit, in minor units of the site's currency. */
export const toSiteMoney = (hundredths: bigint, currency: string): bigint =>
  shareOf(hundredths, unitOf(currency), 100n, 'half-up');

/** Words of the seed as JSON; ¤ is where the site's symbol of money is. */
export const writeSeedTexts = (texts: unknown, symbol: string): string =>
  JSON.stringify(texts).replaceAll('¤', JSON.stringify(symbol).slice(1, -1));
