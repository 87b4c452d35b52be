import { writeFixed } from '../../../src/protocol/money/decimal-arithmetic.ts';
import { evenOdds, type BoardDrawing, type Drawing, type Factor } from '../game.ts';
import type { Bet, MarketCode, Offer, Score, Side, Verdict } from './markets.ts';
import { daysSold, findDay, findMatch, listMatches, type Match } from './matches.ts';
import { priceCashOut, type CashOutPrice } from './cash-out.ts';
import { isSuspended, offersAt } from './live.ts';
import { cashOutUnit, multiplyOdds, verdictOf, type Leg, type Slip } from './slip.ts';
import { scoreAt, type Point, type Sport } from './sport.ts';

export interface TeamView {
  readonly name: string;
  readonly hue: number;
}
type MatchState = 'sold' | 'live' | 'over';
interface PlayView {
  readonly state: MatchState;
  readonly score: Score;
  /** The minute, or the number of the map. */
  readonly unit: number;
}
/** A match as a player may see it. */
export interface MatchView extends PlayView {
  readonly id: string;
  readonly league: string;
  readonly home: TeamView;
  readonly away: TeamView;
  readonly kickOffAt: number;
  /** What has happened so far. */
  readonly points: readonly { readonly side: Side; readonly unit: number }[];
  /** The first line of each market that the list of matches shows; of a match that is named, all. */
  readonly offers: readonly OfferView[];
  /** Nothing of it is sold for a moment: something has just happened, or it is about to end. */
  readonly isSuspended: boolean;
  /** How many markets it has. */
  readonly markets: number;
  readonly commitment: string;
  /** Null until the match has ended. */
  readonly seed: string | null;
}
export interface OfferView {
  readonly market: MarketCode;
  readonly line: number;
  readonly prices: readonly {
    readonly pick: string;
    readonly odds: number;
    /** Tenths of a percent. */
    readonly chance: number;
  }[];
}
export interface LeagueView {
  readonly code: string;
  readonly name: string;
  readonly bestOf: number | null;
}
export interface BookBoard {
  readonly leagues: readonly LeagueView[];
  /** By kick-off. */
  readonly matches: readonly MatchView[];
}
export interface LegView extends Bet {
  readonly event: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly odds: number;
  readonly kickOffAt: number;
  readonly play: PlayView;
  readonly verdict: Verdict | null;
}
export interface SlipPicture {
  readonly legs: readonly LegView[];
  /** Decimal text of a multiple: `3.42`. */
  readonly odds: string;
  /** What it pays if all legs win. */
  readonly possible: string;
  /** What it can be cashed out for now: `price` goes with the move. Null once it has ended. */
  readonly cashOut: {
    readonly state: CashOutPrice['kind'];
    readonly price: number;
    readonly amount: string;
  } | null;
  /** Whether it ended by a cash-out. */
  readonly isCashedOut: boolean;
}

const viewTeam = ({ name, hue }: TeamView): TeamView => ({ name, hue });

/** How a match is at a moment: of what comes later nothing is said. */
function viewPlay(sport: Sport, match: Match, points: readonly Point[], now: number): PlayView {
  const afterMs = now - match.kickOffAt;
  const length = sport.lengthOf(match, points);
  return {
    state: afterMs < 0 ? 'sold' : afterMs < length ? 'live' : 'over',
    score: scoreAt(points, afterMs),
    unit: afterMs < 0 ? 0 : sport.unitOf(match, Math.min(afterMs, length - 1)),
  };
}

const listMarkets: readonly MarketCode[] = ['result', 'winner', 'total', 'both', 'handicap'];
/** Of each market that the list of matches shows its first line. */
const mainOf = (offers: readonly Offer[]): readonly Offer[] =>
  listMarkets.flatMap((market) => offers.filter((one) => one.market === market).slice(0, 1));
const viewOffers = (offers: readonly Offer[]): readonly OfferView[] =>
  offers.map(({ market, line, prices }) => ({
    market,
    line,
    prices: prices.map(({ pick, odds, chance }) => ({
      pick,
      odds,
      chance: Number((chance.won * 1_000n) / chance.total),
    })),
  }));

interface MatchParts {
  readonly match: Match;
  readonly hasAll: boolean;
}
function viewMatch(sport: Sport, { match, hasAll }: MatchParts, drawing: BoardDrawing): MatchView {
  const { at, eventChance, proof } = drawing;
  const points = sport.draw(match, eventChance(match.id));
  const drawn = { match, points };
  const offers = offersAt(sport, drawn, at);
  const play = viewPlay(sport, match, points, at);
  const { commitment, seed } = proof(match.id);
  return {
    ...play,
    id: match.id,
    league: match.league.code,
    kickOffAt: match.kickOffAt,
    home: viewTeam(match.home),
    away: viewTeam(match.away),
    points: points
      .filter(({ afterMs }) => afterMs <= at - match.kickOffAt)
      .map(({ side, unit }) => ({ side, unit })),
    offers: viewOffers(hasAll ? offers : mainOf(offers)),
    isSuspended: play.state === 'live' && isSuspended(sport, drawn, at),
    markets: new Set(offers.map(({ market }) => market)).size,
    commitment,
    seed: play.state === 'over' ? seed : null,
  };
}

/** The days that are sold, the one that is played or was played last, and the one before. */
export function viewBook(sport: Sport, drawing: BoardDrawing, events: readonly string[] = []): BookBoard {
  const matches = sport.leagues.flatMap((league) => {
    const last = findDay(league, drawing.at);
    return Array.from({ length: daysSold + 2 }, (_, index) => listMatches(league, last - 1 + index)).flat();
  });
  return {
    leagues: sport.leagues.map(({ code, name, bestOf = null }) => ({ code, name, bestOf })),
    matches: matches
      .toSorted((one, other) => one.kickOffAt - other.kickOffAt)
      .map((match) => viewMatch(sport, { match, hasAll: events.includes(match.id) }, drawing)),
  };
}

function viewLeg(sport: Sport, leg: Leg, now: number): LegView {
  const match = findMatch(sport.leagues, leg.event);
  if (match === null) throw new Error(`expects the match ${leg.event} in the calendar, found none`);
  const { event, market, pick, line, odds, points } = leg;
  const play = viewPlay(sport, match, points, now);
  return {
    event,
    market,
    pick,
    line,
    odds,
    play,
    league: match.league.name,
    home: match.home.name,
    away: match.away.name,
    kickOffAt: match.kickOffAt,
    verdict: play.state === 'over' ? verdictOf(leg) : null,
  };
}

const writeTimes = ({ over, under }: Factor): string => writeFixed((over * evenOdds) / under, 2);
function viewCashOut(sport: Sport, slip: Slip, { at, amount }: Drawing): SlipPicture['cashOut'] {
  if (slip.isOver) return null;
  const offer = priceCashOut(sport, slip, at);
  return {
    state: offer.kind,
    price: offer.price,
    amount: amount({ over: BigInt(offer.price), under: cashOutUnit }),
  };
}
export const viewSlip = (sport: Sport, slip: Slip, drawing: Drawing): SlipPicture => ({
  legs: slip.legs.map((leg) => viewLeg(sport, leg, drawing.at)),
  odds: writeTimes(multiplyOdds(slip.legs)),
  possible: drawing.amount(multiplyOdds(slip.legs)),
  cashOut: viewCashOut(sport, slip, drawing),
  isCashedOut: slip.cashOut !== undefined,
});
