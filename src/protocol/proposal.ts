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
