import { randomFillSync } from 'node:crypto';
import type { AnyGame, Chance } from '../demo/vendor/game.ts';
import { vendorGames } from '../demo/vendor/generated/games.ts';
import { sampleReturn, type Draws } from '../demo/vendor/measure-return.ts';
import { drawTable, type Row } from './table.ts';

/** Of each way; `ROUNDS` asks for others. */
const rounds = Number(process.env['ROUNDS'] ?? 10_000_000);
/** Codes of games; `GAMES` names those to play, with commas between them. */
const wanted = process.env['GAMES']?.split(',') ?? vendorGames.map(({ code }) => code);
/** Part of the name of ways; `WAYS` names those to play. */
const wantedWays = process.env['WAYS'] ?? '';
const words = 2 ** 32;

/** The operating system's random numbers, as in play, fetched in blocks. */
function createSystemChance(): Chance {
  const block = new Uint32Array(65_536);
  let turn = block.length;
  const nextWord = (): number => {
    if (turn === block.length) {
      randomFillSync(block);
      turn = 0;
    }
    turn += 1;
    return block[turn - 1] ?? 0;
  };
  return (below) => {
    const fair = Math.floor(words / below) * below;
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % below;
  };
}

/** So many draws of a round are spread; further ones are left to chance. */
const spreadDraws = 24;
/** So many draws of each event of a round are: a match draws the goals of either side first, and they alone decide. */
const drawsOfEvent = 4;
const isPrime = (number: number): boolean =>
  Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, index) => index + 2).every(
    (divisor) => number % divisor !== 0,
  );
const primes = Array.from({ length: 100 }, (_, index) => index + 2)
  .filter(isPrime)
  .slice(0, spreadDraws);

/**
 * Rounds whose draws are spread evenly over all that they can be, from a random start (a shifted Kronecker sequence
 * with the square roots of primes): each draw alone is as likely as in play, and the mean of many rounds is far nearer
 * to the expected return than that of independent ones. Events of a round have separate dimensions: how many draws one
 * match takes does not move those of the next.
 */
function createSpreadDraws(chance: Chance): Draws {
  const steps = Float64Array.from(primes, (prime) => Math.sqrt(prime) % 1);
  const points = Float64Array.from(primes, () => chance(words - 1) / words);
  let events = 0;
  const spread = (from: number, count: number): Chance => {
    let turn = 0;
    return (below) => {
      if (turn >= count || from + turn >= spreadDraws) return chance(below);
      turn += 1;
      return Math.floor((points[from + turn - 1] ?? 0) * below);
    };
  };
  let round = spread(0, spreadDraws);
  return {
    startRound: () => {
      round = spread(0, spreadDraws);
      events = 0;
      for (let place = 0; place < spreadDraws; place += 1)
        points[place] = ((points[place] ?? 0) + (steps[place] ?? 0)) % 1;
    },
    chance: (below) => round(below),
    eventChance: () => {
      events += 1;
      return spread((events - 1) * drawsOfEvent, drawsOfEvent);
    },
  };
}

function measureWay(game: AnyGame, way: AnyGame['ways'][number], chance: Chance): Row {
  const exact = Number(way.rtp.over) / Number(way.rtp.under);
  const { mean, error } = sampleReturn(game, way, rounds, createSpreadDraws(chance));
  return {
    game: game.code,
    way: way.name,
    rounds: rounds.toLocaleString('en'),
    'exact %': (exact * 100).toFixed(4),
    'sampled %': (mean * 100).toFixed(3),
    'apart, points': ((mean - exact) * 100).toFixed(3),
    'standard error, points': (error * 100).toFixed(3),
    'standard errors apart': (Math.abs(mean - exact) / error).toFixed(1),
  };
}

/** What many rounds of each way to play give back, beside the return that is computed exactly. */
export function measureGames(): Promise<string> {
  const chance = createSystemChance();
  const rows = vendorGames
    .filter(({ code }) => wanted.includes(code))
    .flatMap((game) =>
      game.ways.filter(({ name }) => name.includes(wantedWays)).map((way) => measureWay(game, way, chance)),
    );
  return Promise.resolve(drawTable('Games: many rounds of each way to play', rows));
}
