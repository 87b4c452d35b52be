import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSources, readStamp, writeStamp, writeWhole } from './ensure-generated.mjs';
import { generateApi } from './generate-api.ts';
import { generateLists } from './generate-lists.ts';
import { generateSettings } from './generate-settings.ts';

type Files = Readonly<Record<string, string>>;

/** Files that are missing or say something else than they should. */
export const findStale = (root: string, files: Files): readonly string[] =>
  Object.keys(files).filter((path) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== files[path];
  });

export const writeFiles = (root: string, files: Files, paths: readonly string[]): void => {
  for (const path of paths) writeWhole(root, path, files[path] ?? '');
};
/** A file that is equal keeps its time. */
const writeStale = (root: string, files: Files): readonly string[] => {
  const stale = findStale(root, files);
  writeFiles(root, files, stale);
  return stale;
};

/** Files of an earlier run that this one does not make: what they are about is gone. */
const dropFormer = (root: string, files: readonly string[]): void => {
  const former = Object.keys(readStamp(root)?.made ?? {}).filter((path) => !files.includes(path));
  for (const path of former) rmSync(join(root, path), { force: true });
};

/**
 * Makes all that is generated and in no repository. Lists, types and shapes come first: whatever else is made
 * imports them.
 */
export const make = async (root: string): Promise<readonly string[]> => {
  const from = readSources(root);
  const first = { ...generateLists(root), ...generateApi(), ...generateSettings() };
  const written = [...writeStale(root, first)];
  const { generateLoaders } = await import('./generate-loaders.ts');
  const { generateViews } = await import('./generate-views.ts');
  const second = { ...(await generateLoaders(root)), ...generateViews() };
  written.push(...writeStale(root, second));
  const files = Object.keys({ ...first, ...second });
  dropFormer(root, files);
  writeStamp(root, from, files);
  return written;
};

/** Run as a program, this is what `ensureGenerated` starts. */
if (process.argv[1] === import.meta.filename) {
  const begin = performance.now();
  try {
    const written = await make(join(import.meta.dirname, '..'));
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
    if (written.length > 0) console.error(`  ${written.length} generated files written in ${seconds} s.`);
  } catch (cause) {
    console.error(cause instanceof Error ? `  Generated files: ${cause.message}` : cause);
    process.exitCode = 1;
  }
}
