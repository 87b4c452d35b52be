import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashText } from '../../../src/compiler/content-hash.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { hashSource, insertSource, isSameSource, nameSource, readSource } from './source-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const createdAt = new Date('2026-02-03T04:05:06Z');
const store = async (documents: Record<string, unknown>): Promise<string> => {
  const source = nameSource(documents);
  await database.db.transaction().execute((transaction) => insertSource(transaction, source, createdAt));
  return source.hash;
};
const countDocuments = async (): Promise<number> =>
  Number((await database.pool.query<{ count: string }>('select count(*) from site_document')).rows[0]?.count);

test('a source is named by its canonical text, whatever the order of keys and of documents', () => {
  const documents = { b: { y: 1, x: [{ d: 1, c: 2 }] }, a: 'text', none: undefined };
  expect(hashSource(documents)).toBe(hashText(toCanonicalJson(documents)));
  expect(hashSource({ a: 'text', b: { x: [{ c: 2, d: 1 }], y: 1 } })).toBe(hashSource(documents));
  expect(hashSource({ ...documents, a: 'other' })).not.toBe(hashSource(documents));
  expect(isSameSource(documents, { a: 'text', b: { x: [{ c: 2, d: 1 }], y: 1 } })).toBe(true);
  for (const other of [
    { ...documents, a: 'other' },
    { a: 'text' },
    { ...documents, none: 1 },
    { a: 1, c: 2 },
  ])
    expect(isSameSource(documents, other)).toBe(false);
});

test('sources share the documents that they have in common, also as objects', async () => {
  const before = await countDocuments();
  const [home, help, changed] = [{ z: 1, a: 2 }, { help: true }, { help: false }];
  const first = await store({ 'pages/home': home, 'pages/help': help });
  const second = await store({ 'pages/home': home, 'pages/help': changed });
  expect((await countDocuments()) - before).toBe(3);
  const [one, other] = [await readSource(database.db, first), await readSource(database.db, second)];
  expect(Object.keys(one)).toEqual(['pages/home', 'pages/help']);
  // As it was written: an operator reads it so.
  expect(JSON.stringify(one['pages/home'])).toBe('{"z":1,"a":2}');
  expect(other['pages/help']).toEqual(changed);
  expect(other['pages/home']).toBe(one['pages/home']);
  // The same once more stores nothing.
  await store({ 'pages/home': home, 'pages/help': help });
  expect((await countDocuments()) - before).toBe(3);
});

test('asks about the documents that the source before does not have, however many there are', async () => {
  /** Names of documents in the questions. */
  const asked: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      for (const [, hashes] of JSON.stringify(node).matchAll(/"value":(\["[0-9a-f]{64}"[^\]]*\])/g))
        asked.push(...(JSON.parse(hashes ?? '[]') as string[]));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  for (const pages of [10, 100]) {
    const made = Array.from({ length: pages }, (_, page) => [`pages/${page}`, { of: pages, page }] as const);
    const documents = Object.fromEntries(made);
    const former = { hash: await store(documents), documents };
    const source = nameSource({ ...documents, 'pages/0': { of: pages, changed: true } });
    asked.length = 0;
    await database.db
      .withPlugin(watch)
      .transaction()
      .execute((transaction) => insertSource(transaction, source, createdAt, former));
    expect(asked, `with ${pages} pages`).toEqual([hashText(JSON.stringify(source.documents['pages/0']))]);
    expect(await readSource(database.db, source.hash)).toEqual(source.documents);
  }
  // A former source that is not stored vouches for nothing.
  const lost = nameSource({ 'pages/lost': { lost: true } });
  const next = nameSource({ ...lost.documents, 'pages/next': { next: true } });
  await database.db.transaction().execute((transaction) => insertSource(transaction, next, createdAt, lost));
  expect(await readSource(database.db, next.hash)).toEqual(next.documents);
});

test('a source from before documents had a table is read as it was', async () => {
  const documents = { 'pages/old': { b: 1, a: 2 } };
  const hash = hashSource(documents);
  await database.pool.query('insert into site_source (hash, body, created_at) values ($1, $2, $3)', [
    hash,
    JSON.stringify(documents),
    createdAt,
  ]);
  expect(await readSource(database.db, hash)).toEqual(documents);
});

test('a document that was changed where it lies, or is gone, is not handed out', async () => {
  const stored = async (name: string): Promise<string> => {
    const hash = hashText(name);
    await database.pool.query('insert into site_source (hash, documents, created_at) values ($1, $2, $3)', [
      hash,
      JSON.stringify({ 'pages/bad': name }),
      createdAt,
    ]);
    return hash;
  };
  const damaged = hashText('{"was":1}');
  await database.pool.query('insert into site_document (hash, body, created_at) values ($1, $2, $3)', [
    damaged,
    '{"is":2}',
    createdAt,
  ]);
  await expect(readSource(database.db, await stored(damaged))).rejects.toThrow(/stored text was changed/);
  await expect(readSource(database.db, await stored(hashText('gone')))).rejects.toThrow(/is not stored/);
  await expect(readSource(database.db, hashText('no such source'))).rejects.toThrow();
});
