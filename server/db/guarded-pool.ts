import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Availability } from './availability.ts';
import { toUnavailable, type DatabaseUnavailableError } from './database-error.ts';

/** Answers nothing any more, or is still busy with a statement that nobody waits for. */
const mustBeDestroyed = (cause: DatabaseUnavailableError): boolean =>
  cause.isAway || cause.code === '25P03' || cause.code === '25P04';

const guardClient = (client: pg.PoolClient, availability: Availability): PostgresPoolClient => {
  let broken: DatabaseUnavailableError | null = null;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    // The rollback after a lost statement would only wait in line behind it.
    if (broken !== null) throw broken;
    try {
      const result = await client.query(text, [...parameters]);
      availability.succeeded();
      return result;
    } catch (cause) {
      const trouble = toUnavailable(cause);
      if (trouble === null) throw cause;
      availability.failed(trouble);
      if (mustBeDestroyed(trouble)) broken = trouble;
      throw trouble;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    // With an error the pool destroys the connection. Without one it would lend it to the next caller.
    release: () => client.release(broken ?? undefined),
  };
};

/**
 * A pool as the query builder takes it, which tells trouble with the database from trouble with a
 * statement (`DatabaseUnavailableError`) and never lends a connection that is still busy.
 */
export const guardPool = (pool: pg.Pool, availability: Availability): PostgresPool => ({
  connect: async () => {
    availability.assertMayTry();
    try {
      return guardClient(await pool.connect(), availability);
    } catch (cause) {
      const trouble = toUnavailable(cause);
      if (trouble === null) throw cause;
      availability.failed(trouble);
      throw trouble;
    }
  },
  end: () => pool.end(),
});
