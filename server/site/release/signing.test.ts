import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createPartCache } from '../../delivery/part-cache.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { DamagedPartError, readPartTexts } from './release-store.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import { isTrusted, renewSignature } from './signature-store.ts';
import { watchReleases } from './watch-releases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const clock = createFakeClock();
const signer = createReleaseSigner();
let merchant: string;
let service: StoredSiteService;
const publish = (name: string) =>
  service.importDocuments({ documents: { 'pages/home': { name } }, note: 'n', author: 'a', kind: 'publish' });
const watch = async () => {
  const told: number[] = [];
  const troubles: string[] = [];
  const opened = await watchReleases({
    db: database.db,
    notifications: database.notifications,
    merchant,
    isTrusted: (live) => isTrusted(signer, live),
    onRelease: ({ revision }) => told.push(revision),
    onTrouble: (cause) => troubles.push(String(cause)),
  });
  return { ...opened, told, troubles };
};
/** What somebody with the database, but not the key, may do. */
const tamper = async (statement: string, values: readonly unknown[]): Promise<void> => {
  const client = await database.pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(statement, [...values]);
  } finally {
    await client.query(`set session_replication_role = origin`);
    client.release();
  }
};
const tamperManifest = (release: string): Promise<void> =>
  tamper(`update site_release set manifest = jsonb_set(manifest, '{styles}', '"evil"') where hash = $1`, [
    release,
  ]);

beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  service = createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer,
  });
  await publish(`${merchant} one`);
});

test('signs what is published and points to the signature', async () => {
  const { manifest, signature } = await service.active();
  expect(signature?.keyId).toBe(signer.keyId);
  expect(signer.isGenuine(manifest, signature)).toBe(true);
});
test('never serves a manifest that was changed after signing; the last good release stays', async () => {
  const node = await watch();
  await publish(`${merchant} two`);
  await node.refresh();
  expect(node.current()?.revision).toBe(2);
  await publish(`${merchant} three`).then(async (made) => {
    if (made.ok) await tamperManifest(made.value.release);
  });
  const late = await watch();
  expect(late.current()?.revision).toBe(2);
  expect(late.troubles).toEqual([expect.stringMatching(/Revision 3 .* is not what was signed/)]);
  await Promise.all([node.stop(), late.stop()]);
});
test('does not move to a release that was slipped in with no signature or a foreign one', async () => {
  const node = await watch();
  const foreign = createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  await foreign.importDocuments({
    documents: { 'pages/home': { name: `${merchant} evil` } },
    note: 'n',
    author: 'mallory',
    kind: 'publish',
  });
  await node.refresh();
  expect(node.current()?.revision).toBe(1);
  expect(node.told).toEqual([]);
  expect(node.troubles).toHaveLength(1);
  await renewSignature(database.db, signer, merchant, clock);
  await node.refresh();
  expect(node.current()?.revision).toBe(1);
  await node.stop();
});
test('gives the live release a signature of the new key where the old one vouches for it', async () => {
  const next = createReleaseSigner();
  await renewSignature(database.db, next, merchant, clock);
  expect((await service.active()).signature?.keyId).toBe(signer.keyId);
  expect(isTrusted(next, await service.active())).toBe(false);
});
test('hands out no part whose stored bytes were changed, in any encoding', async () => {
  const { manifest } = await service.active();
  const parts = [manifest.site, manifest.shell, manifest.styles];
  const columns = ['body', 'gzip', 'brotli'] as const;
  for (const [index, column] of columns.entries())
    await tamper(`update site_part set ${column} = '\\x7b7d' where hash = $1`, [parts[index]]);
  const cache = createPartCache(database.db);
  for (const hash of parts) await expect(cache.get(hash)).rejects.toThrow(DamagedPartError);
  await expect(readPartTexts(database.db, [manifest.site])).rejects.toThrow(DamagedPartError);
});
