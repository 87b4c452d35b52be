import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BackupManifest } from '../../db/backup-manifest.ts';
import { recordBackup, recordVerdict } from '../../db/backup-record.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { readNewestBackup } from './newest-backup.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const manifest = (createdAt: string): BackupManifest => ({
  format: 1,
  createdAt,
  migrations: [],
  tables: [],
  sums: [],
});

it('knows the newest backup, and whether its restore was the same', async () => {
  const { db, pool } = database;
  expect(await readNewestBackup(db)).toBeNull();
  const [first, second] = [manifest('2026-11-20T01:00:00.000Z'), manifest('2026-11-21T01:00:00.000Z')];
  await recordBackup(pool, first);
  await recordVerdict(pool, first, 0);
  expect(await readNewestBackup(db)).toEqual({ madeAt: new Date(first.createdAt), isGood: true });
  await recordBackup(pool, second);
  expect(await readNewestBackup(db)).toEqual({ madeAt: new Date(second.createdAt), isGood: null });
  await recordVerdict(pool, second, 2);
  expect(await readNewestBackup(db)).toMatchObject({ isGood: false });
});
