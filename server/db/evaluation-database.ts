import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { assertChannel, type Notifications } from './listen.ts';
import { typeParsers } from './type-parsers.ts';

export interface EvaluationDatabase {
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  stop(): Promise<void>;
}

/**
 * PGlite: PostgreSQL in this very process, for a look where nothing else runs. It does not force
 * data to disk, has one connection and blocks the event loop while it works.
 */
export const openEvaluationDatabase = async (dataFolder: string): Promise<EvaluationDatabase> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const { fuzzystrmatch } = await import('@electric-sql/pglite/contrib/fuzzystrmatch');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const folder = join(dataFolder, 'evaluation');
  mkdirSync(folder, { recursive: true });
  const lite = await PGlite.create(folder, { extensions: { fuzzystrmatch, pg_trgm, unaccent } });
  const config: unknown = createPgConfig(lite);
  const pool = new pg.Pool({ ...(config as pg.PoolConfig), max: 1, types: typeParsers });
  return {
    pool,
    notifications: {
      listen: async (channel, on) => {
        assertChannel(channel);
        const stop = await lite.listen(channel, (payload) => on.notice(payload));
        on.ready();
        return { stop: () => stop() };
      },
    },
    stop: async () => {
      await pool.end();
      await lite.close();
    },
  };
};
