import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Impact } from '../../src/protocol/release/impact.ts';
import type { Result } from '../../src/protocol/release/issue.ts';
import type { Release } from '../../src/protocol/release/release.ts';
import { compareReleases } from './release/compare-releases.ts';
import { verifyRecords, type RecordsVerdict } from './audit/audit.ts';
import { createApprovals, type Approvals } from './audit/approvals.ts';
import { createBases, type Bases } from './base/bases.ts';
import { createKillSwitches, type KillSwitches } from './kill/kill-commands.ts';
import { createDraftCommands } from './draft/draft-commands.ts';
import { createEditCommands } from './draft/edit-commands.ts';
import { createDrafts, type Drafts } from './draft/drafts.ts';
import { createRebase } from './draft/rebase-drafts.ts';
import type { JobHandler } from '../infrastructure/jobs/job-runner.ts';
import { createImport, createPublish, type ImportRequest } from './release/publish-commands.ts';
import { readPointer, readRelease, readRevision } from './release/release-store.ts';
import { keyOfSource } from './draft/source-store.ts';
import { createRollback, createRollbacks, type Rollbacks } from './release/rollbacks.ts';
import { readHistory, readRevisionOf } from './release/revision-history.ts';
import type { Compilation, SiteCompiler } from './compile/site-compiler.ts';
import { createSchedules, type Schedules } from './schedule/schedules.ts';
import { createReaders, unknownRevision, type SiteServiceOptions } from './live/site-readers.ts';
import type { PublishRefusal, ReleaseRecord, SiteService } from './site-service.ts';
import { createStages, type Stages } from './stage/stages.ts';
import { findFixedCurrency } from './live/live-currency.ts';
import { findFixedZone } from './live/live-zone.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';

/** The service with what the command line and the start do beyond the console. */
export interface StoredSiteService extends SiteService {
  /** Publishes a whole document set. `nothing-to-publish` when it is what is live already. */
  importDocuments(request: ImportRequest): Promise<Result<ReleaseRecord, PublishRefusal>>;
  check(documents: SiteDocuments): Promise<Compilation>;
  readonly approvals: Approvals;
  readonly rollbacks: Rollbacks;
  readonly kills: KillSwitches;
  readonly drafts: Drafts;
  /** Puts a draft on top of what another one made live. */
  readonly rebaseDraft: JobHandler;
  readonly schedules: Schedules;
  readonly stages: Stages;
  /** Whether the record of what happened is whole. */
  verifyAudit(): Promise<RecordsVerdict>;
  readonly bases: Bases;
}

interface Side {
  readonly release: Pick<Release, 'manifest'> | Release | null;
  readonly documents: SiteDocuments;
}

/** The last few results by source: check, preview and publish of one draft compile once. */
const keepCompilations = (
  compiler: SiteCompiler,
  size = 6,
): ((documents: SiteDocuments) => Promise<Compilation>) => {
  const cache = new Map<string, Promise<Compilation>>();
  return (documents) => {
    const key = keyOfSource(documents);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const made = compiler.compile(documents);
    cache.set(key, made);
    made.catch(() => cache.delete(key)); // A failed run is tried again; the caller gets the rejection.
    const oldest = cache.keys().next().value;
    if (cache.size > size && oldest !== undefined) cache.delete(oldest);
    return made;
  };
};

/**
 * A merchant's site in PostgreSQL. Releases, parts, sources and revisions are only ever added; a
 * publication is one transaction, so a crash leaves either the old site or the new one.
 */
export const createSiteService = (options: SiteServiceOptions): StoredSiteService => {
  const { db, merchant, compiler } = options;
  const readers = createReaders(options);
  const compile = keepCompilations(compiler);
  const publish = createPublish(options, readers, compile);
  const sideOf = async (revision: number): Promise<Side> => {
    const documents = await readers.documentsOf(db, revision);
    const pointer = await readPointer(db, merchant, revision);
    return { release: pointer, documents };
  };
  /** A revision before switches: a draft is compared with what was published, not with what is switched off. */
  const publishedSide = async (revision: number): Promise<Side> => {
    const source = await readRevision(db, merchant, revision);
    if (source === null) throw unknownRevision(revision);
    return {
      release: await readRelease(db, source.compiled),
      documents: await readers.sourceOf(db, source.sourceHash),
    };
  };
  const draftSide = async (): Promise<Side> => {
    const { documents } = (await readers.readDraft()).draft;
    return { release: (await compile(documents)).release, documents };
  };
  const measure = async (before: Side, after: Side): Promise<Impact | null> =>
    before.release === null || after.release === null
      ? null
      : compareReleases(
          db,
          compiler.facts,
          { ...before.release, documents: before.documents },
          { ...after.release, documents: after.documents },
        );
  /** What the compiler finds, and what the ledger holds the brand to. */
  const checkDocuments = async (documents: SiteDocuments): Promise<Compilation> => {
    const compiled = await compile(documents);
    const brand = documents['settings/brand'] as JsonObject | undefined;
    const fixed = [
      await findFixedCurrency(db, merchant, brand?.['currency']),
      await findFixedZone(db, merchant, { setting: brand?.['timeZone'] }),
    ].filter((issue) => issue !== null);
    return fixed.length === 0
      ? compiled
      : { ...compiled, release: null, issues: [...compiled.issues, ...fixed] };
  };
  const rebasing = createRebase(options, readers, compile);
  const draftCommands = createDraftCommands(options, readers, compile);
  return {
    ...draftCommands,
    ...createEditCommands(options, readers),
    active: () => readers.requirePointer(db),
    history: (limit) => readHistory(db, merchant, limit),
    revisionOf: (release) => readRevisionOf(db, merchant, release),
    draft: async () => (await readers.readDraft()).draft,
    listDraftIssues: async () => (await checkDocuments((await readers.readDraft()).draft.documents)).issues,
    checkDraft: async () => {
      const { draft } = await readers.readDraft();
      const { issues, release, suppressed = [] } = await checkDocuments(draft.documents);
      return {
        issues,
        suppressed,
        changes: compiler.diff(draft.base, draft.documents),
        candidate: release?.hash ?? null,
        impact: await measure(await publishedSide(draft.baseRevision), {
          release,
          documents: draft.documents,
        }),
      };
    },
    compare: async ({ from, to }) => {
      const isDraft = to === 'draft';
      const before = await (isDraft ? publishedSide(from) : sideOf(from));
      const after = isDraft ? await draftSide() : await sideOf(to);
      return {
        changes: compiler.diff(before.documents, after.documents),
        impact: await measure(before, after),
      };
    },
    publish,
    rollback: createRollback(options, readers),
    importDocuments: createImport(options, readers, compile),
    documents: async (revision) =>
      revision === undefined
        ? readers.sourceOf(db, (await readers.requireLive(db)).sourceHash)
        : readers.documentsOf(db, revision),
    check: compile,
    approvals: createApprovals(options, readers),
    rollbacks: createRollbacks(options),
    kills: createKillSwitches(options, readers),
    drafts: createDrafts(options, readers),
    rebaseDraft: rebasing.run,
    schedules: createSchedules(options, readers, { compile, publish, rebase: rebasing.rebase }),
    stages: createStages(options, readers, compile),
    verifyAudit: () => verifyRecords(db, merchant),
    bases: createBases(options, readers, draftCommands.rewriteDraft),
    adoption: async () => {
      const { revision } = await readers.requireLive(db);
      return options.countBrowsers?.(revision) ?? { revision, browsers: 0, current: 0 };
    },
  };
};
