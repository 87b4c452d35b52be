import type { Match, League, Team } from '../../book/matches.ts';
import type { Score, ScoreModel } from '../../book/markets.ts';
import type { Point, Sport } from '../../book/sport.ts';
import type { Chance } from '../../game.ts';

const minuteMs = 60_000;
/** Draws of goals are whole numbers below this. */
export const grain = 10_000;
const mostGoals = 9;
const minutes = 90;
/** Goals of a side in a match of equals. */
const meanHome = 1.5;
const meanAway = 1.15;

const teams = (
  ...rows: readonly (readonly [name: string, strength: number, hue: number])[]
): readonly Team[] => rows.map(([name, strength, hue]) => ({ name, strength, hue }));

/** Invented teams of invented leagues. */
const leagues: readonly League[] = [
  {
    code: 'isles',
    name: 'Isles Premier',
    everyMs: 6 * minuteMs,
    offsetMs: 0,
    playMs: 4 * minuteMs,
    teams: teams(
      ['Calder Rovers', 124, 8],
      ['Port Almere', 112, 210],
      ['Highmoor', 108, 140],
      ['Saltwick Town', 101, 45],
      ['Ferris Park', 97, 280],
      ['Old Quay', 94, 190],
      ['Bramley Vale', 88, 95],
      ['Westering', 80, 330],
    ),
  },
  {
    code: 'bayani',
    name: 'Liga Bayani',
    everyMs: 6 * minuteMs,
    offsetMs: 2 * minuteMs,
    playMs: 4 * minuteMs,
    teams: teams(
      ['Lakan Maharlika', 120, 350],
      ['Talim Bay', 115, 165],
      ['Sinag United', 105, 40],
      ['Hilaga', 102, 225],
      ['Dagatan', 98, 200],
      ['Mayon Sparks', 95, 18],
      ['Lungtian', 87, 120],
      ['Kawayan Athletic', 82, 75],
    ),
  },
  {
    code: 'northern',
    name: 'Northern Division',
    everyMs: 6 * minuteMs,
    offsetMs: 4 * minuteMs,
    playMs: 4 * minuteMs,
    teams: teams(
      ['Frosthaven', 128, 205],
      ['Kestrel Hill', 110, 25],
      ['Ljusdal Vik', 106, 55],
      ['Ironmere', 100, 260],
      ['Pinewater', 99, 150],
      ['Amberg', 92, 35],
      ['Sundholm', 90, 300],
      ['Tarn City', 78, 180],
    ),
  },
];

/** How many of 10,000 draws give 0, 1, 2… goals: Poisson's distribution in whole numbers, up to nine. */
export function weighGoals(mean: number): readonly number[] {
  let share = Math.exp(-mean);
  const some = Array.from({ length: mostGoals }, (_, index) => {
    share *= mean / (index + 1);
    return Math.round(share * grain);
  });
  return [grain - some.reduce((sum, weight) => sum + weight, 0), ...some];
}

/** Goals that each side scores on average; they follow from the strengths of the teams. */
export const meansOf = ({
  home,
  away,
}: Pick<Match, 'home' | 'away'>): readonly [home: number, away: number] => [
  (meanHome * home.strength) / away.strength,
  (meanAway * away.strength) / home.strength,
];

const pairs = new WeakMap<Match, readonly [home: readonly number[], away: readonly number[]]>();
function weighMatch(match: Match): readonly [home: readonly number[], away: readonly number[]] {
  const chances = pairs.get(match);
  if (chances !== undefined) return chances;
  const [home, away] = meansOf(match);
  const made = [weighGoals(home), weighGoals(away)] as const;
  pairs.set(match, made);
  return made;
}
function modelOf(match: Match): ScoreModel {
  const [home, away] = weighMatch(match);
  const scores = home.flatMap((one, homeGoals) =>
    away.map((other, awayGoals) => ({
      score: { home: homeGoals, away: awayGoals },
      weight: BigInt(one) * BigInt(other),
    })),
  );
  return { scores, total: BigInt(grain) ** 2n };
}

/** In how many ways some goals of all can be those that have been scored. */
function countPicks(all: number, some: number): bigint {
  let picks = 1n;
  for (let turn = 1; turn <= some; turn += 1) picks = (picks * BigInt(all - some + turn)) / BigInt(turn);
  return picks;
}
/** What the goals of a side can still become: each of them is as likely in any minute of the match. */
function weighRest(weights: readonly number[], scored: number, left: bigint): readonly bigint[] {
  return weights.map((weight, all) =>
    all < scored
      ? 0n
      : BigInt(weight) *
        countPicks(all, scored) *
        left ** BigInt(all - scored) *
        BigInt(minutes) ** BigInt(mostGoals - all),
  );
}
const unitAt = ({ league }: Match, afterMs: number): number =>
  Math.min(minutes, Math.floor((afterMs * minutes) / league.playMs) + 1);
function modelAt(match: Match, score: Score, afterMs: number): ScoreModel {
  const [home, away] = weighMatch(match);
  const left = BigInt(minutes - unitAt(match, afterMs));
  const ofAway = weighRest(away, score.away, left);
  const scores = weighRest(home, score.home, left).flatMap((one, homeGoals) =>
    ofAway.flatMap((other, awayGoals) =>
      one === 0n || other === 0n
        ? []
        : [{ score: { home: homeGoals, away: awayGoals }, weight: one * other }],
    ),
  );
  return { scores, total: scores.reduce((sum, { weight }) => sum + weight, 0n) };
}

function pickGoals(weights: readonly number[], word: number): number {
  let rest = word;
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}

function draw(match: Match, chance: Chance): readonly Point[] {
  const [home, away] = weighMatch(match);
  // Both numbers first: minutes decide nothing that is bet on.
  const homeGoals = pickGoals(home, chance(grain));
  const all = homeGoals + pickGoals(away, chance(grain));
  const points: Point[] = [];
  while (points.length < all) {
    const minute = chance(minutes);
    points.push({
      side: points.length < homeGoals ? 'home' : 'away',
      unit: minute + 1,
      afterMs: Math.ceil((minute * match.league.playMs) / minutes),
    });
  }
  return points.toSorted((one, other) => one.unit - other.unit);
}

/** Virtual football: invented teams, whose goals the vendor draws. */
export const football: Sport = {
  leagues,
  modelOf,
  modelAt,
  draw,
  lengthOf: ({ league }) => league.playMs,
  unitOf: unitAt,
  markets: [
    { market: 'result', lines: [0] },
    { market: 'total', lines: [1, 3, 5, 7, 9, 11, 13], most: 3 },
    { market: 'both', lines: [0] },
    { market: 'handicap', lines: [-7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7], most: 3 },
    { market: 'double', lines: [0] },
    { market: 'exact', lines: [0] },
    { market: 'parity', lines: [0] },
  ],
};
