import type { Say } from './say.ts';

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
