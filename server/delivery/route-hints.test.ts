import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CompiledScreen, ReleaseManifest } from '../../src/protocol/release/release.ts';
import { readChunks, writeHints } from './route-hints.ts';

const build = {
  'index.html': { file: 'build/index-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'build/shared-1.js' },
  '../api/create-api.ts': { file: 'build/api-1.js', imports: ['index.html', '_deep.js'] },
  '_deep.js': { file: 'build/deep-1.js', imports: ['_shared.js'] },
  'input/preserve-input.ts': { file: 'build/input-1.js' },
  '../forms/schema-form/schema-form.tsx': { file: 'build/form-1.js' },
  '../components/generated/lobby-views.ts': { file: 'build/lobby-1.js', imports: ['_deep.js'] },
  '../components/qr-code/qr-code.tsx': { file: 'build/qr-1.js' },
};
const manifest = { forms: { login: { form: 'f1', validator: 'v1' } } } as unknown as ReleaseManifest;
const page = (forms: readonly string[]): CompiledScreen => ({ forms }) as unknown as CompiledScreen;
const withBuild = (
  check: (hints: (screen: CompiledScreen | null, markup: string | null) => string) => void,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-hints-'));
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(build));
  const find = readChunks(file);
  check((screen, markup) => writeHints(screen, manifest, find, markup));
  rmSync(folder, { recursive: true });
};
const hrefsOf = (links: string): readonly string[] =>
  [...links.matchAll(/href="([^"]+)"/g)].map((found) => found[1] as string);

test('hints at what a page asks for next, with what that imports, and at nothing of the entry', () => {
  withBuild((hints) => {
    const program = ['/build/api-1.js', '/build/deep-1.js'];
    expect(hrefsOf(hints(null, null))).toEqual(program);
    expect(hrefsOf(hints(page(['login', 'unknown']), null))).toEqual([
      ...program,
      '/build/form-1.js',
      '/site/parts/v1.js',
      '/site/parts/f1.json',
    ]);
  });
});
test('markup is hinted at with the code of its views, and not with that of calls', () => {
  withBuild((hints) => {
    const markup = '<div id="root" data-foyer-views="Carousel GameCard QrCode Nowhere">';
    const links = hints(page([]), markup);
    expect(hrefsOf(links)).toEqual([
      '/build/input-1.js',
      '/build/lobby-1.js',
      '/build/deep-1.js',
      '/build/qr-1.js',
    ]);
    expect(links).not.toContain('fetchpriority');
  });
});
test('hints at nothing where the build left no manifest', () => {
  expect(writeHints(null, manifest, readChunks('/nowhere/manifest.json'), null)).toBe('');
});
