import type { ColumnType } from 'kysely';
import type { JobTable } from './jobs/tables.ts';
import type { MessageTables } from './messages/tables.ts';
import type { AuditFactChange } from '../../src/protocol/audit/audit-facts.ts';

/** Tokens taken from an exact limit in its running window. Unlogged: emptied by a crash. */
export interface LimitTable {
  readonly key: string;
  readonly window_started_at: Date;
  /** When the row may go. */
  readonly ends_at: Date;
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
  /** Names the key that proves the entry; null in what is older than the proofs. */
  readonly key_id: string | null;
  readonly proof: string | null;
  /** The fields of the entry, for lists; the database computes them. */
  readonly author: ColumnType<string, never, never>;
  readonly action: ColumnType<string, never, never>;
  readonly subject: ColumnType<string, never, never>;
  readonly subject_name: ColumnType<string, never, never>;
  readonly told_at: ColumnType<string, never, never>;
}
/** Where the record of a merchant ends. */
export interface OperationAuditHeadTable {
  readonly merchant: string;
  readonly entries: number;
  /** Of the last entry, as its proof. */
  readonly hash: string;
  readonly key_id: string | null;
  readonly proof: string | null;
}
export interface ReleaseKeyTable {
  readonly key_id: string;
  readonly state: ColumnType<
    'pending' | 'active' | 'configured' | 'retired',
    'pending' | 'active' | 'configured' | 'retired',
    'active' | 'retired'
  >;
  /** Sealed PEM. */
  readonly public_key: string;
  /** Sealed PEM; null for a key that does not sign here. */
  readonly private_key: ColumnType<string | null, string | null, string | null>;
  readonly created_at: Date;
}
/** One row: a text that the key of this database opens. */
export interface SecretCanaryTable {
  readonly id: number;
  readonly sealed: string;
}
interface OperationChangeTable {
  readonly merchant: string;
  /** Of the line. */
  readonly hash: string;
  readonly change: ColumnType<AuditFactChange, string, never>;
}
export interface PlatformTables extends MessageTables {
  readonly release_key: ReleaseKeyTable;
  readonly secret_canary: SecretCanaryTable;
  readonly operation_audit: OperationAuditTable;
  readonly operation_audit_head: OperationAuditHeadTable;
  readonly operation_change: OperationChangeTable;
  readonly limit_window: LimitTable;
  readonly job: JobTable;
}
