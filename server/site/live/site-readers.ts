import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { ActivePointer } from '../../../src/protocol/release/release.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { Random } from '../../infrastructure/random.ts';
import type { ReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { applyDocumentPatches } from '../draft/apply-patches.ts';
import { readDraftRow, type DraftRow } from '../draft/draft-store.ts';
import {
  readLive,
  readRevision,
  type DbExecutor,
  type LiveHead,
  type LiveRow,
} from '../release/release-store.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import type { Adoption, Draft } from '../site-service.ts';
import { readSource, type Source } from '../draft/source-store.ts';

export type FindMembers = (
  accounts: readonly string[],
) => Promise<readonly { readonly id: string; readonly account: string }[]>;

export interface SiteServiceOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly merchant: string;
  readonly compiler: SiteCompiler;
  /** Vouches for what is stored. */
  readonly signer: ReleaseSigner;
  /** Members by account, whatever their letter case; those that there are. None behind a real platform. */
  readonly findMembers?: FindMembers;
  /** Codes of the studios that have games; where they are not known here, any code may be named. */
  readonly listVendors?: () => Promise<readonly string[]>;
  /** Open browsers over all nodes for a revision. */
  readonly countBrowsers?: (revision: number) => Promise<Adoption>;
}
export const toPointer = ({ sourceHash: _, compiled: __, ...pointer }: LiveRow): ActivePointer => pointer;

export const unknownRevision = (revision: number): AppError =>
  new AppError({
    status: 404,
    code: 'rollback.revision-unknown',
    message: `There is no revision ${revision}.`,
  });

/** The names of what is live, or null before the first import. */
const readLiveHead = async (work: DbExecutor, merchant: string): Promise<LiveHead | null> => {
  const row = await work
    .selectFrom('site_pointer as pointer')
    .innerJoin('site_revision as revision', (join) =>
      join
        .onRef('revision.merchant', '=', 'pointer.merchant')
        .onRef('revision.revision', '=', 'pointer.revision'),
    )
    .select(['revision.revision', 'revision.release_hash', 'revision.source_hash', 'revision.compiled_hash'])
    .where('pointer.merchant', '=', merchant)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { revision, release_hash: release, source_hash: sourceHash } = row;
  return { merchant, revision, release, sourceHash, compiled: row.compiled_hash ?? release };
};

/** Reads with what never changes kept by hash. */
export const createReaders = ({ db, merchant }: SiteServiceOptions) => {
  const require = <Live>(live: Live | null): Live => {
    if (live === null)
      throw new AppError({
        status: 503,
        code: 'site.none',
        message: `No site of ${merchant} is published yet.`,
      });
    return live;
  };
  const requireLive = async (work: DbExecutor): Promise<LiveHead> =>
    require(await readLiveHead(work, merchant));
  /** With the manifest, as browsers get it. */
  const requirePointer = async (work: DbExecutor): Promise<ActivePointer> =>
    toPointer(require(await readLive(work, merchant)));
  const sources = new Map<string, Promise<SiteDocuments>>();
  const keep = (hash: string, documents: Promise<SiteDocuments>): void => {
    sources.set(hash, documents);
    const oldest = sources.keys().next().value;
    if (sources.size > 8 && oldest !== undefined) sources.delete(oldest);
  };
  /** Documents by content hash never change, so a few are kept. */
  const sourceOf = (work: DbExecutor, hash: string): Promise<SiteDocuments> => {
    const entry = sources.get(hash);
    if (entry !== undefined) return entry;
    const read = readSource(work, hash);
    keep(hash, read);
    read.catch(() => sources.delete(hash));
    return read;
  };
  /** A source that was stored just now: it is asked for next, and not read again. */
  const keepStored = ({ hash, documents }: Source): void => {
    if (!sources.has(hash)) keep(hash, Promise.resolve(documents));
  };
  const documentsOf = async (work: DbExecutor, revision: number): Promise<SiteDocuments> => {
    const stored = await readRevision(work, merchant, revision);
    if (stored === null) throw unknownRevision(revision);
    return sourceOf(work, stored.sourceHash);
  };
  const toDraft = async (work: DbExecutor, row: DraftRow): Promise<Draft> => {
    const base = await documentsOf(work, row.baseRevision);
    return {
      baseRevision: row.baseRevision,
      version: row.version,
      patches: row.patches,
      authors: row.authors,
      base,
      documents: applyDocumentPatches(base, row.patches),
      updatedBy: row.updatedBy,
      updatedAt: row.updatedAt?.toISOString() ?? null,
    };
  };
  const readDraft = async (work: DbExecutor = db): Promise<{ live: LiveHead; draft: Draft }> => {
    const live = await requireLive(work);
    return { live, draft: await toDraft(work, await readDraftRow(work, live)) };
  };
  return { requireLive, requirePointer, sourceOf, keepStored, documentsOf, toDraft, readDraft };
};
export type Readers = ReturnType<typeof createReaders>;
