import type { ColumnType } from 'kysely';

export type ContactKind = 'email' | 'mobile';

interface ContactChangeTable {
  readonly ticket_hash: string;
  readonly member_id: string;
  readonly kind: ContactKind;
  /** The old side is proven, or there is none. */
  readonly proven: ColumnType<boolean, boolean, boolean>;
  readonly address: ColumnType<string | null, undefined, string>;
  readonly code_hash: ColumnType<string | null, undefined, string | null>;
  readonly attempts_left: ColumnType<number, number, number>;
  readonly expires_at: Date;
}
export interface ContactTables {
  readonly contact_change: ContactChangeTable;
}
