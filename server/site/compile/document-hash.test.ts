import { expect, test } from 'vitest';
import { hashText } from '../../../src/compiler/content-hash.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { createDocumentsHash, type DocumentEntry } from './document-hash.ts';

/** Pages, then settings, as the paths of a site come. */
const makeSite = (pages: number): readonly DocumentEntry[] => [
  ...Array.from({ length: pages }, (_, page): DocumentEntry => [
    `pages/${String(page).padStart(4, '0')}`,
    { title: `Página ${page} 🎲`, page },
  ]),
  ['settings/fields', { line: true }],
  ['site', { name: 'Foyer' }],
];
const nameOf = (entries: readonly DocumentEntry[]): string =>
  hashText(toCanonicalJson(Object.fromEntries(entries)));
const change = (entries: readonly DocumentEntry[], path: string): readonly DocumentEntry[] =>
  entries.map((entry) => (entry[0] === path ? [path, { changed: true }] : entry));

test('one changed setting costs the same on a site of ten times the pages', () => {
  const countWritten = (pages: number): number => {
    let written = 0;
    const hash = createDocumentsHash((document) => {
      written += 1;
      return toCanonicalJson(document);
    });
    const site = makeSite(pages);
    hash(site);
    expect(written).toBe(pages + 2);
    written = 0;
    const changed = change(site, 'settings/fields');
    expect(hash(changed)).toBe(nameOf(changed));
    return written;
  };
  expect(countWritten(800)).toBe(countWritten(80));
  expect(countWritten(800)).toBeLessThanOrEqual(16);
});

test('the name is that of the whole text, whatever was hashed before', () => {
  const hash = createDocumentsHash(toCanonicalJson);
  const site = makeSite(46); // 48 documents: the last state is a full one.
  const more = [...site, ['themes/default', { dark: true }]] as const;
  const sets: readonly (readonly DocumentEntry[])[] = [
    [],
    site,
    more,
    site,
    change(site, 'pages/0000'),
    change(more, 'pages/0015'),
    change(more, 'pages/0016'),
    site.slice(0, 17),
    site.slice(0, 16),
    site.slice(1),
    more,
    more,
    [],
  ];
  for (const entries of sets) expect(hash(entries)).toBe(nameOf(entries));
});
