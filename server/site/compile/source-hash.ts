import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** What no browser gets cannot make a build stale. */
const isSource = (path: string): boolean => !/\.(test|fake)\.tsx?$/.test(path) && !path.endsWith('.md');

/** Hash of everything that a build is made from. */
export const hashSources = async (root: string): Promise<string> => {
  const files = (await listFiles(join(root, 'src'))).filter(isSource);
  const all = [...files, join(root, 'vite.config.ts'), join(root, 'package-lock.json')]
    .map((file) => ({ file, name: relative(root, file).split(sep).join('/') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const { file, name } of all)
    hash
      .update(`${name}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

/** What `hashSources` said when this was built. */
declare const builtProgram: string | undefined;

/** Names the program that compiles and draws. */
export const readProgram = async (root: string): Promise<string> =>
  typeof builtProgram === 'string' ? builtProgram : hashSources(root);
