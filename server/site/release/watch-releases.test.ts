import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { Notifications } from '../../db/listen.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { openSite, type OpenedSite } from '../open-site.ts';
import { createSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import { isTrusted } from './signature-store.ts';
import { watchReleases } from './watch-releases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const clock = createFakeClock();
const signer = createReleaseSigner();
const fail = (cause: unknown): never => {
  throw cause;
};
const openService = (merchant: string) =>
  createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer,
  });
const importNext = (service: ReturnType<typeof openService>, name: string) =>
  service.importDocuments({ documents: { 'pages/home': { name } }, note: 'n', author: 'a', kind: 'publish' });
const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 3_000; turn += 1) {
    if (await isTrue()) return;
    await sleep(5);
  }
  throw new Error('It did not happen within 15 s');
};

test('tells every revision once and in order while many are published at once', async () => {
  const service = openService('busy');
  await importNext(service, 'first');
  const told: number[] = [];
  const watch = await watchReleases({
    db: database.db,
    notifications: database.notifications,
    merchant: 'busy',
    isTrusted: (live) => isTrusted(signer, live),
    onRelease: ({ revision }) => told.push(revision),
    onTrouble: fail,
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => importNext(service, `name ${index}`)));
  await until(() => told.length === 20);
  expect(told).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect(watch.current()?.revision).toBe(21);
  await watch.stop();
});
test('catches up with what was published while nobody listened', async () => {
  const service = openService('deaf');
  await importNext(service, 'first');
  const told: number[] = [];
  let wake = (): void => undefined;
  const deaf: Notifications = {
    listen: async (_channel, on) => {
      wake = on.ready;
      return { stop: async () => undefined };
    },
  };
  const watch = await watchReleases({
    db: database.db,
    notifications: deaf,
    merchant: 'deaf',
    isTrusted: (live) => isTrusted(signer, live),
    onRelease: ({ revision }) => told.push(revision),
    onTrouble: fail,
  });
  await importNext(service, 'second');
  await importNext(service, 'third');
  expect(told).toEqual([]);
  wake();
  await until(() => told.length === 2);
  expect(told).toEqual([2, 3]);
  await watch.stop();
});
test('knows what was published before the question, also while it looks already', async () => {
  const service = openService('asked');
  const watch = await watchReleases({
    db: database.db,
    notifications: database.notifications,
    merchant: 'asked',
    isTrusted: (live) => isTrusted(signer, live),
    onRelease: () => undefined,
    onTrouble: fail,
  });
  for (let revision = 1; revision <= 20; revision += 1) {
    const early = watch.refresh();
    await importNext(service, `name ${revision}`);
    void watch.refresh();
    await watch.refresh();
    expect(watch.current()?.revision).toBe(revision);
    await early;
  }
  await watch.stop();
});
test('listens again after its connection was cut', async () => {
  const service = openService('cut');
  await importNext(service, 'first');
  const told: number[] = [];
  const watch = await watchReleases({
    db: database.db,
    notifications: database.notifications,
    merchant: 'cut',
    isTrusted: (live) => isTrusted(signer, live),
    onRelease: ({ revision }) => told.push(revision),
    onTrouble: fail,
  });
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer listen foyer_release' and datname = current_database()`,
  );
  await importNext(service, 'second');
  await until(() => told.includes(2));
  await importNext(service, 'third');
  await until(() => told.includes(3));
  expect(told).toEqual([2, 3]);
  await watch.stop();
});
test('adds up the browsers of several nodes, tells all of a stage, and forgets a node that is gone', async () => {
  const options = {
    db: database.db,
    notifications: database.notifications,
    clock,
    random: systemRandom,
    merchant: 'nodes',
    compiler: createFakeCompiler(),
    signer,
    onTrouble: fail,
  };
  const nodes: [OpenedSite, OpenedSite] = [await openSite(options), await openSite(options)];
  await importNext(openService('nodes'), 'first');
  await until(() => nodes.every(({ watch }) => watch.current()?.revision === 1));
  const lines: string[] = [];
  const sink = () =>
    ({
      write: (line: string) => lines.push(line) > 0,
      end: () => undefined,
      destroy: () => undefined,
      writableLength: 0,
      on: () => undefined,
    }) as never;
  nodes[0].hub.join('client-one', 1, sink());
  nodes[1].hub.join('client-two', 0, sink());
  await until(async () => (await nodes[0].service.adoption()).browsers === 2);
  expect(await nodes[0].service.adoption()).toEqual({ revision: 1, browsers: 2, current: 1 });
  // The browser of node 2 tells node 1 that it has swapped.
  expect(nodes[0].hub.markSeen('client-two', 1)).toBe(false);
  nodes[0].adoption.forwardSeen('client-two', 1);
  await until(async () => (await nodes[0].service.adoption()).current === 2);
  // A stage that begins on one node is known to the other, which asks its browsers to look.
  const { version } = await nodes[0].service.draft();
  const patches = [{ document: 'pages/home', op: 'replace', path: ['name'], value: 'two' }] as const;
  await nodes[0].service.editDraft({ version, patches, author: 'e' });
  const plan = { share: 50, audience: 'everybody', accounts: [], haltAfter: 1 } as const;
  const words = { note: 'n', author: 'a', draftVersion: version + 1, baseRevision: 1 };
  expect(await nodes[0].service.stages.begin({ ...words, plan })).toMatchObject({ ok: true });
  await until(() => nodes.every(({ watch }) => watch.stage()?.pointer.revision === 2));
  await until(() => lines.filter((line) => line.startsWith('event: stage')).length === 2);
  expect(nodes.map(({ watch }) => watch.current()?.revision)).toEqual([1, 1]);
  await nodes[1].stop();
  expect(await nodes[0].service.adoption()).toEqual({ revision: 1, browsers: 1, current: 1 });
  await nodes[0].stop();
});
