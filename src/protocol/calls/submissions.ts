import { decimalId, get, post, reason } from '../console/define-call.ts';
import {
  flag,
  integer,
  list,
  nullable,
  object,
  optional,
  text,
  textUpTo,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';
import type { WithdrawalStatus } from './withdrawals.ts';

/** What members sent that binds them or moves money, and the page they had in front of them. */

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
const standing = object({ kind: text, status: text }) as Schema<unknown> as Schema<SubmissionOutcome>;

const submission = object({
  id: text,
  account: text,
  /** Name of the call, for example `deposit.create`. */
  operation: text,
  /** Number of what came of it; empty where there is none. */
  reference: text,
  /** `sent` where its end is not known, `done`, or the code of the refusal. */
  outcome: text,
  /** Now, by the record of the back office; null where none decides about it. */
  standing: nullable(standing),
  /** Hash of the release that the page showed; empty where the caller did not say. */
  release: text,
  /** Revision of settings, forms and texts of that page; null where there is none of that release. */
  revision: nullable(integer),
  locale: text,
  /** Path of the page; empty where the browser did not say. */
  page: text,
  /** ISO 8601, UTC. */
  at: text,
});
/** The newest first. */
const page = object({ submissions: list(submission), hasMore: flag });
/** A page of the portal that an operator looks at for a while. */
const link = object({ url: text, expiresAt: text });

export const submissions = {
  list: get('/submissions', {
    needs: 'players',
    input: object({
      /** Whole name of the account; letter case does not count. */
      account: optional(textUpTo(80)),
      /** Those before this one. */
      before: optional(decimalId),
    }),
    answer: page,
  }),
  /** It shows what is a member's own: the person who handles members' money may see it, and says why. */
  look: post('/submissions/look', {
    needs: 'cashier',
    proof: { none: 'it shows a page, and is recorded' },
    input: object({ id: decimalId, reason }),
    reasonCode: 'submission.reason-required',
    answer: link,
  }),
};

export type Submission = ValueOf<typeof submission>;
