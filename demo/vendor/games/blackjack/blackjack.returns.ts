import type { ChanceRow, Factor } from '../../game.ts';

/** What basic strategy gets back of all that it stakes; `blackjack.test.ts` counts it. */
export const basicReturn: Factor = {
  over: 7_911_865_040_755_275_415_257_305_528n,
  under: 7_952_113_957_576_948_743_581_430_823n,
};

/** An ace and a ten or picture, in either order, as two cards. */
const natural = { over: 8n, under: 169n } as const;
const none = { over: 161n, under: 169n } as const;
const both = (one: Factor, other: Factor): Factor => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
export const chanceRows: readonly ChanceRow[] = [
  { text: 'chance.blackjack', chance: both(natural, none), pays: { over: 5n, under: 2n } },
  { text: 'chance.both', chance: both(natural, natural), pays: { over: 1n, under: 1n } },
  { text: 'chance.dealer', chance: both(none, natural), pays: { over: 0n, under: 1n } },
];
