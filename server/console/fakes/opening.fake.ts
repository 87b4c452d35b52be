import type { BlockedRegion, Closure, opening, OpeningState } from '../../../src/protocol/calls/opening.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';
import { now } from './proposals.fake.ts';

/** Closes and opens in memory, on every call; times are not checked. */
export function createOpeningFake(): Answers<typeof opening> {
  let closure: Closure | null = null;
  let state: OpeningState['state'] = 'none';
  let places: readonly BlockedRegion[] = [];
  const read = async () => ({ state, closure, places, knowsCountries: true });
  return {
    read,
    close: answerAfter(async ({ from, until, zone, note, by }) => {
      const end = until === '' ? null : `${until}:00.000Z`;
      closure = { from: from === '' ? now : `${from}:00.000Z`, until: end, zone, reason: note, author: by };
      state = from === '' ? 'closed' : 'planned';
    }, read),
    open: answerAfter(async () => {
      closure = null;
      state = 'none';
    }, read),
    deny: answerAfter(async ({ kind, value, note, by }) => {
      places = [...places, { kind, value, reason: note, author: by, at: now }];
    }, read),
    allow: answerAfter(async ({ kind, value }) => {
      places = places.filter((place) => place.kind !== kind || place.value !== value);
    }, read),
  };
}
