import type { ProposalRecord } from './proposal.ts';

/**
 * What the console's browser part and its server agree on about lost authenticators and forgotten answers: bodies under
 * `/api/removals`. Support requests the removal, a second operator decides. Moments are ISO 8601 in UTC.
 */

/** What helps to judge whether it is the member who asks. Nothing of an address is whole. */
export interface RemovalFacts {
  readonly account: string;
  /** Masked; empty for none. */
  readonly mobile: string;
  readonly email: string;
  readonly registeredAt: string;
  readonly lastLoginAt: string | null;
  /** When the authenticator was confirmed; null where the member has none. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  /** When the security questions were set; null where the member has none. */
  readonly questionsSince: string | null;
}
/** `GET /api/removals/member` */
export interface MemberMatch extends RemovalFacts {
  /** Whether the removal was requested already. */
  readonly isWaiting: boolean;
}
export interface RemovalProposal extends ProposalRecord {
  readonly account: string;
}
export interface PendingRemoval extends RemovalProposal {
  readonly facts: RemovalFacts;
}
/** `GET /api/removals`, and the answer to every change. */
export interface RemovalState {
  readonly waiting: readonly PendingRemoval[];
  /** What was decided lately, newest first. */
  readonly past: readonly RemovalProposal[];
}
/** `POST /api/removals/propose` */
export interface RemovalRequest {
  /** Whole name; letter case does not count. */
  readonly account: string;
  readonly note: string;
}
