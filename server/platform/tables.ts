import type { Generated } from 'kysely';
import type { JobTable } from './jobs/tables.ts';

/** A message that the SMS or mail adapter delivered; the console lists them. */
export interface OutboxMessageTable {
  readonly id: Generated<string>;
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  /** The code inside the body, where there is one, so that it can be copied. */
  readonly code: string | null;
  readonly created_at: Date;
}
/** Tokens taken from an exact limit in its running window. Unlogged: emptied by a crash. */
export interface LimitTable {
  readonly key: string;
  readonly window_started_at: Date;
  readonly taken: number;
}
/** What operators decided about money; a chain of hashes. */
export interface OperationAuditTable {
  readonly merchant: string;
  readonly position: number;
  /** Canonical JSON. */
  readonly entry: string;
  readonly previous: string;
  readonly hash: string;
  readonly created_at: Date;
}
/** Where the record of a merchant ends. */
export interface OperationAuditHeadTable {
  readonly merchant: string;
  readonly entries: number;
  /** Of the last entry. */
  readonly hash: string;
}
export interface PlatformTables {
  readonly operation_audit: OperationAuditTable;
  readonly operation_audit_head: OperationAuditHeadTable;
  readonly outbox_message: OutboxMessageTable;
  readonly limit_window: LimitTable;
  readonly job: JobTable;
}
