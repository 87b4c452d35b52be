import { signInStripShape } from '../../protocol/generated/shapes/sign-in-strip.ts';
import { boundedBy, defineFlow, withoutPayload } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { orNull, propertiesOf, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { noPayload, text, textMap, integer } from '../value-kinds.ts';

/** The strip of seven days; days are the calendar days of the server. */
export type DailyCheckInStrip = ValueOf<typeof signInStripShape>;
const strip = {
  open: true,
  date: '2026-01-01',
  claimedToday: false,
  streak: 1,
  secondsLeft: 3_600,
  days: [
    { day: 1, date: '2025-12-31', points: 10, state: 'done' },
    { day: 2, date: '2026-01-01', points: 20, state: 'today' },
    { day: 3, date: '2026-01-02', points: 30, state: 'ahead' },
  ],
};
export interface DailyCheckInContext extends FormFailure {
  readonly strip: DailyCheckInStrip | null;
}
const claimed = {
  ...strip,
  claimedToday: true,
  streak: 2,
  days: strip.days.map((one) => (one.state === 'today' ? { ...one, state: 'done' } : one)),
};
/** Daily check-in: the server's calendar counts, and each day is claimed once (wire contract B14). */
export const signInContract = defineFlow({
  id: 'signIn',
  needs: 'member',
  summary: 'Shows the strip of seven days and claims the points of today, once, by the date of the server.',
  events: withoutPayload('signIn.refresh', 'signIn.claim'),
  effects: { refreshBadges: noPayload },
  shows: {
    errors: textMap,
    date: orNull(text),
    streak: integer,
    days: propertiesOf(signInStripShape).days,
    /** Points of today. */
    points: integer,
  },
  read: ({ strip }: DailyCheckInContext) => {
    const days = strip?.days ?? [];
    return {
      date: strip?.date ?? null,
      streak: strip?.streak ?? 0,
      days: days.map((one) => ({ ...one })),
      points: days.find(({ date }) => date === strip?.date)?.points ?? 0,
    };
  },
  states: { server: ['loading', 'claiming'], person: ['failed', 'unavailable', 'open'], timer: ['claimed'] },
  services: {
    loadSignIn: call({}, signInStripShape, [
      done('to be claimed', strip),
      done('claimed today', claimed),
      done('not for this member', { ...strip, open: false, days: [] }),
    ]),
    claimSignIn: callOnce(
      // The day that is on screen: around midnight the server refuses another one.
      { date: text },
      signInStripShape,
      [
        done('claimed', claimed),
        failed('claimed before', 'sign-in.done'),
        failed('another day', 'sign-in.day-over'),
      ],
    ),
  },
  delays: ['nextDay'],
  bounded: boundedBy<DailyCheckInContext>({
    has: ['error', 'strip'],
    also: ({ strip }) => ({ claimedToday: strip?.claimedToday ?? false }),
  }),
});
