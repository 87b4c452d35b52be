import type { EditWay, WireEdit, WireEditConflict } from '../../src/protocol/calls/draft-edits.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { SensitiveChange } from '../../src/protocol/release/approval.ts';
import type { Impact } from '../../src/protocol/release/impact.ts';
import type { Issue, Result, SuppressedIssue } from '../../src/protocol/release/issue.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { ActivePointer, PartHash } from '../../src/protocol/release/release.ts';
import type { EditsRequest } from './draft/run-edits.ts';

/** One edit in immer's patch form: `path` is a list of keys into the document. */
export interface DocumentPatch {
  /** Document path, for example `settings/register-fields`. */
  readonly document: string;
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: readonly (string | number)[];
  readonly value?: Json;
  /** Base of the draft from this edit on: hash of its documents. */
  readonly base?: string;
}

/** Unpublished work on the live site. Stored as patches over `baseRevision`, never as a copy. */
export interface Draft {
  readonly baseRevision: number;
  /** Rises with each saved edit; a save from a stale draft is refused. */
  readonly version: number;
  readonly patches: readonly DocumentPatch[];
  /** All operators who edited it since it began. */
  readonly authors: readonly string[];
  /** Source documents of `baseRevision`, so that an editor can show and restore what is live. */
  readonly base: SiteDocuments;
  /** Base documents with the patches applied. */
  readonly documents: SiteDocuments;
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
}

/** The draft with edits that were saved, and all edits since the version that their author saw. */
export interface SavedEdits {
  readonly draft: Draft;
  readonly edits: readonly WireEdit[];
}
/** A change between two document sets, in words an operator reads. */
export interface Change {
  readonly document: string;
  readonly pointer: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly summary: string;
}

export interface DraftCheck {
  readonly issues: readonly Issue[];
  /** What documents leave out, each with its reason. */
  readonly suppressed: readonly SuppressedIssue[];
  readonly changes: readonly Change[];
  /** Hash of the release this draft would become; null while there are errors. */
  readonly candidate: PartHash | null;
  /** What players would see change; null while there are errors. */
  readonly impact: Impact | null;
}
/** Two revisions, or one and the draft, side by side. */
export interface SiteComparison {
  readonly changes: readonly Change[];
  /** Null where the later side is a draft with errors. */
  readonly impact: Impact | null;
}

export interface ReleaseRecord {
  readonly revision: number;
  readonly release: PartHash;
  /** `stage` was never live for all visitors. */
  readonly kind: 'publish' | 'rollback' | 'initial' | 'kill' | 'restore' | 'stage';
  readonly note: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  readonly rolledBackTo: number | null;
}

export type PublishRefusal =
  | {
      readonly code: 'publish.stale-base';
      readonly active: ActivePointer;
      readonly changes: readonly Change[];
    }
  | { readonly code: 'publish.draft-moved'; readonly version: number }
  | { readonly code: 'draft.tangled' }
  /** Another edit changed the same. */
  | { readonly code: 'draft.conflict'; readonly conflicts: readonly WireEditConflict[] }
  /** It is not one of the draft’s. */
  | { readonly code: 'draft.edit-unknown'; readonly number: number }
  /** The role may not make it: who only writes changes words, pictures and entries. */
  | { readonly code: 'draft.step-not-allowed'; readonly document: string }
  /** What the program ships is already the draft's base. */
  | { readonly code: 'base.none' }
  | { readonly code: 'publish.check-failed'; readonly issues: readonly Issue[] }
  | { readonly code: 'publish.nothing-to-publish' }
  | {
      readonly code: 'publish.approval-required';
      readonly sensitive: readonly SensitiveChange[];
      /** Of a rollback: it is further back than so many releases. */
      readonly reach?: number;
    }
  | { readonly code: 'publish.note-required' }
  /** A part of the members has another release: it is completed or rolled back first. */
  | { readonly code: 'stage.open'; readonly revision: number }
  | { readonly code: 'rollback.revision-unknown'; readonly revision: number }
  /** Only a part of the members had it. */
  | { readonly code: 'rollback.never-live'; readonly revision: number };

/** How many open browsers show which revision, over all nodes. */
export interface Adoption {
  readonly revision: number;
  readonly browsers: number;
  readonly current: number;
}

export interface PreviewPath {
  /** Path on the portal's origin, with a slash at the end. */
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** All that the console, the command line and the delivery routes may do with a merchant's site. */
export interface SiteService {
  active(): Promise<ActivePointer>;
  history(limit: number): Promise<readonly ReleaseRecord[]>;
  /** The newest revision that showed a release; null where none did. */
  revisionOf(release: PartHash): Promise<number | null>;
  /** Source documents of a revision, or of what is live. Rejects for a revision that never was. */
  readonly documents: (revision?: number) => Promise<SiteDocuments>;
  draft(): Promise<Draft>;
  /** Carries out edits by name on the draft as it is now, all of them or none. */
  saveEdits(request: EditsRequest): Promise<Result<SavedEdits, PublishRefusal>>;
  /** The draft’s edits since it was begun, oldest first. */
  listEdits(): Promise<readonly WireEdit[]>;
  /** Adds patches; `version` must be the draft's current one, else `draft-moved`. */
  editDraft(edit: {
    readonly version: number;
    readonly patches: readonly DocumentPatch[];
    readonly author: string;
    readonly way?: EditWay;
    /** Says what of others the edit throws away, without content; it is put on record. */
    readonly replaced?: string;
  }): Promise<Result<Draft, PublishRefusal>>;
  /** Drops the last `count` patches (undo), or all. */
  dropPatches(drop: {
    readonly version: number;
    readonly count: number | 'all';
    readonly author: string;
  }): Promise<Result<Draft, PublishRefusal>>;
  /**
   * Replaces the draft's patches by what `plan` makes of draft and live site, in one transaction, so that it
   * is never seen half done. `onto` is the base of the new patches. Null refuses as tangled.
   */
  rewriteDraft(rewrite: {
    readonly version: number;
    readonly author: string;
    readonly onto: 'base' | 'live';
    readonly plan: (
      draft: Draft,
      live: SiteDocuments,
      diff: (before: SiteDocuments, after: SiteDocuments) => readonly Change[],
    ) => readonly DocumentPatch[] | null;
  }): Promise<Result<Draft, PublishRefusal>>;
  checkDraft(): Promise<DraftCheck>;
  /** What {@link checkDraft} finds, without what publishing would change for people. */
  listDraftIssues(): Promise<readonly Issue[]>;
  /** Rejects with `rollback.revision-unknown` for a revision that never was. */
  compare(sides: { readonly from: number; readonly to: number | 'draft' }): Promise<SiteComparison>;
  /** Gives a portal path that shows a revision as it was published, for 30 minutes. */
  previewRevision(revision: number, author: string): Promise<PreviewPath>;
  /** Gives a portal path to the live release for 30 minutes, for a canvas in which an editor shows the draft. */
  previewLive(author: string): Promise<PreviewPath>;
  /** Compiles the draft and gives a portal path that shows it for 30 minutes. */
  previewDraft(author: string): Promise<Result<PreviewPath, PublishRefusal>>;
  publish(request: {
    readonly note: string;
    readonly author: string;
    readonly draftVersion: number;
    readonly baseRevision: number;
  }): Promise<Result<ReleaseRecord, PublishRefusal>>;
  rollback(request: {
    readonly toRevision: number;
    readonly note: string;
    readonly author: string;
  }): Promise<Result<ReleaseRecord, PublishRefusal>>;
  adoption(): Promise<Adoption>;
}
