import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { openBrokenLine, type BrokenLine } from '../../server/db/broken-line.fake.ts';
import { startTestServer, type TestServer } from '../../server/db/test-server.ts';
import { root } from '../gate/run-command.ts';
import { findFreePort, startSite, type RunningSite } from './start-site.ts';
import { testAtNight } from './test-at-night.ts';

/** No browser: what a node answers while its database hangs, is away or is slow. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
}
const { routes } = JSON.parse(readFileSync(join(root, 'layouts/site.json'), 'utf8')) as {
  readonly routes: readonly Route[];
};
const paths = routes
  .flatMap(({ path, aliases }) => [path, ...(aliases ?? [])])
  .map((path) => path.replaceAll(/:[a-zA-Z]+/g, '1'));

let database: TestServer;
let line: BrokenLine;
let site: RunningSite;
let env: Readonly<Record<string, string>>;
const folder = mkdtempSync(join(tmpdir(), 'foyer-outage-'));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  chmodSync(folder, 0o755);
  database = await startTestServer();
  line = await openBrokenLine(database.config);
  env = {
    DATABASE_URL: line.url,
    DATA_DIR: folder,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DEMO: '0',
  };
});
test.afterAll(async () => {
  await site.stop();
  await line.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every process of the server stands still, as behind a network that swallows everything. */
const findProcesses = async (): Promise<readonly number[]> => {
  const client = new pg.Client(database.config);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  const parent = readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0];
  const children = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return (
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) \S /, '')
          .split(' ')[0] === parent
      );
    } catch {
      return false; // It ended meanwhile.
    }
  });
  return [parent, ...children].map(Number);
};
const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection that ended meanwhile took its process along.
    }
  }
};

interface Visit {
  readonly path: string;
  readonly status: number;
  readonly isPage: boolean;
  readonly ms: number;
}
const visit = async (path: string): Promise<Visit> => {
  const begin = performance.now();
  const answer = await fetch(`${site.portal}${path}`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  return {
    path,
    status: answer.status,
    isPage: text.includes('id="foyer-boot"'),
    ms: performance.now() - begin,
  };
};
const visitAll = async (name: string): Promise<void> => {
  const visits: Visit[] = [];
  for (const path of paths) visits.push(await visit(path));
  const times = visits.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(
    `${name}: ${visits.length} pages, median ${times[times.length >> 1]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
  );
  // The slowest is the machine's affair; half of the pages above the bound is the server's.
  expect(times[times.length >> 1]).toBeLessThan(500);
  // The built-in page comes after two seconds, so a page of the release came before.
  expect(visits.filter(({ status, isPage }) => status !== 200 || !isPage)).toEqual([]);
};
const call = async (path: string) => {
  const begin = performance.now();
  const answer = await fetch(`${site.portal}${path}`, {
    headers: { merchant: 'demo' },
    signal: AbortSignal.timeout(12_000),
  });
  const body = (await answer.json()) as { readonly errorCode?: string };
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, code: body.errorCode, retryAfter, ms: performance.now() - begin };
};
const health = async (path: string) => {
  const answer = await fetch(`${site.portal}${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const untilHealthy = async (): Promise<void> => {
  try {
    await expect(async () => expect((await health('/healthz')).status).toBe(200)).toPass({ timeout: 60_000 });
  } catch (cause) {
    const end = `exit code ${site.child?.exitCode}, signal ${site.child?.signalCode}`;
    throw new Error(`The server is not healthy (${end}):\n${site.output().slice(-4_000)}`, { cause });
  }
};

test('a node that hears nothing from its database before the start is complete does not answer', async () => {
  const client = new pg.Client(database.config);
  await client.connect();
  const port = await findFreePort();
  await client.query('begin');
  // The last thing that a start asks for is the setup link, which takes its turn with changes of rights.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('console-people', 0))`);
  const starting = startSite({ ...env, PORTAL_PORT: `${port}` });
  try {
    const countWaiting = async () => (await client.query('select from pg_locks where not granted')).rowCount;
    await expect.poll(countWaiting, { timeout: 120_000 }).toBe(1);
    await expect(fetch(`http://localhost:${port}/livez`)).rejects.toThrow('fetch failed');
  } finally {
    await client.query('commit');
    await client.end();
    site = await starting;
  }
  expect((await health('/livez')).status).toBe(200);
});
test('a hanging database: every page at once, no call open for ten seconds, cold and warm', async () => {
  const pids = await findProcesses();
  signalAll(pids, 'SIGSTOP');
  try {
    const [calls] = await Promise.all([
      Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          call(['/wps/system/status', '/wps/system/whitelabel', '/wps/member/info'][index % 3] ?? ''),
        ),
      ),
      visitAll('frozen, nothing drawn before'),
    ]);
    expect(calls.filter(({ ms }) => ms > 10_000)).toEqual([]);
    expect(new Set(calls.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 3']),
    );
    console.log(`frozen: slowest of 60 calls ${Math.max(...calls.map(({ ms }) => ms)).toFixed(0)} ms`);
    await visitAll('frozen, drawn before');
    expect(await health('/livez')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await health('/readyz')).toEqual({
      status: 200,
      body: { status: 'ready', reasons: [], database: false },
    });
    expect((await health('/healthz')).status).toBe(503);
  } finally {
    signalAll(pids, 'SIGCONT');
  }
  await untilHealthy();
});
testAtNight('a slow database: pages do not wait for it', async () => {
  line.slow(3_000);
  await visitAll('slow');
  line.slow(0);
  await untilHealthy();
});
test('a stopped database: pages from memory, calls refused at once, one line in the log', async () => {
  await line.stop();
  await visitAll('stopped');
  for (let count = 0; count < 30; count += 1) {
    const { status, code } = await call('/wps/system/status');
    expect([status, code]).toEqual([503, 'server.unavailable']);
  }
  const lines = site.output().split('\n');
  expect(lines.filter((text) => text.includes('"level":50'))).toEqual([]);
  expect(lines.filter((text) => text.includes('cannot be reached')).length).toBeLessThanOrEqual(3);
});
test('a node that starts without its database shows every page, and is whole when it comes', async () => {
  await site.stop();
  site = await startSite(env, '/livez');
  await visitAll('started without a database');
  expect(await health('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', reasons: [], database: false },
  });
  expect((await health('/healthz')).status).toBe(503);
  expect(await call('/wps/system/status')).toMatchObject({ status: 503, code: 'server.unavailable' });
  await line.start();
  await untilHealthy();
  expect((await call('/wps/system/status')).status).toBe(200);
});
testAtNight('a copy that somebody else wrote is not shown', async () => {
  await site.stop();
  await line.stop();
  await expect(
    startSite({ ...env, SECRET_KEY: randomBytes(32).toString('base64') }, '/livez'),
  ).rejects.toThrow(/server ended with 1/);
  await line.start();
  site = await startSite(env);
  expect((await call('/wps/system/status')).status).toBe(200);
});
