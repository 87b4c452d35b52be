import type { JurisdictionSettings } from '../generated/settings.ts';

/** What the market asks for: limits, breaks, reality check, help. Edited as `settings/jurisdiction`. */
export type Jurisdiction = Required<Omit<JurisdictionSettings, '$schema' | 'language' | 'id' | 'suppress'>>;

/** `deposit` and `loss` are money, `session` is minutes. */
export const limitKinds = ['deposit', 'loss', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** The last 24 hours, 7 days, 30 days, up to now. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/**
 * End of an exclusion for good, wherever the end of a break is written: code that does not know it keeps play
 * closed all the same. No screen shows it.
 */
export const endOfTime = '9999-12-31T00:00:00.000Z';
/** Whether a break that ends then, ISO 8601, has no end. */
export const isForGood = (until: string | null): boolean =>
  until !== null && Date.parse(until) >= Date.parse(endOfTime);

/** By what an excluded person is known again. `name` counts together with the birthday. */
export const exclusionMatches = ['name', 'email', 'phone', 'document', 'payout'] as const;
export type ExclusionMatch = (typeof exclusionMatches)[number];

/** Fields of registration by which age and person are known. */
export const identityFields = [
  ...(['age', 'terms', 'birthday', 'idNumber', 'payeeName', 'mobileNum', 'email'] as const),
] as const;

/** What a market can want the identity proven before; see `identityBefore`. */
export const identityGates = ['deposit', 'play', 'withdrawal'] as const;
export type IdentityGate = (typeof identityGates)[number];

/** What a market can keep open on a break beside what no break ever closes, and ask for on every page. */
export const breakDuties = ['complaints', 'own-data', 'own-records'] as const;
export const pageDuties = ['responsible-gaming-link'] as const;

/** In force where a site has no such document: the strictest that several markets have in common. */
export const defaultJurisdiction: Jurisdiction = {
  minimumAge: 18,
  ageGate: false,
  tellsTakenNumber: false,
  identityFields: ['age', 'terms'],
  identityBefore: [],
  limitKinds: [...limitKinds],
  limitPeriods: [...limitPeriods],
  coolingHours: 24,
  confirmDays: 7,
  timeOuts: ['PT24H', 'P7D', 'P30D', 'P6W'],
  exclusions: ['P6M', 'P1Y', 'P5Y'],
  exclusionMatch: [...exclusionMatches],
  exclusionKnownFromDays: 2,
  openOnBreak: [...breakDuties],
  policiesOnEveryPage: [...pageDuties],
  returnOnRequest: false,
  earlyReturn: false,
  earlyReturnMonths: 6,
  returnWaitHours: 24,
  returnWaitHoursForGood: 168,
  panicButton: true,
  refundOpenRounds: false,
  demoPlay: true,
  demoOnBreak: false,
  realityCheckMinutes: 60,
  realityBreakMinutes: 0,
  realityCheckStopsPlay: true,
  playIdleMinutes: 15,
  shortestRoundMs: 0,
  helplineName: '',
  helplineContact: '',
};
