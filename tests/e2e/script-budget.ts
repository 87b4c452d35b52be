import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface BuiltChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
/** Vite's manifest of a build: source → what was built of it. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

export const readBuildManifest = (folder: string): BuildManifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest;

const visit = (
  manifest: BuildManifest,
  name: string,
  into: Map<string, BuiltChunk>,
  follow: (chunk: BuiltChunk) => readonly string[],
): void => {
  const chunk = manifest[name];
  if (chunk === undefined || into.has(name)) return;
  into.set(name, chunk);
  for (const inner of follow(chunk)) visit(manifest, inner, into, follow);
};
const reach = (
  manifest: BuildManifest,
  follow: (chunk: BuiltChunk) => readonly string[],
): ReadonlyMap<string, BuiltChunk> => {
  const found = new Map<string, BuiltChunk>();
  for (const [name, { isEntry }] of Object.entries(manifest))
    if (isEntry === true) visit(manifest, name, found, follow);
  return found;
};

/** Files of the entry and of everything that it imports before it can run. */
export const findInitial = (manifest: BuildManifest): ReadonlySet<string> =>
  new Set([...reach(manifest, ({ imports = [] }) => imports).values()].map(({ file }) => file));

/** Everything that the entry can ever load: source or chunk name → file. */
export const findReachable = (manifest: BuildManifest): ReadonlyMap<string, string> =>
  new Map(
    [...reach(manifest, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])].map(
      ([name, { file }]) => [name, file],
    ),
  );

/** Bytes of gzip -9. */
export const measureGzip = (text: string): number => gzipSync(text, { level: 9 }).length;

/** What is over its budget, in words; budgets in kB of 1,000 bytes of gzip -9. */
export const findOver = (
  sizes: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(budgets).flatMap(([name, budget]) => {
    const size = sizes[name];
    if (size === undefined) return [`${name} was not measured`];
    return size <= budget * 1_000 ? [] : [`${name}: ${(size / 1_000).toFixed(1)} kB, allowed ${budget} kB`];
  });
