import type { JurisdictionSettings } from './generated/settings.ts';

/** What the market asks for: limits, breaks, reality check, help. Edited as `settings/jurisdiction`. */
export type Jurisdiction = Required<Omit<JurisdictionSettings, '$schema' | 'language' | 'id' | 'suppress'>>;

/** `deposit` and `loss` are money, `session` is minutes. */
export const limitKinds = ['deposit', 'loss', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** The last 24 hours, 7 days, 30 days, up to now. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Time-outs, then exclusions, each by how long it is. */
export const breakLengths = ['24h', '7d', '30d', '6w', '6m', '1y', '5y'] as const;
export type BreakLength = (typeof breakLengths)[number];

/** By what an excluded person is known again. `name` counts together with the birthday. */
export const exclusionMatches = ['name', 'email', 'phone', 'document', 'payout'] as const;
export type ExclusionMatch = (typeof exclusionMatches)[number];

/** Fields of registration by which age and person are known. */
export const identityFields = [
  ...(['age', 'terms', 'birthday', 'idNumber', 'payeeName', 'mobileNum', 'email'] as const),
] as const;

/** In force where a site has no such document: the strictest that several markets have in common. */
export const defaultJurisdiction: Jurisdiction = {
  minimumAge: 18,
  ageGate: false,
  tellsTakenNumber: false,
  identityFields: ['age', 'terms'],
  limitKinds: [...limitKinds],
  limitPeriods: [...limitPeriods],
  coolingHours: 24,
  confirmDays: 7,
  timeOuts: ['24h', '7d', '30d', '6w'],
  exclusions: ['6m', '1y', '5y'],
  exclusionMatch: [...exclusionMatches],
  panicButton: true,
  refundOpenRounds: false,
  demoPlay: true,
  realityCheckMinutes: 60,
  realityBreakMinutes: 0,
  realityCheckStopsPlay: true,
  playIdleMinutes: 15,
  helplineName: '',
  helplineContact: '',
};
