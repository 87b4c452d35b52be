import type { WithdrawalStatus } from './console-withdrawals.ts';

export type SupportDepositStatus =
  | 'waiting'
  | 'underReview'
  | 'paid'
  | 'expired'
  | 'failed'
  | 'cancelled'
  | 'held';
export type SupportRequestStatus = 'joined' | 'inProcess' | 'processing' | 'approved' | 'rejected';
/** State of a submission on the page that decides about it. */
export type SubmissionOutcome =
  | { readonly kind: 'withdrawal'; readonly status: WithdrawalStatus }
  | { readonly kind: 'deposit'; readonly status: SupportDepositStatus }
  | { readonly kind: 'redemption' | 'application'; readonly status: SupportRequestStatus };

/** What a member sent that binds them or moves money, and the page they had in front of them. */
export interface Submission {
  readonly id: string;
  readonly account: string;
  /** Name of the call, for example `deposit.create`. */
  readonly operation: string;
  /** Number of what came of it; empty where there is none. */
  readonly reference: string;
  /** `sent` where its end is not known, `done`, or the code of the refusal. */
  readonly outcome: string;
  /** Now, by the record of the back office; null where none decides about it. */
  readonly standing: SubmissionOutcome | null;
  /** Hash of the release that the page showed; empty where the caller did not say. */
  readonly release: string;
  /** Revision of settings, forms and texts of that page; null where there is none of that release. */
  readonly revision: number | null;
  readonly locale: string;
  /** Path of the page; empty where the browser did not say. */
  readonly page: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}
/** `GET /api/submissions` */
export interface SubmissionQuery {
  /** Whole name of the account; letter case does not count. */
  readonly account?: string | undefined;
  /** Those before this one. */
  readonly before?: string | undefined;
}
/** The newest first. */
export interface SubmissionPage {
  readonly submissions: readonly Submission[];
  readonly hasMore: boolean;
}
/** `POST /api/submissions/look`: path on the portal's origin, and until when it shows the member's data. */
export interface SubmissionLook {
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}
