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
import { goodMoments, isPlayed, isSuspended, offersAt, type DrawnMatch } from './live.ts';
import { findMatch, isSold } from './matches.ts';
import { scoreAt, type Point, type Sport } from './sport.ts';

/** Prices of cash-outs are whole parts of the stake, so many to one. */
export const cashOutUnit = 10_000n;
export const mostLegs = 5;
/** In hundredths. */
export const mostOdds = 1_000_00;

/** A leg as the player has it on the slip: the odds that were shown are what is sold, or nothing is. */
export interface ChosenLeg {
  readonly event: string;
  readonly market: string;
  readonly pick: string;
  /** In halves; 0 where the market has none. */
  readonly line: number;
  /** Hundredths. */
  readonly odds: number;
}
/** Which other odds than those on the slip the player takes. */
export const acceptances = ['none', 'higher', 'any'] as const;
export interface SlipChoice {
  readonly legs: readonly ChosenLeg[];
  readonly accept?: (typeof acceptances)[number];
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
  /** What it was cashed out for, in ten thousandths of the stake. */
  readonly cashOut?: number;
}

/** A bet of the calendar, at the odds that it is sold at. */
export interface SoldBet {
  readonly drawn: DrawnMatch;
  readonly bet: Bet;
  readonly odds: number;
}
/** What a slip is judged by: the moment, and the draws of events. */
export type Judging = Pick<Moment, 'at' | 'eventChance'>;

const takes = (asked: number, odds: number, accept: SlipChoice['accept']): boolean =>
  odds === asked || accept === 'any' || (accept === 'higher' && odds > asked);

/** @throws RefusedMove where the calendar does not sell the bet now as the player asks for it */
function findBet(
  sport: Sport,
  { event, market, pick, line, odds }: ChosenLeg,
  choice: SlipChoice,
  judging: Judging,
): SoldBet {
  const match = findMatch(sport.leagues, event);
  if (match === null) throw new RefusedMove('game.no-bet');
  const now = judging.at;
  const drawn = { match, points: sport.draw(match, drawEvent(judging, match.id)) };
  if (now < match.kickOffAt && !isSold(match, now)) throw new RefusedMove('game.no-bet');
  if (now >= match.kickOffAt && !isPlayed(sport, drawn, now)) throw new RefusedMove('game.event-over');
  if (now >= match.kickOffAt && isSuspended(sport, drawn, now)) throw new RefusedMove('game.suspended');
  const prices = goodMoments(drawn, now).map((moment) => {
    const offer = offersAt(sport, drawn, moment).find((one) => one.market === market && one.line === line);
    const price = offer?.prices.find((one) => one.pick === pick);
    return offer === undefined || price === undefined
      ? null
      : { drawn, bet: { market: offer.market, pick, line }, odds: price.odds };
  });
  const sold = prices.find((price) => price !== null && price.odds === odds) ?? prices[0] ?? null;
  if (sold === null) throw new RefusedMove('game.no-bet');
  if (!takes(odds, sold.odds, choice.accept)) throw new RefusedMove('game.odds-changed');
  return sold;
}

/** Product of the odds of legs, as a multiple of the stake. */
export const multiplyOdds = (legs: readonly { readonly odds: number }[]): Factor => ({
  over: legs.reduce((product, { odds }) => product * BigInt(odds), 1n),
  under: evenOdds ** BigInt(legs.length),
});

/**
 * The bets of a slip.
 * @throws RefusedMove `game.no-bet`, `game.event-over`, `game.suspended`, `game.odds-changed`, `game.same-event`,
 * `game.odds-too-high`
 */
export function checkSlip(sport: Sport, choice: SlipChoice, judging: Judging): readonly SoldBet[] {
  const { legs } = choice;
  // Bets on one match are not independent of each other: their odds cannot be multiplied.
  if (new Set(legs.map(({ event }) => event)).size < legs.length) throw new RefusedMove('game.same-event');
  const bets = legs.map((leg) => findBet(sport, leg, choice, judging));
  const { over, under } = multiplyOdds(bets);
  if (over * evenOdds > BigInt(mostOdds) * under) throw new RefusedMove('game.odds-too-high');
  return bets;
}

/** Null where the slip would be refused by now. */
function findBets(sport: Sport, choice: SlipChoice, moment: Moment): readonly SoldBet[] | null {
  try {
    return checkSlip(sport, choice, moment);
  } catch (cause) {
    if (cause instanceof RefusedMove) return null;
    throw cause;
  }
}

/** A slip whose stake is paid. The wallet may have been slow: what is no longer sold by now makes it void. */
export function openSlip(sport: Sport, choice: SlipChoice, moment: Moment): Slip {
  const bets = findBets(sport, choice, moment);
  if (bets === null) return { legs: [], isOver: true, isVoid: true };
  const legs = bets.map(({ drawn: { match, points }, bet, odds }): Leg => {
    return { ...bet, event: match.id, odds, points, endsAt: match.kickOffAt + sport.lengthOf(match, points) };
  });
  return { legs, isOver: false, isVoid: false };
}

export const verdictOf = (leg: Leg): Verdict => judge(leg, scoreAt(leg.points, Infinity));
/** The last of its matches ends a slip, or the first whose leg is lost. */
export function endOf({ legs }: Slip): number {
  const lost = legs.filter((leg) => verdictOf(leg) === 'lost').map(({ endsAt }) => endsAt);
  return Math.min(Math.max(0, ...legs.map(({ endsAt }) => endsAt)), ...lost);
}

export function judgeSlip(slip: Slip): Standing {
  if (slip.isVoid) return { kind: 'void' };
  if (!slip.isOver) return { kind: 'open' };
  if (slip.cashOut !== undefined)
    return { kind: 'over', pays: { over: BigInt(slip.cashOut), under: cashOutUnit } };
  const verdicts = slip.legs.map((leg) => ({ leg, verdict: verdictOf(leg) }));
  if (verdicts.some(({ verdict }) => verdict === 'lost')) return { kind: 'over', pays: nothingPaid };
  const won = verdicts.filter(({ verdict }) => verdict === 'won').map(({ leg }) => leg);
  return won.length === 0 ? { kind: 'void' } : { kind: 'over', pays: multiplyOdds(won) };
}
