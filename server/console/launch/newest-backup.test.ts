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

it('counts a restore that was tried later on its own, and none of a backup of another database', async () => {
  const { db, pool } = database;
  const made = manifest('2026-11-22T01:00:00.000Z');
  await recordBackup(pool, made);
  expect(await recordVerdict(pool, manifest('2026-11-23T01:00:00.000Z'), 0)).toBe(false);
  expect(await readNewestBackup(db)).toEqual({ madeAt: new Date(made.createdAt), isGood: null });
  expect(await recordVerdict(pool, made, 0)).toBe(true);
  expect(await readNewestBackup(db)).toEqual({ madeAt: new Date(made.createdAt), isGood: true });
});

it('leaves a database without the table as it is: a program of another version may run on it', async () => {
  const { pool } = database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('drop table backup_made');
    expect(await recordVerdict(client, manifest('2026-11-22T01:00:00.000Z'), 0)).toBe(false);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
