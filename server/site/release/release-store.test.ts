import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { hashText } from '../../../src/compiler/content-hash.ts';
import type { Release, ReleasePart } from '../../../src/protocol/release/release.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { insertRelease, prepareParts } from './release-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const createdAt = new Date('2026-02-03T04:05:06Z');
const makeRelease = (bodies: readonly string[]): Release => ({
  hash: hashText(bodies.join()),
  manifest: { format: 1, site: '', shell: '', pages: {}, modals: {}, forms: {}, messages: {}, styles: '' },
  parts: Object.fromEntries(
    bodies.map((body): [string, ReleasePart] => [
      hashText(body),
      { hash: hashText(body), type: 'json', body },
    ]),
  ),
});
const listPages = (pages: number): readonly string[] =>
  Array.from({ length: pages }, (_, page) => `{"of":${pages},"page":${page}}`);

test('a publication asks about the parts that changed, however many there are', async () => {
  /** Rows that came back over the connection. */
  let rows = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      rows += result.rows.length;
      return Promise.resolve(result);
    },
  };
  const db = database.db.withPlugin(counter);
  const publish = async (bodies: readonly string[]): Promise<{ stored: number; asked: number }> => {
    const release = makeRelease(bodies);
    rows = 0;
    const parts = await prepareParts(db, release, 'fast');
    const asked = rows;
    await database.db
      .transaction()
      .execute((transaction) => insertRelease(transaction, release, parts, createdAt));
    return { stored: parts.length, asked };
  };
  for (const pages of [10, 100]) {
    expect((await publish(listPages(pages))).stored).toBe(pages);
    const changed = [...listPages(pages).slice(1), `{"changed":${pages}}`];
    // The row is the release before.
    expect(await publish(changed), `with ${pages} pages`).toEqual({ stored: 1, asked: 1 });
    // And the page that comes back.
    expect(await publish(listPages(pages)), `with ${pages} pages`).toEqual({ stored: 0, asked: 2 });
  }
});

test('parts of a release that was prepared and not stored are prepared again', async () => {
  const release = makeRelease(['{"lost":true}']);
  expect(await prepareParts(database.db, release, 'fast')).toHaveLength(1);
  expect(await prepareParts(database.db, release, 'fast')).toHaveLength(1);
});
