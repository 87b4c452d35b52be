import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../infrastructure/clock.fake.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { createReleaseSigner } from '../infrastructure/keys/release-signer.ts';
import { verifyAudit } from '../site/audit/audit.fake.ts';
import { createSiteService } from '../site/postgres-site-service.ts';
import { createFakeCompiler } from '../site/compile/site-compiler.fake.ts';
import { restoreAndMigrate, restoreBackup, writeBackup } from './backup.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';

/** So long that no encrypted file has it by chance. */
const recipient = '+639171234567';
let source: TestDatabase;
let target: TestDatabase;
let folder: string;
const clock = createFakeClock('2026-02-03T04:05:06.789Z');
beforeAll(async () => {
  source = await createTestDatabase();
  const service = createSiteService({
    db: source.db,
    clock,
    random: systemRandom,
    merchant: 'demo',
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  for (const name of ['one', 'two \\ "quoted" é\u2028']) {
    await service.importDocuments({
      documents: { 'pages/home': { name } },
      note: name,
      author: 'a',
      kind: 'publish',
    });
  }
  await source.pool.query(
    `insert into outbox_message (merchant, channel, recipient, kind, language, state, created_at, updated_at) select 'demo', 'sms', $1, 'b' || n, 'EN', 'delivered', now(), now() from generate_series(1, 2500) n`,
    [recipient],
  );
});
afterAll(() => source.close());
beforeEach(async () => {
  target = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'));
});
afterEach(async () => {
  await target.close();
  rmSync(folder, { recursive: true });
});
const readAll = async ({ pool }: TestDatabase): Promise<unknown> => {
  const tables = [
    'site_part',
    'site_document',
    'site_source',
    'site_release',
    'site_revision',
    'site_pointer',
    'site_audit',
    'outbox_message',
  ];
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select * from ${table} order by 1, 2`)).rows as unknown),
  );
};

test('carries every row over byte for byte, and the counters continue', async () => {
  const manifest = await writeBackup(source.pool, folder);
  expect(manifest.tables.find(({ name }) => name === 'outbox_message')?.rows).toBe(2_500);
  await restoreBackup(target.pool, folder);
  expect(await readAll(target)).toEqual(await readAll(source));
  expect(await verifyAudit(target.db, 'demo')).toMatchObject({ brokenAt: null, untold: [] });
  const { rows } = await target.pool.query(
    `insert into outbox_message (merchant, channel, recipient, language, state, created_at, updated_at) values ('demo', 'sms', 'x', 'EN', 'delivered', now(), now()) returning id`,
  );
  expect(rows).toEqual([{ id: '2501' }]);
});
test('refuses a damaged backup and a target with data, and changes nothing', async () => {
  await writeBackup(source.pool, folder);
  await expect(restoreBackup(source.pool, folder)).rejects.toThrow(/not empty/);
  appendFileSync(join(folder, 'site_audit.ndjson'), '{}\n');
  await expect(restoreBackup(target.pool, folder)).rejects.toThrow(/not what the manifest says/);
  expect((await target.pool.query('select 1 from site_revision')).rowCount).toBe(0);
  await expect(writeBackup(source.pool, folder)).rejects.toThrow(/is not empty/);
});

const passphrase = 'a passphrase of some length';
test('is read by its owner alone, and says nothing of the data where it is encrypted', async () => {
  const inner = join(folder, 'inner');
  await writeBackup(source.pool, inner, passphrase);
  expect(statSync(inner).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(inner)) {
    expect([name, statSync(join(inner, name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(readFileSync(join(inner, name)).includes(recipient)).toBe(false);
  }
  await restoreBackup(target.pool, inner, { backupKey: passphrase });
  expect(await readAll(target)).toEqual(await readAll(source));
});
test('is in clear without a key, and as private', async () => {
  const inner = join(folder, 'inner');
  await writeBackup(source.pool, inner);
  for (const name of readdirSync(inner)) expect(statSync(join(inner, name)).mode & 0o077).toBe(0);
  expect(readFileSync(join(inner, 'outbox_message.ndjson'), 'utf8')).toContain(recipient);
});
test('refuses a wrong key, none, a cut file and a changed manifest with a sentence, and changes nothing', async () => {
  await writeBackup(source.pool, folder, passphrase);
  const restore = (backupKey: string | null) => restoreBackup(target.pool, folder, { backupKey });
  await expect(restore(null)).rejects.toThrow(/encrypted: set BACKUP_KEY.*Nothing was changed/);
  await expect(restore('another passphrase here')).rejects.toThrow(/BACKUP_KEY is not the one/);
  const manifest = join(folder, 'manifest.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"rows": 2500', '"rows": 2499'));
  await expect(restore(passphrase)).rejects.toThrow(/manifest.json was changed/);
  writeFileSync(manifest, text.replace('"tables"', '"lists"'));
  await expect(restore(passphrase)).rejects.toThrow(/manifest.json is damaged/);
  writeFileSync(manifest, text);
  const file = join(folder, 'outbox_message.ndjson');
  truncateSync(file, statSync(file).size - 7);
  await expect(restore(passphrase)).rejects.toThrow(/cut off or was changed. Nothing was changed/);
  expect((await target.pool.query('select 1 from site_revision')).rowCount).toBe(0);
});
test('of an earlier version is restored as it was, and brought up to date', async () => {
  await writeBackup(source.pool, folder);
  const manifest = join(folder, 'manifest.json');
  const facts = JSON.parse(readFileSync(manifest, 'utf8')) as {
    migrations: { name: string }[];
    tables: { name: string }[];
  };
  const later = ['secret_canary', 'gateway_player_key', 'money_rules', 'money_proposal', 'vendor_payout_day'];
  writeFileSync(
    manifest,
    JSON.stringify({
      ...facts,
      migrations: facts.migrations.filter(({ name }) => name < '0480'),
      // Tables that have the columns that they had then.
      tables: facts.tables.filter(({ name }) => ['site_part', 'site_release'].includes(name)),
    }),
  );
  await target.pool.query('drop schema public cascade; create schema public');
  await restoreAndMigrate(target.pool, folder);
  const parts = async ({ pool }: TestDatabase) =>
    (await pool.query<{ hash: string }>('select hash from site_part order by 1')).rows;
  expect(await parts(target)).toEqual(await parts(source));
  expect(await parts(target)).not.toEqual([]);
  for (const table of later) await expect(target.pool.query(`select 1 from ${table}`)).resolves.toBeTruthy();
});
