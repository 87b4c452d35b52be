import { dirname } from 'node:path/posix';
import type { SourceFile } from './list-sources.ts';
import { isCode, isGenerated, isTest } from './violation.ts';

/** Files at one level beyond which a folder list is no help in finding a room. */
export const mostFiles = 40;

const isCounted = ({ path }: SourceFile): boolean =>
  /^(src|server|platform)\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !/\.fake\.tsx?$/.test(path);

/** Folders of the product that need a second level. Tests, fakes and generated files stand beside and do not count. */
export const checkFolders = (files: readonly SourceFile[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { path } of files.filter(isCounted))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(
      ([folder, count]) =>
        `${folder} has ${count} files at one level, ${mostFiles} are allowed: give it a second level.`,
    );
};
