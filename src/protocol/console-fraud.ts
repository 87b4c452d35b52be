/**
 * What the console's browser part and its server agree on about hints of fraud: bodies under `/api/fraud-hints`.
 * Amounts are decimal texts of `currency`, moments are ISO 8601 in UTC.
 */
export const hintKinds = ['selfReferral', 'hedgedBets', 'circularTransfer'] as const;
export type HintKind = (typeof hintKinds)[number];
export const hintStates = ['open', 'confirmed', 'dismissed'] as const;
export type HintState = (typeof hintStates)[number];
/** What a fact is about. */
export const hintFacts = [
  'referral',
  'bankAccount',
  'document',
  'networkAndDevice',
  'bet',
  'transfer',
] as const;
export type HintFactName = (typeof hintFacts)[number];

export interface HintMember {
  readonly id: string;
  readonly account: string;
}
export interface HintFact {
  readonly what: HintFactName;
  readonly at: string;
  readonly member: HintMember;
  /** The other side of it; null where there is none. */
  readonly other: HintMember | null;
  /** What both have, masked, or what was bet on. */
  readonly detail: string;
  readonly amount: string | null;
}
export interface HintLine {
  readonly id: string;
  readonly kind: HintKind;
  readonly state: HintState;
  readonly members: readonly HintMember[];
  readonly facts: number;
  readonly foundAt: string;
}
export interface HintQuery {
  readonly kind: HintKind | 'all';
  readonly state: HintState | 'all';
  readonly page: number;
}
/** `GET /api/fraud-hints?kind=…&state=…&page=…`, the newest first. */
export interface HintPage {
  readonly rows: readonly HintLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
/** `GET /api/fraud-hints/<id>` */
export interface HintFile extends Omit<HintLine, 'facts'> {
  readonly facts: readonly HintFact[];
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly reason: string;
  readonly currency: string;
}
/** `POST /api/fraud-hints/decide`; a hint that is decided is opened again by `open`. */
export interface HintDecision {
  readonly id: string;
  readonly state: HintState;
  readonly reason: string;
}
