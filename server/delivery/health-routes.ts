import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ReleaseWatch } from '../site/watch-releases.ts';

const databaseTimeoutMs = 2_000;

const isDatabaseUp = async (db: Database): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseTimeoutMs);
  });
  const query = sql`select 1`.execute(db).then(
    () => true,
    () => false, // What is wrong is not for the public; the log of the pool says it.
  );
  const answer = await Promise.race([query, late]);
  clearTimeout(timer);
  return answer;
};

/** `GET /healthz` for load balancers: 200 when the database answers and a site is live, else 503. */
export const registerHealth = (app: FastifyInstance, deps: { db: Database; watch: ReleaseWatch }): void => {
  app.get('/healthz', async (_request, reply) => {
    const database = await isDatabaseUp(deps.db);
    const revision = deps.watch.current()?.revision ?? null;
    const isOk = database && revision !== null;
    void reply.header('cache-control', 'no-store');
    return reply.code(isOk ? 200 : 503).send({ status: isOk ? 'ok' : 'failing', database, revision });
  });
};
