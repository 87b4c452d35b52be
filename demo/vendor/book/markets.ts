import { evenOdds, type Factor } from '../game.ts';

export type Side = 'home' | 'away';
/** Goals, or maps that were won. */
export type Score = Readonly<Record<Side, number>>;
/** A final score, and its share of all draws. */
export interface ScoreChance {
  readonly score: Score;
  readonly weight: bigint;
}
/** All final scores that a match can have. */
export interface ScoreModel {
  readonly scores: readonly ScoreChance[];
  /** Sum of the weights. */
  readonly total: bigint;
}

/** What is bet on; the picks of each are in `picks`. */
export type MarketCode = 'result' | 'winner' | 'total' | 'both' | 'handicap' | 'double' | 'parity' | 'exact';
export const picks = {
  result: ['home', 'draw', 'away'],
  winner: ['home', 'away'],
  double: ['home-draw', 'home-away', 'draw-away'],
  parity: ['odd', 'even'],
  /** Goals, or maps, of the home side first. */
  exact: [
    ...['0-0', '1-0', '0-1', '1-1', '2-0', '0-2', '2-1', '1-2', '2-2'],
    ...['3-0', '0-3', '3-1', '1-3', '3-2', '2-3'],
  ],
  total: ['over', 'under'],
  both: ['yes', 'no'],
  handicap: ['home', 'away'],
} as const satisfies Readonly<Record<MarketCode, readonly string[]>>;

/** `void`: a leg that counts as odds of 1. */
export type Verdict = 'won' | 'lost' | 'void';
export interface Bet {
  readonly market: MarketCode;
  readonly pick: string;
  /** In halves, so that it is whole: 5 is 2.5. */
  readonly line: number;
}
const winnerOf = ({ home, away }: Score): string => (home === away ? 'draw' : home > away ? 'home' : 'away');
const verdictOf = (lead: number): Verdict => (lead === 0 ? 'void' : lead > 0 ? 'won' : 'lost');

export function judge({ market, pick, line }: Bet, score: Score): Verdict {
  const { home, away } = score;
  if (market === 'total') {
    const above = 2 * (home + away) - line;
    return verdictOf(pick === 'over' ? above : -above);
  }
  if (market === 'handicap') {
    const lead = 2 * (home - away) + line;
    return verdictOf(pick === 'home' ? lead : -lead);
  }
  if (market === 'double') return pick.split('-').includes(winnerOf(score)) ? 'won' : 'lost';
  if (market === 'parity') return ((home + away) % 2 === 0) === (pick === 'even') ? 'won' : 'lost';
  if (market === 'exact') return pick === `${home}-${away}` ? 'won' : 'lost';
  if (market === 'both') return (home > 0 && away > 0) === (pick === 'yes') ? 'won' : 'lost';
  return winnerOf(score) === pick ? 'won' : 'lost';
}

/** Of all draws, how many win a bet, and how many give it back. */
export interface BetChance {
  readonly won: bigint;
  readonly void: bigint;
  readonly total: bigint;
}
export function countChance(bet: Bet, { scores, total }: ScoreModel): BetChance {
  const sum = (verdict: Verdict): bigint =>
    scores.filter(({ score }) => judge(bet, score) === verdict).reduce((all, { weight }) => all + weight, 0n);
  return { won: sum('won'), void: sum('void'), total };
}

/** Of each hundred that are staked on a leg, so many come back in the long run; odds are cut down, never up. */
export const returnPercent = 96n;
/** Odds of more than 1,000 are not sold. */
const longestOdds = 100_000;
/** Odds in hundredths: 185 is 1.85. Less than 1.01 is not sold: null. */
function priceOf({ won, void: given, total }: BetChance): number | null {
  if (won === 0n) return null;
  const odds = Number((returnPercent * total - evenOdds * given) / won);
  return odds < 101 || odds > longestOdds ? null : odds;
}
/** The exact return of a bet at odds in hundredths. */
export const returnOf = ({ won, void: given, total }: BetChance, odds: number): Factor => ({
  over: won * BigInt(odds) + given * evenOdds,
  under: total * evenOdds,
});

export interface Price {
  readonly pick: string;
  /** Hundredths. */
  readonly odds: number;
  readonly chance: BetChance;
}
/** A market of a match with the odds of its picks. */
export interface Offer {
  readonly market: MarketCode;
  readonly line: number;
  readonly prices: readonly Price[];
}

/** The lowest odds that any of the models gives: they hold while each of them may apply. Null where one sells none. */
function priceLowest(bet: Bet, models: readonly ScoreModel[]): Omit<Price, 'pick'> | null {
  let lowest: Omit<Price, 'pick'> | null = null;
  for (const model of models) {
    const chance = countChance(bet, model);
    const odds = priceOf(chance);
    if (odds === null) return null;
    if (lowest === null || odds < lowest.odds) lowest = { odds, chance };
  }
  return lowest;
}
const priceAll = (market: MarketCode, line: number, models: readonly ScoreModel[]): Offer => ({
  market,
  line,
  prices: picks[market].flatMap((pick) => {
    const price = priceLowest({ market, pick, line }, models);
    return price === null ? [] : [{ pick, ...price }];
  }),
});
const apart = ({ prices: [one, other] }: Offer): bigint => {
  const gap = (one?.chance.won ?? 0n) - (other?.chance.won ?? 0n);
  return gap < 0n ? -gap : gap;
};

const isDecided = (offer: Offer): boolean => offer.prices.length < 2;
/**
 * The lines of a market that are sold, the one first whose two sides are nearest to each other. A market of which one
 * pick alone can still win is not.
 */
export function priceMarket(
  market: MarketCode,
  { lines, most }: { readonly lines: readonly number[]; readonly most: number },
  models: readonly ScoreModel[],
): readonly Offer[] {
  const offers = lines.map((line) => priceAll(market, line, models)).filter((offer) => !isDecided(offer));
  return offers.toSorted((one, other) => (apart(one) < apart(other) ? -1 : 1)).slice(0, most);
}

/** `1.85` */
export const writeOdds = (odds: number): string => (odds / 100).toFixed(2);
/** `2.5`, `2`; with its sign for handicaps: `+1.5`. */
export const writeLine = (line: number, isSigned = false): string =>
  isSigned && line > 0 ? `+${line / 2}` : String(line / 2).replace('-', '\u2212');
