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
