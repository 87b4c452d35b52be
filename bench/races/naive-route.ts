import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** So many of a node have looked before the first of them writes. */
const together = 5;
const patienceMs = 2_000;

/**
 * The control: the shape of every call that spends something, as a first attempt has it: look, decide,
 * write, in one transaction and without a lock. The barrier makes sure that several look before one
 * writes, so that the control fails on any machine.
 */
export const registerNaiveRoute = (app: FastifyInstance, pool: pg.Pool): void => {
  const waiting = new Map<string, (() => void)[]>();
  const release = (race: string): void => {
    for (const goOn of waiting.get(race) ?? []) goOn();
    waiting.delete(race);
  };
  const meet = (race: string): Promise<void> =>
    new Promise((resolve) => {
      const all = [...(waiting.get(race) ?? []), resolve];
      waiting.set(race, all);
      if (all.length >= together) release(race);
      // The last ones may be fewer.
      else setTimeout(() => release(race), patienceMs);
    });
  app.post<{ Params: { race: string } }>('/naive/:race', async ({ params: { race } }, reply) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ left_over: number }>(
        'select left_over from naive_stock where race = $1',
        [race],
      );
      if ((rows[0]?.left_over ?? 0) < 1) return await reply.code(409).send({ errorCode: 'naive.empty' });
      await meet(race);
      await client.query('update naive_stock set left_over = 0 where race = $1', [race]);
      await client.query('insert into naive_effect (race) values ($1)', [race]);
      return { success: true };
    } finally {
      // After a refusal there is nothing to undo, so both ways end alike.
      await client.query('commit');
      client.release();
    }
  });
};
