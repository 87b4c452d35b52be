import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ProposalRecord, ProposalState } from '../../../src/protocol/release/proposal.ts';

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

/** A proposal as the console shows it. */
export const writeRecord = (row: Selectable<Omit<ProposalColumns, 'merchant'>>): ProposalRecord => ({
  id: row.id,
  state: row.state,
  note: row.note,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
});
