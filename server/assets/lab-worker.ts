import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerFile } from './asset-folders.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

const source = 'src/lab/offline/worker.ts';
const entries = ['lab/index.html', 'lab/stage/frame/index.html'];

/** One entry of a manifest of Vite's: a file, and the keys or files of what it needs. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type BuildManifest = Readonly<Record<string, ManifestEntry>>;

/**
 * Paths of everything that entries load, first or later, sorted.
 * @throws Error where the manifest lacks one of them
 */
export const listEntryFiles = (manifest: BuildManifest, names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`expects ${name} in the manifest, found none`);
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next);
  };
  for (const name of names) visit(name);
  return [...files].sort();
};

/** Writes the lab's worker beside the lab, with the files of this very build in it. */
export const writeLabWorker = async (root: string, folder: string): Promise<void> => {
  const { build } = await import('esbuild');
  const manifest = parseOwnJson<BuildManifest, 'build'>(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const files = listEntryFiles(manifest, entries);
  const pages = await Promise.all(entries.map((entry) => readFile(join(folder, entry), 'utf8')));
  const compile = async (version: string): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [join(root, source)],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      minify: true,
      define: { labBuild: JSON.stringify({ version, files }) },
    });
    return outputFiles[0]?.text ?? '';
  };
  const hash = createHash('sha256').update(await compile(''));
  for (const page of pages) hash.update(page);
  await writeFile(join(folder, workerFile), await compile(hash.digest('hex').slice(0, 16)));
};
