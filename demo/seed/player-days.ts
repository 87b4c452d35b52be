import { playedDays } from './played-days.ts';
import { createRandom } from '../pictures/random.ts';
import { multiply, type AnyGame, type Factor } from '../vendor/game.ts';
import { baccaratGame } from '../vendor/games/baccarat/baccarat.game.ts';
import { slotGame } from '../vendor/games/slot/slot.game.ts';
import { playOnce } from '../vendor/play-once.ts';

/** How many rounds each of them has. */
const roundsOfDay = 8;
const usualUnits = 2_400;
/** What the draws follow from: wins and losses that neither make the player rich nor ruin the account. */
const luckOf = (daysAgo: number): string => (daysAgo > 6 ? 'player 26' : 'player 2');

/** A day of the demonstration player, by what was staked in whole units. */
interface PlayedDay {
  readonly product: 'LIVE' | 'RNG';
  readonly units: number;
}
/** What the demonstration player staked so many days ago, from 1 on. */
const playedOn = (daysAgo: number): PlayedDay => ({
  product: daysAgo % 3 === 1 ? 'LIVE' : 'RNG',
  units: usualUnits + ((daysAgo - 1) % 7) * 110,
});

/** A round of the seed, drawn by the rules of its game. */
export interface DrawnRound {
  readonly daysAgo: number;
  readonly place: number;
  readonly game: AnyGame;
  readonly units: number;
  readonly pays: Factor;
}

/** A round of the first way to play, by draws that follow from a key. */
function drawRound(game: AnyGame, key: string): Factor {
  const [way] = game.ways;
  if (way === undefined) throw new Error(`Expected a way to play ${game.code}.`);
  const random = createRandom(key);
  return playOnce(game, way, (below) => random.whole(0, below - 1)).paid;
}

/** The rounds of the demonstration player, the first one first: the same on every machine. */
export const drawPlayerRounds = (): readonly DrawnRound[] =>
  Array.from({ length: playedDays }, (_, index) => playedDays - index).flatMap((daysAgo) => {
    const { product, units } = playedOn(daysAgo);
    const usual = Math.floor(units / roundsOfDay / 10) * 10;
    const game = product === 'LIVE' ? baccaratGame : slotGame;
    return Array.from({ length: roundsOfDay }, (_, place) => ({
      daysAgo,
      place,
      game,
      pays: drawRound(game, `${luckOf(daysAgo)} ${daysAgo} ${place}`),
      // The last one has what does not divide.
      units: place === roundsOfDay - 1 ? units - usual * place : usual,
    }));
  });

/** What the rounds brought, in minor units; below zero where they cost more than they paid. */
export const netOfPlayerRounds = (unit: bigint): bigint =>
  drawPlayerRounds().reduce((sum, { units, pays }) => {
    const stake = BigInt(units) * unit;
    return sum + multiply(stake, pays) - stake;
  }, 0n);
