import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrokenLine, type BrokenLine } from '../db/broken-line.fake.ts';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createHttpServer } from '../infrastructure/http/http-server.ts';
import { createReadiness } from '../infrastructure/http/readiness.ts';
import { registerHealth } from './health-routes.ts';

let database: TestDatabase;
let line: BrokenLine;
let opened: OpenedDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
  line = await openBrokenLine(database.config);
  opened = await openDatabase({
    databaseUrl: line.url,
    directUrl: null,
    dataFolder: '/',
    mode: 'own',
    say: () => undefined,
  });
});
afterAll(async () => {
  await opened.stop();
  await line.close();
  await database.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (live: { revision: number } | null) => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-health-'));
  const readiness = createReadiness({
    dataFolder: folder,
    hasSite: () => live !== null,
    now: () => (time += 5_000),
  });
  let time = 0;
  const app = createHttpServer({
    headers: { all: {}, of: () => ({}) },
    trustProxy: { kind: 'none' },
    logLevel: 'silent',
  });
  registerHealth(app, { db: opened.db, watch: { current: () => live as never }, readiness });
  const ask = async () => {
    const [livez, readyz, healthz] = await Promise.all(
      ['/livez', '/readyz', '/healthz'].map((url) => app.inject({ url })),
    );
    return {
      livez: livez?.statusCode,
      readyz: readyz?.statusCode,
      healthz: healthz?.statusCode,
      reasons: readyz?.json<{ reasons: unknown }>().reasons,
      database: readyz?.json<{ database: unknown }>().database,
    };
  };
  return { readiness, ask };
};
const well = { livez: 200, readyz: 200, healthz: 200, reasons: [], database: true };

test('a node that starts is alive, healthy and not ready', async () => {
  const { ask, readiness } = open({ revision: 1 });
  expect(await ask()).toEqual({ ...well, readyz: 503, reasons: ['starting'] });
  readiness.started();
  expect(await ask()).toEqual(well);
});
test('a node without a site is alive and nothing else', async () => {
  const { ask, readiness } = open(null);
  readiness.started();
  expect(await ask()).toEqual({ ...well, readyz: 503, healthz: 503, reasons: ['no-site'] });
});
test('a node that ends is alive and sends visitors elsewhere', async () => {
  const { ask, readiness } = open({ revision: 1 });
  readiness.started();
  readiness.drain();
  expect(await ask()).toEqual({ ...well, readyz: 503, reasons: ['draining'] });
});
test('a disk that takes nothing makes a node unready and unhealthy', async () => {
  const { ask, readiness } = open({ revision: 1 });
  readiness.started();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder any more');
  expect(await ask()).toEqual({ ...well, readyz: 503, healthz: 503, reasons: ['disk'] });
});
test('a database that is away takes no node out of service', async () => {
  const { ask, readiness } = open({ revision: 1 });
  readiness.started();
  await line.stop();
  expect(await ask()).toEqual({ ...well, healthz: 503, database: false });
  await line.start();
});
