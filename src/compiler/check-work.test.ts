import { expect, test } from 'vitest';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Catalogue } from './catalogue.ts';
import type { Memo } from './memory.ts';
import { createFlowCatalogue, createFlowSite } from './proof/tiny-flow.fake.ts';
import { createMemory, type Memory, runCheck } from './run-check.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { createTinySite } from './tiny-site.fake.ts';

/** The site with so many copies of a page, each at its own address. */
const copyPage = (site: Record<string, unknown>, id: string, copies: number): SiteDocuments => {
  const page = site[`pages/${id}`] as object;
  const made: Record<string, unknown> = { ...site };
  const { routes, ...rest } = site['site'] as { readonly routes: readonly object[] };
  const names = Array.from({ length: copies }, (_, index) => `copy${index}`);
  for (const name of names) made[`pages/${name}`] = { ...page, id: name };
  made['site'] = {
    ...rest,
    routes: [...routes, ...names.map((name) => ({ id: name, path: `/${name}`, page: name }))],
  };
  return made;
};

/** The site with a field of registration turned. */
const turnField = (site: SiteDocuments): SiteDocuments => {
  const path = 'settings/register-fields';
  const { fields, ...settings } = site[path] as {
    readonly fields: Readonly<Record<string, { readonly enabled: boolean }>>;
  };
  const email = { ...fields['email'], enabled: fields['email']?.enabled !== true };
  return { ...site, [path]: { ...settings, fields: { ...fields, email } } };
};

/** How often each part of a checker's work was asked for. */
const countWork = (memory: Memory): { readonly counts: Record<string, number>; readonly watched: Memory } => {
  const counts: Record<string, number> = {};
  const count = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  const watch = <Value>(name: string, memo: Memo<Value>): Memo<Value> => ({
    ...memo,
    recall: (key, make, isGood) => {
      count(name);
      return memo.recall(key, make, isGood);
    },
  });
  const { documents, screens, proofs } = memory;
  const proven = new Proxy(proofs.screens, {
    get: (all, name) => {
      if (name === 'get') count('proof');
      const member: unknown = Reflect.get(all, name);
      return typeof member === 'function' ? (member.bind(all) as unknown) : member;
    },
  });
  return {
    counts,
    watched: {
      ...memory,
      documents: Object.assign(documents, {
        sorted: watch('sorted', documents.sorted),
        shapes: watch('checked', documents.shapes),
        outlines: watch('outlined', documents.outlines),
      }),
      screens: Object.assign(screens, { units: watch('compiled', screens.units) }),
      proofs: Object.assign(proofs, { screens: proven }),
    },
  };
};

/** What a checker that knows a site does for one changed field of it, and how many parts of its release are new. */
const measure = async (site: SiteDocuments, catalogue: Catalogue) => {
  const memory = createMemory();
  const before = await runCheck(site, catalogue, memory);
  const { counts, watched } = countWork(memory);
  const { release } = await runCheck(turnField(site), catalogue, watched);
  const former = new Set(Object.values(before.release?.parts ?? {}));
  const parts = Object.values(release?.parts ?? {}).filter((part) => !former.has(part)).length;
  const pages = Object.keys(release?.manifest.pages ?? {}).length;
  return { counts, parts, pages, screens: before.proof?.screens ?? 0 };
};

test('a changed field costs the same work in a site of ten times the pages', async () => {
  const small = await measure(copyPage(createTinySite(), 'home', 5), createTinyCatalogue());
  const large = await measure(copyPage(createTinySite(), 'home', 50), createTinyCatalogue());
  expect(small.counts).toEqual({ sorted: 1, checked: 1 });
  expect(large.pages).toBe(small.pages + 45);
  expect(small.parts).toBeLessThan(10);
  expect(large.counts).toEqual(small.counts);
  expect(large.parts).toBe(small.parts);
});

test('asks for no proof again that did not ask for the field', async () => {
  const catalogue = createFlowCatalogue();
  const small = await measure(copyPage(createFlowSite(), 'about', 2), catalogue);
  const large = await measure(copyPage(createFlowSite(), 'about', 20), catalogue);
  expect(large.screens).toBe(small.screens + 18);
  expect(large.counts).toEqual(small.counts);
});
