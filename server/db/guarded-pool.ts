import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Reachability } from './reachability.ts';
import { DatabaseUnavailableError, toUnavailable } from './database-error.ts';

/** The connection no longer answers, or is still busy with a statement whose caller is gone. */
const mustBeDestroyed = (cause: DatabaseUnavailableError): boolean =>
  cause.isAway || cause.code === '25P03' || cause.code === '25P04';

/** Breaks the line: the server then undoes what was begun. A goodbye in order would wait for the statement. */
const cutLine = (client: pg.PoolClient): void => {
  // The driver's types leave its socket out.
  (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
};

const guardClient = (
  client: pg.PoolClient,
  reachability: Reachability,
  longestMs: number,
): PostgresPoolClient => {
  let broken: DatabaseUnavailableError | null = null;
  // Servers before PostgreSQL 17 know no limit for a transaction, and poolers pass none on.
  const timer =
    longestMs === 0
      ? undefined
      : setTimeout(() => {
          broken = new DatabaseUnavailableError(`A transaction took longer than ${longestMs} ms.`, {
            isAway: false,
            code: '25P04',
          });
          cutLine(client);
        }, longestMs);
  timer?.unref();
  const trouble = (cause: unknown): DatabaseUnavailableError | null => broken ?? toUnavailable(cause);
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    // The rollback after a lost statement would only wait in line behind it.
    if (broken !== null) throw broken;
    try {
      const result = await client.query(text, [...parameters]);
      reachability.succeeded();
      return result;
    } catch (cause) {
      const failure = trouble(cause);
      if (failure === null) throw cause;
      reachability.failed(failure);
      if (mustBeDestroyed(failure)) broken = failure;
      throw failure;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    // With an error the pool destroys the connection. Without one it would lend it to the next caller.
    release: () => {
      clearTimeout(timer);
      client.release(broken ?? undefined);
    },
  };
};

/**
 * A pool as the query builder takes it, which separates trouble with the database
 * (`DatabaseUnavailableError`) from trouble with a statement, and never lends a connection that is still
 * busy. A connection is lent for at most `longestMs`; 0 is no limit.
 */
export const guardPool = (pool: pg.Pool, reachability: Reachability, longestMs: number): PostgresPool => ({
  connect: async () => {
    reachability.assertMayTry();
    try {
      return guardClient(await pool.connect(), reachability, longestMs);
    } catch (cause) {
      const trouble = toUnavailable(cause);
      if (trouble === null) throw cause;
      reachability.failed(trouble);
      throw trouble;
    }
  },
  end: () => pool.end(),
});
