import { placesOf } from '../../../src/protocol/currency-places.ts';

/** Texts of the page by name, in its language. */
export type Say = (name: string, values?: Readonly<Record<string, string>>) => string;

export const createSay =
  (texts: Readonly<Record<string, string>>): Say =>
  (name, values = {}) =>
    (texts[name] ?? name).replace(/\{(\w+)\}/g, (found, key: string) => values[key] ?? found);

const suits = ['♠', '♥', '♦', '♣'] as const;
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** What is printed on a card, and how it is called. */
export interface CardFace {
  readonly rank: string;
  readonly suit: string;
  readonly isRed: boolean;
  readonly name: string;
}

/** `card` is a whole number from 0 to 51. */
export function faceOf(card: number, say: Say): CardFace {
  const [rank, suit] = [(card % 13) + 1, Math.floor(card / 13)];
  const printed = letters[rank] ?? String(rank);
  const called = letters[rank] === undefined ? printed : say(`rank${rank}`);
  return {
    rank: printed,
    // Without the selector some systems draw them as coloured pictures.
    suit: `${suits[suit] ?? ''}\uFE0E`,
    isRed: suit === 1 || suit === 2,
    name: say('card', { rank: called, suit: say(`suit${suit}`) }),
  };
}

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
  return (amount) => `\u2068${symbol}${format.format(amount as Intl.StringNumericLiteral)}\u2069`;
}
