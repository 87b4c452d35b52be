import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate, NewerDatabaseError, readMigrations } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'));
  await database.pool.query('drop table if exists schema_migration, egg, hen');
});
afterEach(() => rm(folder, { recursive: true }));

const add = (name: string, sql: string) => writeFile(join(folder, name), sql);

test('runs each migration once while many nodes start at once', async () => {
  await add('0001_egg.sql', 'create table egg (id int); insert into egg values (1);');
  await add('0002_hen.sql', 'create table hen (id int); select pg_sleep(0.05); insert into hen values (1);');
  const pools = Array.from({ length: 12 }, () => new pg.Pool({ ...database.config, max: 1 }));
  const ran = await Promise.all(pools.map((pool) => migrate(pool, [folder])));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(ran.flat().sort()).toEqual(['0001_egg.sql', '0002_hen.sql']);
  const { rows } = await database.pool.query(
    'select (select count(*)::int from egg) as eggs, (select count(*)::int from hen) as hens',
  );
  expect(rows[0]).toEqual({ eggs: 1, hens: 1 });
});
test('leaves nothing of a migration that fails, keeps those before it and continues after a repair', async () => {
  await add('0001_egg.sql', 'create table egg (id int);');
  await add('0002_hen.sql', 'create table hen (id int); select 1 / 0;');
  await expect(migrate(database.pool, [folder])).rejects.toThrow(/0002_hen\.sql failed/);
  const { rows } = await database.pool.query(
    `select to_regclass('egg') is not null as egg, to_regclass('hen') is not null as hen`,
  );
  expect(rows[0]).toEqual({ egg: true, hen: false });
  await add('0002_hen.sql', 'create table hen (id int);');
  expect(await migrate(database.pool, [folder])).toEqual(['0002_hen.sql']);
});
test('refuses a migration that was changed after it ran', async () => {
  await add('0001_egg.sql', 'create table egg (id int);');
  await migrate(database.pool, [folder]);
  await add('0001_egg.sql', 'create table egg (id bigint);');
  await expect(migrate(database.pool, [folder])).rejects.toThrow(/was changed after it ran/);
});
test('refuses a database that a newer program has changed, in one sentence, and changes nothing', async () => {
  await add('0001_egg.sql', 'create table egg (id int);');
  await migrate(database.pool, [folder]);
  await database.pool.query(
    "insert into schema_migration (name, checksum) values ('0003_fox.sql', 'x'), ('0002_hen.sql', 'x'), ('0721_own_tables.sql', 'of the demonstration')",
  );
  await add('0004_owl.sql', 'create table owl (id int);');
  const refusal = await migrate(database.pool, [folder]).catch((cause: unknown) => cause);
  expect(refusal).toBeInstanceOf(NewerDatabaseError);
  expect((refusal as Error).message).toMatch(
    /^This program \(.*\) is older than its database, which has the migration 0003_fox\.sql and others\. Start the newer program/,
  );
  const { rows } = await database.pool.query("select to_regclass('owl') as owl");
  expect(rows[0]).toEqual({ owl: null });
});
test('refuses names without a number and numbers used twice', async () => {
  await add('0001_egg.sql', '');
  await add('0001_hen.sql', '');
  await expect(readMigrations([folder])).rejects.toThrow(/same number/);
  await rm(join(folder, '0001_hen.sql'));
  await add('hen.sql', '');
  await expect(readMigrations([folder])).rejects.toThrow(/expected a name like/);
});
