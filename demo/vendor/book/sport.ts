import type { Chance } from '../game.ts';
import {
  priceMarket,
  type MarketCode,
  type Offer,
  type Score,
  type ScoreModel,
  type Side,
} from './markets.ts';
import type { League, Match } from './matches.ts';

/** A goal, or a map that was won. */
export interface Point {
  readonly side: Side;
  /** The minute of the match, or the number of the map. */
  readonly unit: number;
  /** Milliseconds since kick-off. */
  readonly afterMs: number;
}
/** What a book is about: leagues, and how their matches are drawn and sold. */
export interface Sport {
  readonly leagues: readonly League[];
  modelOf(match: Match): ScoreModel;
  /** The same once a match is played: what can still come of it, given all that has happened so far. */
  modelAt(match: Match, score: Score, afterMs: number): ScoreModel;
  /** A whole match. Final scores come out as often as `modelOf` says. */
  draw(match: Match, chance: Chance): readonly Point[];
  /** Milliseconds since kick-off. */
  lengthOf(match: Match, points: readonly Point[]): number;
  /** The minute, or the number of the map, that is played so many milliseconds after kick-off. */
  unitOf(match: Match, afterMs: number): number;
  /** Markets with the lines that they can have, in halves, of which some are sold at a time. */
  readonly markets: readonly {
    readonly market: MarketCode;
    readonly lines: readonly number[];
    readonly most?: number;
  }[];
}

export function scoreAt(points: readonly Point[], afterMs: number): Score {
  let [home, away] = [0, 0];
  for (const point of points)
    if (point.afterMs <= afterMs)
      if (point.side === 'home') home += 1;
      else away += 1;
  return { home, away };
}

export const priceMatch = (sport: Sport, models: readonly ScoreModel[]): readonly Offer[] =>
  sport.markets.flatMap(({ market, lines, most = 1 }) => priceMarket(market, { lines, most }, models));

const sold = new WeakMap<Match, readonly Offer[]>();
/** All that is sold of a match before it begins: the same odds from its first moment to kick-off. */
export function listOffers(sport: Sport, match: Match): readonly Offer[] {
  const markets = sold.get(match);
  if (markets !== undefined) return markets;
  const offers = priceMatch(sport, [sport.modelOf(match)]);
  sold.set(match, offers);
  return offers;
}
