import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { withTestKeys } from '../infrastructure/keys/audit-keys.fake.ts';
import { createDatabase, type Database } from './database.ts';
import { createNotifications, type Notifications } from './listen.ts';
import { migrate, migrationFolders, readMigrations } from './migrate.ts';
import { startTestServer, testServerVariable, type TestServer } from './test-server.ts';
import { typeParsers } from './type-parsers.ts';

export interface OpenedDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  /** For tests that open their own connections. */
  readonly config: pg.ClientConfig;
}
export interface TestDatabase extends OpenedDatabase {
  /** Drops the database. */
  close(): Promise<void>;
}

const openDatabase = (config: pg.ClientConfig): OpenedDatabase => {
  const pool = new pg.Pool({ ...config, max: 10, types: typeParsers });
  // Dropping the database ends idle connections, and those that are just closing.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: withTestKeys(createDatabase(pool)),
    pool,
    notifications: createNotifications(config),
    config,
  };
};

/** Most tests read what the demonstration seeds. */
const folders = migrationFolders({ demo: true });
const templateLock = 4_100_003;

const withName = (config: pg.ClientConfig, database: string): pg.ClientConfig => {
  if (config.connectionString === undefined) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};

const useAdmin = async <Value>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> => {
  const client = new pg.Client(config.connectionString === undefined ? withName(config, 'postgres') : config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Makes a database and fills it, unless there is one of that name. One that was filled half is made again. */
const makeOnce = async (
  config: pg.ClientConfig,
  { name, from }: { readonly name: string; readonly from: string },
  fill: (half: pg.ClientConfig) => Promise<void>,
): Promise<void> =>
  useAdmin(config, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const half = `${name}_half`;
    await client.query(`drop database if exists ${half}`);
    await client.query(`create database ${half} template ${from}`);
    await fill(withName(config, half));
    await client.query(`alter database ${half} rename to ${name}`);
  });

/** The migrated database that others are copied from, made once per server and set of migrations. */
const ensureTemplate = async (config: pg.ClientConfig): Promise<string> => {
  const sums = (await readMigrations(folders)).map(({ checksum }) => checksum).join();
  const name = `foyer_template_${createHash('sha256').update(sums).digest('hex').slice(0, 12)}`;
  await makeOnce(config, { name, from: 'template1' }, async (half) => {
    const pool = new pg.Pool({ ...half, max: 1 });
    try {
      await migrate(pool, folders);
      // As the first release of a site would: members of tests have no site, and wallets need a currency.
      await pool.query(
        "insert into ledger_currency values ('demo', 'PHP', '₱', 2), ('other', 'PHP', '₱', 2)",
      );
    } finally {
      await pool.end();
    }
  });
  return name;
};

/** What many tests begin with, made once for each server. */
export interface Beginning {
  /** Lower case letters. */
  readonly name: string;
  readonly fill: (opened: OpenedDatabase) => Promise<void>;
}
/** The filled database that others are copied from. */
const ensureBeginning = async (
  config: pg.ClientConfig,
  template: string,
  { name, fill }: Beginning,
): Promise<string> => {
  const filled = `${template}_${name}`;
  await makeOnce(config, { name: filled, from: template }, async (half) => {
    const opened = openDatabase(half);
    try {
      await fill(opened);
    } finally {
      await opened.pool.end();
    }
  });
  return filled;
};

const copyTemplate = async (config: pg.ClientConfig, template: string): Promise<string> => {
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`;
  // PostgreSQL refuses two copies of one template at the same time, so copying takes turns.
  await useAdmin(config, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    // Files as they are: unless told so, the server writes each page of the copy into its log too.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return name;
};

/**
 * A separate migrated database for one test file, in about 50 ms. Uses the server of the global
 * set-up, or starts one when there is none.
 * @param beginning What it holds at first; empty tables without it.
 */
export const createTestDatabase = async (beginning?: Beginning): Promise<TestDatabase> => {
  const shared = process.env[testServerVariable];
  const ownServer: TestServer | null = shared === undefined ? await startTestServer() : null;
  const serverConfig = ownServer?.config ?? (JSON.parse(shared ?? '{}') as pg.ClientConfig);
  const empty = await ensureTemplate(serverConfig);
  const template = beginning === undefined ? empty : await ensureBeginning(serverConfig, empty, beginning);
  const name = await copyTemplate(serverConfig, template);
  const opened = openDatabase(withName(serverConfig, name));
  return {
    ...opened,
    close: async () => {
      await opened.pool.end();
      await useAdmin(serverConfig, (client) => client.query(`drop database ${name} with (force)`));
      await ownServer?.stop();
    },
  };
};

/** A database as a new installation has it, for backups: without the currencies that tests are given. */
export const createEmptyDatabase = async (): Promise<TestDatabase> => {
  const made = await createTestDatabase();
  await made.pool.query('truncate ledger_currency');
  return made;
};
