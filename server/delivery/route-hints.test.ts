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
  'machines/start-machine.ts': { file: 'build/machines-1.js', imports: ['index.html'] },
  '../forms/schema-form/schema-form.tsx': { file: 'build/form-1.js' },
  '../components/generated/common-views.ts': { file: 'build/later-1.js' },
};
const manifest = { forms: { login: { form: 'f1', validator: 'v1' } } } as unknown as ReleaseManifest;
const page = (forms: readonly string[], data: object): CompiledScreen =>
  ({ forms, data }) as unknown as CompiledScreen;

test('hints at what a page asks for next, with what that imports, and at nothing of the entry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-hints-'));
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(build));
  const find = readChunks(file);
  const hrefs = (screen: CompiledScreen | null): readonly string[] =>
    [...writeHints(screen, manifest, find).matchAll(/href="([^"]+)"/g)].map((found) => found[1] as string);
  const always = ['/build/api-1.js', '/build/deep-1.js', '/build/machines-1.js'];
  expect(hrefs(null)).toEqual(always);
  expect(hrefs(page([], { games: {} }))).toEqual([...always, '/build/later-1.js']);
  expect(hrefs(page(['login', 'unknown'], {}))).toEqual([
    ...always,
    '/build/form-1.js',
    '/site/parts/v1.js',
    '/site/parts/f1.json',
  ]);
  rmSync(folder, { recursive: true });
});
test('hints at nothing where the build left no manifest', () => {
  expect(writeHints(null, manifest, readChunks('/nowhere/manifest.json'))).toBe('');
});
