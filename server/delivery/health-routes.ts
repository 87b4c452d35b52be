import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Readiness } from '../infrastructure/http/readiness.ts';
import type { ReleaseWatch } from '../site/release/watch-releases.ts';

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

export interface HealthDeps {
  readonly db: Database;
  readonly watch: Pick<ReleaseWatch, 'current'>;
  readonly readiness: Pick<Readiness, 'check'>;
}

/**
 * `GET /livez`: 200 as long as this process answers at all; nothing else is checked, since a restart cures
 * nothing else. `GET /readyz`: 200 when visitors may be sent to this node; the state of the database is in
 * the body and does not count, because pages are shown without it. `GET /healthz`: 200 when everything works,
 * the database and the disk too.
 */
export const registerHealth = (app: FastifyInstance, { db, watch, readiness }: HealthDeps): void => {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [reasons, database] = await Promise.all([readiness.check(), isDatabaseUp(db)]);
    const isReady = reasons.length === 0;
    void reply.header('cache-control', 'no-store');
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not-ready', reasons, database });
  });
  app.get('/healthz', async (_request, reply) => {
    const [reasons, database] = await Promise.all([readiness.check(), isDatabaseUp(db)]);
    const disk = !reasons.includes('disk');
    const revision = watch.current()?.revision ?? null;
    const isOk = database && disk && revision !== null;
    void reply.header('cache-control', 'no-store');
    return reply.code(isOk ? 200 : 503).send({ status: isOk ? 'ok' : 'failing', database, disk, revision });
  });
};
