import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../infrastructure/config.ts';
import { createReachability, type Reachability } from './reachability.ts';
import { toUnavailable } from './database-error.ts';
import { createDatabase, type Database } from './database.ts';
import { EmbeddedDatabaseError, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openEvaluationDatabase } from './evaluation-database.ts';
import { guardPool } from './guarded-pool.ts';
import { createNotifications, type Notifications } from './listen.ts';
import { typeParsers } from './type-parsers.ts';

export interface OpenDatabaseOptions {
  /** A PostgreSQL of the operator's; nothing is started then. */
  readonly databaseUrl: string | null;
  /**
   * The same database past a pooler that `databaseUrl` leads to, for what needs a connection to itself:
   * notices, migrations, jobs, backups. Null where `databaseUrl` leads there itself.
   */
  readonly directUrl: string | null;
  /** Where an embedded database keeps its files. */
  readonly dataFolder: string;
  /** `share` lets a command line work beside a running server. */
  readonly mode: 'own' | 'share';
  /** Gets one sentence for each thing an operator should know. */
  readonly say: (sentence: string) => void;
}
export interface PoolCount {
  readonly pool: 'serving' | 'working';
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}
export interface OpenedDatabase {
  readonly kind: 'url' | 'embedded' | 'evaluation';
  /** For the start banner; holds no password. */
  readonly description: string;
  /** For calls with a waiting caller: no statement takes longer than a few seconds. */
  readonly db: Database;
  /** For publishing, jobs, migrations and backups: only waits for locks have an end. */
  readonly work: { readonly db: Database; readonly pool: pg.Pool };
  /** False while the database is out of reach, as far as this node has noticed. */
  isReachable(): boolean;
  /** Callers that wait for a connection. */
  readonly countWaiting: () => number;
  /** The connections of each pool, for figures. */
  readonly countConnections: () => readonly PoolCount[];
  readonly notifications: Notifications;
  /** Ends the pools and, where this process owns it, the embedded server. */
  stop(): Promise<void>;
}

/** How to reach the database, and whether a pooler is in between. */
type PoolSettings = Omit<pg.PoolConfig, 'onConnect'>;
type Way = PoolSettings & { readonly isPooled: boolean };

/** How long statements, locks and idle transactions may take, in milliseconds; 0 is for ever. */
interface Patience {
  readonly max: number;
  readonly statement: number;
  readonly lock: number;
  /** From the first statement to the end, as servers from PostgreSQL 17 on know it. */
  readonly transaction: number;
  /** Longest time that a connection is lent, enforced by cutting it, whatever the server's settings. */
  readonly lent: number;
  /** The driver's own limit, for a server that does not even cut its statement. */
  readonly query: number;
}
/** A caller waits for the answer. */
const servingPatience: Patience = {
  max: 20,
  statement: 5_000,
  lock: 2_000,
  transaction: 8_000,
  lent: 9_000,
  query: 6_000,
};
/** Publishing, jobs, migrations, backups: long by nature, and tried again. */
const workingPatience: Patience = { max: 6, statement: 0, lock: 5_000, transaction: 0, lent: 0, query: 0 };

/** Settings of a session, sent at its start. A pooler refuses it, so there the role has to bring it. */
const sessionSettings = ({ statement, lock }: Patience): PoolSettings => ({
  lock_timeout: lock,
  idle_in_transaction_session_timeout: statement === 0 ? 0 : 10_000,
  ...(statement === 0 ? {} : { statement_timeout: statement }),
});

/** Gives a session a limit where the server knows it: an unknown name in the start would refuse the session. */
export const setDatabaseName = async (
  client: Pick<pg.ClientBase, 'query'>,
  name: string,
  ms: number,
): Promise<void> => {
  await client.query('select set_config(name, $2, false) from pg_settings where name = $1', [name, `${ms}`]);
};

/** The pool waits for this before it hands a client out, which its types do not say. */
interface PreparingPool extends PoolSettings {
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
}

/** A pool with our type parsers. An idle connection that breaks is reported, not thrown. */
const createPool = (
  { isPooled, ...config }: Way,
  patience: Patience,
  reachability: Reachability,
): pg.Pool => {
  const { max, query, transaction } = patience;
  const settings: PreparingPool = {
    types: typeParsers,
    application_name: 'foyer',
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(isPooled ? {} : sessionSettings(patience)),
    ...(query === 0 ? {} : { query_timeout: query }),
    ...(isPooled || transaction === 0
      ? {}
      : { onConnect: (client) => setDatabaseName(client, 'transaction_timeout', transaction) }),
    ...config,
  };
  const pool = new pg.Pool(settings);
  // The pool listens to idle connections only: one that breaks in use would end the process. What was
  // asked on it fails, which is how the caller hears of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (cause) => {
    const trouble = toUnavailable(cause);
    if (trouble !== null) reachability.failed(trouble);
  });
  return pool;
};

/** Waits for connections in use at most this long: one that hangs must not keep the process. */
const longestEndMs = 3_000;
const endPool = async (pool: pg.Pool): Promise<void> => {
  await Promise.race([pool.end(), sleep(longestEndMs, undefined, { ref: false })]);
};

const countPool = (name: PoolCount['pool'], pool: pg.Pool): PoolCount => ({
  pool: name,
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

const openPools = (
  { serving: toServing, working: toWorking }: { readonly serving: Way; readonly working: Way },
  say: (sentence: string) => void,
): Pick<OpenedDatabase, 'db' | 'work' | 'isReachable' | 'countWaiting' | 'countConnections'> & {
  readonly end: () => Promise<void>;
} => {
  const reachability = createReachability({ now: () => performance.now(), say });
  const serving = createPool(toServing, servingPatience, reachability);
  const working = createPool(toWorking, workingPatience, reachability);
  return {
    db: createDatabase(guardPool(serving, reachability, servingPatience.lent)),
    work: { db: createDatabase(guardPool(working, reachability, workingPatience.lent)), pool: working },
    isReachable: reachability.isReachable,
    countWaiting: () => serving.waitingCount,
    countConnections: () => [countPool('serving', serving), countPool('working', working)],
    end: async () => {
      await Promise.all([endPool(serving), endPool(working)]);
    },
  };
};

const describeUrl = (databaseUrl: string): string => {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname || 'a local socket'}${port === '' ? '' : `:${port}`}${pathname}`;
};

const openUrl = (databaseUrl: string, { directUrl, say }: OpenDatabaseOptions): OpenedDatabase => {
  const direct = directUrl ?? databaseUrl;
  const { end, ...pools } = openPools(
    {
      serving: { connectionString: databaseUrl, isPooled: direct !== databaseUrl },
      working: { connectionString: direct, isPooled: false },
    },
    say,
  );
  return {
    ...pools,
    kind: 'url',
    description: describeUrl(databaseUrl),
    notifications: createNotifications({ connectionString: direct }),
    stop: end,
  };
};

const openEmbedded = async (options: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  const server = await startEmbeddedPostgres(options);
  const way = { ...server.config, isPooled: false };
  const { end, ...pools } = openPools({ serving: way, working: way }, options.say);
  return {
    ...pools,
    kind: 'embedded',
    description: server.description,
    notifications: createNotifications(server.config),
    stop: async () => {
      await end();
      await server.stop();
    },
  };
};

const openEvaluation = async (options: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  const lite = await openEvaluationDatabase(options.dataFolder);
  const db = createDatabase(lite.pool);
  return {
    kind: 'evaluation',
    description: 'PGlite, EVALUATION ONLY: a power cut can lose everything; set DATABASE_URL for real use',
    db,
    // One connection is all there is.
    work: { db, pool: lite.pool },
    isReachable: () => true,
    countWaiting: () => lite.pool.waitingCount,
    countConnections: () => [countPool('serving', lite.pool)],
    notifications: lite.notifications,
    stop: () => lite.stop(),
  };
};

/**
 * Opens the database in the order: `DATABASE_URL`, PostgreSQL of this machine, PostgreSQL from npm,
 * PGlite for evaluation. Only a machine without any PostgreSQL falls through to PGlite; every other
 * trouble is thrown, so that data is never silently somewhere else.
 */
export const openDatabase = async (options: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  if (options.databaseUrl !== null) return openUrl(options.databaseUrl, options);
  try {
    return await openEmbedded(options);
  } catch (cause) {
    if (!(cause instanceof EmbeddedDatabaseError) || cause.code !== 'database.unavailable') throw cause;
    options.say(`${cause.message}; falling back to evaluation mode.`);
    return openEvaluation(options);
  }
};

/** Opens the database that the settings name. Makes the folder for data where there is none. */
export const openConfigured = (
  {
    databaseUrl,
    databaseDirectUrl: directUrl,
    dataFolder,
  }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataFolder'>,
  rest: Pick<OpenDatabaseOptions, 'mode' | 'say'>,
): Promise<OpenedDatabase> => {
  mkdirSync(dataFolder, { recursive: true });
  return openDatabase({ databaseUrl, directUrl, dataFolder, ...rest });
};
