import { mergeBase } from '../../../src/compiler/overlay/merge-base.ts';
import { makeOverlay } from '../../../src/compiler/overlay/overlay.ts';
import type { WireBase } from '../../../src/protocol/calls/site.ts';
import type { WireBaseConflict } from '../../../src/protocol/calls/site.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { makePatches } from '../../../src/protocol/json/json-patches.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import type { Bases } from '../../site/base/bases.ts';
import type { DocumentPatch, SiteService } from '../../site/site-service.ts';

interface ProgramSites {
  /** What the site stands on; else what was live first. */
  readonly base?: SiteDocuments;
  /** What the program ships since. */
  readonly shipped?: SiteDocuments;
}
const conflictsOf = (
  old: SiteDocuments,
  next: SiteDocuments,
  ownDocuments: SiteDocuments,
): readonly WireBaseConflict[] =>
  mergeBase(old, next, ownDocuments).conflicts.map(({ document, path, kind, was, theirs, yours }) => ({
    document,
    kind,
    place: path.join('.'),
    was: JSON.stringify(was),
    theirs: JSON.stringify(theirs),
    yours: JSON.stringify(yours),
  }));
const changeOf = (document: string) =>
  ({ document, pointer: '', kind: 'changed', summary: `${document} reads otherwise` }) as const;
// Documents are parsed JSON; the site keeps them as unknown because they are checked later.
const patchesBetween = (before: SiteDocuments, after: SiteDocuments): readonly DocumentPatch[] =>
  Object.keys({ ...before, ...after }).flatMap((document) =>
    makePatches(document, (before[document] ?? null) as Json, (after[document] ?? null) as Json),
  );

/** The program's site under the draft, in memory. */
export function createBasesFake(site: SiteService, sites: ProgramSites = {}): Omit<Bases, 'ship'> {
  let { base = null, shipped = null } = sites;
  let conflicts: readonly WireBaseConflict[] = [];
  let isTaken = false;
  const readBase = async (): Promise<SiteDocuments> => base ?? site.documents(1);
  return {
    standing: async (): Promise<WireBase> => {
      const [draft, under, live] = [await site.draft(), await readBase(), await site.documents()];
      const overlay = Object.entries(makeOverlay(under, draft.documents));
      return {
        version: draft.version,
        base: 'base-1',
        total: Object.keys(under).length,
        isTaken,
        conflicts,
        documents: overlay.map(([path, { state }]) => ({
          path,
          state: state === 'replaced' ? 'changed' : state,
        })),
        changes: overlay.map(([path]) => changeOf(path)),
        live: Object.keys(makeOverlay(under, live)).map((document) => ({ document, pointer: '' })),
        update: shipped && {
          base: 'base-2',
          shippedAt: '2026-11-21T10:00:00.000Z',
          changes: Object.keys(makeOverlay(under, shipped)).map(changeOf),
          conflicts: conflictsOf(under, shipped, draft.documents),
        },
      };
    },
    take: async (request) => {
      const [next, under] = [shipped, await readBase()];
      if (next === null) return { ok: false, error: { code: 'base.none' } };
      const { documents } = await site.draft();
      const plan = ({ patches }: { readonly patches: readonly DocumentPatch[] }) => [
        ...patches,
        ...patchesBetween(documents, mergeBase(under, next, documents).documents),
      ];
      const result = await site.rewriteDraft({ ...request, onto: 'base', plan });
      if (!result.ok) return result;
      conflicts = conflictsOf(under, next, documents);
      [base, shipped, isTaken] = [next, null, true];
      return result;
    },
    revert: async ({ version, author, document }) => {
      const under = await readBase();
      const result = await site.rewriteDraft({
        version,
        author,
        onto: 'base',
        plan: ({ patches, documents }) => [
          ...patches,
          ...patchesBetween(
            { [document]: documents[document] },
            Object.hasOwn(under, document) ? { [document]: under[document] } : {},
          ),
        ],
      });
      if (result.ok) conflicts = conflicts.filter((conflict) => conflict.document !== document);
      return result;
    },
  };
}
