import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/listen.ts';
import { sql } from 'kysely';
import type { Clock } from '../../infrastructure/clock.ts';
import type { EventHub } from './event-hub.ts';
import type { Adoption } from '../site-service.ts';

export interface AdoptionCount {
  /** Open browsers over all nodes, and how many of them show `revision`. */
  count(revision: number): Promise<Adoption>;
  /** The hub's numbers changed: mirrored soon, many changes in one write. */
  changed(): void;
  /** A browser whose stream is on another node, if anywhere: reported with others in one notice. */
  forwardSeen(client: string, revision: number): void;
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
/** A notice holds 8,000 bytes; a browser's name and revision at most 76. */
const seenPerNotice = 90;
/** Between two notices. Anyone who is not counted then is counted with its next stream. */
const mostSeen = 900;
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
  /** Browsers to tell other nodes of, with the revision that each shows. */
  const seen = new Map<string, number>();
  let forwarding: NodeJS.Timeout | null = null;
  const forward = async (): Promise<void> => {
    const browsers = [...seen].map(([client, revision]) => `${client}:${revision}`);
    seen.clear();
    for (let offset = 0; offset < browsers.length; offset += seenPerNotice) {
      const payload = [merchant, ...browsers.slice(offset, offset + seenPerNotice)].join(' ');
      await sql`select pg_notify(${seenChannel}, ${payload})`.execute(db);
    }
  };
  const timer = setInterval(() => void write(), refreshMs);
  timer.unref();
  const subscription = await options.notifications.listen(seenChannel, {
    notice: (payload) => {
      const [to, ...browsers] = payload.split(' ');
      if (to !== merchant) return;
      for (const browser of browsers) {
        const [client = '', revision] = browser.split(':');
        options.markSeen(client, Number(revision));
      }
    },
    ready: () => undefined,
  });

  return {
    count: async (revision) => {
      const ownCounts = counts();
      const others = await db
        .selectFrom('site_adoption')
        .select(['revision', ({ fn }) => fn.sum<string>('browsers').as('browsers')])
        .where('merchant', '=', merchant)
        .where('node', '!=', node)
        .where('seen_at', '>', new Date(clock.now().getTime() - forgottenAfterMs))
        .groupBy('revision')
        .execute();
      const all = [...ownCounts, ...others.map((row) => [row.revision, Number(row.browsers)] as const)];
      const sum = (rows: readonly (readonly [number, number])[]): number =>
        rows.reduce((total, [, browsers]) => total + browsers, 0);
      return { revision, browsers: sum(all), current: sum(all.filter(([release]) => release === revision)) };
    },
    changed: () => {
      pending ??= setTimeout(() => {
        pending = null;
        void write();
      }, mirrorAfterMs);
    },
    forwardSeen: (client, revision) => {
      if (seen.size >= mostSeen) return;
      seen.set(client, revision);
      forwarding ??= setTimeout(() => {
        forwarding = null;
        writing = writing.then(forward).catch(onTrouble);
      }, mirrorAfterMs);
    },
    stop: async () => {
      clearInterval(timer);
      if (pending !== null) clearTimeout(pending);
      if (forwarding !== null) clearTimeout(forwarding);
      await subscription.stop();
      await writing;
      await db.deleteFrom('site_adoption').where('node', '=', node).execute().catch(onTrouble);
    },
  };
};
