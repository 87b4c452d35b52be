import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTableTypes, type TypedColumn, type TypedTables } from './read-table-types.fake.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

interface StoredColumn {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** A default, a running number, or worked out from others. */
  readonly isFilled: boolean;
}
const listColumns = `
  select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
    (a.atthasdef or a.attidentity <> '') as "isFilled"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace`;

/** What a value of a column is in TypeScript: `type-parsers.ts` makes it so. */
const kinds: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  inet: 'string',
  uuid: 'string',
  xid8: 'string',
  bpchar: 'string',
  date: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  _text: 'string[]',
  _int8: 'string[]',
  _int4: 'number[]',
  _int2: 'number[]',
};
const isJson = (type: string): boolean => type === 'json' || type === 'jsonb';

const compareColumn = (typed: TypedColumn, stored: StoredColumn): readonly string[] => {
  const { type, isNullable, isFilled } = stored;
  const kind = kinds[type];
  const wrong = isJson(type) ? [] : typed.kinds.filter((one) => one !== kind);
  return [
    ...wrong.map((one) => `is read as ${one} and is ${type}`),
    // JSON has its own null.
    ...(typed.isNullable && !isNullable && !isJson(type) ? ['is read as null and never is'] : []),
    ...(!typed.isNullable && isNullable && !typed.isAnything ? ['is null and is not read as that'] : []),
    ...(typed.mayBeLeftOut && !isNullable && !isFilled ? ['may be left out and has no default'] : []),
    ...(typed.takesNull && !isNullable ? ['takes null and is never null'] : []),
  ];
};
/** What no query of the program's types reads or writes. */
const untyped: Readonly<Record<string, string>> = {
  account_quarter: 'A trigger of the ledger writes it; statements sum it in SQL.',
  bet_quarter: 'Triggers of bets write it; the betting record sums it in SQL.',
  'game.search_text': 'The database works it out; the search reads it in SQL.',
  'game_vendor.search_text': 'The database works it out; the search reads it in SQL.',
  schema_migration: 'It is there before the types are: the migrations themselves write it.',
};
/** A trigger fills them in where a row is written. */
const filledByTrigger: readonly string[] = ['ledger_entry.balance_after', 'ledger_entry.booked_at'];

/** Where the types of tables and the tables differ: `table.column …`. */
const compareTables = (
  types: TypedTables,
  tables: ReadonlyMap<string, ReadonlyMap<string, StoredColumn>>,
): readonly string[] => {
  const names = [...new Set([...types.keys(), ...tables.keys()])].sort();
  return names.flatMap((table) => {
    const [typed, there] = [types.get(table), tables.get(table)];
    if (typed === undefined) return untyped[table] === undefined ? [`${table} has no type`] : [];
    if (there === undefined) return [`${table} is no table`];
    return [...new Set([...typed.keys(), ...there.keys()])].sort().flatMap((name) => {
      const [one, other] = [typed.get(name), there.get(name)];
      const place = `${table}.${name}`;
      if (one === undefined) return untyped[place] === undefined ? [`${place} has no type`] : [];
      if (other === undefined) return [`${place} is no column`];
      const stored = filledByTrigger.includes(place) ? { ...other, isFilled: true } : other;
      return compareColumn(one, stored).map((fault) => `${place} ${fault}`);
    });
  });
};

const root = join(import.meta.dirname, '../..');
let database: TestDatabase;
let types: TypedTables;
beforeAll(async () => {
  database = await createTestDatabase();
  types = readTableTypes({
    Tables: join(root, 'server/db/database.ts'),
    DemoTables: join(root, 'demo/tables.ts'),
  });
}, 120_000);
afterAll(() => database.close());
const readColumns = async () => {
  const { rows } = await database.pool.query<StoredColumn & { readonly table: string }>(listColumns);
  const tables = new Map<string, Map<string, StoredColumn>>();
  for (const { table, ...column } of rows)
    tables.set(table, (tables.get(table) ?? new Map<string, StoredColumn>()).set(column.name, column));
  return tables;
};

test('each table has the columns, kinds, nulls and defaults that its type says, and no others', async () => {
  expect(compareTables(types, await readColumns())).toEqual([]);
});
test('a table that differs from its type is named, with the column and how', async () => {
  await database.pool.query(`
    alter table member rename column nickname to nick;
    alter table member alter column language drop not null;
    alter table member alter column level_rank type bigint;
    alter table member alter column first_login drop default;
    create table forgotten (id bigint);
    drop table sandbox_witness`);
  expect(compareTables(types, await readColumns())).toEqual([
    'forgotten has no type',
    'member.first_login may be left out and has no default',
    'member.language is null and is not read as that',
    'member.level_rank is read as number and is int8',
    'member.nick has no type',
    'member.nickname is no column',
    'sandbox_witness is no table',
  ]);
});
