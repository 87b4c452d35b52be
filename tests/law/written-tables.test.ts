import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources, type SourceFile } from './list-sources.ts';
import { listUnwrittenTables } from './written-tables.ts';

const root = join(import.meta.dirname, '../..');

/** Tables that the program reads and does not write, each with why. */
const exceptions: Readonly<Record<string, string>> = {
  account_quarter: 'A trigger of the ledger writes it.',
  bonus_entry: 'Functions of bonuses and the ledger write it.',
  team_change: 'Triggers of members, bets and transfers write it.',
  game_win:
    'The demonstration shows winners of games that nobody played; wins of real rounds come from the rounds.',
};

it('every table that the program reads is written by it, and not by a seed alone', () => {
  expect(listUnwrittenTables(listSources(root))).toEqual(Object.keys(exceptions).toSorted());
});

const plant = (path: string, text: string): SourceFile => ({ path, text });
const table = plant('server/db/migrations/0001_a.sql', 'create table prize (\n  id bigint\n);\n');
const reader = plant('platform/prizes.ts', "db.selectFrom('prize').selectAll()");
it('a table that only a seed, a test or a migration writes is named', () => {
  const seeds = [
    plant('demo/seed/seed.ts', "db.insertInto('prize').values(all)"),
    plant('platform/prizes.test.ts', "db.insertInto('prize').values(one)"),
    plant('server/db/migrations/0002_b.sql', 'insert into prize values (1);'),
  ];
  expect(listUnwrittenTables([table, reader, ...seeds])).toEqual(['prize']);
});
it('a table that nothing reads, or that is gone, is not', () => {
  expect(listUnwrittenTables([table])).toEqual([]);
  const gone = plant('server/db/migrations/0002_b.sql', 'drop table prize;\n');
  expect(listUnwrittenTables([table, gone, reader])).toEqual([]);
});
for (const writer of [
  "db.insertInto('prize').values(one)",
  'sql`insert into prize select * from other`',
  'sql`update prize p set id = 1`',
  "openTableShelf({ table: 'prize' })",
])
  it(`a table is written by ${writer}`, () => {
    expect(listUnwrittenTables([table, reader, plant('platform/write-prizes.ts', writer)])).toEqual([]);
  });
