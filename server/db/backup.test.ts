import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../platform/clock.fake.ts';
import { systemRandom } from '../platform/random.ts';
import { createReleaseSigner } from '../platform/release-signer.ts';
import { verifyAudit } from '../site/audit.ts';
import { createSiteService } from '../site/postgres-site-service.ts';
import { createFakeCompiler } from '../site/site-compiler.fake.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

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
    `insert into outbox_message (channel, recipient, body, created_at) select 'sms', '+63', 'b' || n, now() from generate_series(1, 2500) n`,
  );
});
afterAll(() => source.close());
beforeEach(async () => {
  target = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'));
});
afterEach(async () => {
  await target.close();
  rmSync(folder, { recursive: true });
});
const readAll = async ({ pool }: TestDatabase): Promise<unknown> => {
  const tables = [
    'site_part',
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

test('carries every row over byte for byte, and the counters go on', async () => {
  const manifest = await writeBackup(source.pool, folder);
  expect(manifest.tables.find(({ name }) => name === 'outbox_message')?.rows).toBe(2_500);
  await restoreBackup(target.pool, folder);
  expect(await readAll(target)).toEqual(await readAll(source));
  expect(await verifyAudit(target.db, 'demo')).toMatchObject({ brokenAt: null, untold: [] });
  const { rows } = await target.pool.query(
    `insert into outbox_message (channel, recipient, body, created_at) values ('sms', 'x', 'y', now()) returning id`,
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
