import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createReachability } from './reachability.ts';
import { createDatabase, type Database } from './database.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import { guardPool } from './guarded-pool.ts';
import { migrate } from './migrate.ts';
import { openDatabase, setDatabaseName, type OpenedDatabase } from './open-database.ts';
import { openPooler, type PoolerFake } from './pooler.fake.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let pooler: PoolerFake;
let opened: OpenedDatabase | null = null;
let direct: string;
beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await openPooler(database.config);
  const { host, port, user, database: name } = database.config;
  direct = `postgres:///${name ?? ''}?host=${encodeURIComponent(host ?? '')}&port=${port ?? 5432}&user=${String(user)}`;
});
afterEach(async () => {
  await opened?.stop();
  opened = null;
});
afterAll(async () => {
  await pooler.close();
  await database.close();
});
const open = async (databaseUrl: string, directUrl: string | null): Promise<OpenedDatabase> => {
  opened = await openDatabase({
    databaseUrl,
    directUrl,
    dataFolder: '/nowhere',
    mode: 'own',
    say: () => undefined,
  });
  return opened;
};
const show = async (db: OpenedDatabase['db'], name: string): Promise<unknown> =>
  (await sql<{ value: string }>`select current_setting(${name}, true) as value`.execute(db)).rows[0]?.value;

test('a transaction of a call has an end where the server knows one, and none for long work', async () => {
  const { db, work } = await open(direct, null);
  const knows = Number(await show(db, 'server_version_num')) >= 170_000;
  expect(await show(db, 'transaction_timeout')).toBe(knows ? '8s' : null);
  expect(await show(work.db, 'transaction_timeout')).toBe(knows ? '0' : null);
});
test('a transaction that lasts too long is undone on every server, idle or at work', async () => {
  const said: string[] = [];
  const reachability = createReachability({
    now: () => performance.now(),
    say: (sentence) => said.push(sentence),
  });
  const pool = new pg.Pool({ ...database.config, max: 1 });
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = createDatabase(guardPool(pool, reachability, 400));
  await sql`create table egg (id int)`.execute(db);
  const works = [
    (transaction: Database) => sql`select pg_sleep(60)`.execute(transaction),
    async (transaction: Database) => {
      await sleep(800);
      await sql`select 1`.execute(transaction);
    },
  ];
  for (const work of works) {
    const late = await db
      .transaction()
      .execute(async (transaction) => {
        await sql`insert into egg values (1)`.execute(transaction);
        await work(transaction);
      })
      .catch((cause: unknown) => cause);
    expect(late).toBeInstanceOf(DatabaseUnavailableError);
    expect(late).toMatchObject({ isAway: false, code: '25P04' });
  }
  // The pool's only connection was replaced, and the database counts as reachable all the while.
  expect((await sql`select id from egg`.execute(db)).rows).toEqual([]);
  expect(reachability.isReachable()).toBe(true);
  expect(said).toEqual([expect.stringContaining('is late: A transaction took longer than 400 ms')]);
  await db.destroy();
});
test('a server that does not know the limit is asked for nothing', async () => {
  const client = await database.pool.connect();
  await setDatabaseName(client, 'of_another_version', 8_000);
  const { rows } = await client.query("select current_setting('of_another_version', true) as value");
  client.release();
  expect(rows).toEqual([{ value: null }]);
});
test('behind a pooler, calls go through it as it takes them, and the rest past it', async () => {
  const { db, work, notifications } = await open(pooler.url, direct);
  expect((await sql`select 'by the pooler'`.execute(db)).rows).toHaveLength(1);
  await migrate(work.pool);
  const heard: string[] = [];
  const subscription = await notifications.listen('foyer_pooler', {
    notice: (payload) => heard.push(payload),
    ready: () => undefined,
  });
  await sql`select pg_notify('foyer_pooler', 'hello')`.execute(db);
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['hello']);
  await subscription.stop();
  expect(await show(work.db, 'lock_timeout')).toBe('5s');
  expect(pooler.asked()).toContain('by the pooler');
  expect(pooler.asked()).not.toMatch(/listen |advisory|set_config|schema_migration/i);
});
test('a pooler that is not told of is refused in its own words', async () => {
  const { db } = await open(pooler.url, null);
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/unsupported startup parameter/);
});
