import type { ColumnType, Generated } from 'kysely';
import type { ProposalState } from '../src/protocol/release/proposal.ts';

/** Columns of every table of proposals that a second person decides about. */
export interface ProposalColumns {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly state: ColumnType<ProposalState, ProposalState, ProposalState>;
  readonly note: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly decided_by: ColumnType<string | null, never, string>;
  readonly decided_at: ColumnType<Date | null, never, Date>;
  readonly reason: ColumnType<string, string | undefined, string>;
}
