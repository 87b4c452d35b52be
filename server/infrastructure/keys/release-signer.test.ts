import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReleaseManifest } from '../../../src/protocol/release/release.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { activateReleaseKey, announceReleaseKey, openReleaseSigner } from './release-keys.ts';
import { createReleaseSigner, SigningKeyError } from './release-signer.ts';
import { createSecretBox, SecretBoxError } from './secret-box.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-signer-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => database.pool.query('delete from release_key'));

const box = createSecretBox();
let clock = Date.parse('2026-06-01T00:00:00Z');
const deps = () => ({ db: database.db, box, now: new Date((clock += 1_000)) });
/** A node: its own data folder, the database of all. */
const open = (configured: string | null = null, dataFolder = '/nowhere', secretBox = box) =>
  openReleaseSigner({ ...deps(), box: secretBox, dataFolder, configured });
const pemOf = (type: 'ed25519' | 'x25519'): string =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const manifest: ReleaseManifest = {
  format: 1,
  site: 'a',
  shell: 'b',
  pages: {},
  modals: {},
  forms: {},
  messages: {},
  styles: 'c',
};

describe('the signer of releases', () => {
  test('is the same on every node of a database, also of nodes that start at once', async () => {
    const nodes = await Promise.all(Array.from({ length: 5 }, () => open()));
    expect(new Set(nodes.map(({ keyId }) => keyId)).size).toBe(1);
    const signature = nodes[0]?.sign(manifest);
    expect(nodes[4]?.isGenuine(manifest, signature)).toBe(true);
    const { rows } = await database.pool.query('select state, public_key, private_key from release_key');
    expect(rows).toEqual([
      {
        state: 'active',
        public_key: expect.stringMatching(/^v1\./),
        private_key: expect.stringMatching(/^v1\./),
      },
    ]);
  });
  test('refuses another manifest, a foreign key and no signature', async () => {
    const signer = await open();
    const signature = signer.sign(manifest);
    expect(signer.isGenuine({ ...manifest, site: 'x' }, signature)).toBe(false);
    expect(signer.isGenuine(manifest, createReleaseSigner().sign(manifest))).toBe(false);
    expect(signer.isGenuine(manifest, undefined)).toBe(false);
  });
  test('takes the key of an earlier version over from its data folder, and what that one trusted', async () => {
    const folder = join(root, 'earlier');
    mkdirSync(join(folder, 'signing'), { recursive: true });
    const pem = pemOf('ed25519');
    const before = await open(pem);
    const signature = before.sign(manifest);
    await database.pool.query('delete from release_key');
    writeFileSync(join(folder, 'signing', 'release-key.pem'), pem);
    const former = generateKeyPairSync('ed25519');
    writeFileSync(
      join(folder, 'signing', 'old.pub.pem'),
      former.publicKey.export({ type: 'spki', format: 'pem' }),
    );
    expect((await open(null, folder)).keyId).toBe(before.keyId);
    const elsewhere = await open();
    expect(elsewhere.keyId).toBe(before.keyId);
    expect(elsewhere.isGenuine(manifest, signature)).toBe(true);
    const old = createReleaseSigner(former.privateKey).sign(manifest);
    expect(elsewhere.isGenuine(manifest, old)).toBe(true);
  });
  test('signs with the configured key, and still takes what others signed', async () => {
    const ownSigner = await open();
    const configured = await open(pemOf('ed25519'));
    expect(configured.keyId).not.toBe(ownSigner.keyId);
    expect(configured.isGenuine(manifest, ownSigner.sign(manifest))).toBe(true);
    expect((await open()).isGenuine(manifest, configured.sign(manifest))).toBe(true);
    const { rows } = await database.pool.query(
      "select private_key from release_key where state = 'configured'",
    );
    expect(rows).toEqual([{ private_key: null }]);
  });
  test('goes over to another key that was announced before, and keeps what the first one signed', async () => {
    const before = await open();
    const signature = before.sign(manifest);
    const next = await announceReleaseKey(deps());
    await expect(announceReleaseKey(deps())).rejects.toThrow(SigningKeyError);
    const between = await open();
    expect(between.keyId).toBe(before.keyId);
    expect(between.keySet.keys.map(({ kid }) => kid)).toContain(next);
    expect(await activateReleaseKey(deps())).toBe(next);
    const after = await open();
    expect([after.keyId, after.isGenuine(manifest, signature)]).toEqual([next, true]);
    expect(between.isGenuine(manifest, after.sign(manifest))).toBe(true);
    await expect(activateReleaseKey(deps())).rejects.toThrow(/announce/);
    const { rows } = await database.pool.query("select private_key from release_key where state = 'retired'");
    expect(rows).toEqual([{ private_key: null }]);
  });
  test('trusts no key that somebody wrote into the database', async () => {
    const ownSigner = await open();
    const foreign = generateKeyPairSync('ed25519');
    const pem = foreign.publicKey.export({ type: 'spki', format: 'pem' });
    await database.pool.query("insert into release_key values ('foreign', 'retired', $1, null, now())", [
      pem,
    ]);
    await expect(open()).rejects.toThrow(SecretBoxError);
    await database.pool.query(
      "update release_key set public_key = (select public_key from release_key where key_id = $1) where key_id = 'foreign'",
      [ownSigner.keyId],
    );
    await expect(open()).rejects.toThrow(/belongs to another row/);
  });
  test('says what is wrong with a configured key', async () => {
    const file = join(root, 'wrong.pem');
    writeFileSync(file, 'not a key');
    for (const wrong of [file, '/nowhere/key.pem', pemOf('x25519')])
      await expect(open(wrong)).rejects.toThrow(SigningKeyError);
  });
});
