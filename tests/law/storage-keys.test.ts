import ts from 'typescript';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { storageEntries } from '../../src/portal/session/storage-keys.ts';
import { listSources, type SourceFile } from './list-sources.ts';
import { plantTree } from './planted.fixture.ts';

const root = join(import.meta.dirname, '../..');
const sources = listSources(root);
const program = sources.filter(
  ({ path }) => /^(src|server|platform)\/.*\.tsx?$/.test(path) && !/\.(test|fake|fixture)\.tsx?$/.test(path),
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
  const names = program
    .filter(({ path }) => !/^(src|server|platform)\/(console|lab)\//.test(path))
    .flatMap(findNames);
  const listed = Object.entries(storageEntries).flatMap(([name, { place }]) =>
    place === 'cookie' || place === 'cache' ? [name] : [],
  );
  expect([...new Set(names)].sort()).toEqual([...listed].sort());
});

/** Keys of storage that these files read or write through `TextStorage`, by the types of what they hand it. */
function listUsedKeys(files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: { readonly compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  // What storage is typed with is in the portal's own files: the libraries need not be read.
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule: /^[./].*\.tsx?$/.test(text)
        ? { resolvedFileName: resolve(dirname(from), text), extension: text.slice(text.lastIndexOf('.ts')) }
        : undefined,
    }));
  const program = ts.createProgram([...files], { ...options, incremental: false, types: [] }, host);
  const checker = program.getTypeChecker();
  const nameKeys = (call: ts.CallExpression): readonly string[] => {
    const [key] = call.arguments;
    if (key === undefined || !ts.isPropertyAccessExpression(call.expression)) return [];
    const { expression: storage, name } = call.expression;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(storage));
    if (!['read', 'write'].includes(name.text) || type.getSymbol()?.name !== 'TextStorage') return [];
    const keyType = checker.getTypeAtLocation(key);
    return (keyType.isUnion() ? keyType.types : [keyType]).map((one) =>
      one.isStringLiteral() ? one.value : checker.typeToString(one),
    );
  };
  const visit = (node: ts.Node): readonly string[] => {
    const keys = ts.isCallExpression(node) ? [...nameKeys(node)] : [];
    ts.forEachChild(node, (child) => void keys.push(...visit(child)));
    return keys;
  };
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source === undefined ? [] : visit(source);
  });
}
const listStored = (): readonly string[] =>
  Object.entries(storageEntries).flatMap(([key, { place }]) =>
    place === 'tab' || place === 'browser' ? [key] : [],
  );

it('every key of the list is read or written, and no other', { timeout: 60_000 }, () => {
  const files = portal.filter(({ text }) => /\.(?:read|write)\(/.test(text));
  const used = new Set(listUsedKeys(files.map(({ path }) => join(root, path))));
  expect([...used].sort()).toEqual([...listStored()].sort());
});

/** Names many keys, and uses three. */
const planted = `import type { TextStorage } from '${root}/src/portal/boot-guard.ts';
export function readPlanted(storage: TextStorage, wallet: { read: (what: string) => string }): unknown[] {
  const token = { account: 'account', isAgent: ['isAgent'] };
  const key = 'theme';
  for (const one of ['hisLang', 'language'] as const) storage.write(one, null);
  return [token.account, token.isAgent, wallet.read('wallet'), storage.read(key)];
}
`;
it('a word of the code is no use of a key', { timeout: 60_000 }, () => {
  const tree = plantTree({ 'planted.ts': planted });
  expect(listUsedKeys([join(tree.root, 'planted.ts')])).toEqual(['hisLang', 'language', 'theme']);
  tree.remove();
});
