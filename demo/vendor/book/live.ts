import type { Offer, ScoreModel } from './markets.ts';
import { isSold, type Match } from './matches.ts';
import { listOffers, priceMatch, scoreAt, type Point, type Sport } from './sport.ts';

/** Odds of a match that is played hold for so long, unless something happens in it. */
export const stepMs = 8_000;
/** A bet at the odds of the step before is still taken for so long: a board is not newer than that. */
export const graceMs = 4_000;
/** After a goal or a map, and before the end, nothing of the match is sold. */
export const suspendMs = 5_000;

/** A match with all that is drawn of it. */
export interface DrawnMatch {
  readonly match: Match;
  readonly points: readonly Point[];
}

/** Whether bets and cash-outs on a match that is played wait for a moment. */
export function isSuspended(sport: Sport, { match, points }: DrawnMatch, now: number): boolean {
  const afterMs = now - match.kickOffAt;
  const isNews = points.some((point) => afterMs >= point.afterMs && afterMs - point.afterMs < suspendMs);
  return isNews || sport.lengthOf(match, points) - afterMs < suspendMs;
}
export const isPlayed = (sport: Sport, { match, points }: DrawnMatch, now: number): boolean =>
  now >= match.kickOffAt && now - match.kickOffAt < sport.lengthOf(match, points);

/** Moments of a step: what is priced at all of them is good at each. */
const momentsOf = (step: number): readonly number[] =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => Math.floor(step * stepMs + part * (stepMs + graceMs)));
interface Step {
  readonly key: string;
  readonly models: readonly ScoreModel[];
  offers: readonly Offer[] | null;
}
const steps = new WeakMap<Match, readonly Step[]>();
/** The step that is sold, and the one before. */
const mostSteps = 2;
/** What a match that is played can still become, at all moments at which the odds of this step are good. */
function findStep(sport: Sport, { match, points }: DrawnMatch, now: number): Step {
  const afterMs = now - match.kickOffAt;
  const step = Math.floor(afterMs / stepMs);
  const score = scoreAt(points, afterMs);
  const key = `${step} ${score.home} ${score.away}`;
  const latest = steps.get(match) ?? [];
  const current = latest.find((one) => one.key === key);
  if (current !== undefined) return current;
  const models = momentsOf(step).map((moment) => sport.modelAt(match, score, moment));
  const made: Step = { key, models, offers: null };
  steps.set(match, [made, ...latest].slice(0, mostSteps));
  return made;
}
export const modelsNow = (sport: Sport, drawn: DrawnMatch, now: number): readonly ScoreModel[] =>
  now < drawn.match.kickOffAt ? [sport.modelOf(drawn.match)] : findStep(sport, drawn, now).models;

/** All that is sold of a match at a moment: before it begins, and while it is played. */
export function offersAt(sport: Sport, drawn: DrawnMatch, now: number): readonly Offer[] {
  if (now < drawn.match.kickOffAt) return isSold(drawn.match, now) ? listOffers(sport, drawn.match) : [];
  if (!isPlayed(sport, drawn, now) || isSuspended(sport, drawn, now)) return [];
  const step = findStep(sport, drawn, now);
  step.offers ??= priceMatch(sport, step.models);
  return step.offers;
}

/** Moments whose odds and prices are good now: this one, and one of the step before if nothing has happened since. */
export function goodMoments({ match, points }: DrawnMatch, now: number): readonly number[] {
  const before = now - graceMs;
  const isSame = !points.some(({ afterMs }) => {
    const happensAt = match.kickOffAt + afterMs;
    return happensAt > before && happensAt <= now;
  });
  return now >= match.kickOffAt && before >= match.kickOffAt && isSame ? [now, before] : [now];
}
