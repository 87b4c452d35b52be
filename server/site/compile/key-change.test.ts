import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { createChangingSigner, followReleaseKeys } from '../../infrastructure/keys/follow-release-keys.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import {
  activateReleaseKey,
  announceReleaseKey,
  openReleaseSigner,
} from '../../infrastructure/keys/release-keys.ts';
import { createSecretBox } from '../../infrastructure/keys/secret-box.ts';
import { openSite } from '../open-site.ts';
import { createFakeCompiler } from './site-compiler.fake.ts';

let database: TestDatabase;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => database.close());

const box = createSecretBox();
const clock = createFakeClock();
const fail = (cause: unknown): never => {
  throw cause;
};
const deps = () => {
  clock.advance(1_000);
  return { db: database.db, box, now: clock.now() };
};
const openNode = async () => {
  const { db, notifications } = database;
  const read = () => openReleaseSigner({ ...deps(), dataFolder: '/nowhere', configured: null });
  const signer = createChangingSigner(await read());
  const common = { db, notifications, clock, random: systemRandom, merchant: 'keys', signer };
  const site = await openSite({ ...common, compiler: createFakeCompiler(), onTrouble: fail });
  const keys = await followReleaseKeys({
    notifications,
    signer,
    read,
    onChange: site.renewKeys,
    onTrouble: fail,
  });
  stops.push(site.stop, keys.stop);
  const publish = async (name: string): Promise<void> => {
    const documents = { 'pages/home': { name } };
    const made = await site.service.importDocuments({ documents, note: 'n', author: 'a', kind: 'publish' });
    if (!made.ok) throw new Error(made.error.code);
  };
  return { site, signer, publish };
};
const eventually = (look: () => unknown) => expect.poll(look, { timeout: 15_000 });

test('nodes that run trust an announced key, sign with it once it is active, and show what it signed', async () => {
  const [one, two] = [await openNode(), await openNode()];
  await one.publish('first');
  const former = one.signer.keyId;
  const next = await announceReleaseKey(deps());
  for (const { site } of [one, two])
    await eventually(() => site.readKeys().keys.map(({ kid }) => kid)).toContain(next);
  expect(two.signer.keyId).toBe(former);

  await activateReleaseKey(deps());
  for (const { signer } of [one, two]) await eventually(() => signer.keyId).toBe(next);
  // What is live has a signature of the key in use, on both.
  await eventually(async () => (await two.site.service.active()).signature?.keyId).toBe(next);

  await one.publish('second');
  expect((await one.site.service.active()).signature?.keyId).toBe(next);
  await two.site.watch.refresh();
  expect(two.site.watch.current()?.revision).toBe(2);
  expect(
    two.site
      .readKeys()
      .keys.map(({ kid }) => kid)
      .sort(),
  ).toEqual([former, next].sort());
});
test('a node whose line was cut reads the keys when it is back', async () => {
  const node = await openNode();
  const before = node.site.readKeys().keys.length;
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'foyer listen foyer_keys' and datname = current_database()`,
  );
  const next = await announceReleaseKey(deps());
  await eventually(() => node.site.readKeys().keys.map(({ kid }) => kid)).toContain(next);
  expect(node.site.readKeys().keys).toHaveLength(before + 1);
});
