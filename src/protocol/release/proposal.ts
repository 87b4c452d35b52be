import { nullable, object, oneOf, text, type ValueOf } from '../json/typed-schema.ts';

/** What every proposal says besides what it is about. Moments are ISO 8601 in UTC. */
export const proposalFields = {
  id: text,
  note: text,
  state: oneOf(['waiting', 'approved', 'rejected', 'withdrawn']),
  proposedBy: text,
  proposedAt: text,
  decidedBy: nullable(text),
  decidedAt: nullable(text),
  /** Said by the person who decided; may be empty for an approval. */
  reason: text,
};
const proposalRecord = object(proposalFields);
/** A change of money that one operator asks for and another decides about. */
export type ProposalRecord = ValueOf<typeof proposalRecord>;
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
