import { existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

/**
 * Whether a file is in one of the folders, by its path inside: the built ones, and while the program is developed
 * the sources of them. A path that leads out of them is none.
 */
export const createAssetLookup =
  (folders: readonly string[]) =>
  async (path: string): Promise<boolean> => {
    const inside = normalize(path);
    if (inside.startsWith('..') || inside.startsWith(sep) || inside.includes('\0')) return false;
    const answers = await Promise.all(
      folders.map((folder) =>
        stat(join(folder, inside)).then(
          (file) => file.isFile(),
          // Whatever keeps it from being read keeps it from being served.
          () => false,
        ),
      ),
    );
    return answers.includes(true);
  };

/** Every file in the folders, by its path inside with `/`. A folder that is missing has none. */
export const listAssets = (folders: readonly string[]): ReadonlySet<string> =>
  new Set(
    folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      .map((path) => path.replaceAll(sep, '/')),
  );

/** Where files under `/assets` are: built, and while the program is developed those of the sources. */
export const findPublicFolders = (root: string, portal = join(root, 'dist/portal')): readonly string[] => [
  join(portal, 'assets'),
  join(root, 'src/portal/public/assets'),
];
