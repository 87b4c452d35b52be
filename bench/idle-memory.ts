import { readdirSync, readFileSync } from 'node:fs';
import { startSite } from '../tests/e2e/start-site.ts';
import { withDataFolder } from './start-up.ts';
import { drawTable, type Row } from './table.ts';

const idleMs = 30_000;

interface ProcessMemory {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

/** Null for a process that is no more. */
const readProcess = (pid: number): ProcessMemory | null => {
  try {
    const [, name = '', rest = ''] =
      /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { pid, name, parent: Number(rest.split(' ')[1]) };
  } catch {
    // It ended while the list was read.
    return null;
  }
};

/** A process and all that it started. */
const listFamily = (root: number): readonly ProcessMemory[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
};

/** Kilobytes that a process holds, each page that several hold counted once among them. */
const readShare = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);

/** Kilobytes of a running site, by what holds them. */
const readGroups = (root: number): ReadonlyMap<string, number> => {
  const groups = new Map<string, number>();
  for (const { pid, name } of listFamily(root)) {
    const group = name.startsWith('postgres') ? 'database' : 'server';
    groups.set(group, (groups.get(group) ?? 0) + readShare(pid));
  }
  return groups;
};

const measureStart = async (start: string, folder: string): Promise<Row> => {
  const site = await startSite({ DATA_DIR: folder });
  try {
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    const groups = readGroups(site.child?.pid ?? 0);
    const megabytes = (kilobytes: number): number => Math.round(kilobytes / 1_024);
    return {
      start,
      ...Object.fromEntries([...groups].map(([what, kilobytes]) => [`${what} MB`, megabytes(kilobytes)])),
      'together MB': megabytes([...groups.values()].reduce((sum, kilobytes) => sum + kilobytes, 0)),
    };
  } finally {
    await site.stop();
  }
};

/** What server and embedded database hold after 30 idle seconds, on Linux; as root, for the database has its own user. */
export const measureIdleMemory = async (): Promise<string> =>
  withDataFolder(async (folder) =>
    drawTable('Memory of an idle server (PSS), limit 300 MB together at the second start', [
      await measureStart('first', folder),
      await measureStart('second', folder),
    ]),
  );
