import type { ColumnType, Generated } from 'kysely';

/** What a member sent, and the page they had in front of them. */
export interface MemberSubmissionTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: ColumnType<string | null, string | null, string | null>;
  readonly account: ColumnType<string, string, string>;
  readonly operation: string;
  readonly reference: ColumnType<string, string, string>;
  /** `sent`, `done`, or the code of the refusal. */
  readonly outcome: ColumnType<string, string, string>;
  readonly release_hash: string;
  readonly revision: number | null;
  readonly locale: string;
  readonly page: string;
  readonly created_at: Date;
}
export interface SupportTables {
  readonly member_submission: MemberSubmissionTable;
}
