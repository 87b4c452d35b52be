import type { Database } from '../db/database.ts';
import type { Notifications } from '../db/listen.ts';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { EventHub } from './event-hub.ts';
import type { Adoption } from './site-service.ts';

export interface AdoptionCount {
  /** Open browsers over all nodes, and how many of them show `revision`. */
  count(revision: number): Promise<Adoption>;
  /** The hub's numbers changed: mirrored soon, many changes in one write. */
  changed(): void;
  /** A browser whose stream is on another node. */
  forwardSeen(client: string, revision: number): Promise<void>;
  stop(): Promise<void>;
}
interface AdoptionOptions {
  readonly db: Database;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly node: string;
  readonly merchant: string;
  readonly counts: EventHub['counts'];
  readonly markSeen: EventHub['markSeen'];
  readonly onTrouble: (cause: unknown) => void;
}

const seenChannel = 'foyer_seen';
const mirrorAfterMs = 250;
const refreshMs = 15_000;
/** A node that has not written for this long is gone. */
const forgottenAfterMs = 60_000;

/** Adds up the open browsers of all nodes: this node's from memory, the others' from their mirrors. */
export const countAdoption = async (options: AdoptionOptions): Promise<AdoptionCount> => {
  const { db, clock, node, merchant, counts, onTrouble } = options;
  let pending: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const mirror = async (): Promise<void> => {
    const rows = [...counts()].map(([revision, browsers]) => ({
      node,
      merchant,
      revision,
      browsers,
      seen_at: clock.now(),
    }));
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('site_adoption')
        .where('node', '=', node)
        .where('merchant', '=', merchant)
        .execute();
      if (rows.length > 0) await transaction.insertInto('site_adoption').values(rows).execute();
    });
  };
  const write = (): Promise<void> => {
    writing = writing.then(mirror).catch(onTrouble);
    return writing;
  };
  const timer = setInterval(() => void write(), refreshMs);
  timer.unref();
  const subscription = await options.notifications.listen(seenChannel, {
    notice: (payload) => {
      const [to, client, revision] = payload.split(' ');
      if (to === merchant && client !== undefined) options.markSeen(client, Number(revision));
    },
    ready: () => undefined,
  });

  return {
    count: async (revision) => {
      const own = counts();
      const others = await db
        .selectFrom('site_adoption')
        .select(['revision', ({ fn }) => fn.sum<string>('browsers').as('browsers')])
        .where('merchant', '=', merchant)
        .where('node', '!=', node)
        .where('seen_at', '>', new Date(clock.now().getTime() - forgottenAfterMs))
        .groupBy('revision')
        .execute();
      const all = [...own, ...others.map((row) => [row.revision, Number(row.browsers)] as const)];
      const sum = (rows: readonly (readonly [number, number])[]): number =>
        rows.reduce((total, [, browsers]) => total + browsers, 0);
      return { revision, browsers: sum(all), current: sum(all.filter(([shown]) => shown === revision)) };
    },
    changed: () => {
      pending ??= setTimeout(() => {
        pending = null;
        void write();
      }, mirrorAfterMs);
    },
    forwardSeen: async (client, revision) => {
      await sql`select pg_notify(${seenChannel}, ${`${merchant} ${client} ${revision}`})`.execute(db);
    },
    stop: async () => {
      clearInterval(timer);
      if (pending !== null) clearTimeout(pending);
      await subscription.stop();
      await writing;
      await db.deleteFrom('site_adoption').where('node', '=', node).execute().catch(onTrouble);
    },
  };
};
