import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('gives big integers and decimals as text, dates as day text and instants as Date', async () => {
  const { rows } = await sql`select 9007199254740993::bigint as big, 1.10::numeric as money,
    '2026-01-31'::date as day, '2026-01-31T12:00:00Z'::timestamptz as at, array[1,2]::bigint[] as list`.execute(
    database.db,
  );
  expect(rows[0]).toEqual({
    big: '9007199254740993',
    money: '1.10',
    day: '2026-01-31',
    at: new Date('2026-01-31T12:00:00Z'),
    list: ['1', '2'],
  });
});
test('keeps text byte for byte in UTF-8 and orders by code point', async () => {
  const { rows } = await sql<{
    encoding: string;
    locale: string;
    sums: string;
  }>`select current_setting('server_encoding') as encoding,
    (select datcollate from pg_database where datname = current_database()) as locale, current_setting('data_checksums') as sums`.execute(
    database.db,
  );
  expect(rows[0]).toEqual({ encoding: 'UTF8', locale: 'C', sums: 'on' });
});
