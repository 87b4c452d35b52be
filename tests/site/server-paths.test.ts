import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../src/protocol/operations.ts';
import { serverPrefixes } from '../../src/protocol/address/server-paths.ts';

const root = join(import.meta.dirname, '..', '..');
/** Folders whose routes are on the portal's origin. */
const folders = [
  'platform',
  ...['delivery', 'infrastructure', 'upstream', 'flows'].map((name) => `server/${name}`),
  ...['identity', 'payment', 'support'].map((name) => `demo/${name}`),
];
const registered =
  /(?:\.(?:get|post|put|delete|all|route)(?:<[^>]*>)?\(\s*|\b(?:url|prefix): ?)['"`]\/([A-Za-z0-9-]+)/g;

const listSources = (): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|fake)\.ts$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );

describe('paths that no site may take', () => {
  it('are all that the server answers', () => {
    const known = new Set<string>(serverPrefixes);
    const routes = listSources().flatMap((text) =>
      [...text.matchAll(registered)].map(([, name = '']) => name),
    );
    const calls = operations.flatMap(({ path, aliases }) =>
      [path, ...aliases].map((one) => one.split('/')[1] ?? ''),
    );
    expect([...new Set([...routes, ...calls])].filter((name) => !known.has(name)).sort()).toEqual([]);
    expect(routes.length).toBeGreaterThan(5);
  });
});
