import type { League, Match, Team } from '../../book/matches.ts';
import type { Score, ScoreModel } from '../../book/markets.ts';
import type { Point, Sport } from '../../book/sport.ts';
import type { Chance } from '../../game.ts';

const minuteMs = 60_000;
/** Draws of maps are whole numbers below this. */
export const grain = 10_000;

const teams = (
  ...rows: readonly (readonly [name: string, strength: number, hue: number])[]
): readonly Team[] => rows.map(([name, strength, hue]) => ({ name, strength, hue }));

/** Invented teams of invented games. */
const leagues: readonly League[] = [
  {
    code: 'lanes',
    name: 'Three Lanes Cup',
    bestOf: 3,
    everyMs: 5 * minuteMs,
    offsetMs: 0,
    playMs: 2 * minuteMs,
    teams: teams(
      ['Ember Guard', 122, 12],
      ['Tidecallers', 113, 200],
      ['Ninefold', 108, 270],
      ['Moss Golems', 101, 130],
      ['Glasswing', 98, 180],
      ['Rune Taxi', 93, 50],
      ['Low Tower', 86, 230],
      ['Jungle Post', 79, 100],
    ),
  },
  {
    code: 'breach',
    name: 'Breach Masters',
    bestOf: 5,
    everyMs: 5 * minuteMs,
    offsetMs: 2.5 * minuteMs,
    playMs: 2.5 * minuteMs,
    teams: teams(
      ['Static Nine', 118, 220],
      ['Dust Kings', 114, 40],
      ['Long Corner', 104, 160],
      ['Sunday Smoke', 100, 0],
      ['Paper Armour', 97, 300],
      ['Clutch Bureau', 92, 85],
      ['Backdoor Eight', 90, 250],
      ['Quiet Footsteps', 83, 190],
    ),
  },
];

const mapsOf = ({ league }: Match): number => league.bestOf ?? 1;
const neededOf = (match: Match): number => (mapsOf(match) + 1) / 2;
/** Of 10,000 draws of a map, how many the first team wins; it follows from the strengths of the teams. */
export const weighMap = ({ home, away }: Pick<Match, 'home' | 'away'>): number =>
  Math.round((grain * home.strength ** 2) / (home.strength ** 2 + away.strength ** 2));

/** In how many orders a winner loses so many maps: it wins the last one. */
function countOrders(needed: number, lost: number): bigint {
  let orders = 1n;
  for (let turn = 1; turn <= lost; turn += 1) orders = (orders * BigInt(needed - 1 + turn)) / BigInt(turn);
  return orders;
}

function modelOf(match: Match): ScoreModel {
  const needed = neededOf(match);
  const [one, other] = [BigInt(weighMap(match)), BigInt(grain - weighMap(match))];
  const weigh = (winner: bigint, loser: bigint, lost: number): bigint =>
    countOrders(needed, lost) *
    winner ** BigInt(needed) *
    loser ** BigInt(lost) *
    // Maps that need not be played can end either way.
    BigInt(grain) ** BigInt(needed - 1 - lost);
  const scores = Array.from({ length: needed }, (_, lost) => [
    { score: { home: needed, away: lost }, weight: weigh(one, other, lost) },
    { score: { home: lost, away: needed }, weight: weigh(other, one, lost) },
  ]).flat();
  return { scores, total: BigInt(grain) ** BigInt(mapsOf(match)) };
}

/** From the maps that are won: the rest is played as at the beginning, however far the map is that is played. */
function modelAt(match: Match, score: Score): ScoreModel {
  const needed = neededOf(match);
  const [one, other] = [BigInt(weighMap(match)), BigInt(grain - weighMap(match))];
  if (score.home >= needed || score.away >= needed) return { scores: [{ score, weight: 1n }], total: 1n };
  const most = mapsOf(match) - score.home - score.away;
  const ends = (winner: 'home' | 'away'): ScoreModel['scores'] => {
    const loser = winner === 'home' ? 'away' : 'home';
    const [rate, against] = winner === 'home' ? [one, other] : [other, one];
    const left = needed - score[winner];
    if (left <= 0 || score[loser] >= needed) return [];
    return Array.from({ length: needed - score[loser] }, (_, lost) => ({
      score:
        winner === 'home'
          ? { home: needed, away: score.away + lost }
          : { home: score.home + lost, away: needed },
      weight:
        countOrders(left, lost) *
        rate ** BigInt(left) *
        against ** BigInt(lost) *
        // Maps that need not be played can end either way.
        BigInt(grain) ** BigInt(most - left - lost),
    }));
  };
  return { scores: [...ends('home'), ...ends('away')], total: BigInt(grain) ** BigInt(most) };
}

function draw(match: Match, chance: Chance): readonly Point[] {
  const [needed, mapMs, home] = [neededOf(match), match.league.playMs / mapsOf(match), weighMap(match)];
  const points: Point[] = [];
  const countOf = (side: Point['side']): number => points.filter((point) => point.side === side).length;
  while (countOf('home') < needed && countOf('away') < needed) {
    const unit = points.length + 1;
    points.push({ side: chance(grain) < home ? 'home' : 'away', unit, afterMs: unit * mapMs });
  }
  return points;
}

/** Virtual esports: matches of three or five maps between invented teams, whose maps the vendor draws. */
export const mapMatches: Sport = {
  leagues,
  modelOf,
  modelAt,
  draw,
  lengthOf: ({ league }, points) => points.at(-1)?.afterMs ?? league.playMs,
  unitOf: (match, afterMs) =>
    Math.min(mapsOf(match), Math.floor((afterMs * mapsOf(match)) / match.league.playMs) + 1),
  markets: [
    { market: 'winner', lines: [0] },
    { market: 'total', lines: [5, 7, 9], most: 2 },
    { market: 'handicap', lines: [-5, -3, 3, 5], most: 2 },
    { market: 'exact', lines: [0] },
  ],
};
