import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { Desk, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import type { DeskField } from '../../src/protocol/desks/desk-fields.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { rowsOf, tidyValues } from '../../src/protocol/desks/judge-values.ts';
import { startValues } from '../../src/protocol/desks/start-values.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import type { Shelf } from './shelf.ts';

/** How a desk lies in a table of the database. */
export interface TablePlace {
  readonly merchant: string;
  readonly table: string;
  /** Columns by field, where they are not called as the field is, in small letters with low lines. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Columns that all rows of this desk have the same of, where several desks share the table. */
  readonly within?: Readonly<Record<string, string>>;
}
type Columns = Readonly<Record<string, unknown>>;

const nameColumn = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const moneyOf = (text: Json | undefined, currency: string): string =>
  (readMoney(text, currency) ?? 0n).toString();

/** A value as its column has it. */
function toColumn(field: DeskField, value: Json | undefined, currency: string): unknown {
  if (value === null || value === undefined)
    return field.kind === 'line' || field.kind === 'picture' ? '' : null;
  if (field.kind === 'money') return moneyOf(value, currency);
  if (field.kind === 'moneyList') return (value as readonly Json[]).map((one) => moneyOf(one, currency));
  if (field.kind === 'words') return JSON.stringify(value);
  return value;
}
/** A column as the wire has it. */
function fromColumn(field: DeskField, value: unknown, currency: string): Json {
  if (value === null || value === undefined) return null;
  if (field.kind === 'money') return writeMoney(BigInt(toText(value)), currency);
  if (field.kind === 'moneyList')
    return (value as readonly string[]).map((one) => writeMoney(BigInt(one), currency));
  if (field.kind === 'moment') return (value as Date).toISOString();
  if (field.kind === 'number') return Number(value);
  if (field.kind === 'reference') return toText(value);
  if (value === '' && field.isOptional) return null;
  return value as Json;
}

/** What the four statements about a table are made of. */
function openTable(desk: Desk, { merchant, table, columns = {}, within = {} }: TablePlace) {
  const columnOf = (field: string): string => columns[field] ?? nameColumn(field);
  const ownKey = desk.shape === 'single' ? 'merchant' : 'id';
  const keyColumn = desk.key === undefined ? ownKey : columnOf(desk.key);
  const names = Object.keys(desk.fields);
  const put = (values: DeskValues, currency: string): readonly (readonly [string, unknown])[] =>
    names.map((name) => [columnOf(name), toColumn(desk.fields[name] as DeskField, values[name], currency)]);
  const read = (row: Columns, currency: string): DeskValues =>
    Object.fromEntries(
      names.map((name) => [name, fromColumn(desk.fields[name] as DeskField, row[columnOf(name)], currency)]),
    );
  const fixed = Object.entries({ merchant, ...within });
  const isOwn = sql.join(
    fixed.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );
  const refs = (list: readonly string[]): RawBuilder<unknown> => sql.join(list.map((one) => sql.ref(one)));
  return {
    read,
    keyOf: (row: Columns): string => toText(row[keyColumn]),
    select: async (db: Database): Promise<readonly Columns[]> => {
      const order =
        desk.isOrdered === true ? [sql.ref('position'), sql.ref(keyColumn)] : [sql.ref(keyColumn)];
      const { rows } = await sql<Columns>`select * from ${sql.table(table)} where ${isOwn}
        order by ${sql.join(order)}`.execute(db);
      return rows;
    },
    insert: async (db: Database, values: DeskValues, currency: string): Promise<string> => {
      const pairs = [...fixed, ...put(values, currency)];
      const next = sql`(select coalesce(max(position), -1) + 1 from ${sql.table(table)} where ${isOwn})`;
      const isOrdered = desk.isOrdered === true;
      const { rows } = await sql<Columns>`insert into ${sql.table(table)}
        (${refs(pairs.map(([name]) => name))} ${isOrdered ? sql`, position` : sql``})
        values (${sql.join(pairs.map(([, value]) => sql`${value}`))}
          ${isOrdered ? sql`, ${next}` : sql``})
        returning *`.execute(db);
      return toText(rows[0]?.[keyColumn]);
    },
    update: async (db: Database, key: string, values: DeskValues, currency: string): Promise<void> => {
      const pairs = put(values, currency).filter(([name]) => name !== keyColumn);
      await sql`update ${sql.table(table)}
        set ${sql.join(pairs.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
        where ${isOwn} and ${sql.ref(keyColumn)}::text = ${key}`.execute(db);
    },
    place: async (db: Database, keys: readonly string[]): Promise<void> => {
      for (const [position, key] of keys.entries())
        // oxlint-disable-next-line no-await-in-loop -- One connection writes one row after another.
        await sql`update ${sql.table(table)} set position = ${position}
          where ${isOwn} and ${sql.ref(keyColumn)}::text = ${key}`.execute(db);
    },
    clear: async (db: Database): Promise<void> => {
      await sql`delete from ${sql.table(table)} where ${isOwn}`.execute(db);
    },
  };
}

type Table = ReturnType<typeof openTable>;
type Shelve = (table: Table, currencyOf: (db: Database) => Promise<string>, desk: Desk) => Shelf;
/** Rows that change one by one. */
const shelveList: Shelve = (table, currencyOf) => ({
  list: async (db) => {
    const currency = await currencyOf(db);
    return (await table.select(db)).map((row) => ({
      key: table.keyOf(row),
      values: table.read(row, currency),
    }));
  },
  save: async (db, key, values) => {
    const currency = await currencyOf(db);
    if (key === null) return table.insert(db, values, currency);
    await table.update(db, key, values, currency);
    return key;
  },
  order: table.place,
});
/** All rows as one: they are replaced together. */
const shelveSet: Shelve = (table, currencyOf) => ({
  list: async (db) => {
    const currency = await currencyOf(db);
    const rows = (await table.select(db)).map((row) => table.read(row, currency));
    return rows.length === 0 ? [] : [{ key: '', values: { rows } }];
  },
  save: async (db, _key, values) => {
    const currency = await currencyOf(db);
    await table.clear(db);
    // oxlint-disable-next-line no-await-in-loop -- One connection writes one row after another.
    for (const row of rowsOf(values)) await table.insert(db, row, currency);
    return '';
  },
});
/** The one row of a brand, or the rules that are in force without one. */
const shelveSingle: Shelve = (table, currencyOf, desk) => ({
  list: async (db) => {
    const currency = await currencyOf(db);
    const rows = (await table.select(db)).map((row) => ({ key: '', values: table.read(row, currency) }));
    const hasDefaults = rows.length === 0 && desk.hasDefaults === true;
    return hasDefaults ? [{ key: '', values: tidyValues(desk, startValues(desk), currency) }] : rows;
  },
  save: async (db, _key, values) => {
    const currency = await currencyOf(db);
    const [row] = await table.select(db);
    if (row === undefined) await table.insert(db, values, currency);
    else await table.update(db, table.keyOf(row), values, currency);
    return '';
  },
});
const shelve = { list: shelveList, set: shelveSet, single: shelveSingle } as const;

/** Keeps a desk in a table whose columns are called as its fields. Money is keeper in minor units. */
export const openTableShelf = (desk: Desk, place: TablePlace): Shelf =>
  shelve[desk.shape](
    openTable(desk, place),
    async (db) => (await readCurrency(db, place.merchant)).code,
    desk,
  );
