import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findEntry, nodeArguments } from '../infrastructure/program.ts';
import { hashSources } from '../site/compile/source-hash.ts';
import { compressText } from '../site/compile/compress.ts';
import { readSourceFiles } from '../site/compile/source-files.ts';
import type { GalleryFiles } from './compile-gallery.ts';

/** The compiled examples on disk. */
export interface Gallery {
  readonly folder: string;
  /** Ends when the files are there and of these very sources; a failure is tried again at the next call. */
  prepare(): Promise<void>;
}

const stampName = '.source-hash';
// No stamp: the gallery was never written.
const stampOf = (folder: string): Promise<string> =>
  readFile(join(folder, stampName), 'utf8').catch(() => '');

/** Writes the files, each with its `.br` and `.gz`; the stamp comes last, so that half a gallery is none. */
export const writeGallery = async (folder: string, stamp: string, files: GalleryFiles): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const { gzip, brotli } = await compressText(text, 'small');
    for (const [ending, bytes] of [
      ['', text],
      ['.gz', gzip],
      ['.br', brotli],
    ] as const) {
      const target = join(folder, `${name}${ending}`);
      // A browser that reads meanwhile gets the file of before or the new one, never a half.
      await writeFile(`${target}.part`, bytes);
      await rename(`${target}.part`, target);
    }
  }
  await writeFile(join(folder, stampName), stamp);
};

const hashGallery = async (root: string): Promise<string> => {
  const { documents } = await readSourceFiles(root);
  return createHash('sha256')
    .update(await hashSources(root))
    .update(JSON.stringify(documents))
    .digest('hex');
};

const runFile = promisify(execFile);

/**
 * The gallery in `dist/gallery`. It is compiled when it is first opened, or by `npm run build`,
 * in a separate process: neither a start nor a player waits for it. A deployment without
 * sources has the files of its build.
 */
export const openGallery = (root: string): Gallery => {
  const folder = join(root, 'dist/gallery');
  const write = async (): Promise<void> => {
    if (!existsSync(join(root, 'src/components'))) return;
    const stamp = await hashGallery(root);
    if ((await stampOf(folder)) === stamp) return;
    const program = fileURLToPath(findEntry('write-gallery'));
    await runFile(process.execPath, [...nodeArguments(), program, root, folder, stamp]);
  };
  let writing: Promise<void> | null = null;
  return {
    folder,
    prepare: () => {
      writing ??= write().catch((cause: unknown) => {
        writing = null;
        throw cause;
      });
      return writing;
    },
  };
};
