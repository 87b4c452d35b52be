import type { ContestedValue } from '../../src/protocol/calls/drafts.ts';
import type { EditWay } from '../../src/protocol/calls/draft-edits.ts';
import type { Step } from '../../src/protocol/document/edit-step.ts';
import type { SensitiveChange } from '../../src/protocol/release/approval.ts';
import type { ColumnType, Generated } from 'kysely';
import type { KillKind } from '../../src/protocol/release/kill-switch.ts';
import type { ScheduleState } from '../../src/protocol/release/schedule.ts';
import type { StageAudience, StageState } from '../../src/protocol/release/stage.ts';
import type { ReleaseManifest } from '../../src/protocol/release/release.ts';
import type { DocumentPatch } from './site-service.ts';

/** json or jsonb: written as JSON text, read parsed. */
type JsonColumn<Value> = ColumnType<Value, string, string>;

/** A document of a site by the hash of its body; many sources may share one. Never updated. */
export interface SiteDocumentTable {
  readonly hash: string;
  /** JSON text, keys in the order they were written in. */
  readonly body: string;
  readonly created_at: Date;
}
/** Set of source documents by content hash; many revisions may share one. Never updated. */
export interface SiteSourceTable {
  /** Hex SHA-256 of the documents' canonical text. */
  readonly hash: string;
  /** JSON text of all documents, in a source from before documents had a table; else null. */
  readonly body: string | null;
  /** Path to hash of the document; null where `body` has them. */
  readonly documents: ColumnType<Readonly<Record<string, string>> | null, string, never>;
  readonly created_at: Date;
}
/** A part of releases by content hash, kept as sent. Never updated. */
export interface SitePartTable {
  readonly hash: string;
  readonly type: 'json' | 'js' | 'css' | 'html';
  readonly body: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
  readonly created_at: Date;
}
export interface SiteReleaseTable {
  readonly hash: string;
  readonly manifest: JsonColumn<ReleaseManifest>;
  readonly created_at: Date;
}
/** Who vouches for a release: one line per key. Never updated. */
export interface SiteSignatureTable {
  readonly release_hash: string;
  readonly key_id: string;
  /** base64url. */
  readonly signature: string;
  readonly created_at: Date;
}
/** One line per publish and rollback. Never updated. */
export interface SiteRevisionTable {
  readonly merchant: string;
  readonly revision: number;
  readonly release_hash: string;
  readonly source_hash: string;
  /** A revision of the kind `stage` is never live: a part of the members has it. */
  readonly kind: 'publish' | 'rollback' | 'initial' | 'kill' | 'restore' | 'stage';
  readonly note: string;
  readonly author: string;
  readonly published_at: Date;
  readonly rolled_back_to: number | null;
  /** The release as compiled, where something is switched off in the one shown. */
  readonly compiled_hash: string | null;
}
/** Which revision is live: one row per merchant, the only thing a publication moves. */
export interface SitePointerTable {
  readonly merchant: string;
  readonly revision: ColumnType<number, number, number>;
}
/** Unpublished edits as patches over `base_revision`. */
export interface SiteDraftTable {
  readonly merchant: string;
  readonly id: Generated<string>;
  /** Empty: Main. */
  readonly name: Generated<string>;
  readonly state: Generated<'open' | 'proposal' | 'live'>;
  readonly created_by: string | null;
  readonly contested: ColumnType<readonly ContestedValue[], string | undefined, string>;
  readonly base_revision: number;
  readonly version: number;
  readonly patches: JsonColumn<readonly DocumentPatch[]>;
  readonly authors: JsonColumn<readonly string[]>;
  readonly updated_by: string | null;
  readonly updated_at: Date | null;
  /** Version at which it was begun: its edits have higher numbers. */
  readonly since: number;
}
/** What was changed in a draft, one row an edit. Never updated. */
export interface SiteDraftEditTable {
  readonly merchant: string;
  readonly draft: string;
  readonly number: number;
  readonly id: string;
  readonly author: string;
  readonly created_at: Date;
  readonly way: EditWay;
  readonly sentence: string;
  readonly steps: JsonColumn<readonly Step[]>;
  readonly inverse: JsonColumn<readonly Step[]>;
  readonly undoes: number | null;
}
export interface SiteApprovalTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  /** Hash of the drafted documents. */
  readonly content_hash: string;
  readonly base_revision: number;
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly note: string;
  readonly draft: Generated<string>;
  readonly decision: 'approved' | 'rejected' | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly reason: string | null;
}
/** Rollbacks past changes that took two people. */
export interface SiteRollbackTable {
  readonly merchant: string;
  readonly revision: number;
  readonly source_hash: string;
  readonly before_revision: number;
  readonly before_source: string;
  readonly authors: JsonColumn<readonly string[]>;
  readonly sensitive: JsonColumn<readonly SensitiveChange[]>;
  readonly created_at: Date;
  readonly state: Generated<'open' | 'confirmed' | 'taken-back' | 'replaced'>;
  readonly settled_by: string | null;
  readonly settled_at: Date | null;
}
export interface SiteCommentTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly draft: Generated<string>;
  readonly document: string;
  readonly pointer: string;
  readonly body: string;
  readonly author: string;
  readonly created_at: Date;
  readonly resolved_by: string | null;
  readonly resolved_at: Date | null;
}
/** What is switched off now. */
export interface SiteKillTable {
  readonly merchant: string;
  readonly kind: KillKind;
  readonly name: string;
  readonly reason: string;
  readonly author: string;
  readonly created_at: Date;
}
export interface SitePreviewTable {
  /** Hex SHA-256 of the token in the address. */
  readonly token_hash: string;
  readonly merchant: string;
  readonly release_hash: string;
  readonly author: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}
export interface SiteScheduleTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly draft: Generated<string>;
  readonly content_hash: string;
  readonly base_revision: number;
  readonly due_at: Date;
  readonly zone: string;
  readonly note: string;
  readonly author: string;
  readonly created_at: Date;
  readonly state: ScheduleState;
  readonly detail: string | null;
  readonly revision: number | null;
  readonly settled_at: Date | null;
  /** When who planned it dismissed the notice that it does not go live. */
  readonly dismissed_at: Date | null;
}
/** An account that a stage names, with what its browsers are known by. */
export interface NamedReader {
  readonly account: string;
  readonly key: string;
}
export interface SiteStageTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly draft: Generated<string>;
  readonly revision: number;
  readonly base_revision: number;
  /** Whole per cent. */
  readonly share: number;
  readonly audience: StageAudience;
  readonly named: JsonColumn<readonly NamedReader[]>;
  readonly halt_after: number;
  readonly note: string;
  readonly author: string;
  readonly created_at: Date;
  readonly patches: JsonColumn<readonly DocumentPatch[]>;
  readonly authors: JsonColumn<readonly string[]>;
  readonly state: StageState;
  readonly ended_by: string | null;
  readonly ended_at: Date | null;
  readonly reason: string | null;
  readonly is_draft_restored: Generated<boolean>;
}
/** Browsers of a stage that reported an error, once each. */
export interface SiteStageFaultTable {
  readonly stage_id: string;
  readonly reader: string;
  readonly reported_at: Date;
}
/** What the program ships, one row per merchant. */
export interface SiteBaseTable {
  readonly merchant: string;
  readonly source_hash: string;
  readonly shipped_at: Date;
}
/** The documents of `base_hash` are the base of those of `source_hash`. */
export interface SiteSourceBaseTable {
  readonly merchant: string;
  readonly source_hash: string;
  readonly base_hash: string;
  readonly created_at: Date;
}
/** What a start imported from its own files. */
export interface SiteImportTable {
  readonly merchant: string;
  /** Hash of the files and of the engine that compiled them. */
  readonly fingerprint: string;
  readonly revision: number;
  readonly imported_at: Date;
}
/** Hash chain: `hash` = SHA-256 of `previous` and `entry`, the stored canonical text. */
export interface SiteAuditTable {
  readonly merchant: string;
  readonly position: number;
  readonly entry: string;
  readonly previous: string;
  readonly hash: string;
  readonly created_at: Date;
  /** The fields of the entry, for lists; the database computes them. */
  readonly author: ColumnType<string, never, never>;
  readonly action: ColumnType<string, never, never>;
  readonly subject: ColumnType<string, never, never>;
  readonly subject_name: ColumnType<string, never, never>;
  readonly told_at: ColumnType<string, never, never>;
}
/** How many open browsers a node serves, by revision shown. Unlogged. */
export interface SiteAdoptionTable {
  readonly node: string;
  readonly merchant: string;
  readonly revision: number;
  readonly browsers: number;
  readonly seen_at: Date;
}
/** Errors that browsers reported, counted by what they have in common. */
export interface SiteReportTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly release_hash: string;
  readonly page: string;
  readonly node_id: string;
  readonly message: string;
  readonly count: number;
  readonly first_at: Date;
  readonly last_at: Date;
}
export interface SiteTables {
  readonly site_document: SiteDocumentTable;
  readonly site_source: SiteSourceTable;
  readonly site_part: SitePartTable;
  readonly site_release: SiteReleaseTable;
  readonly site_signature: SiteSignatureTable;
  readonly site_revision: SiteRevisionTable;
  readonly site_pointer: SitePointerTable;
  readonly site_draft: SiteDraftTable;
  readonly site_draft_edit: SiteDraftEditTable;
  readonly site_kill: SiteKillTable;
  readonly site_approval: SiteApprovalTable;
  readonly site_rollback: SiteRollbackTable;
  readonly site_comment: SiteCommentTable;
  readonly site_schedule: SiteScheduleTable;
  readonly site_stage: SiteStageTable;
  readonly site_stage_fault: SiteStageFaultTable;
  readonly site_preview: SitePreviewTable;
  readonly site_import: SiteImportTable;
  readonly site_base: SiteBaseTable;
  readonly site_source_base: SiteSourceBaseTable;
  readonly site_audit: SiteAuditTable;
  readonly site_adoption: SiteAdoptionTable;
  readonly site_report: SiteReportTable;
}
