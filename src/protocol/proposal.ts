/** A change of money that one operator asks for and another decides about. Moments are ISO 8601 in UTC. */
export interface ProposalRecord {
  readonly id: string;
  readonly note: string;
  readonly state: 'waiting' | 'approved' | 'rejected' | 'withdrawn';
  readonly proposedBy: string;
  readonly proposedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  /** Said by the person who decided; may be empty for an approval. */
  readonly reason: string;
}
export type ProposalState = ProposalRecord['state'];

/** Other rules of money, as an operator asks for them. */
export interface RulesProposal<Rules> extends ProposalRecord {
  readonly rules: Rules;
}
/** Rules of money: `GET /api/<kind>-rules`, and the answer to every change of them. */
export interface RulesState<Rules> {
  readonly live: Rules;
  readonly currency: string;
  /** Null until an operator changes them. */
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  /** One waits at a time. */
  readonly waiting: RulesProposal<Rules> | null;
  /** What was decided lately, newest first. */
  readonly past: readonly RulesProposal<Rules>[];
}
