import { mergeBase } from '../../compiler/overlay/merge-base.ts';
import { makeOverlay } from '../../compiler/overlay/overlay.ts';
import type { WireBase } from '../../protocol/console-base.ts';
import type { WireBaseConflict } from '../../protocol/console-conflict.ts';
import type { Json } from '../../protocol/json.ts';
import type { ConsoleApi } from './console-api.ts';

type Documents = Readonly<Record<string, Json>>;
interface FakeBase {
  /** What the site stands on, and what the program ships since. */
  readonly base: Documents;
  readonly shipped: Documents | null;
  readonly draft: () => { readonly version: number; readonly documents: Documents };
  readonly live: () => Documents;
  readonly write: (sent: number, documents: Record<string, Json>) => void;
}

const conflictsOf = (old: Documents, next: Documents, ownDocuments: Documents): readonly WireBaseConflict[] =>
  mergeBase(old, next, ownDocuments).conflicts.map(({ document, path, kind, was, theirs, yours }) => ({
    ...{ document, kind, place: path.join('.') },
    ...{ was: JSON.stringify(was), theirs: JSON.stringify(theirs), yours: JSON.stringify(yours) },
  }));

/** The program's site under the draft, in memory. */
export function createBaseApiFake(fake: FakeBase): Pick<ConsoleApi, 'base' | 'takeBase' | 'revertToBase'> {
  let { base, shipped } = fake;
  let conflicts: readonly WireBaseConflict[] = [];
  let isTaken = false;
  const changeOf = (document: string) =>
    ({ document, pointer: '', kind: 'changed', summary: `${document} reads otherwise` }) as const;
  const standing = (): WireBase => {
    const { version, documents } = fake.draft();
    const overlay = Object.entries(makeOverlay(base, documents));
    return {
      ...{ version, base: 'base-1', total: Object.keys(base).length, isTaken, conflicts },
      documents: overlay.map(([path, { state }]) => ({
        path,
        state: state === 'replaced' ? 'changed' : state,
      })),
      changes: overlay.map(([path]) => changeOf(path)),
      live: Object.keys(makeOverlay(base, fake.live())).map((document) => ({ document, pointer: '' })),
      update: shipped && {
        ...{ base: 'base-2', shippedAt: '2026-11-21T10:00:00.000Z' },
        changes: Object.keys(makeOverlay(base, shipped)).map(changeOf),
        conflicts: conflictsOf(base, shipped, documents),
      },
    };
  };
  return {
    base: async () => standing(),
    takeBase: async (sent) => {
      const next = shipped ?? base;
      const { documents } = fake.draft();
      conflicts = conflictsOf(base, next, documents);
      fake.write(sent, mergeBase(base, next, documents).documents as Record<string, Json>);
      [base, shipped, isTaken] = [next, null, true];
      return standing();
    },
    revertToBase: async ({ version, document }) => {
      const { [document]: _own, ...others } = fake.draft().documents;
      const value = base[document];
      fake.write(version, value === undefined ? others : { ...others, [document]: value });
      conflicts = conflicts.filter((conflict) => conflict.document !== document);
      return standing();
    },
  };
}
