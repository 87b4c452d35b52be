import pg from 'pg';
import { createDatabase, type Database } from './database.ts';
import { EmbeddedDatabaseError, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openEvaluationDatabase } from './evaluation-database.ts';
import { createNotifications, type Notifications } from './listen.ts';
import { typeParsers } from './type-parsers.ts';

export interface OpenDatabaseOptions {
  /** A PostgreSQL of the operator's; nothing is started then. */
  readonly databaseUrl: string | null;
  /** Where an embedded database keeps its files. */
  readonly dataFolder: string;
  /** `share` lets a command line work beside a running server. */
  readonly mode: 'own' | 'share';
  /** Gets one sentence for each thing an operator should know. */
  readonly say: (sentence: string) => void;
}
export interface OpenedDatabase {
  readonly kind: 'url' | 'embedded' | 'evaluation';
  /** For the start banner; holds no password. */
  readonly description: string;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  /** Ends the pool and, where this process owns it, the embedded server. */
  stop(): Promise<void>;
}

/** A pool with our type parsers. An idle connection that breaks is reported, not thrown. */
const createPool = (config: pg.PoolConfig, say: (sentence: string) => void): pg.Pool => {
  const pool = new pg.Pool({ max: 20, types: typeParsers, application_name: 'foyer', ...config });
  pool.on('error', (cause) => say(`A database connection broke: ${cause.message}`));
  return pool;
};

const describeUrl = (databaseUrl: string): string => {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname || 'a local socket'}${port === '' ? '' : `:${port}`}${pathname}`;
};

const openUrl = (databaseUrl: string, say: (sentence: string) => void): OpenedDatabase => {
  const pool = createPool({ connectionString: databaseUrl }, say);
  return {
    kind: 'url',
    description: describeUrl(databaseUrl),
    db: createDatabase(pool),
    pool,
    notifications: createNotifications({ connectionString: databaseUrl }),
    stop: () => pool.end(),
  };
};

const openEmbedded = async (options: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  const server = await startEmbeddedPostgres(options);
  const pool = createPool({ ...server.config, max: 20 }, options.say);
  return {
    kind: 'embedded',
    description: server.description,
    db: createDatabase(pool),
    pool,
    notifications: createNotifications(server.config),
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
};

const openEvaluation = async (options: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  const lite = await openEvaluationDatabase(options.dataFolder);
  return {
    kind: 'evaluation',
    description: 'PGlite, EVALUATION ONLY: a power cut can lose everything; set DATABASE_URL for real use',
    db: createDatabase(lite.pool),
    pool: lite.pool,
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
  if (options.databaseUrl !== null) return openUrl(options.databaseUrl, options.say);
  try {
    return await openEmbedded(options);
  } catch (cause) {
    if (!(cause instanceof EmbeddedDatabaseError) || cause.code !== 'database.unavailable') throw cause;
    options.say(`${cause.message}; falling back to evaluation mode.`);
    return openEvaluation(options);
  }
};
