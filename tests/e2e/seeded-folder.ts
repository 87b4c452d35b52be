import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../gate/run-command.ts';

/** Data of a first start: filling the demonstration takes a server several times as long as starting on it. */
const seeded = join(root, '.cache/e2e-seed/data');

/** Settings that make another first start than the plain one. */
const others = ['DATA_DIR', 'DATABASE_URL', 'DEMO', 'NODE_ENV'] as const;

/** Owners stay: as root the database runs as another user, who must reach its data. */
const copy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', from, to]);
};

/** Keeps the data of a server that has stopped, for all later starts of this run. */
export const keepSeed = (folder: string): void => {
  rmSync(dirname(seeded), { recursive: true, force: true });
  copy(folder, seeded);
};

/** Begins a folder of data with the kept one, where the server that gets it would fill the same. */
export const copySeed = (folder: string, env: Readonly<Record<string, string>>): void => {
  if (existsSync(seeded) && !others.some((name) => name in env)) copy(seeded, folder);
};
