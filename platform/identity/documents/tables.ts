import type { ColumnType, Generated } from 'kysely';
import type { IdentityDocumentsValue } from '../../../src/protocol/generated/wire-types.ts';

export type DocumentType = IdentityDocumentsValue['documents'][number]['type'];
export type DocumentStatus = IdentityDocumentsValue['documents'][number]['status'];

export interface IdentityDocumentRow {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly type: DocumentType;
  readonly number: string;
  /** `yyyy-MM-dd` as the paper says it; empty where the member wrote none. */
  readonly birthday: ColumnType<string, string | undefined, never>;
  readonly status: ColumnType<DocumentStatus, undefined, DocumentStatus>;
  readonly remark: ColumnType<string, undefined, string>;
  readonly created_at: Date;
  readonly decided_at: ColumnType<Date | null, undefined, Date>;
  readonly decided_by: ColumnType<string | null, undefined, string>;
}
export interface DocumentTables {
  readonly identity_document: IdentityDocumentRow;
}
