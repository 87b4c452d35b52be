import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawFromSeed } from '../chance.ts';
import { RefusedMove, type BoardDrawing, type Chance } from '../game.ts';
import { mapMatches, grain as mapGrain, weighMap } from '../games/esports/esports.rules.ts';
import { football, grain, meansOf, weighGoals } from '../games/sports/sports.rules.ts';
import { repeatableChance } from '../measure-return.ts';
import { judge, returnOf, returnPercent, type Score } from './markets.ts';
import { findDay, findMatch, isSold, listMatches, type Match } from './matches.ts';
import { checkSlip, endOf, judgeSlip, mostLegs, openSlip, type Leg, type SlipChoice } from './slip.ts';
import { listOffers, scoreAt, type Sport } from './sport.ts';
import { viewBook, viewSlip } from './views.ts';

const sports: readonly (readonly [string, Sport])[] = [
  ['football', football],
  ['esports', mapMatches],
];
const daysOf = (sport: Sport): readonly Match[] =>
  sport.leagues.flatMap((league) => Array.from({ length: 14 }, (_, day) => listMatches(league, day)).flat());
const seedOf = (event: string): string => createHash('sha256').update(event).digest('hex');
const drawing = (now: number): BoardDrawing => ({
  at: now,
  eventChance: (event) => drawFromSeed({ seed: seedOf(event), key: event, step: 0 }),
  proof: (event) => ({ seed: seedOf(event), commitment: `hash of ${event}` }),
});
/** The first pick of the first market of matches of a day. */
function choose(sport: Sport, legs: number, day = 1): SlipChoice {
  const matches = sport.leagues.flatMap((league) => listMatches(league, day));
  return {
    legs: matches.slice(0, legs).map((match) => {
      const [offer] = listOffers(sport, match);
      const [price] = offer?.prices ?? [];
      return {
        event: match.id,
        market: offer?.market ?? '',
        pick: price?.pick ?? '',
        line: offer?.line ?? 0,
        odds: price?.odds ?? 0,
      };
    }),
  };
}
const open = (sport: Sport, choice: SlipChoice, now = 0) =>
  openSlip(sport, choice, { ...drawing(now), chance: () => 0 });

describe.each(sports)('the calendar of %s', (_name, sport) => {
  it('has everybody play everybody else at both places in a season, and nobody twice on a day', () => {
    for (const league of sport.leagues) {
      const pairs = new Set<string>();
      for (let day = 28; day < 42; day += 1) {
        const matches = listMatches(league, day);
        expect(new Set(matches.flatMap(({ home, away }) => [home, away])).size).toBe(league.teams.length);
        for (const { home, away } of matches) pairs.add(`${home.name} ${away.name}`);
      }
      expect(pairs.size).toBe(league.teams.length * (league.teams.length - 1));
    }
  });

  it('finds each match by its name, and sells it before its kick-off alone', () => {
    for (const match of daysOf(sport)) {
      expect(findMatch(sport.leagues, match.id)).toEqual(match);
      expect([match.kickOffAt - 1, match.kickOffAt].map((moment) => isSold(match, moment))).toEqual([
        true,
        false,
      ]);
      expect(findDay(match.league, match.kickOffAt)).toBe(Number(match.id.split('.')[1]));
    }
    for (const wrong of ['', 'isles', 'isles.1.9', 'nobody.1.1', 'isles.-1.1', '__proto__.1.1'])
      expect(findMatch(sport.leagues, wrong)).toBeNull();
  });

  it('gives every bet at most what is published, and little less', () => {
    for (const match of daysOf(sport))
      for (const { prices } of listOffers(sport, match))
        for (const { odds, chance } of prices) {
          const { over, under } = returnOf(chance, odds);
          expect(100n * over <= returnPercent * under).toBe(true);
          // Odds are cut to hundredths, which weighs more on short ones.
          expect(over * 1_000n > 945n * under).toBe(true);
        }
  });

  it('offers all markets of every match, each with all of its picks', () => {
    for (const match of daysOf(sport))
      for (const { market, prices } of listOffers(sport, match))
        expect([match.id, market, prices.length >= 2]).toEqual([match.id, market, true]);
  });
});

describe('a match', () => {
  it('of football has as many goals as its weights say: every draw is looked at', () => {
    const [match] = listMatches(football.leagues[0] as never, 1);
    if (match === undefined) throw new Error('expects a match, found none');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let word = 0; word < grain; word += 1) {
      const draws = [word, 0];
      const chance: Chance = () => draws.shift() ?? 0;
      const { home } = scoreAt(football.draw(match, chance), Infinity);
      counts[home] = (counts[home] ?? 0) + 1;
    }
    expect(counts).toEqual(weighGoals(meansOf(match)[0]));
    expect(football.modelOf(match).scores.reduce((sum, { weight }) => sum + weight, 0n)).toBe(
      BigInt(grain) ** 2n,
    );
  });

  it('of esports has each final score as often as all orders of its maps say', () => {
    for (const league of mapMatches.leagues) {
      const [match] = listMatches(league, 1);
      if (match === undefined) throw new Error('expects a match, found none');
      const maps = league.bestOf ?? 1;
      const counts = new Map<string, bigint>();
      for (let order = 0; order < 2 ** maps; order += 1) {
        const isHome = Array.from({ length: maps }, (_, map) => ((order >> map) & 1) === 1);
        const draws = isHome.map((home) => (home ? 0 : mapGrain - 1));
        const score = JSON.stringify(
          scoreAt(
            mapMatches.draw(match, () => draws.shift() ?? 0),
            Infinity,
          ),
        );
        const weight = isHome.reduce(
          (product, home) => product * BigInt(home ? weighMap(match) : mapGrain - weighMap(match)),
          1n,
        );
        counts.set(score, (counts.get(score) ?? 0n) + weight);
      }
      const model = mapMatches.modelOf(match);
      expect(new Map(model.scores.map(({ score, weight }) => [JSON.stringify(score), weight]))).toEqual(
        counts,
      );
      expect(model.scores.reduce((sum, { weight }) => sum + weight, 0n)).toBe(model.total);
    }
  });

  it('decides a bet by its score, and gives back what ends level', () => {
    const outcomeOf = (
      market: Parameters<typeof judge>[0]['market'],
      pick: string,
      line: number,
      score: Score,
    ) => judge({ market, pick, line }, score);
    const twoOne = { home: 2, away: 1 };
    expect(outcomeOf('result', 'home', 0, twoOne)).toBe('won');
    expect(outcomeOf('result', 'draw', 0, { home: 1, away: 1 })).toBe('won');
    expect(outcomeOf('total', 'over', 5, twoOne)).toBe('won');
    expect(outcomeOf('total', 'under', 5, twoOne)).toBe('lost');
    expect(outcomeOf('both', 'no', 0, { home: 3, away: 0 })).toBe('won');
    expect(outcomeOf('handicap', 'home', -2, twoOne)).toBe('void');
    expect(outcomeOf('handicap', 'away', -2, twoOne)).toBe('void');
    expect(outcomeOf('handicap', 'away', -3, twoOne)).toBe('won');
  });
});

describe.each(sports)('a slip of %s', (_name, sport) => {
  it('is refused with what has changed since it was filled', () => {
    const choice = choose(sport, 2);
    const refusal = (legs: SlipChoice['legs'], now = 0): string => {
      try {
        checkSlip(sport, { legs }, drawing(now));
        return 'taken';
      } catch (cause) {
        return cause instanceof RefusedMove ? cause.code : String(cause);
      }
    };
    const [first, second] = choice.legs;
    if (first === undefined || second === undefined) throw new Error('expects two legs');
    const start = findMatch(sport.leagues, first.event)?.kickOffAt ?? 0;
    expect(refusal(choice.legs)).toBe('taken');
    expect(refusal(choice.legs, start - 1)).toBe('taken');
    // From kick-off on the minute counts in football; in esports only maps that are won do.
    expect(refusal(choice.legs, start)).toBe(sport === football ? 'game.odds-changed' : 'taken');
    expect(refusal(choice.legs, start + 60 * 60_000)).toBe('game.event-over');
    expect(refusal([{ ...first, odds: first.odds + 1 }])).toBe('game.odds-changed');
    expect(refusal([first, first])).toBe('game.same-event');
    expect(refusal([{ ...first, pick: 'over' }])).toBe('game.no-bet');
    expect(refusal([{ ...first, event: 'nobody.1.1' }])).toBe('game.no-bet');
    expect(refusal([{ ...first, event: first.event.replace('.1.', '.9.') }])).toBe('game.no-bet');
  });

  it('whose stake came after a kick-off is void, and nothing of it is drawn', () => {
    const slip = open(sport, choose(sport, 2), 60 * 60_000);
    expect([slip.legs, judgeSlip(slip)]).toEqual([[], { kind: 'void' }]);
  });

  it('pays the product of its odds when all legs won; a void leg counts as 1, and one that is lost takes all', () => {
    const leg: Leg = {
      event: 'isles.1.0',
      market: 'handicap',
      pick: 'home',
      line: -2,
      odds: 190,
      endsAt: 1,
      points: [],
    };
    const goal = { side: 'home', unit: 1, afterMs: 0 } as const;
    const [won, given, lost] = [{ ...leg, points: [goal, goal] }, { ...leg, points: [goal] }, leg];
    const end = (...legs: readonly Leg[]) => judgeSlip({ legs, isOver: true, isVoid: false });
    expect(end(won, won)).toEqual({ kind: 'over', pays: { over: 36_100n, under: 10_000n } });
    expect(end(won, given)).toEqual({ kind: 'over', pays: { over: 190n, under: 100n } });
    expect(end(given, given)).toEqual({ kind: 'void' });
    expect(end(won, lost)).toEqual({ kind: 'over', pays: { over: 0n, under: 1n } });
  });

  it('is open until its last match has ended, and never says what comes', () => {
    const slip = open(sport, choose(sport, mostLegs));
    const amount = (): string => '1.00';
    for (const leg of slip.legs) {
      const match = findMatch(sport.leagues, leg.event);
      if (match === null) throw new Error('expects the match of a leg');
      const view = (now: number) =>
        viewSlip(sport, slip, { at: now, amount }).legs.find(({ event }) => event === leg.event);
      expect(view(match.kickOffAt - 1)).toMatchObject({
        verdict: null,
        play: { state: 'sold', score: { home: 0, away: 0 } },
      });
      expect(view(leg.endsAt - 1)?.verdict).toBeNull();
      expect(view(leg.endsAt)?.verdict).toBe(judge(leg, scoreAt(leg.points, Infinity)));
    }
    expect(JSON.stringify(viewSlip(sport, slip, { at: 0, amount }))).not.toMatch(/points|endsAt|afterMs/);
    const lost = slip.legs.filter((leg) => judge(leg, scoreAt(leg.points, Infinity)) === 'lost');
    const ends = (legs: readonly Leg[]): readonly number[] => legs.map(({ endsAt }) => endsAt);
    expect(endOf(slip)).toBe(Math.min(Math.max(...ends(slip.legs)), ...ends(lost)));
  });
});

describe.each(sports)('the board of %s', (_name, sport) => {
  const moments = Array.from({ length: 40 }, (_, index) => 1_764_000_000_000 + index * 17_003);

  it('shows a hash at all times, a seed of what is over alone, and of a match only what has happened', () => {
    for (const moment of moments)
      for (const match of viewBook(sport, drawing(moment)).matches) {
        const known = findMatch(sport.leagues, match.id);
        if (known === null) throw new Error('expects the match of the board');
        const points = sport.draw(known, drawing(moment).eventChance(match.id));
        expect(match.points).toHaveLength(
          points.filter(({ afterMs }) => match.kickOffAt + afterMs <= moment).length,
        );
        expect(match.commitment).toBe(`hash of ${match.id}`);
        expect(match.seed !== null).toBe(moment >= match.kickOffAt + sport.lengthOf(known, points));
        if (match.state !== 'live') expect(match.offers.length > 0).toBe(moment < match.kickOffAt);
      }
  });

  it('is the same for all who look at the same time, and always has something to bet on', () => {
    for (const moment of moments) {
      const board = viewBook(sport, drawing(moment));
      expect(viewBook(sport, drawing(moment))).toEqual(board);
      expect(board.matches.filter(({ state, offers }) => state === 'sold' && offers.length > 0)).toHaveLength(
        sport.leagues.length * 8,
      );
    }
  });
});

it('draws decide by chance alone: another seed gives another result', () => {
  const matches = daysOf(football);
  const scores = (seed: number): string =>
    JSON.stringify(matches.map((match) => scoreAt(football.draw(match, repeatableChance(seed)), Infinity)));
  expect(scores(1)).toBe(scores(1));
  expect(scores(1)).not.toBe(scores(2));
});
