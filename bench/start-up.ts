import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAssets } from '../server/assets/build-assets.ts';
import { buildServer } from '../server/assets/server-build.ts';
import { startSite } from '../tests/e2e/start-site.ts';
import { root } from '../tests/gate/run-command.ts';
import { drawTable, type Row } from './table.ts';

const runs = 3;
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Milliseconds until both surfaces answer `/healthz`, in steps of 100. */
const timeStart = async (dataFolder: string): Promise<number> => {
  const site = await startSite({ DATA_DIR: dataFolder });
  await site.stop();
  return site.startMs;
};

/** Hands out a folder for data that is not there yet, and removes it after. */
export const withDataFolder = async <Value>(work: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  // As root the database runs as another user, who must reach its data.
  chmodSync(folder, 0o755);
  try {
    return await work(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** First start (new data folder: database, accounts, 10,000 games, first release) and second start. */
export const measureStartUp = async (): Promise<string> => {
  await buildServer(root);
  await ensureAssets(root, () => undefined);
  const rows: Row[] = [];
  for (let run = 1; run <= runs; run += 1)
    rows.push(
      await withDataFolder(async (folder) => ({
        run,
        'first start s': seconds(await timeStart(folder)),
        'second start s': seconds(await timeStart(folder)),
      })),
    );
  return drawTable('From the start of the process until /healthz answers on both ports, assets built', rows);
};

/** The very first start after `npm ci`: nothing is built yet. The build that was there is put back. */
export const measureInstalled = async (): Promise<string> => {
  const built = join(root, 'dist');
  const aside = join(root, `.cache/dist-${process.pid}`);
  const hasBuild = existsSync(built);
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (hasBuild) renameSync(built, aside);
  try {
    const ms = await withDataFolder(timeStart);
    return drawTable('First start after an install: builds the assets too', [
      { 'first start s': seconds(ms) },
    ]);
  } finally {
    if (hasBuild) {
      rmSync(built, { recursive: true, force: true });
      renameSync(aside, built);
    }
  }
};
