import {
  drawEvent,
  evenOdds,
  nothingPaid,
  RefusedMove,
  type Factor,
  type Moment,
  type Standing,
} from '../game.ts';
import { judge, type Bet, type Verdict } from './markets.ts';
import { findMatch, isSold, type Match } from './matches.ts';
import { listOffers, scoreAt, type Point, type Sport } from './sport.ts';

export const mostLegs = 5;
/** In hundredths. */
export const mostOdds = 1_000_00;

/** A leg as the player has it on the slip: the odds that were shown are what is sold, or nothing is. */
export interface ChosenLeg {
  readonly event: string;
  readonly market: string;
  readonly pick: string;
  /** Hundredths. */
  readonly odds: number;
}
export interface SlipChoice {
  readonly legs: readonly ChosenLeg[];
}
/** A leg that was sold, with the match that was drawn. */
export interface Leg extends Bet {
  readonly event: string;
  readonly odds: number;
  readonly points: readonly Point[];
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}
export interface Slip {
  readonly legs: readonly Leg[];
  readonly isOver: boolean;
  readonly isVoid: boolean;
}

/** A bet of the calendar, at the odds that it is sold at. */
export interface SoldBet {
  readonly match: Match;
  readonly bet: Bet;
  readonly odds: number;
}
/** @throws RefusedMove where the calendar has no such bet */
function findBet(sport: Sport, { event, market, pick }: ChosenLeg): SoldBet {
  const match = findMatch(sport.leagues, event);
  const offer = match === null ? undefined : listOffers(sport, match).find((one) => one.market === market);
  const price = offer?.prices.find((one) => one.pick === pick);
  if (match === null || offer === undefined || price === undefined) throw new RefusedMove('game.no-bet');
  return { match, bet: { market: offer.market, pick, line: offer.line }, odds: price.odds };
}

/** Product of the odds of legs, as a multiple of the stake. */
export const multiplyOdds = (legs: readonly { readonly odds: number }[]): Factor => ({
  over: legs.reduce((product, { odds }) => product * BigInt(odds), 1n),
  under: evenOdds ** BigInt(legs.length),
});

/** The bets of a slip. @throws RefusedMove `game.no-bet`, `game.event-started`, `game.odds-changed`, `game.same-event`, `game.odds-too-high` */
export function checkSlip(sport: Sport, { legs }: SlipChoice, now: number): readonly SoldBet[] {
  const bets = legs.map((leg) => {
    const bet = findBet(sport, leg);
    if (now >= bet.match.kickOffAt) throw new RefusedMove('game.event-started');
    if (!isSold(bet.match, now)) throw new RefusedMove('game.no-bet');
    if (bet.odds !== leg.odds) throw new RefusedMove('game.odds-changed');
    return bet;
  });
  // Bets on one match are not independent of each other: their odds cannot be multiplied.
  if (new Set(legs.map(({ event }) => event)).size < legs.length) throw new RefusedMove('game.same-event');
  const { over, under } = multiplyOdds(legs);
  if (over * evenOdds > BigInt(mostOdds) * under) throw new RefusedMove('game.odds-too-high');
  return bets;
}

/** Null where the slip would be refused by now. */
function findBets(sport: Sport, choice: SlipChoice, now: number): readonly SoldBet[] | null {
  try {
    return checkSlip(sport, choice, now);
  } catch (cause) {
    if (cause instanceof RefusedMove) return null;
    throw cause;
  }
}

/** A slip whose stake is paid. The wallet may have been slow: with a match that has begun by now it is void. */
export function openSlip(sport: Sport, choice: SlipChoice, moment: Moment): Slip {
  const bets = findBets(sport, choice, moment.at);
  if (bets === null) return { legs: [], isOver: true, isVoid: true };
  const legs = bets.map(({ match, bet, odds }): Leg => {
    const points = sport.draw(match, drawEvent(moment, match.id));
    return {
      ...bet,
      ...{ event: match.id, odds, points },
      endsAt: match.kickOffAt + sport.lengthOf(match, points),
    };
  });
  return { legs, isOver: false, isVoid: false };
}

/** The last of its matches ends a slip. */
export const endOf = ({ legs }: Slip): number => Math.max(0, ...legs.map(({ endsAt }) => endsAt));
export const verdictOf = (leg: Leg): Verdict => judge(leg, scoreAt(leg.points, Infinity));

export function judgeSlip(slip: Slip): Standing {
  if (slip.isVoid) return { kind: 'void' };
  if (!slip.isOver) return { kind: 'open' };
  const verdicts = slip.legs.map((leg) => ({ leg, verdict: verdictOf(leg) }));
  if (verdicts.some(({ verdict }) => verdict === 'lost')) return { kind: 'over', pays: nothingPaid };
  const won = verdicts.filter(({ verdict }) => verdict === 'won').map(({ leg }) => leg);
  return won.length === 0 ? { kind: 'void' } : { kind: 'over', pays: multiplyOdds(won) };
}
