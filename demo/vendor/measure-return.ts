import type { AnyGame, Chance, Factor } from './game.ts';
import { playOnce, type AnyWay } from './play-once.ts';

// Rounds of a game without wallet and database, to count or to sample what it gives back.

/** Takes the draws that are written down, and 0 for each further one, whose bound it writes down. */
function followDraws(draws: number[], bounds: number[]): Chance {
  let turn = 0;
  return (below) => {
    bounds[turn] = below;
    const drawn = draws[turn] ?? 0;
    draws[turn] = drawn;
    turn += 1;
    return drawn;
  };
}

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);

function sum(parts: ReadonlyMap<bigint, bigint>): Factor {
  let [over, under] = [0n, 1n];
  for (const [part, share] of parts) {
    over = over * part + share * under;
    under *= part;
    const divisor = greatestDivisor(over, under);
    over /= divisor;
    under /= divisor;
  }
  return { over, under };
}

function divide(one: Factor, other: Factor): Factor {
  const [over, under] = [one.over * other.under, one.under * other.over];
  const divisor = greatestDivisor(over, under);
  return { over: over / divisor, under: under / divisor };
}

/**
 * The exact return of a way to play: every sequence of draws is played once. @throws Error above `most`
 * sequences
 */
export function countReturn(game: AnyGame, way: AnyWay, most = 2_000_000): Factor {
  /** By denominator: the sum of numerators. */
  const parts = { paid: new Map<bigint, bigint>(), staked: new Map<bigint, bigint>() };
  const draws: number[] = [];
  for (let count = 0; ; count += 1) {
    if (count > most) throw new Error(`${game.code}, ${way.name}, has more than ${most} courses to count`);
    const bounds: number[] = [];
    const played = playOnce(game, way, followDraws(draws, bounds));
    draws.length = bounds.length;
    for (const side of ['paid', 'staked'] as const) {
      const { over, under: part } = played[side];
      const under = bounds.reduce((product, below) => product * BigInt(below), part);
      if (over > 0n) parts[side].set(under, (parts[side].get(under) ?? 0n) + over);
    }
    // The next sequence: the last draw that can be raised is, and what follows it begins with 0 again.
    while (draws.length > 0 && draws.at(-1) === (bounds[draws.length - 1] ?? 1) - 1) draws.pop();
    if (draws.length === 0) return divide(sum(parts.paid), sum(parts.staked));
    draws.push((draws.pop() ?? 0) + 1);
  }
}

export interface Sample {
  /** Of the stakes; 0.9611 is 96.11 %. */
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** Where the draws of a sample come from. */
export interface Draws {
  readonly chance: Chance;
  /** The draws of an event of a calendar; those of the round where it is left out. */
  readonly eventChance?: (event: string) => Chance;
  /** Called before each round. */
  readonly startRound?: () => void;
}

const toNumber = ({ over, under }: Factor): number => Number(over) / Number(under);

/** What `rounds` rounds give back of all that is staked in them. */
export function sampleReturn(
  game: AnyGame,
  way: AnyWay,
  rounds: number,
  { chance, eventChance, startRound = () => undefined }: Draws,
): Sample {
  let [paid, staked, paidSquares, stakedSquares, products] = [0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    startRound();
    const played = playOnce(game, way, chance, eventChance);
    const [pays, takes] = [toNumber(played.paid), toNumber(played.staked)];
    paid += pays;
    staked += takes;
    paidSquares += pays * pays;
    stakedSquares += takes * takes;
    products += pays * takes;
  }
  const mean = paid / staked;
  // Of what a round pays beside what it would by the mean of its stakes.
  const squares = paidSquares - 2 * mean * products + mean * mean * stakedSquares;
  return { mean, error: Math.sqrt(squares) / staked };
}

/** The same draws for the same seed: for samples, never for money. */
export function repeatableChance(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
