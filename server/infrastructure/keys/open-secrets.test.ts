import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup, writeBackup } from '../../db/backup.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createSiteService } from '../../site/postgres-site-service.ts';
import { isTrusted } from '../../site/release/signature-store.ts';
import { createFakeCompiler } from '../../site/compile/site-compiler.fake.ts';
import { createFakeClock } from '../clock.fake.ts';
import { readConfig } from '../config.ts';
import { openSecrets, readSecrets } from './open-secrets.ts';
import { systemRandom } from '../random.ts';
import { SecretKeyError } from './secret-key.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-nodes-'));
const clock = createFakeClock();
const key = randomBytes(32).toString('base64');
let database: TestDatabase;
let nodes = 0;

/** A node as its environment describes it, with a data folder that nobody had before. */
const startNode = async (env: Readonly<Record<string, string>>, testDatabase = database) => {
  const config = readConfig({
    DATABASE_URL: 'postgres://somewhere/foyer',
    DATA_DIR: join(root, `node-${(nodes += 1)}`),
    ...env,
  });
  const signer = await openSecrets(testDatabase.db, readSecrets(config), {
    config,
    now: clock.now(),
    say: () => undefined,
  });
  const site = createSiteService({
    db: testDatabase.db,
    clock,
    random: systemRandom,
    merchant: 'demo',
    compiler: createFakeCompiler(),
    signer,
  });
  return { signer, site, dataFolder: config.dataFolder };
};
const publish = async ({ site }: Awaited<ReturnType<typeof startNode>>, name: string): Promise<void> => {
  const documents = { 'pages/home': { name } };
  await site.importDocuments({ documents, note: name, author: 'a', kind: 'publish' });
};
const servesLive = async ({ site, signer }: Awaited<ReturnType<typeof startNode>>): Promise<boolean> =>
  isTrusted(signer, await site.active());

beforeAll(async () => {
  database = await createTestDatabase();
  await publish(await startNode({ SECRET_KEY: key }), 'one');
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a node beside the first one', () => {
  it('serves what the first one published with the same secret and nothing else, and publishes for it', async () => {
    const second = await startNode({ SECRET_KEY: key });
    expect(await servesLive(second)).toBe(true);
    await publish(second, 'two');
    expect(await servesLive(await startNode({ SECRET_KEY: key }))).toBe(true);
    expect(existsSync(join(second.dataFolder, 'signing'))).toBe(false);
  });

  it('refuses to start without the secret, and makes no other one', async () => {
    await expect(startNode({})).rejects.toThrow(/DATABASE_URL is set and SECRET_KEY is not.*openssl/);
    expect(existsSync(join(root, `node-${nodes}`, 'secret.key'))).toBe(false);
  });

  it('refuses a wrong secret with a sentence, before it serves anything', async () => {
    const wrong = startNode({ SECRET_KEY: randomBytes(32).toString('base64') });
    await expect(wrong).rejects.toThrow(SecretKeyError);
    await expect(wrong).rejects.toThrow(/SECRET_KEY is not the key of this database/);
    expect(() => readConfig({ SECRET_KEY: 'hunter2' })).toThrow(/openssl rand -base64 32/);
  });

  it('goes over to another secret while the former one opens', async () => {
    const next = randomBytes(32).toString('base64');
    const node = await startNode({ SECRET_KEY: next, SECRET_KEYS_OLD: key });
    expect(await servesLive(node)).toBe(true);
  });

  it('starts on a restored backup with the secret, and with no other', async () => {
    const target = await createEmptyDatabase();
    const folder = join(root, 'backup');
    await writeBackup(database.pool, folder, 'a passphrase of some length');
    await restoreBackup(target.pool, folder, { backupKey: 'a passphrase of some length' });
    const restored = await startNode({ SECRET_KEY: key }, target);
    expect(await servesLive(restored)).toBe(true);
    const other = { SECRET_KEY: randomBytes(32).toString('base64') };
    await expect(startNode(other, target)).rejects.toThrow(/not the key of this database/);
    await target.close();
  });
});
