import type { ColumnType } from 'kysely';
import type { SecurityQuestion } from '../../../src/protocol/security-questions.ts';
import type { ProposalColumns } from '../../../server/infrastructure/audit/proposal-columns.ts';

export interface FundPasswordTable {
  readonly member_id: string;
  /** argon2id string. */
  readonly hash: ColumnType<string, string, string>;
  readonly set_at: ColumnType<Date, Date, Date>;
  readonly wrong_count: ColumnType<number, number | undefined, number>;
  readonly wrong_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly judging: ColumnType<number, number | undefined, number>;
  readonly judging_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface AuthenticatorRemovalTable extends ProposalColumns {
  readonly member_id: string;
  readonly account: string;
}

export interface UnfreezeProposalTable extends ProposalColumns {
  readonly member_id: string;
  readonly account: string;
}

export interface SecurityAnswerTable {
  readonly member_id: string;
  readonly question: SecurityQuestion;
  /** argon2id string of the answer without case, width and spaces. */
  readonly answer_hash: string;
  readonly set_at: Date;
}

/** The code that an account without a password waits for. */
export interface OwnerProofTable {
  readonly member_id: string;
  readonly code_hash: string;
  readonly attempts_left: ColumnType<number, number, number>;
  readonly expires_at: Date;
}

export interface SecurityTables {
  readonly owner_proof: OwnerProofTable;
  readonly security_answer: SecurityAnswerTable;
  readonly unfreeze_proposal: UnfreezeProposalTable;
  readonly authenticator_removal: AuthenticatorRemovalTable;
  readonly fund_password: FundPasswordTable;
}
