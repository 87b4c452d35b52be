import { expect, it } from 'vitest';
import { join } from 'node:path';
import { storageEntries } from '../../src/portal/storage-keys.ts';
import { listSources, type SourceFile } from './list-sources.ts';

const sources = listSources(join(import.meta.dirname, '../..'));
const program = sources.filter(
  ({ path }) => /^(src|server)\/.*\.tsx?$/.test(path) && !/\.(test|fake|fixture)\.tsx?$/.test(path),
);
// The console and the lab are for staff, and keep nothing of a visitor.
const portal = program.filter(({ path }) => /^src\/(?!console|lab)/.test(path));

/** Access to storage past the typed `TextStorage`, whose keys the compiler holds to the list. */
const findRawAccess = ({ path, text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /\b(local|session)Storage\b|\bindexedDB\b|\bdocument\.cookie\b/.test(line))
    .filter((line) => !/createTextStorage\(\(\) => (local|session)Storage\)/.test(line))
    .map((line) => `${path}: ${line.trim()}`);
/** Names of cookies and caches, which no type holds. */
const findNames = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/\b(?:cookie|cookieName|partCacheName) = ['`]([\w-]+)/g)].map(([, name]) => name ?? '');

it('the portal keeps nothing in a browser past the list of storage keys', () => {
  expect(portal.flatMap(findRawAccess)).toEqual([]);
  for (const text of ["localStorage.setItem('a', '1')", "sessionStorage['a']", "document.cookie = 'a=1'"])
    expect(findRawAccess({ path: 'planted.ts', text })).toHaveLength(1);
});

it('every cookie and cache is on the list, and the list names no other', () => {
  const names = program.filter(({ path }) => !/^(src|server)\/(console|lab)\//.test(path)).flatMap(findNames);
  const listed = Object.entries(storageEntries).flatMap(([name, { place }]) =>
    place === 'cookie' || place === 'cache' ? [name] : [],
  );
  expect([...new Set(names)].sort()).toEqual([...listed].sort());
});

it('every key of the list is in use', () => {
  const rest = program.filter(({ path }) => path !== 'src/portal/storage-keys.ts');
  const unused = Object.keys(storageEntries).filter(
    (key) => !rest.some(({ text }) => new RegExp(`['\`.\\s]${key}\\b`).test(text)),
  );
  expect(unused).toEqual([]);
});
