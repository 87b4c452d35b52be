import { evenOdds, RefusedMove, type Factor } from '../game.ts';
import { goodMoments, graceMs, isPlayed, isSuspended, modelsNow, type DrawnMatch } from './live.ts';
import { countChance, type ScoreModel } from './markets.ts';
import { findMatch } from './matches.ts';
import { cashOutUnit, endOf, verdictOf, type Leg, type Slip } from './slip.ts';
import type { Sport } from './sport.ts';

/** Of what a bet is worth by its chances, so many hundredths are paid. */
const sharePaid = 95n;

/** A cash-out as the player was shown it: at least this is to be paid, in ten thousandths of the stake. */
export interface CashOut {
  readonly cashOut: number;
}
export const cashOutSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['cashOut'],
  properties: { cashOut: { type: 'integer', minimum: 1, maximum: 20_000_000 } },
};

/** `closed`: nothing can be paid for it. */
export interface CashOutPrice {
  readonly kind: 'offered' | 'suspended' | 'closed';
  /** In ten thousandths of the stake; 0 where none is offered. */
  readonly price: number;
}
const none = (kind: 'suspended' | 'closed'): CashOutPrice => ({ kind, price: 0 });

const drawnOf = (sport: Sport, { event, points }: Leg): DrawnMatch => {
  const match = findMatch(sport.leagues, event);
  if (match === null) throw new Error(`expects the match ${event} in the calendar, found none`);
  return { match, points };
};
/** What a leg multiplies the stake with in the mean, by what can still come of its match. */
function worthBy(leg: Leg, model: ScoreModel): Factor {
  const { won, void: returned, total } = countChance(leg, model);
  return { over: won * BigInt(leg.odds) + returned * evenOdds, under: total * evenOdds };
}
function worthAt(sport: Sport, leg: Leg, now: number): Factor {
  if (leg.endsAt <= now) {
    const verdict = verdictOf(leg);
    const odds = verdict === 'won' ? BigInt(leg.odds) : verdict === 'void' ? evenOdds : 0n;
    return { over: odds, under: evenOdds };
  }
  const worths = modelsNow(sport, drawnOf(sport, leg), now).map((model) => worthBy(leg, model));
  const isLess = (one: Factor, other: Factor): boolean => one.over * other.under < other.over * one.under;
  return worths.reduce((least, one) => (isLess(one, least) ? one : least));
}
const priceWith = (worths: readonly Factor[]): number => {
  const over = worths.reduce((product, worth) => product * worth.over, sharePaid * cashOutUnit);
  const under = worths.reduce((product, worth) => product * worth.under, 100n);
  return Number(over / under);
};

/** What a bet can be cashed out for at a moment. */
export function priceCashOut(sport: Sport, slip: Slip, now: number): CashOutPrice {
  if (slip.isOver || slip.isVoid || now >= endOf(slip)) return none('closed');
  const isHeld = slip.legs.some((leg) => {
    const drawn = drawnOf(sport, leg);
    return isPlayed(sport, drawn, now) && isSuspended(sport, drawn, now);
  });
  if (isHeld) return none('suspended');
  const price = priceWith(slip.legs.map((leg) => worthAt(sport, leg, now)));
  return price === 0 ? none('closed') : { kind: 'offered', price };
}

/** The price of a moment ago, which may still be on the player's screen; the one of now where anything has happened. */
function priceBefore(sport: Sport, slip: Slip, now: number): CashOutPrice {
  const isSame = slip.legs.every((leg) => {
    const drawn = drawnOf(sport, leg);
    return now < drawn.match.kickOffAt || leg.endsAt <= now - graceMs || goodMoments(drawn, now).length > 1;
  });
  return priceCashOut(sport, slip, isSame ? now - graceMs : now);
}

/**
 * Ends a bet for what the player was shown, or for more where it is worth more by now.
 * @throws RefusedMove `game.cash-out-closed`, `game.suspended`, `game.cash-out-changed`
 */
export function cashOutSlip(sport: Sport, slip: Slip, { cashOut }: CashOut, now: number): Slip {
  const current = priceCashOut(sport, slip, now);
  if (current.kind === 'closed') throw new RefusedMove('game.cash-out-closed');
  if (current.kind === 'suspended') throw new RefusedMove('game.suspended');
  const before = priceBefore(sport, slip, now);
  const most = Math.max(before.price, current.price);
  if (cashOut > most) throw new RefusedMove('game.cash-out-changed');
  return { ...slip, isOver: true, cashOut: Math.max(cashOut, current.price) };
}
