import { stat } from 'node:fs/promises';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { CompiledScreen, CompiledSite, ReleaseManifest } from '../../src/protocol/release/release.ts';
import { createPageWriter } from './page-html.ts';

const site: CompiledSite = {
  name: 'Tiny',
  routes: [{ id: 'home', path: '/', page: 'home' }],
  locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
  defaultLocale: 'EN',
  externalHosts: [],
  settings: {},
};
const screen: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  nodes: [],
  root: 0,
};
const texts: Readonly<Record<string, string>> = {
  site: JSON.stringify(site),
  shell: JSON.stringify({ ...screen, kind: 'shell', id: 'shell' }),
  page: JSON.stringify(screen),
  words: JSON.stringify({ 'runtime.noScript': 'Switch on JavaScript <b>.', 'agent.title': 'Agent centre' }),
  sheet: '',
  drawn: JSON.stringify({ home: { EN: { html: 'h', css: 'c' } } }),
  h: '<div id="root">drawn at publish</div>',
  c: '.a{}',
};
const manifest: ReleaseManifest = {
  format: 1,
  site: 'site',
  shell: 'shell',
  styles: 'sheet',
  prerendered: 'drawn',
  drawnBy: 'this program',
  pages: { home: 'page' },
  modals: {},
  forms: {},
  messages: { EN: 'words' },
};
const template = {
  version: '1',
  text: '<html><head><title>x</title><!--foyer-boot--></head><body><div id="root"></div><noscript>This site needs JavaScript.</noscript></body></html>',
  findChunks: () => [],
};
const writer = createPageWriter(
  () => template,
  { text: (hash) => Promise.resolve(texts[hash] ?? 'null') } as Parameters<typeof createPageWriter>[1],
  'this program',
);
const write = async (drawnBy: string, release: string): Promise<string> => {
  const active = { merchant: 'demo', revision: 1, release, manifest: { ...manifest, drawnBy } };
  const page = await writer.write({ active, path: '/', askedLocale: undefined, acceptLanguage: 'en' });
  return String(await page.encode('identity'));
};

test('a view that this program drew is part of the page, one of another program is left to the browser', async () => {
  expect(await write('this program', 'r1')).toContain('drawn at publish');
  expect(await write('another program', 'r2')).not.toContain('drawn at publish');
});

test('without scripts the page asks for them in its language, as text', async () => {
  const html = await write('this program', 'r1');
  expect(html).toContain('<noscript>Switch on JavaScript &#60;b&#62;.</noscript>');
  expect(html).not.toContain('This site needs JavaScript.');
});

test('a page brings the texts of its first view alone, a preview brings all', async () => {
  const html = await write('this program', 'r1');
  expect(html).toContain('"hasFirstTexts":true');
  expect(html).not.toContain('Agent centre');
  const preview = await writer.write({
    active: { merchant: 'demo', revision: 1, release: 'r1', manifest },
    path: '/',
    askedLocale: undefined,
    acceptLanguage: 'en',
    preview: { token: 't', expiresAt: '2026-12-01T00:00:00Z' },
  });
  expect(String(await preview.encode('identity'))).toContain('Agent centre');
});
test('a brand with a logo has it as the icon of the tab, at the smallest width that is kept', async () => {
  const built = {
    ...template,
    text: template.text.replace('<title>', '<link rel="icon" href="/built.svg"><title>'),
  };
  const writeWith = async (logo: string | null) => {
    const settings = logo === null ? {} : { brand: { logo } };
    const branded = createPageWriter(
      () => built,
      {
        text: (hash) =>
          Promise.resolve(hash === 'site' ? JSON.stringify({ ...site, settings }) : (texts[hash] ?? 'null')),
      } as Parameters<typeof createPageWriter>[1],
      'this program',
    );
    const active = { merchant: 'demo', revision: 1, release: 'r1', manifest };
    const page = await branded.write({ active, path: '/', askedLocale: undefined, acceptLanguage: 'en' });
    return /<link rel="icon"[^>]*>/.exec(String(await page.encode('identity')))?.[0];
  };
  expect(await writeWith(null)).toBe('<link rel="icon" href="/built.svg">');
  expect(await writeWith('/assets/own.png')).toBe('<link rel="icon" href="/assets/own.png">');
  const kept = `/media/kept/${'a'.repeat(32)}-800x800-50x50`;
  expect(await writeWith(kept)).toBe(`<link rel="icon" href="${kept}-320">`);
});
test('a page that is asked for again is made smaller, and still says the same', async () => {
  const active = { merchant: 'demo', revision: 1, release: 'again', manifest };
  const ask = () => writer.write({ active, path: '/', askedLocale: undefined, acceptLanguage: 'en' });
  const first = await (await ask()).encode('br');
  const page = await ask();
  await page.shrink();
  const second = await page.encode('br');
  expect(second.length).toBeLessThan(first.length);
  expect(String(brotliDecompressSync(second))).toBe(String(brotliDecompressSync(first)));
});

test('pages that are made smaller keep nothing waiting that needs a thread too', async () => {
  const large = {
    ...site,
    routes: [],
    name: Array.from({ length: 6_000 }, (_, n) => `Name ${n * n}`).join(),
  };
  const many = Array.from({ length: 12 }, (_, index) => `/many-${index}`);
  const slow = createPageWriter(
    () => template,
    {
      text: (hash) => Promise.resolve(hash === 'site' ? JSON.stringify(large) : (texts[hash] ?? 'null')),
    } as Parameters<typeof createPageWriter>[1],
    'this program',
  );
  const askAll = () =>
    Promise.all(
      many.map((release) => {
        const active = { merchant: 'demo', revision: 1, release, manifest };
        return slow.write({ active, path: '/', askedLocale: undefined, acceptLanguage: 'en' });
      }),
    );
  const pages = await askAll();
  const before = await Promise.all(pages.map((page) => page.encode('br')));
  await askAll();
  // The work begins a few turns after it is asked for.
  for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop(await stat('.'));
  const after = await Promise.all(pages.map((page) => page.encode('br')));
  expect(after.filter((bytes, index) => bytes !== before[index]).length).toBeLessThanOrEqual(3);
});
