import type { MoneyDoubt } from './console-money.ts';

/**
 * Kinds of what members ask for and operators decide; `heldDeposit` is money that came above a limit,
 * `age` a birthday below the age, whose member is suspended, `likeness` a
 * member who may be an excluded person.
 */
export const reviewKinds = [
  'redemption',
  'application',
  'deposit',
  'heldDeposit',
  'feedback',
  'document',
  'age',
  'likeness',
] as const;
export type ReviewKind = (typeof reviewKinds)[number];
/** `more`: a paper alone does not do, and the member is asked for another one. */
export const reviewVerdicts = ['approved', 'rejected', 'more'] as const;
export type ReviewVerdict = (typeof reviewVerdicts)[number];
export type ReviewStatus = 'open' | ReviewVerdict;
/** Money, papers and who a member is are a cashier's to judge, everything else a publisher's. */
export const cashierKinds: readonly ReviewKind[] = ['deposit', 'heldDeposit', 'document', 'age', 'likeness'];

/** Something that a member asks for: a reward, a place in an activity, or a transfer by hand to be credited. */
export interface Review {
  readonly kind: ReviewKind;
  readonly id: string;
  readonly account: string;
  /** Name of the reward or of the activity, in English; of feedback its type; the account that a member is like. */
  readonly title: string;
  /** `3 × · 1,500 points` has its parts here; 0 for an application. */
  readonly quantity: number;
  readonly points: number;
  /** What the member wrote: with an application, or as feedback; what two accounts have in common. */
  readonly comment: string;
  /** What a transfer should have brought, fee included, as a decimal text; null for everything else. */
  readonly payable: string | null;
  readonly currency: string | null;
  /** Ids of pictures, for `GET /api/reviews/pictures/:id`. */
  readonly pictures: readonly string[];
  /** It was decided, and waits for a second person among the approvals. */
  readonly isHeld: boolean;
  /** What of the proof was seen before: then the credit needs a second person. */
  readonly doubts: readonly MoneyDoubt[];
  readonly status: ReviewStatus;
  /** The operator's answer to the member. */
  readonly remark: string;
  readonly decidedBy: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}
/** `GET /api/reviews`: what waits, the oldest first, and what was decided lately. */
export interface WireReviews {
  readonly open: readonly Review[];
  readonly decided: readonly Review[];
}
/** `POST /api/reviews/decide` */
export interface ReviewDecision {
  readonly kind: ReviewKind;
  readonly id: string;
  /** `more` for a paper only. */
  readonly status: ReviewVerdict;
  /** Read by the member; needed for all but an approval. */
  readonly remark: string;
  /** What a transfer brought by the bank's statement, where it is not what was asked for. */
  readonly received?: string;
}
