import type { SiteDocuments } from '../../protocol/document.ts';

const visit = (value: unknown, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  const object = value as Readonly<Record<string, unknown>>;
  if (typeof object.use === 'string' && object.use.startsWith('fragment:'))
    found.add(`fragments/${object.use.slice('fragment:'.length)}`);
  if (typeof object.menu === 'string') found.add(`menus/${object.menu}`);
  if (object.do === 'open' && typeof object.modal === 'string') found.add(`modals/${object.modal}`);
  for (const entry of Object.values(object)) visit(entry, found);
};

/** The documents that a document names by itself: fragments, menus and modals, by path. */
export const listUses = (document: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  visit(document, found);
  return found;
};

/** The fragments and menus that are inlined into a document, in any depth. */
export const listInlined = (documents: SiteDocuments, path: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const queue = [path];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const use of listUses(documents[next])) {
      if (use.startsWith('modals/') || found.has(use)) continue;
      found.add(use);
      queue.push(use);
    }
  }
  return found;
};
