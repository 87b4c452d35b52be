import type { Play } from './play.ts';
import { elevenPlays, kenoPlays, rankPlays } from './families/balls.ts';
import { dicePlays } from './families/dice.ts';
import { fiveDigitPlays, threeDigitPlays } from './families/digits.ts';
import { elottPlays } from './families/elott.ts';
import { diceVariants, digitVariants, kenoVariants, lucky28Variants } from './families/house-rules.ts';
import { lucky28Plays } from './families/lucky28.ts';
import { markSixPlays } from './families/mark-six.ts';
import { thaiPlays, yikiPlays } from './families/thai.ts';
import { northPlays, northPrizes, southPlays, southPrizes } from './families/vietnam.ts';
import { sumOf } from './chance.ts';

/** How a draw comes about: symbols with repeats from `first` on, or balls drawn without replacement. */
export type Shape =
  | { readonly kind: 'repeated'; readonly first: number; readonly symbols: number; readonly count: number }
  | { readonly kind: 'balls'; readonly balls: number; readonly count: number };
export interface Family {
  readonly shape: Shape;
  readonly plays: readonly Play[];
  /** Plays by another rule of the house; a game offers one in the place of the usual play. */
  readonly variants?: readonly Play[];
}

const digits = (count: number): Shape => ({ kind: 'repeated', first: 0, symbols: 10, count });

export const families = {
  'five-digits': {
    shape: digits(5),
    plays: fiveDigitPlays,
    variants: digitVariants(fiveDigitPlays),
  },
  'three-digits': {
    shape: digits(3),
    plays: threeDigitPlays,
    variants: digitVariants(threeDigitPlays),
  },
  'eleven-pick-five': { shape: { kind: 'balls', balls: 11, count: 5 }, plays: elevenPlays },
  'three-dice': {
    shape: { kind: 'repeated', first: 1, symbols: 6, count: 3 },
    plays: dicePlays,
    variants: diceVariants(dicePlays),
  },
  'ten-cars': { shape: { kind: 'balls', balls: 10, count: 10 }, plays: rankPlays },
  'mark-six': { shape: { kind: 'balls', balls: 49, count: 7 }, plays: markSixPlays },
  'lucky-28': { shape: digits(3), plays: lucky28Plays, variants: lucky28Variants(lucky28Plays) },
  keno: {
    shape: { kind: 'balls', balls: 80, count: 20 },
    plays: kenoPlays,
    variants: kenoVariants(kenoPlays),
  },
  'vietnam-north': { shape: digits(sumOf(northPrizes)), plays: northPlays },
  'vietnam-south': { shape: digits(sumOf(southPrizes)), plays: southPlays },
  thai: { shape: digits(20), plays: thaiPlays },
  yiki: { shape: digits(5), plays: yikiPlays },
  elott: { shape: digits(5), plays: elottPlays, variants: digitVariants(elottPlays) },
} as const satisfies Readonly<Record<string, Family>>;
export type FamilyName = keyof typeof families;
export const familyNames = Object.keys(families) as readonly FamilyName[];

/** Plays of a family by other rules of the house. */
export const variantsOf = (family: FamilyName): readonly Play[] =>
  (families[family] satisfies Family as Family).variants ?? [];
export const findPlay = (family: FamilyName, id: string): Play | undefined =>
  [...families[family].plays, ...variantsOf(family)].find((play) => play.id === id);
