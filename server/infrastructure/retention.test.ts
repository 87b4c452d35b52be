import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { deleteExpiredRows } from './retention.ts';
import pg from 'pg';
import { demoTableLives } from '../../demo/table-lives.ts';
import { migrate } from '../db/migrate.ts';
import { tableLives } from './table-lives.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const select = async <Row>(text: string): Promise<readonly Row[]> =>
  (await database.pool.query(text)).rows as Row[];
const listTables = `select c.relname as name from pg_class c where c.relkind in ('r', 'p')
  and c.relnamespace = current_schema()::regnamespace`;
const ruled = Object.entries({ ...tableLives, ...demoTableLives }).flatMap(([table, life]) =>
  'goes' in life ? [{ table, ...life.goes }] : [],
);
const now = new Date('2026-06-01T08:00:00.000Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

test('says of every table of the database what becomes of its rows, and of no other', async () => {
  const tables = await select<{ name: string }>(listTables);
  expect(Object.keys({ ...tableLives, ...demoTableLives }).sort()).toEqual(
    tables.map(({ name }) => name).sort(),
  );
});
test('an installation without the demonstration has none of its tables, and the daily job passes there', async () => {
  await database.pool.query('drop schema if exists plain cascade; create schema plain');
  // Extensions are installed once in a database, in `public`, whichever schema the tables are in.
  const pool = new pg.Pool({ ...database.config, max: 1, options: '-c search_path=plain,public' });
  try {
    await migrate(pool);
    const { rows } = await pool.query<{ name: string }>(listTables);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(tableLives).sort());
    await deleteExpiredRows(createDatabase(pool), { messagesKeptDays: 7, adapterTables: {} }, now);
  } finally {
    await pool.end();
  }
});
test('gives a sentence for each table that nothing is taken from', () => {
  const sentences = Object.values({ ...tableLives, ...demoTableLives }).flatMap((life) =>
    'kept' in life ? [life.kept] : 'bounded' in life ? [life.bounded] : [],
  );
  expect(sentences.filter((sentence) => !/^[A-Z].{6,}\.$/.test(sentence))).toEqual([]);
});
test('goes by a moment that each row has, and that is found without reading the whole table', async () => {
  const found = await select<{ place: string; type: string }>(
    `select t.relname || '.' || a.attname as place, format_type(a.atttypid, null) as type
     from pg_index i join pg_class t on t.oid = i.indrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
     where t.relnamespace = current_schema()::regnamespace`,
  );
  const moments = found.filter(({ type }) => type === 'timestamp with time zone').map(({ place }) => place);
  expect(
    ruled.map(({ table, column }) => `${table}.${column}`).filter((one) => !moments.includes(one)),
  ).toEqual([]);
});
test('takes nothing that another row needs', async () => {
  const needed = await select<{ parent: string }>(
    `select distinct confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and confdeltype not in ('c', 'n')`,
  );
  const parents = new Set(needed.map(({ parent }) => parent));
  expect(ruled.filter(({ table }) => parents.has(table))).toEqual([]);
});
test('takes what is over from every table with a rule, in one go, and leaves the rest', async () => {
  const add = (address: string, reason: string | null, days: number) =>
    database.pool.query(
      `insert into message_address (merchant, channel, address, soft_bounces, suppressed_at, reason, updated_at)
       values ('demo', 'sms', $1, 0, $2, $3, $4)`,
      [address, reason === null ? null : daysAgo(days), reason, daysAgo(days)],
    );
  await add('old', null, 366);
  await add('bounced', 'hard-bounce', 366);
  await add('stopped', 'stop', 4_000);
  await add('young', 'hard-bounce', 364);
  const window = (key: string, days: number) =>
    database.pool.query(
      `insert into limit_window (key, window_started_at, taken, ends_at) values ($1, $2, 1, $2)`,
      [key, daysAgo(days)],
    );
  await database.pool.query(
    `insert into limit_window (key, window_started_at, taken, ends_at)
     select 'many-' || n, $1, 1, $1 from generate_series(1, 12000) n`,
    [daysAgo(1)],
  );
  await window('running', -1);
  const message = (days: number) =>
    database.pool.query(
      `insert into outbox_message (merchant, channel, recipient, language, state, created_at, updated_at)
       values ('demo', 'sms', '+1', 'EN', 'delivered', $1, $1)`,
      [daysAgo(days)],
    );
  await message(6);
  await message(8);
  await deleteExpiredRows(database.db, { messagesKeptDays: 7, adapterTables: demoTableLives }, now);
  expect(await select('select address from message_address order by 1')).toEqual([
    { address: 'stopped' },
    { address: 'young' },
  ]);
  expect(await select('select key from limit_window')).toEqual([{ key: 'running' }]);
  expect(await select('select created_at from outbox_message')).toEqual([
    { created_at: new Date(daysAgo(6)) },
  ]);
});
