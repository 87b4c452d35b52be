import type { WithdrawalsHoldValue } from './generated/wire-types.ts';
import type { ProposalRecord } from './proposal.ts';

/** What the console's browser part and its server agree on about holds on withdrawals: bodies under `/api/hold-lifts`. */

export interface WithdrawalHold {
  /** ISO 8601, UTC. */
  readonly until: string;
  readonly reason: NonNullable<WithdrawalsHoldValue['reason']>;
}
/** `POST /api/hold-lifts/propose`; `id` of the member. */
export interface LiftRequest {
  readonly id: string;
  readonly note: string;
}
export interface LiftProposal extends ProposalRecord {
  readonly memberId: string;
  readonly account: string;
  /** As it was when its end was asked for. */
  readonly hold: WithdrawalHold;
}
/** `GET /api/hold-lifts`, and the answer to every change. */
export interface LiftState {
  readonly waiting: readonly LiftProposal[];
  /** What was decided lately, newest first. */
  readonly past: readonly LiftProposal[];
}
