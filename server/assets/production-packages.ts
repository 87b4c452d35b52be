import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** A package of others that is in what is delivered: in a built file, or beside it. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** Folder below the checkout. */
  readonly folder: string;
  /** SPDX, or what its makers wrote; null where they say nothing. */
  readonly license: string | null;
  /** `sha512-…` as npm writes it; null for a package that comes from no registry. */
  readonly integrity: string | null;
}
interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const folderOf = 'node_modules/';

/** What tests alone load, though it is optional and no dependency of development. */
const forTests = new Set(['@sparticuz/chromium']);

/**
 * Every package that a dependency of production brings, as the lock file names it and this machine has it: an
 * optional package of another platform is left out. The list of `npm sbom --omit dev` lacks some of them.
 */
export const listProductionPackages = (root: string): readonly ProductionPackage[] => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = parseOwnJson<{ packages: Readonly<Record<string, LockEntry>> }, 'build'>(text);
  return Object.entries(packages)
    .filter(([folder, entry]) => folder !== '' && entry.dev !== true && entry.link !== true)
    .map(([folder, { name, version = '', license = null, integrity = null }]) => ({
      name: name ?? folder.slice(folder.lastIndexOf(folderOf) + folderOf.length),
      version,
      folder,
      license,
      integrity,
    }))
    .filter(({ name, folder }) => !forTests.has(name) && existsSync(join(root, folder, 'package.json')));
};
