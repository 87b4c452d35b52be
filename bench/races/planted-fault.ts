import type pg from 'pg';

/**
 * What a careless server would leave out. Planted below the code that is measured, in the statements that
 * reach the database: `no-transactions` sends each statement alone, `no-locks` reads without locking.
 */
export type Fault = 'no-transactions' | 'no-locks';

const change: Readonly<Record<Fault, (text: string) => string>> = {
  'no-transactions': (text) => (/^(begin|commit|rollback)/i.test(text) ? 'select 1' : text),
  'no-locks': (text) => text.replace(/ for (no key )?update(?! skip)/gi, ''),
};

/** Plants a fault into every connection that a pool opens from now on. */
export const plantFault = (pool: pg.Pool, fault: Fault): void => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const careless = (text: unknown, ...rest: readonly unknown[]): unknown =>
      query(typeof text === 'string' ? change[fault](text) : text, ...rest);
    client.query = careless as typeof client.query;
  });
};
