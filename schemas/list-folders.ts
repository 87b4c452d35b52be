import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where components are: those of pages, and those of forms. */
export const componentWings = ['src/components', 'src/forms'] as const;

/** What a folder of `folder` is called that has a file of its name with this ending: `payout-accounts`. */
export const listFolders = (root: string, folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, entry.name + ending)))
    .map(({ name }) => name)
    .sort();

/** The member platform, whose areas answer the calls of the member API. */
export const platformFolder = 'platform';

/** Areas of the member platform that answer calls, by their folders: `lottery`, `money/wallet`. */
export const listHandlerFolders = (root: string): readonly string[] =>
  readdirSync(join(root, platformFolder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/handlers.ts') && !path.startsWith('generated/'))
    .map((path) => path.slice(0, -'/handlers.ts'.length))
    .sort();

/** `payout-accounts` → `payoutAccounts`, as its exports are called. */
export const toExportName = (folder: string): string =>
  folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `game-card` → `GameCard`, `game-card-2` → `GameCard@2`: what releases call the component. */
export const toTypeName = (folder: string): string => {
  const [, name = folder, version] = /^(.*?)(?:-(\d+))?$/.exec(folder) ?? [];
  const type = toExportName(`-${name}`);
  return version === undefined ? type : `${type}@${version}`;
};

/** The inverse of `toTypeName`. */
export const toFolderName = (key: string): string =>
  key
    .replace('@', '-')
    .replaceAll(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase();
