import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { siteChecker } from './site-checker.ts';

const root = join(import.meta.dirname, '..', '..');
const { check } = siteChecker;
const brandPath = 'settings/brand';
const codes = ['EN', 'AR', 'TY'] as const;
/** As the languages write it; a text that has one of these stays when the brand is another. */
const writings = ['Lumina', 'لومينا'];

let documents: SiteDocuments;
const named = (name: string): SiteDocuments => ({
  ...documents,
  [brandPath]: { ...(documents[brandPath] as object), name },
});
beforeAll(async () => {
  documents = (await readSourceFiles(root)).documents;
});

it('is in no text of any language', () => {
  expect((documents[brandPath] as { name: string }).name).toBe('Lumina');
  const found = codes.flatMap((code) =>
    Object.entries(documents[`locales/${code}`] as Record<string, string>)
      .filter(([, text]) => writings.some((writing) => text.includes(writing)))
      .map(([key]) => `${code} ${key}`),
  );
  expect(found).toEqual([]);
});

it(
  'changes header, footer, titles and every text that says it, in every language',
  { timeout: 120_000 },
  async () => {
    const { release, issues } = await check(named('Zefir & Co'));
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    const parts = Object.values(release?.parts ?? {}).map(({ body }) => body);
    expect(parts.filter((body) => body.includes('{{brand'))).toEqual([]);
    // What every title ends with, and what authenticators and messages name.
    expect(parts.some((body) => body.includes('"name":"Zefir & Co"'))).toBe(true);
    const said = (key: string): readonly string[] =>
      parts.flatMap((body) => {
        if (!body.includes(`"${key}":`)) return [];
        const text: unknown = (JSON.parse(body) as Record<string, unknown>)[key];
        return typeof text === 'string' ? [text] : [];
      });
    for (const key of [
      'home.title',
      'join.title',
      'footer.about',
      'footer.copyright',
      'home.welcome.title',
    ]) {
      const texts = said(key);
      expect(texts).toHaveLength(codes.length);
      for (const text of texts) expect(text).toContain('Zefir & Co');
    }
    // Header and footer read the setting itself.
    expect(documents['fragments/brand']).toBeDefined();
    for (const place of ['fragments/brand', 'fragments/footer'])
      expect(JSON.stringify(documents[place])).toContain('{"$e":{"var":"settings.brand.name"}}');
    const without = parts.filter((body) => writings.some((writing) => body.includes(`"${writing}"`)));
    expect(without).toEqual([]);
  },
);
