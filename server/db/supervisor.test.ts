import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ownerLock, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { connectionTo, findRunning, isAlive } from './postgres-cluster.ts';

const makeFolder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'foyer-supervisor-'));
  chmodSync(made, 0o711);
  return made;
};
let folder: string;
/** A data directory that a server made and left in order; each test has a copy, which is sooner than another. */
const made = { folder: '', settings: [] as readonly unknown[] };
const stops: (() => Promise<unknown>)[] = [];
const start = async (mode: 'own' | 'share' = 'own', said: string[] = []): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataFolder: folder, mode, say: (line) => said.push(line) });
  stops.push(() => server.stop());
  return server;
};
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).reverse()) await stop();
};
beforeAll(async () => {
  folder = makeFolder();
  made.folder = folder;
  made.settings = (await query(
    await start(),
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
    current_setting('data_checksums') as sums, current_setting('listen_addresses') as net`,
  )) as unknown[];
  await stopAll();
});
afterAll(() => rmSync(made.folder, { recursive: true, force: true }));
beforeEach(() => {
  folder = makeFolder();
  // With owners: the server runs as somebody else than root.
  execFileSync('cp', ['-a', `${made.folder}/.`, folder]);
});
afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const query = async (server: EmbeddedPostgres, text: string): Promise<unknown> => {
  const client = new pg.Client(server.config);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
/** A process that owns the server and keeps writing; killed by the test. */
const runOwner = (): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('./supervised-owner.fake.ts', import.meta.url)), folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready')) resolve(child);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`owner left with ${code}`)));
  });

test('adopts the server that a killed process left, with all that was committed', async () => {
  const owner = await runOwner();
  const left = new Promise((resolve) => owner.once('exit', resolve));
  owner.kill('SIGKILL');
  await left;
  const server = await start();
  expect(server.description).toContain('already running');
  const [row] = (await query(server, 'select count(*)::int as rows, max(id)::int as last from mark')) as {
    rows: number;
    last: number;
  }[];
  expect(row?.rows).toBeGreaterThan(0);
  expect(row?.rows).toBe(row?.last);
  const { pid } = server.running();
  await stops.pop()?.();
  expect(isAlive(pid)).toBe(false);
});
test('waits while PostgreSQL still keeps the lock of a killed owner', async () => {
  const owner = await runOwner();
  const left = new Promise((resolve) => owner.once('exit', resolve));
  owner.kill('SIGKILL');
  await left;
  const running = findRunning({ folder: join(folder, 'postgres'), account: null, durable: true });
  const killed = new pg.Client({
    ...connectionTo(running?.socketFolder ?? ''),
    application_name: `foyer owner ${owner.pid}`,
  });
  await killed.connect();
  await killed.query('select pg_advisory_lock($1)', [ownerLock]);
  const started = start();
  await sleep(500);
  await killed.end();
  expect((await started).description).toContain('already running');
});
test('refuses a second owner of one data directory and shares with a command line', async () => {
  const server = await start();
  await expect(start('own')).rejects.toMatchObject({
    code: 'database.in-use',
    message: expect.stringContaining(`process ${process.pid}`) as string,
  });
  const shared = await start('share');
  expect(await query(shared, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stops.pop()?.();
  expect(isAlive(server.running().pid)).toBe(true);
});
test('starts the server again when it dies', async () => {
  const said: string[] = [];
  const server = await start('own', said);
  await query(server, 'create table egg as select 1 as id');
  const { pid } = server.running();
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(server.running().pid).not.toBe(pid), { timeout: 15_000 });
  // It reads what was committed before it takes anybody in.
  const rows = await vi.waitFor(() => query(server, 'select id from egg'), { timeout: 15_000, interval: 50 });
  expect(rows).toEqual([{ id: 1 }]);
  expect(said[0]).toContain('starting it again');
});
test('forces committed data to disk, checks pages and listens on no network', () => {
  expect(made.settings).toEqual([{ fsync: 'on', sync: 'on', sums: 'on', net: '' }]);
});
test('refuses data of a version that is not here and changes nothing', async () => {
  const versionFile = join(folder, 'postgres/data/PG_VERSION');
  writeFileSync(versionFile, '9\n');
  await expect(start()).rejects.toMatchObject({
    code: 'database.version',
    message: expect.stringMatching(/backup.*restore/s) as string,
  });
  expect(existsSync(join(folder, 'postgres/data/base'))).toBe(true);
});
test('names the obstacle when the folder holds something else', async () => {
  rmSync(join(folder, 'postgres/data/PG_VERSION'));
  await expect(start()).rejects.toThrow(/holds no PostgreSQL data/);
});
