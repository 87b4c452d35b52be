import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawFromSeed } from '../chance.ts';
import { RefusedMove, type Moment } from '../game.ts';
import { mapMatches } from '../games/esports/esports.rules.ts';
import { football } from '../games/sports/sports.rules.ts';
import { cashOutSlip, priceCashOut } from './cash-out.ts';
import { graceMs, isSuspended, offersAt, stepMs, suspendMs, type DrawnMatch } from './live.ts';
import { countChance, judge, returnOf, type ScoreModel } from './markets.ts';
import { listMatches } from './matches.ts';
import { checkSlip, judgeSlip, openSlip, type Slip, type SlipChoice } from './slip.ts';
import { scoreAt, type Sport } from './sport.ts';

const sports: readonly (readonly [string, Sport])[] = [
  ['football', football],
  ['esports', mapMatches],
];
const seedOf = (event: string): string => createHash('sha256').update(event).digest('hex');
const moment = (at: number): Moment => ({
  at,
  chance: () => 0,
  eventChance: (event) => drawFromSeed({ seed: seedOf(event), key: event, step: 0 }),
});
const drawnOf = (sport: Sport): readonly DrawnMatch[] =>
  sport.leagues
    .flatMap((league) => listMatches(league, 7))
    .map((match) => ({
      match,
      points: sport.draw(match, drawFromSeed({ seed: seedOf(match.id), key: match.id, step: 0 })),
    }));
/** Moments of a match, none of them at a change of minute. */
const momentsOf = (sport: Sport, { match, points }: DrawnMatch): readonly number[] =>
  Array.from(
    { length: 24 },
    (_, place) => match.kickOffAt + Math.floor((sport.lengthOf(match, points) * (place + 0.37)) / 24),
  );
const sum = (model: ScoreModel): bigint => model.scores.reduce((all, { weight }) => all + weight, 0n);
const refusalOf = (work: () => unknown): string => {
  try {
    work();
    return 'taken';
  } catch (cause) {
    return cause instanceof RefusedMove ? cause.code : String(cause);
  }
};

describe.each(sports)('a match of %s that is played', (_name, sport) => {
  it('begins with the chances that it was sold with, and has one score left at its end', () => {
    for (const { match, points } of drawnOf(sport)) {
      const shares = (model: ScoreModel) =>
        new Map(
          model.scores.map(({ score, weight }) => [
            JSON.stringify(score),
            Number((weight * 10_000n) / model.total),
          ]),
        );
      const first = shares(sport.modelAt(match, { home: 0, away: 0 }, -1));
      for (const [score, share] of shares(sport.modelOf(match))) expect(first.get(score) ?? 0).toBe(share);
      const end = scoreAt(points, Infinity);
      const last = sport.modelAt(match, end, sport.lengthOf(match, points));
      expect(last.scores.filter(({ weight }) => weight > 0n).map(({ score }) => score)).toEqual([end]);
    }
  });

  it('can come to nothing that its score rules out, and its chances add up', () => {
    for (const drawn of drawnOf(sport))
      for (const now of momentsOf(sport, drawn)) {
        const score = scoreAt(drawn.points, now - drawn.match.kickOffAt);
        const model = sport.modelAt(drawn.match, score, now - drawn.match.kickOffAt);
        expect(sum(model)).toBe(model.total);
        for (const one of model.scores)
          expect(one.score.home >= score.home && one.score.away >= score.away).toBe(true);
      }
  });

  it('never gives back more than a bet before it, at any moment at which its odds are taken', () => {
    let bets = 0;
    for (const drawn of drawnOf(sport))
      for (const now of momentsOf(sport, drawn)) {
        const afterMs = now - drawn.match.kickOffAt;
        const score = scoreAt(drawn.points, afterMs);
        const until = (Math.floor(afterMs / stepMs) + 1) * stepMs + graceMs;
        for (const { market, line, prices } of offersAt(sport, drawn, now))
          for (const { pick, odds } of prices)
            for (const late of [afterMs, (afterMs + until) / 2, until - 1]) {
              bets += 1;
              const chance = countChance({ market, pick, line }, sport.modelAt(drawn.match, score, late));
              const { over, under } = returnOf(chance, odds);
              expect([market, pick, 1_000n * over <= 963n * under]).toEqual([market, pick, true]);
            }
      }
    expect(bets).toBeGreaterThan(500);
  });

  it('is sold for nothing just after something has happened, just before its end, and after it', () => {
    for (const drawn of drawnOf(sport)) {
      const { match, points } = drawn;
      const end = match.kickOffAt + sport.lengthOf(match, points);
      for (const { afterMs } of points)
        for (const late of [0, suspendMs - 1])
          expect(offersAt(sport, drawn, match.kickOffAt + afterMs + late)).toEqual([]);
      for (const now of [end - suspendMs + 1, end, end + 1]) expect(offersAt(sport, drawn, now)).toEqual([]);
    }
  });
});

/** A single on the first bet that is sold of a match while it is played. */
function chooseLive(sport: Sport) {
  for (const drawn of drawnOf(sport))
    for (const now of momentsOf(sport, drawn)) {
      const [offer] = offersAt(sport, drawn, now);
      const [price] = offer?.prices ?? [];
      if (offer === undefined || price === undefined) continue;
      const { pick, odds } = price;
      const leg = { event: drawn.match.id, market: offer.market, line: offer.line, pick, odds };
      return { drawn, now, choice: { legs: [leg] } satisfies SlipChoice };
    }
  throw new Error('expects a match with live odds, found none');
}

describe.each(sports)('a slip on a live match of %s', (_name, sport) => {
  it('is taken at its odds, at other odds as far as the player accepts them, and never once it is decided', () => {
    const { choice, now, drawn } = chooseLive(sport);
    const [leg] = choice.legs;
    if (leg === undefined) throw new Error('expects a leg');
    const check = (odds: number, accept: SlipChoice['accept'] = 'none', at = now): string =>
      refusalOf(() => checkSlip(sport, { legs: [{ ...leg, odds }], accept }, moment(at)));
    expect(check(leg.odds)).toBe('taken');
    expect([check(leg.odds + 1), check(leg.odds - 1)]).toEqual(['game.odds-changed', 'game.odds-changed']);
    expect([check(leg.odds + 1, 'higher'), check(leg.odds - 1, 'higher')]).toEqual([
      'game.odds-changed',
      'taken',
    ]);
    expect([check(leg.odds + 1, 'any'), check(leg.odds - 1, 'any')]).toEqual(['taken', 'taken']);
    expect(
      checkSlip(sport, { legs: [{ ...leg, odds: leg.odds + 1 }], accept: 'any' }, moment(now))[0]?.odds,
    ).toBe(leg.odds);
    const end = drawn.match.kickOffAt + sport.lengthOf(drawn.match, drawn.points);
    expect([check(leg.odds, 'any', end - 1), check(leg.odds, 'any', end)]).toEqual([
      'game.suspended',
      'game.event-over',
    ]);
  });

  it('can be cashed out for less than its stake at its start, for what was shown or more, once', () => {
    const { choice, now } = chooseLive(sport);
    const slip = openSlip(sport, choice, moment(now));
    const { kind, price } = priceCashOut(sport, slip, now);
    expect([kind, price > 7_500, price < 9_700]).toEqual(['offered', true, true]);
    expect(refusalOf(() => cashOutSlip(sport, slip, { cashOut: price + 1 }, now))).toBe(
      'game.cash-out-changed',
    );
    const out = cashOutSlip(sport, slip, { cashOut: 1 }, now);
    expect(judgeSlip(out)).toEqual({ kind: 'over', pays: { over: BigInt(price), under: 10_000n } });
    expect(refusalOf(() => cashOutSlip(sport, out, { cashOut: 1 }, now))).toBe('game.cash-out-closed');
  });
});

describe('a cash-out', () => {
  const over = (slip: Slip): number => Math.max(...slip.legs.map(({ endsAt }) => endsAt));

  it('is worth more the likelier the bet has become, and nothing once it is lost', () => {
    let rises = 0;
    let losses = 0;
    for (const drawn of drawnOf(football)) {
      const { match, points } = drawn;
      const [offer] = offersAt(football, drawn, match.kickOffAt - 1);
      for (const { pick, odds } of offer?.prices ?? []) {
        const leg = { event: match.id, market: 'result', line: 0, pick, odds };
        const slip = openSlip(football, { legs: [leg] }, moment(match.kickOffAt - 1));
        const end = over(slip);
        const late = priceCashOut(football, slip, end - suspendMs);
        const start = priceCashOut(football, slip, match.kickOffAt - 1);
        const isWon = slip.legs.every((one) => judge(one, scoreAt(points, Infinity)) === 'won');
        if (late.kind === 'suspended') continue;
        if (isWon && late.price > start.price) rises += 1;
        if (!isWon && late.price < start.price) losses += 1;
        expect([pick, isWon, isWon ? late.price > start.price : late.price < start.price]).toEqual([
          pick,
          isWon,
          true,
        ]);
        expect(priceCashOut(football, slip, end).kind).toBe('closed');
      }
    }
    expect([rises > 3, losses > 6]).toEqual([true, true]);
  });

  it('waits while a match of the bet is suspended', () => {
    const drawn = drawnOf(football).find(({ points }) => points.length > 0);
    const [goal] = drawn?.points ?? [];
    if (drawn === undefined || goal === undefined) throw new Error('expects a match with a goal');
    const { match } = drawn;
    const [offer] = offersAt(football, drawn, match.kickOffAt - 1);
    const legs = (offer?.prices ?? [])
      .slice(0, 1)
      .map(({ pick, odds }) => ({ event: match.id, market: 'result', line: 0, pick, odds }));
    const slip = openSlip(football, { legs }, moment(match.kickOffAt - 1));
    const now = match.kickOffAt + goal.afterMs + 1;
    expect([isSuspended(football, drawn, now), priceCashOut(football, slip, now).kind]).toEqual([
      true,
      'suspended',
    ]);
    expect(refusalOf(() => cashOutSlip(football, slip, { cashOut: 1 }, now))).toBe('game.suspended');
  });
});
