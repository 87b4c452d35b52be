import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Subscription {
  stop(): Promise<void>;
}
export interface Notifications {
  /**
   * LISTENs on a connection of its own. `onReady` runs after each (re)connection: what was notified
   * while nobody listened is lost, so catch up there.
   */
  listen(
    channel: string,
    on: { notice: (payload: string) => void; ready: () => void },
  ): Promise<Subscription>;
}

const channelPattern = /^[a-z_]{1,60}$/;
export const assertChannel = (channel: string): void => {
  if (!channelPattern.test(channel)) throw new Error(`Channel name: expected a-z and _, got ${channel}`);
};

/** Notifications over ordinary connections to a PostgreSQL server. Reconnects for ever. */
export const createNotifications = (config: pg.ClientConfig): Notifications => ({
  listen: async (channel, on) => {
    assertChannel(channel);
    let isStopped = false;
    let client: pg.Client | null = null;
    const connect = async (): Promise<void> => {
      const next = new pg.Client({ ...config, keepAlive: true, application_name: `foyer listen ${channel}` });
      next.on('error', () => undefined); // `end` follows.
      next.on('notification', (notice) => on.notice(notice.payload ?? ''));
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      next.once('end', () => void reconnect());
      on.ready();
    };
    const reconnect = async (): Promise<void> => {
      for (let wait = 50; !isStopped; wait = Math.min(wait * 2, 2_000)) {
        await sleep(wait);
        if (isStopped) return;
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
        await client?.end();
      },
    };
  },
});
