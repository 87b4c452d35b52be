import type { NodeRef } from '../../protocol/canvas.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import type { WireScreenView } from '../../protocol/calls/editor.ts';
import type { TreeNode } from '../../editing/commands/layout-tree.ts';
import { writePointer } from '../../protocol/json/json-patches.ts';
import type { Views } from './use-view.ts';

const isIn = (pointer: string, place: string): boolean =>
  pointer === place || pointer.startsWith(`${place}/`);

/** The part of the open document that a finding is about: itself, or the use of what brought it. */
export function findPart(
  issue: Pick<Issue, 'document' | 'pointer'>,
  document: string,
  nodes: readonly TreeNode[],
  view: WireScreenView | undefined,
): string | null {
  const longest = <Item>(items: readonly Item[], read: (item: Item) => string): Item | undefined =>
    items
      .filter((item) => isIn(issue.pointer, read(item)))
      .toSorted((one, other) => read(other).length - read(one).length)[0];
  if (issue.document === document) return longest(nodes, ({ path }) => writePointer(path))?.id ?? null;
  const brought = (view?.places ?? []).flatMap((place, index) =>
    place.document === issue.document ? [{ ...place, id: view?.screen.nodes[index]?.id ?? '' }] : [],
  );
  const id = longest(brought, ({ pointer }) => pointer)?.id;
  return id === undefined ? null : (id.split('/')[0] ?? null);
}

/** The screen that a document becomes. */
export const screenOf = (document: string): NodeRef['screen'] =>
  document === 'shell' ? 'shell' : document.startsWith('modals/') ? 'modal' : 'page';

/** Findings about what is open: those of the view immediately, and those of the check of all later. */
export function gatherIssues(views: Views, document: string, checked: readonly Issue[]): readonly Issue[] {
  const view = views[document];
  const viewed = view?.issues ?? [];
  const documents = new Set([document, ...(view?.places ?? []).map((place) => place.document)]);
  const all = [...viewed, ...checked.filter((issue) => documents.has(issue.document))];
  const keys = new Set<string>();
  return all.filter(({ code, document: path, pointer }) => {
    const key = `${code} ${path} ${pointer}`;
    return keys.has(key) ? false : Boolean(keys.add(key));
  });
}
