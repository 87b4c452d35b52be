import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { hashSources, listFiles } from '../site/compile/source-hash.ts';

/** What the launcher compares before it starts the built program. */
export interface BuildRecord {
  /** Folder below `dist/` with the built programs. */
  readonly folder: string;
  /** What portal and console must be built from, as the stamp in their folders says. */
  readonly assets: string;
  /** Folders and files that are built from. */
  readonly sources: readonly string[];
  /** Pattern of the files among them that are in no build. */
  readonly ignored: string;
  /** File → its size, the time of its last change in milliseconds, and the hash of its content. */
  readonly files: Readonly<Record<string, readonly [number, number, string]>>;
}
const sources = [
  'src',
  'server',
  'platform',
  'demo',
  'schemas',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const ignored = String.raw`\.(test|fake)\.tsx?$|\.md$`;

const listSources = async (root: string): Promise<readonly string[]> => {
  const lines = await Promise.all(
    sources.map(async (name) => {
      const place = join(root, name);
      // An installation may do without the demonstration.
      if (!existsSync(place)) return [];
      if (!(await stat(place)).isDirectory()) return [name];
      return (await listFiles(place)).map((file) => relative(root, file).split(sep).join('/'));
    }),
  );
  const pattern = new RegExp(ignored);
  return lines
    .flat()
    .filter((name) => !pattern.test(name))
    .sort();
};

/** The sources as they are now. */
export const readBuildRecord = async (root: string): Promise<Omit<BuildRecord, 'folder'>> => {
  const files = await Promise.all(
    (await listSources(root)).map(async (name) => {
      const file = join(root, name);
      const { size, mtimeMs } = await stat(file);
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      return [name, [size, mtimeMs, hash]] as const;
    }),
  );
  return { assets: await hashSources(root), sources, ignored, files: Object.fromEntries(files) };
};
