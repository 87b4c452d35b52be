import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Subscription {
  readonly stop: () => Promise<void>;
}
export interface Notifications {
  /**
   * LISTENs on a dedicated connection. `onReady` runs after each (re)connection: notifications sent while
   * there was no connection are lost, so catch up there.
   */
  listen(
    channel: string,
    on: { notice: (payload: string) => void; ready: () => void },
  ): Promise<Subscription>;
}

/** A server that hangs must not keep the process. */
const longestGoodbyeMs = 2_000;
const channelPattern = /^[a-z_]{1,60}$/;
export const assertChannel = (channel: string): void => {
  if (!channelPattern.test(channel)) throw new Error(`Channel name: expected a-z and _, got ${channel}`);
};

export interface ListenOptions {
  /** How often a connection on which nothing comes is tried, and how long it may take, in milliseconds. */
  readonly pingEveryMs?: number;
  readonly pingTimeoutMs?: number;
}

/**
 * Notifications over ordinary connections to a PostgreSQL server. Reconnects for ever. A server that is
 * gone without a word leaves a connection on which nothing comes, like one where nothing is notified, so
 * each is tried every few seconds.
 */
export const createNotifications = (
  config: pg.ClientConfig,
  { pingEveryMs = 15_000, pingTimeoutMs = 5_000 }: ListenOptions = {},
): Notifications => ({
  listen: async (channel, on) => {
    assertChannel(channel);
    let isStopped = false;
    const hasStopped = (): boolean => isStopped;
    let client: pg.Client | null = null;
    const cut = (broken: pg.Client): void => {
      // A goodbye in order would wait for the answer that does not come.
      const { stream } = (broken as unknown as { connection: { stream: { destroy(): void } } }).connection;
      stream.destroy();
    };
    const watch = (watched: pg.Client): void => {
      let isAsked = false;
      const timer = setInterval(() => {
        if (isAsked) return;
        isAsked = true;
        watched.query('select 1').then(
          () => {
            isAsked = false;
          },
          () => cut(watched),
        );
      }, pingEveryMs);
      timer.unref();
      watched.once('end', () => {
        clearInterval(timer);
        void reconnect();
      });
    };
    const connect = async (): Promise<void> => {
      const next = new pg.Client({
        ...config,
        keepAlive: true,
        connectionTimeoutMillis: pingTimeoutMs,
        query_timeout: pingTimeoutMs,
        application_name: `foyer listen ${channel}`,
      });
      next.on('error', () => undefined); // `end` follows.
      next.on('notification', (notice) => on.notice(notice.payload ?? ''));
      try {
        await next.connect();
        await next.query(`listen ${channel}`);
      } catch (cause) {
        cut(next);
        throw cause;
      }
      // Stopped while this connection was made: end it here, since no other code knows it.
      if (hasStopped()) return cut(next);
      client = next;
      watch(next);
      on.ready();
    };
    const reconnect = async (): Promise<void> => {
      for (let delay = 50; !hasStopped(); delay = Math.min(delay * 2, 2_000)) {
        await sleep(delay);
        if (hasStopped()) return;
        try {
          return await connect();
        } catch {
          // The server is away: the next turn of the loop tries again, `ready` says when it is back.
        }
      }
    };
    await connect();
    return {
      stop: async () => {
        isStopped = true;
        if (client === null) return;
        const ended = client.end();
        await Promise.race([ended, sleep(longestGoodbyeMs, undefined, { ref: false })]);
        cut(client);
      },
    };
  },
});
