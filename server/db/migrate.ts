import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readVersion, root } from '../infrastructure/program.ts';
import { demonstrationMigrations } from './demonstration-migrations.ts';

/** Any number, but always the same one: it names the lock in `pg_locks`. */
const lockKey = 4_100_001;
const namePattern = /^\d{4}_[a-z0-9_]+\.sql$/;

export interface Migration {
  /** `NNNN_name.sql`; the number is the order. */
  readonly name: string;
  readonly sql: string;
  /** Hex SHA-256 of the file. */
  readonly checksum: string;
}

/** Every installation runs these. */
const productMigrations = join(root, 'server/db/migrations');
/** Tables of the demonstration; its folder may be missing. */
const demoMigrations = join(root, 'demo/migrations');
export const migrationFolders = ({ demo }: { readonly demo: boolean }): readonly string[] =>
  [productMigrations, ...(demo ? [demoMigrations] : [])].filter(existsSync);

/** Reads migrations in order of their numbers. Throws on a misnamed file or a number used twice. */
export const readMigrations = async (
  folders: readonly string[] = [productMigrations],
): Promise<readonly Migration[]> => {
  const folderByName = new Map<string, string>();
  for (const folder of folders)
    for (const name of await readdir(folder)) if (name.endsWith('.sql')) folderByName.set(name, folder);
  const names = [...folderByName.keys()].sort();
  const seen = new Map<string, string>();
  for (const name of names) {
    if (!namePattern.test(name)) throw new Error(`Migration ${name}: expected a name like 0001_site.sql`);
    const number = name.slice(0, 4);
    const twin = seen.get(number);
    if (twin !== undefined) throw new Error(`Migrations ${twin} and ${name} have the same number`);
    seen.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folderByName.get(name) ?? '', name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

/** A lock that another session holds, as `lock_timeout` reports it. */
const isLocked = (cause: unknown): boolean => {
  const error = cause as { readonly code?: unknown; readonly cause?: unknown } | undefined;
  return (
    error !== undefined && (error.code === '55P03' || (error.cause !== undefined && isLocked(error.cause)))
  );
};
/** Long enough for another node to bring a large database up to date. */
const mostWaits = 240;

/**
 * Tries again while another session holds a lock. Each try waits a few seconds only: a statement that waits
 * for a table's lock keeps every reader of that table waiting too.
 */
const waitForLock = async (work: () => Promise<unknown>): Promise<void> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      await work();
      return;
    } catch (cause) {
      if (!isLocked(cause) || attempts === mostWaits) throw cause;
      await sleep(500);
    }
  }
};

const applyOne = async (client: pg.PoolClient, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed; the database is as it was before it`, { cause });
  }
};

/** A newer program has changed this database; the message says which migration, and what to do. */
export class NewerDatabaseError extends Error {}

/** @throws NewerDatabaseError */
const refuseNewer = (applied: Iterable<string>, migrations: readonly Migration[]): void => {
  const names = new Set([...migrations.map(({ name }) => name), ...demonstrationMigrations]);
  const unknown = [...applied].filter((name) => !names.has(name)).sort();
  if (unknown.length === 0) return;
  const newest = unknown.at(-1) ?? '';
  const others = unknown.length > 1 ? ' and others' : '';
  throw new NewerDatabaseError(
    `This program (${readVersion()}) is older than its database, which has the migration ${newest}${others}. Start the newer program again, or restore the backup from before the upgrade; docs/operate/upgrade.md says how. Nothing was changed.`,
  );
};

const applyPending = async (
  client: pg.PoolClient,
  migrations: readonly Migration[],
  isWhole: boolean,
): Promise<string[]> => {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  if (isWhole) refuseNewer(applied.keys(), migrations);
  const done: string[] = [];
  for (const migration of migrations) {
    const before = applied.get(migration.name);
    if (before === undefined) {
      await waitForLock(() => applyOne(client, migration));
      done.push(migration.name);
    } else if (before !== migration.checksum) {
      throw new Error(
        `Migration ${migration.name} was changed after it ran here. Restore the file and add a new migration, ` +
          'or, where the data is only for trying, delete the data directory.',
      );
    }
  }
  return done;
};

/**
 * Brings a database up to date, each file in its own transaction. Any number of nodes may call this at
 * once: an advisory lock lets one work while the others wait and then find nothing to do.
 * A database that a newer program has changed is refused. `only` leaves the others for later, as a backup of an earlier version needs it.
 * @returns names of the migrations that ran now
 * @throws NewerDatabaseError
 */
export const migrate = async (
  pool: pg.Pool,
  folders?: readonly string[],
  only?: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const all = await readMigrations(folders);
  const migrations = only === undefined ? all : all.filter(({ name }) => only.has(name));
  const client = await pool.connect();
  try {
    await waitForLock(() => client.query('select pg_advisory_lock($1)', [lockKey]));
    try {
      return await applyPending(client, migrations, only === undefined);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    client.release();
  }
};
