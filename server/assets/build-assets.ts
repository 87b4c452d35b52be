import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { compressText } from '../site/compile/compress.ts';
import { findAssets, type AssetFolders } from './asset-folders.ts';
import { hashSources, listFiles } from '../site/compile/source-hash.ts';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.html', '.map', '.txt', '.webmanifest']);
const stampName = '.source-hash';

const changedAt = async (file: string): Promise<number> =>
  existsSync(file) ? (await stat(file)).mtimeMs : 0;

/** How long files of former builds stay: longer than any page is kept open or in a cache. */
const keptDays = 14;

/** Removes files under hashed names that no build has written for a while. */
export const dropOldFiles = async (folder: string, now: number): Promise<void> => {
  if (!existsSync(folder)) return;
  for (const file of await listFiles(folder)) {
    if (now - (await changedAt(file)) > keptDays * 86_400_000) await rm(file, { force: true });
  }
};

/** Writes `.br` and `.gz` beside every text of a kilobyte or more that has not got them. */
const compressFolder = async (folder: string): Promise<void> => {
  for (const file of await listFiles(folder)) {
    if (!compressible.has(extname(file))) continue;
    if ((await changedAt(`${file}.br`)) > (await changedAt(file))) continue;
    const text = await readFile(file, 'utf8');
    if (text.length < 1_024) continue;
    const { gzip, brotli } = await compressText(text, 'small');
    await Promise.all([writeFile(`${file}.gz`, gzip), writeFile(`${file}.br`, brotli)]);
  }
};

const isFresh = async (folder: string, hash: string): Promise<boolean> => {
  const stamp = join(folder, stampName);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash;
};

const buildOne = async (
  config: InlineConfig,
  folder: string,
  hash: string,
  finish: (folder: string) => Promise<void>,
): Promise<void> => {
  const { build } = await import('vite');
  await build(config);
  await finish(folder);
  await dropOldFiles(join(folder, 'build'), Date.now());
  await compressFolder(folder);
  await writeFile(join(folder, stampName), hash);
};

/** Makes `dist/portal` and `dist/console` unless they are of these very sources. */
export const ensureAssets = async (root: string, say: (sentence: string) => void): Promise<AssetFolders> => {
  const folders = findAssets(root);
  const hash = await hashSources(root);
  const { portalBuild, consoleBuild } = await import('../../vite.config.ts');
  const { writeLabWorker } = await import('./lab-worker.ts');
  for (const [name, config, folder, finish] of [
    ['portal', portalBuild, folders.portal, () => Promise.resolve()],
    ['console', consoleBuild, folders.console, (built: string) => writeLabWorker(root, built)],
  ] as const) {
    if (await isFresh(folder, hash)) continue;
    say(`Building the ${name}…`);
    await buildOne(config, folder, hash, finish);
  }
  return folders;
};
