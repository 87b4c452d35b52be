import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Path from the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const binary = /\.(png|jpg|jpeg|webp|ico|wav|woff2?|ttf|gz|br|node)$/;

/** Every text file that is committed or about to be: tracked, or new and not ignored. */
export const listSources = (root: string): readonly SourceFile[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && !binary.test(path) && existsSync(join(root, path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
