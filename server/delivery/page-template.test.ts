import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillTemplate, watchTemplate } from './page-template.ts';

const page = (script: string): string => `<!--foyer-boot--><script src="${script}"></script>`;

test('takes the page of a build beside the running server, and the old one while there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-template-'));
  const file = join(folder, 'index.html');
  writeFileSync(file, page('/build/a.js'));
  let now = 0;
  const read = watchTemplate(file, () => now);
  expect(read().text).toContain('a.js');
  const before = read().version;
  renameSync(file, `${file}.away`);
  now += 2_000;
  expect(read().text).toContain('a.js');
  writeFileSync(file, '<title>half a page');
  utimesSync(file, 10, 10);
  now += 2_000;
  expect(read().text).toContain('a.js');
  writeFileSync(file, page('/build/b.js'));
  utimesSync(file, 20, 20);
  now += 500;
  expect(read().text).toContain('a.js');
  now += 2_000;
  expect(read().text).toContain('b.js');
  expect(read().version).not.toBe(before);
  rmSync(folder, { recursive: true });
});

test('a drawn page is painted once its markup has come whole, before the data that it starts with', () => {
  const built = '<head><!--foyer-boot--></head><body><div id="root"></div></body>';
  const filling = {
    lang: 'en',
    dir: 'ltr',
    title: '',
    noScript: '',
    theme: undefined,
    icon: null,
    hints: '',
  };
  const drawn = { html: '<div id="root"><p>drawn</p></div>', css: '', script: '', locales: ['EN'] };
  const text = fillTemplate(built, { ...filling, styles: '/a.css', boot: '<script id="b"></script>', drawn });
  const awaited = /<head><link rel="expect" href="#([^"]+)" blocking="render">/.exec(text)?.[1] ?? '';
  const at = text.indexOf(`<link id="${awaited}"`);
  expect(at).toBeGreaterThan(text.indexOf('drawn</p></div>'));
  expect(at).toBeLessThan(text.indexOf('<script id="b">'));
  expect(fillTemplate(built, { ...filling, styles: '/a.css', boot: '', drawn: null })).not.toContain(
    'expect',
  );
});
