import type { ColumnType, Generated } from 'kysely';

export interface FeedbackRow {
  readonly id: Generated<string>;
  readonly merchant: string;
  /** Null where a visitor wrote it. */
  readonly member_id: string | null;
  /** A choice of the form `feedback` when it was sent. */
  readonly type: string;
  readonly content: string;
  readonly contact: string;
  readonly status: ColumnType<'open' | 'answered' | 'closed', undefined, 'answered' | 'closed'>;
  readonly answer: ColumnType<string, undefined, string>;
  readonly created_at: Date;
  readonly decided_at: ColumnType<Date | null, undefined, Date>;
  readonly decided_by: ColumnType<string | null, undefined, string>;
}
export interface FeedbackTables {
  readonly feedback: FeedbackRow;
}
