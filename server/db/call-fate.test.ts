import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  besideTheCall,
  createCallFate,
  makeWrite,
  RefusedCallError,
  UnknownWriteError,
} from './call-fate.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table kept (name text)');
});
afterAll(() => database.close());

const keep = (name: string) => `insert into kept values ('${name}')`;
const isKept = async (name: string): Promise<boolean> =>
  ((await database.pool.query('select from kept where name = $1', [name])).rowCount ?? 0) > 0;
/** Runs a statement as the query builder does, whatever it is. */
const ask = (text: string, db = database.db) => db.executeQuery({ ...raw(text) });
const raw = (text: string) => ({
  sql: text,
  parameters: [],
  queryId: { queryId: text },
  query: { kind: 'RawNode' as const, sqlFragments: [text], parameters: [] },
});

describe('a call that was refused', () => {
  it.each([
    ['a transaction', (name: string) => database.db.transaction().execute((db) => ask(keep(name), db))],
    ['a statement alone', (name: string) => ask(keep(name))],
    [
      'a statement with a name before it',
      (name: string) => ask(`with one as (${keep(name)} returning 1) select * from one`),
    ],
  ])('writes nothing more by %s', async (name, write) => {
    const fate = createCallFate();
    await expect(
      fate.run(async () => {
        await ask('select 1');
        expect(fate.refuse()).toBe(true);
        await write(name);
      }),
    ).rejects.toBeInstanceOf(RefusedCallError);
    expect(await isKept(name)).toBe(false);
  });

  it('undoes what it had begun when it was refused, at the commit', async () => {
    const fate = createCallFate();
    const work = fate.run(() =>
      database.db.transaction().execute(async (db) => {
        await ask(keep('begun'), db);
        expect(fate.refuse()).toBe(true);
      }),
    );
    await expect(work).rejects.toBeInstanceOf(RefusedCallError);
    expect(await isKept('begun')).toBe(false);
  });

  it('still reads, and keeps what is kept beside it', async () => {
    const fate = createCallFate();
    await fate.run(async () => {
      fate.refuse();
      await ask('select name from kept');
      await besideTheCall(() => ask(keep('beside')));
    });
    expect(await isKept('beside')).toBe(true);
  });

  it('leaves its connections as they were for the next', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const fate = createCallFate();
      await fate
        .run(() =>
          database.db.transaction().execute(async (db) => {
            await ask(keep('turn'), db);
            fate.refuse();
          }),
        )
        .catch(() => undefined);
    }
    await database.db.transaction().execute((db) => ask(keep('after'), db));
    expect([await isKept('turn'), await isKept('after')]).toEqual([false, true]);
  });
});

describe('a call that wrote something', () => {
  it('cannot be refused while a write is under way or made', async () => {
    const fate = createCallFate();
    await fate.run(async () => {
      const write = database.db.transaction().execute((db) => ask(keep('made'), db));
      await write;
      expect(fate.refuse()).toBe(false);
      let end = (): void => undefined;
      const other = createCallFate();
      const slow = other.run(() => makeWrite(() => new Promise<void>((resolve) => (end = resolve))));
      expect(other.refuse()).toBe(false);
      end();
      await slow;
      expect(other.refuse()).toBe(false);
    });
    expect(await isKept('made')).toBe(true);
  });

  it('can be refused after a write that failed, and not where nobody knows', async () => {
    const failed = createCallFate();
    await expect(failed.run(() => ask('insert into nowhere values (1)'))).rejects.toThrow('nowhere');
    const late = new DatabaseUnavailableError('late', { isAway: false, code: '57014' });
    const again = createCallFate();
    await expect(again.run(() => makeWrite(() => Promise.reject(late)))).rejects.toBe(late);
    const unknown = createCallFate();
    const away = new DatabaseUnavailableError('gone', { isAway: true });
    await expect(unknown.run(() => makeWrite(() => Promise.reject(away)))).rejects.toBeInstanceOf(
      UnknownWriteError,
    );
    expect([again.refuse(), unknown.refuse()]).toEqual([true, false]);
  });

  it('is over with its work: what outlives it writes as before', async () => {
    const fate = createCallFate();
    let later: Promise<unknown> = Promise.resolve();
    await fate.run(async () => {
      fate.refuse();
      later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => ask(keep('outlives')));
    });
    await later;
    expect(await isKept('outlives')).toBe(true);
  });
});
