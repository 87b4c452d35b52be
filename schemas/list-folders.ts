import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder of `folder` is called whose main file ends in `suffix`: `payout-accounts`, in name order. */
export const listFolders = (root: string, folder: string, suffix: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, entry.name + suffix)))
    .map(({ name }) => name)
    .sort();

/** `payout-accounts` → `payoutAccounts`, as its exports are called. */
export const toExportName = (folder: string): string =>
  folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
