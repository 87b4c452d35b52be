import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrationFolders, readMigrations } from '../server/db/migrate.ts';
import { demonstrationMigrations } from '../server/db/demonstration-migrations.ts';
import { createTestDatabase, type TestDatabase } from '../server/db/test-database.ts';
import { demoTableLives } from './table-lives.ts';

const [product, everything] = [migrationFolders({ demo: false }), migrationFolders({ demo: true })];
const tables = Object.keys(demoTableLives).sort();
/** Tables that versions before 0720 had not. */
const laterTables = new Set(['sandbox_witness', 'vendor_seed']);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A database as the version before the demonstration moved out left it. */
const openFormer = async (schema: string): Promise<pg.Pool> => {
  // A database has an extension once: the one before keeps it out of this schema's sight.
  await database.pool.query('drop extension if exists pg_trgm, unaccent, fuzzystrmatch cascade');
  await database.pool.query(`create schema ${schema}`);
  const pool = new pg.Pool({ ...database.config, max: 1, options: `-c search_path=${schema}` });
  pool.on('error', () => undefined); // Dropping the database ends idle connections.
  const former = (await readMigrations(everything)).filter(({ name }) => name < '0720');
  await migrate(pool, everything, new Set(former.map(({ name }) => name)));
  return pool;
};
const findTables = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null order by name',
    [tables],
  );
  return rows.map(({ name }) => name);
};

test('what a demonstration of an earlier version has kept is there after the update, switched on or off', async () => {
  const pool = await openFormer('used');
  try {
    await pool.query(`
      insert into member_seed values ('games', '{}', now());
      insert into sandbox_payment values ('t', 'demo', 'D1', 100, 'PHP', 'http://x', 'open', now(), now());
      insert into vendor_session (token_hash, launch, player, game_id, currency, expires_at)
        values ('h', 'l', 'p', '1', 'PHP', now());
      insert into vendor_round
        (id, key, player, launch, game_id, currency, stake, payout, state, cards, guesses, created_at, changed_at)
        values (gen_random_uuid(), 'k', 'p', 'l', '1', 'PHP', 100, 0, 'open', '[6, 12]', '["higher"]', now(), now());`);
    await migrate(pool, product);
    expect(await findTables(pool)).toEqual([
      'member_seed',
      'sandbox_payment',
      'vendor_round',
      'vendor_session',
    ]);
    await migrate(pool, everything);
    expect(await findTables(pool)).toEqual(tables);
    const { rows } = await pool.query('select token from sandbox_payment');
    expect(rows).toEqual([{ token: 't' }]);
    // A round of the one game that there was can be played to its end.
    const rounds = await pool.query('select game, step, course from vendor_round');
    const course = { cards: [6, 12], guesses: ['higher'], isTaken: false };
    expect(rounds.rows).toEqual([{ game: 'hi-lo', step: 1, course }]);
  } finally {
    await pool.end();
  }
});

test('an installation that never used the tables loses them, and gets them when it is made a demonstration', async () => {
  const pool = await openFormer('unused');
  try {
    expect(await findTables(pool)).toEqual(tables.filter((name) => !laterTables.has(name)));
    await migrate(pool, product);
    expect(await findTables(pool)).toEqual([]);
    await migrate(pool, everything);
    expect(await findTables(pool)).toEqual(tables);
    expect(await migrate(pool, everything)).toEqual([]);
  } finally {
    await pool.end();
  }
});
test('migrations of the demonstration are all known to an installation that has deleted them', async () => {
  const [, own = ''] = migrationFolders({ demo: true });
  const names = (await readMigrations([own])).map(({ name }) => name);
  expect(demonstrationMigrations).toEqual(names);
});
