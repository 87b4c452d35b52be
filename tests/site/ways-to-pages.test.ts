import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';

interface Route {
  readonly id: string;
  readonly page: string;
  readonly arrival?: boolean;
}
type Found = (document: string | null, route: string | null) => void;

/** Tells of everything that a document leads to: other documents of the screen, and routes by their ids. */
const follow = (value: unknown, found: Found): void => {
  if (Array.isArray(value)) {
    for (const each of value as readonly unknown[]) follow(each, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (typeof inner !== 'string') {
      follow(inner, found);
      continue;
    }
    if (key === 'use' && inner.startsWith('fragment:')) found(`fragments/${inner.slice(9)}`, null);
    else if (key === 'modal') found(`modals/${inner}`, null);
    else if (key === 'menu') found(`menus/${inner}`, null);
    else if (key === 'to' || key === 'route' || key === 'moreRoute') found(null, inner);
  }
};

/** Routes that no chain of links, from the frame around every page on, leads to. */
const listUnreached = (documents: SiteDocuments): readonly string[] => {
  const all: Readonly<Record<string, unknown>> = documents;
  const { routes } = all['site'] as { readonly routes: readonly Route[] };
  const reached = new Set<string>();
  const visited = new Set<string>();
  const pending = ['shell', 'pages/home'];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (visited.has(name)) continue;
    visited.add(name);
    follow(all[name], (document, id) => {
      if (document !== null) pending.push(document);
      const route = routes.find((each) => each.id === id);
      if (route === undefined) return;
      reached.add(route.id);
      pending.push(`pages/${route.page}`);
    });
  }
  return routes.filter(({ id, arrival }) => arrival !== true && !reached.has(id)).map(({ id }) => id);
};

let documents: SiteDocuments;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
});

describe('every page of the default site', () => {
  it('has a way to it; pages that people arrive at from outside need none', () => {
    expect(listUnreached(documents)).toEqual([]);
  });

  it('is missed when its links are removed', () => {
    const text = JSON.stringify(documents)
      .replaceAll('"to":"favorite"', '"to":"home"')
      .replaceAll('"route":"favorite"', '"route":"home"');
    expect(listUnreached(JSON.parse(text) as SiteDocuments)).toEqual(['favorite']);
  });
});
