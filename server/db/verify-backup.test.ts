import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../infrastructure/clock.fake.ts';
import { readConfig } from '../infrastructure/config.ts';
import { openSecrets, readSecrets } from '../infrastructure/keys/open-secrets.ts';
import { writeBackup } from './backup.ts';
import { createProgress } from './restore-progress.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';
import { describeVerdict, verifyBackup, verifyIn } from './verify-backup.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
const keys = readConfig({
  DATABASE_URL: 'postgres://somewhere/foyer',
  DATA_DIR: join(tmpdir(), 'foyer-no-such-folder'),
  SECRET_KEY: randomBytes(32).toString('base64'),
});
beforeAll(async () => {
  source = await createTestDatabase();
  const now = createFakeClock().now();
  await openSecrets(source.db, readSecrets(keys), { config: keys, now, say: () => undefined });
  await source.pool.query(`
    insert into ledger_account (merchant, owner, account_type, currency) values ('demo', 'house', 1, 'PHP'), ('demo', 'house', 2, 'PHP');
    insert into ledger_transfer (merchant, kind, reference, created_at) values ('demo', 'test', 'a', now());
    insert into ledger_entry (transfer_id, account_id, amount)
      select t.id, a.id, case a.account_type when 1 then 700 else -700 end from ledger_transfer t, ledger_account a`);
});
afterAll(() => source.close());
beforeEach(async () => {
  target = await createEmptyDatabase();
  await target.pool.query('drop schema public cascade; create schema public');
  folder = mkdtempSync(join(tmpdir(), 'foyer-verify-test-'));
});
afterEach(async () => {
  await target.close();
  rmSync(folder, { recursive: true });
});

const verify = (from = keys) =>
  verifyIn(target.pool, folder, { backupKey: null, keys: from, onProgress: () => undefined });
/** As a bad disk or a hand would: the manifest fits what is in the file. */
const change = (table: string, from: string | RegExp, to: string): void => {
  const file = join(folder, `${table}.ndjson`);
  const text = readFileSync(file, 'utf8').replace(from, to);
  writeFileSync(file, text);
  const manifest = join(folder, 'manifest.json');
  const facts = JSON.parse(readFileSync(manifest, 'utf8')) as { tables: { name: string; sha256: string }[] };
  const sha256 = createHash('sha256').update(text).digest('hex');
  const tables = facts.tables.map((one) => (one.name === table ? { ...one, sha256 } : one));
  writeFileSync(manifest, JSON.stringify({ ...facts, tables }));
};

test('a good backup has its rows, its money and its key', async () => {
  await writeBackup(source.pool, folder);
  const verdict = await verify();
  expect(verdict).toMatchObject({ faults: [], isKeyRight: true });
  expect(verdict.sums).toBeGreaterThanOrEqual(3);
  expect(describeVerdict(verdict)[0]).toMatch(/^Verified: .* \d+ tables have their rows/);
});

test('money that is another one is found, in the sums and within the ledger', async () => {
  await writeBackup(source.pool, folder);
  change('ledger_account', '"balance":700', '"balance":701');
  const { faults } = await verify();
  expect(faults).toEqual([
    'balances of demo house 1 PHP: 701 in place of 700',
    '1 accounts whose balance is not the sum of their entries',
  ]);
});

test('an entry that is another one is found, and so is a transfer that makes money', async () => {
  await writeBackup(source.pool, folder);
  change('ledger_entry', '"amount":700', '"amount":900');
  const { faults } = await verify();
  expect(faults).toContain('entries of demo PHP: 1600 in place of 1400');
  expect(faults).toContain('1 transfers that do not add up to zero');
});

test('a key that opens nothing in it makes the verdict bad, and none is said', async () => {
  await writeBackup(source.pool, folder);
  const wrong = await verify({ ...keys, secretKey: randomBytes(32).toString('base64') });
  expect(wrong.isKeyRight).toBe(false);
  expect(describeVerdict(wrong)[0]).toMatch(/^NOT GOOD/);
  await target.pool.query('drop schema public cascade; create schema public');
  expect((await verify({ ...keys, secretKey: null })).isKeyRight).toBeNull();
});

test('a database with tables is refused and stays as it is', async () => {
  await writeBackup(source.pool, folder);
  const { host, port, user, database } = source.config;
  const url = `postgres://${user}@localhost/${database}?host=${host}&port=${port}`;
  const options = { backupKey: null, keys, onProgress: () => undefined, say: () => undefined };
  await expect(verifyBackup(folder, { ...options, verifyDatabaseUrl: url })).rejects.toThrow(/is not empty/);
  expect((await source.pool.query('select 1 from ledger_entry')).rowCount).toBe(2);
});

test('progress is a line that changes on a terminal, and a line now and then in a file', () => {
  const write = (isTerminal: boolean): readonly string[] => {
    const lines: string[] = [];
    let ms = 0;
    const note = createProgress({ write: (text) => lines.push(text), isTerminal, now: () => ms });
    for (const done of [1_000, 2_000, 3_000, 4_000]) {
      note({ table: 'ledger_entry', done, all: 4_000 });
      ms += 150;
    }
    return lines;
  };
  expect(write(false)).toEqual([
    '25% restored, 1,000 of 4,000 rows, in ledger_entry\n',
    '100% restored, 4,000 of 4,000 rows\n',
  ]);
  expect(write(true)).toEqual([
    '\r\u001B[K25% restored, 1,000 of 4,000 rows, in ledger_entry',
    '\r\u001B[K75% restored, 3,000 of 4,000 rows, in ledger_entry',
    '\r\u001B[K100% restored, 4,000 of 4,000 rows\n',
  ]);
});
