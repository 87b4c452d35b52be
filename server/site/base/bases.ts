import { mergeBase, type BaseConflict } from '../../../src/compiler/overlay/merge-base.ts';
import { makeOverlay, type SiteOverlay } from '../../../src/compiler/overlay/overlay.ts';
import type { RevertToBase, WireBase, WireBaseUpdate } from '../../../src/protocol/calls/site.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import { refuse } from '../refusal.ts';
import { lockMerchant, readRevision } from '../release/release-store.ts';
import { findRevertPatch } from '../release/revert.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import { jsonAt, patchDocument, patchSite } from '../draft/site-patches.ts';
import type { DocumentPatch, Draft, PublishRefusal, SiteService } from '../site-service.ts';
import { findBaseHash, readShipped, writeBase, writeShipped } from './base-store.ts';
import { describeConflict } from './describe-conflict.ts';
import { readDraftBase } from './draft-base.ts';

/** The program's own site under the merchant's, and what the merchant has otherwise. */
export interface Bases {
  /** Stores what the program ships. Returns whether the live site has another base. */
  ship(documents: SiteDocuments): Promise<boolean>;
  standing(): Promise<WireBase>;
  /** Puts the draft on the base that the program ships; the merchant's changes stay. */
  take(request: {
    readonly version: number;
    readonly author: string;
  }): Promise<Result<Draft, PublishRefusal>>;
  /** Puts the base's in place of one change in the draft, or of a whole document. */
  revert(request: RevertToBase & { readonly author: string }): Promise<Result<Draft, PublishRefusal>>;
}

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((key, index) => path[index] === key);

/** Whether a conflict is still undecided: the value still differs from that of the base. */
const isOpen =
  (overlay: SiteOverlay) =>
  ({ document, part, path, kind }: BaseConflict): boolean => {
    const overlayOfDocument = overlay[document];
    if (overlayOfDocument?.state !== 'changed' || `${part}${path.join('')}` === '' || kind === 'moved')
      return overlayOfDocument !== undefined;
    return overlayOfDocument.changes.some(
      (change) => change.part === part && (startsWith(change.path, path) || startsWith(path, change.path)),
    );
  };

export const createBases = (
  options: SiteServiceOptions,
  readers: Readers,
  rewriteDraft: SiteService['rewriteDraft'],
): Bases => {
  const { db, merchant, clock, compiler } = options;
  const liveBase = async (): Promise<string> =>
    findBaseHash(db, merchant, (await readers.requireLive(db)).sourceHash);
  const documentsOf = (hash: string): Promise<SiteDocuments> => readers.sourceOf(db, hash);

  /** A draft with its base, and the base of the live site. */
  const readStanding = async () => {
    const { live, draft } = await readers.readDraft();
    // A draft that another release overtook keeps the base that it was begun on.
    const begun = await readRevision(db, merchant, draft.baseRevision);
    const before = await findBaseHash(db, merchant, begun?.sourceHash ?? live.sourceHash);
    const hash = readDraftBase(draft.patches) ?? before;
    return { live, draft, before, hash, base: await documentsOf(hash) };
  };
  const readUpdate = async (draft: Draft, hash: string): Promise<WireBaseUpdate | null> => {
    const shipped = await readShipped(db, merchant);
    if (shipped === null || shipped.hash === hash) return null;
    const [old, next] = await Promise.all([documentsOf(hash), documentsOf(shipped.hash)]);
    return {
      base: shipped.hash,
      shippedAt: shipped.at.toISOString(),
      changes: compiler.diff(old, next),
      conflicts: mergeBase(old, next, draft.documents).conflicts.map(describeConflict),
    };
  };

  const standing: Bases['standing'] = async () => {
    const { draft, before, hash, base } = await readStanding();
    const overlay = makeOverlay(base, draft.documents);
    const isTaken = hash !== before;
    const conflicts = isTaken ? mergeBase(await documentsOf(before), base, draft.base).conflicts : [];
    return {
      version: draft.version,
      base: hash,
      total: new Set([...Object.keys(base), ...Object.keys(draft.documents)]).size,
      documents: Object.entries(overlay).map(([path, { state }]) => ({
        path,
        state: state === 'replaced' ? 'changed' : state,
      })),
      changes: compiler.diff(base, draft.documents),
      live: compiler.diff(base, draft.base).map(({ document, pointer }) => ({ document, pointer })),
      isTaken,
      conflicts: conflicts.filter(isOpen(overlay)).map(describeConflict),
      update: await readUpdate(draft, hash),
    };
  };

  /** Where nothing would change for players, the live site gets the new base immediately. */
  const settle = (sourceHash: string, shipped: string): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      await writeBase(transaction, { merchant, source: sourceHash, base: shipped, at: clock.now() });
    });

  const take: Bases['take'] = async ({ version, author }) => {
    const { live, draft, hash, base } = await readStanding();
    const shipped = await readShipped(db, merchant);
    if (shipped === null || shipped.hash === hash) return refuse({ code: 'base.none' });
    const next = await documentsOf(shipped.hash);
    const patchesOf = (drafted: SiteDocuments): readonly DocumentPatch[] => {
      const merged = mergeBase(base, next, drafted).documents;
      const patches = patchSite(drafted, merged);
      const [first, ...rest] = patches;
      if (first !== undefined) return [{ ...first, base: shipped.hash }, ...rest];
      // Only the base of the draft changes: a document is written as it is.
      const [document = ''] = Object.keys(drafted);
      const value = jsonAt(drafted, document) ?? null;
      return [{ document, op: 'replace', path: [], value, base: shipped.hash }];
    };
    if (
      draft.patches.length === 0 &&
      patchSite(draft.documents, mergeBase(base, next, draft.documents).documents).length === 0
    ) {
      await settle(live.sourceHash, shipped.hash);
      return { ok: true, value: draft };
    }
    return rewriteDraft({
      version,
      author,
      onto: 'base',
      plan: ({ patches, documents }) => [...patches, ...patchesOf(documents)],
    });
  };

  const revert: Bases['revert'] = async ({ version, author, document, change }) => {
    const { base } = await readStanding();
    return rewriteDraft({
      version,
      author,
      onto: 'base',
      plan: ({ patches, documents }, _live, diff) => {
        if (change === undefined)
          return [
            ...patches,
            ...patchDocument(document, jsonAt(documents, document), jsonAt(base, document)),
          ];
        const patch = findRevertPatch(diff, { base, documents }, { document, ...change });
        return patch === null ? null : [...patches, patch];
      },
    });
  };

  return {
    ship: async (documents) => {
      await db.transaction().execute(async (transaction) => {
        await lockMerchant(transaction, merchant);
        await writeShipped(transaction, merchant, documents, clock.now());
      });
      return (await readShipped(db, merchant))?.hash !== (await liveBase());
    },
    standing,
    take,
    revert,
  };
};
