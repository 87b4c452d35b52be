import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Release } from '../../../src/protocol/release/release.ts';
import type { SensitiveChange } from '../../../src/protocol/release/approval.ts';
import type { Tables } from '../../db/database.ts';
import { isApproved, sensitiveIn } from '../audit/approvals.ts';
import { findBaseHash, writeBase } from '../base/base-store.ts';
import { readDraftBase } from '../base/draft-base.ts';
import { commitRevision } from './commit-revision.ts';
import type { Effort } from '../compile/compress.ts';
import { readDraftRow, writeDraftRow, type DraftRow } from '../draft/draft-store.ts';
import { errorsOf, refuse } from '../refusal.ts';
import { catchRefusal, commitOrRefuse } from './revision-refused.ts';
import {
  insertRelease,
  lockMerchant,
  nextRevision,
  prepareParts,
  readLive,
  type LiveHead,
  type NewRevision,
  type DbExecutor,
} from './release-store.ts';
import { insertSignature } from './signature-store.ts';
import { insertSource, isSameSource, nameSource, type Source } from '../draft/source-store.ts';
import { readOpenStage } from '../stage/stage-store.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import type { PublishRefusal, ReleaseRecord, SiteService } from '../site-service.ts';

export interface ImportRequest {
  readonly documents: SiteDocuments;
  readonly note: string;
  readonly author: string;
  readonly kind: 'publish' | 'initial';
  /**
   * What a second person has to approve goes live only after that approval: the same rule as in the console.
   */
  readonly isHeldToApproval?: boolean;
  /** Stored with the import, so that a later start can tell whether anything changed. */
  readonly fingerprint?: string;
  /** How hard its parts are compressed: `small` where it is read for a long time and no operator waits. */
  readonly effort?: Exclude<Effort, 'raw'>;
}
/** What a checked draft becomes, inside the transaction that holds the merchant's lock. */
export type GoLive = (
  transaction: Transaction<Tables>,
  next: Omit<NewRevision, 'kind'>,
  from: { readonly live: LiveHead; readonly draft: DraftRow },
) => Promise<ReleaseRecord>;

/** All visitors get it immediately, and the draft starts again on it. */
const publishToAll =
  (options: SiteServiceOptions): GoLive =>
  async (transaction, next, { draft }) => {
    const record = await commitRevision(transaction, options, { ...next, kind: 'publish' }, 'publish');
    const emptied = {
      id: draft.id,
      baseRevision: next.revision,
      version: draft.version + 1,
      since: draft.version + 1,
      patches: [],
      authors: [],
      updatedBy: next.author,
      updatedAt: next.at,
    };
    await writeDraftRow(transaction, next.merchant, emptied, true);
    return record;
  };

type Refused = 'draft-moved' | 'stale-base' | 'nothing';
/** Refuses what changed between looking and committing; null lets the publication continue. */
const findRefusal = (
  live: LiveHead,
  draft: Pick<DraftRow, 'version' | 'baseRevision' | 'patches'>,
  request: { draftVersion: number; baseRevision: number },
): Refused | null => {
  if (draft.version !== request.draftVersion) return 'draft-moved';
  if (draft.baseRevision !== live.revision || request.baseRevision !== live.revision) return 'stale-base';
  return draft.patches.length === 0 ? 'nothing' : null;
};

export const createPublish = (
  options: SiteServiceOptions,
  readers: Readers,
  compile: SiteCompiler['compile'],
  goLive: GoLive = publishToAll(options),
): SiteService['publish'] => {
  const { db, merchant, clock, compiler, signer } = options;
  const explain = async (
    refusal: Refused,
    live: LiveHead,
    draft: Pick<DraftRow, 'version' | 'baseRevision'>,
  ): Promise<{ ok: false; error: PublishRefusal }> => {
    if (refusal === 'draft-moved') return refuse({ code: 'publish.draft-moved', version: draft.version });
    if (refusal === 'nothing') return refuse({ code: 'publish.nothing-to-publish' });
    const changes = compiler.diff(
      await readers.documentsOf(db, draft.baseRevision),
      await readers.sourceOf(db, live.sourceHash),
    );
    return refuse({ code: 'publish.stale-base', active: await readers.requirePointer(db), changes });
  };
  const commit = (
    request: Parameters<SiteService['publish']>[0],
    release: Release,
    source: Source,
    parts: Awaited<ReturnType<typeof prepareParts>>,
    needsApproval: boolean,
  ) =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const live = await readers.requireLive(transaction);
      const draft = await readDraftRow(transaction, live);
      const refusal = findRefusal(live, draft, request);
      if (refusal !== null) return { refusal, live, draft } as const;
      const stage = await readOpenStage(transaction, merchant);
      if (stage !== null) return { refusal: 'stage-open', staged: stage.revision } as const;
      if (needsApproval && !(await isApproved(transaction, merchant, source.hash, live.revision)))
        return { refusal: 'approval-required', live, draft } as const;
      const now = clock.now();
      const documents = await readers.sourceOf(transaction, live.sourceHash);
      await insertSource(transaction, source, now, { hash: live.sourceHash, documents });
      const base =
        readDraftBase(draft.patches) ?? (await findBaseHash(transaction, merchant, live.sourceHash));
      await writeBase(transaction, { merchant, source: source.hash, base, at: now });
      await insertRelease(transaction, release, parts, now);
      await insertSignature(transaction, signer, release, now);
      const { note, author } = request;
      const next = {
        merchant,
        revision: await nextRevision(transaction, merchant),
        release: release.hash,
        sourceHash: source.hash,
        note,
        author,
        at: now,
        rolledBackTo: null,
      };
      return { refusal: null, record: await goLive(transaction, next, { live, draft }) } as const;
    });

  return async (request) => {
    if (request.note.trim() === '') return refuse({ code: 'publish.note-required' });
    const { live, draft } = await readers.readDraft();
    const refusal = findRefusal(live, draft, request);
    if (refusal !== null) return explain(refusal, live, draft);
    if (isSameSource(draft.documents, draft.base)) return refuse({ code: 'publish.nothing-to-publish' });
    // Compiling takes long, so it is outside the lock; what it was made from is checked again inside.
    const compiling = compile(draft.documents);
    // Meanwhile, for another thread compiles.
    const source = nameSource(draft.documents);
    const sensitive = sensitiveIn(options, draft);
    const { release, issues } = await compiling;
    if (release === null) return refuse({ code: 'publish.check-failed', issues: errorsOf(issues) });
    const parts = await prepareParts(db, release, 'fast');
    return catchRefusal(async (): Promise<Result<ReleaseRecord, PublishRefusal>> => {
      const outcome = await commit(request, release, source, parts, sensitive.length > 0);
      if (outcome.refusal === 'stage-open') return refuse({ code: 'stage.open', revision: outcome.staged });
      if (outcome.refusal === 'approval-required')
        return refuse({ code: 'publish.approval-required', sensitive });
      if (outcome.refusal !== null) return explain(outcome.refusal, outcome.live, outcome.draft);
      readers.keepStored(source);
      return { ok: true, value: outcome.record };
    });
  };
};

export const createImport = (
  options: SiteServiceOptions,
  readers: Readers,
  compile: SiteCompiler['compile'],
): ((request: ImportRequest) => Promise<Result<ReleaseRecord, PublishRefusal>>) => {
  const { db, merchant, clock, signer } = options;
  /** What of an import waits for a second person; nothing where nothing is live yet. */
  const findUnapproved = async (
    transaction: DbExecutor,
    live: LiveHead | null,
    documents: SiteDocuments,
    hash: string,
  ): Promise<readonly SensitiveChange[]> => {
    if (live === null) return [];
    const base = await readers.sourceOf(transaction, live.sourceHash);
    const sensitive = sensitiveIn(options, { base, documents });
    const isFree = sensitive.length === 0 || (await isApproved(transaction, merchant, hash, live.revision));
    return isFree ? [] : sensitive;
  };
  const noteImport = async (
    transaction: DbExecutor,
    values: {
      readonly fingerprint: string;
      readonly revision: number;
      readonly imported_at: ReturnType<typeof clock.now>;
    },
  ): Promise<void> => {
    await transaction
      .insertInto('site_import')
      .values({ merchant, ...values })
      .onConflict((conflict) => conflict.column('merchant').doUpdateSet(values))
      .execute();
  };
  return async ({ documents, note, author, kind, fingerprint, ...how }) => {
    if (note.trim() === '') return refuse({ code: 'publish.note-required' });
    const { release, issues } = await compile(documents);
    if (release === null) return refuse({ code: 'publish.check-failed', issues: errorsOf(issues) });
    const source = nameSource(documents);
    const parts = await prepareParts(db, release, how.effort ?? 'fast');
    return commitOrRefuse<ReleaseRecord, PublishRefusal>(db, async (transaction) => {
      await lockMerchant(transaction, merchant);
      const live = await readLive(transaction, merchant);
      const stage = await readOpenStage(transaction, merchant);
      if (stage !== null) return refuse({ code: 'stage.open', revision: stage.revision });
      const isHeld = how.isHeldToApproval === true;
      const waiting = isHeld ? await findUnapproved(transaction, live, documents, source.hash) : [];
      if (waiting.length > 0) return refuse({ code: 'publish.approval-required', sensitive: waiting });
      const now = clock.now();
      const isLive = live !== null && live.compiled === release.hash && live.sourceHash === source.hash;
      const revision = isLive ? live.revision : await nextRevision(transaction, merchant);
      if (fingerprint !== undefined)
        await noteImport(transaction, { fingerprint, revision, imported_at: now });
      if (isLive) return refuse({ code: 'publish.nothing-to-publish' });
      await insertSource(transaction, source, now);
      // The program's own site is the base; files from elsewhere get the base of the live site.
      const base =
        kind === 'initial' || live === null
          ? source.hash
          : await findBaseHash(transaction, merchant, live.sourceHash);
      await writeBase(transaction, { merchant, source: source.hash, base, at: now });
      await insertRelease(transaction, release, parts, now);
      await insertSignature(transaction, signer, release, now);
      const record = await commitRevision(
        transaction,
        options,
        {
          merchant,
          revision,
          release: release.hash,
          sourceHash: source.hash,
          kind,
          note,
          author,
          at: now,
          rolledBackTo: null,
        },
        kind === 'initial' ? 'initial' : 'import',
      );
      return { ok: true, value: record };
    });
  };
};
