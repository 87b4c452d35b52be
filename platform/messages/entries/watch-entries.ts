import { sql } from 'kysely';
import type { EntryArea } from '../../../src/protocol/document/entry-areas.ts';
import type { Notifications } from '../../../server/db/listen.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { entryChannel, readEntryNotice } from '../../../server/infrastructure/audit/entry-news.ts';

interface WatchOptions extends Pick<MemberDeps, 'db' | 'merchant' | 'clock'> {
  readonly notifications: Notifications;
  /** Open browsers should ask again for what this part of the platform shows; for all of it where null. */
  readonly tell: (area: EntryArea | null) => void;
  readonly onTrouble: (cause: unknown) => void;
}
interface Moment {
  readonly area: EntryArea;
  readonly at: Date;
}

/** The longest wait that a timer takes; a later moment is waited for in parts. */
const longestWaitMs = 3_600_000;

/** When entries begin and end next: at the first moment after this one, of every part that has one then. */
async function findNext(
  { db, merchant }: Pick<WatchOptions, 'db' | 'merchant'>,
  now: Date,
): Promise<readonly Moment[]> {
  const { rows } = await sql<Moment>`
    with moments(area, at) as (
      select 'notices', unnest(array[starts_at, ends_at]) from notice
        where merchant = ${merchant} and state = 'published'
      union all select 'promotion', unnest(array[starts_at, ends_at]) from promotion
        where merchant = ${merchant} and enabled
      union all select 'mission', unnest(array[starts_at, ends_at]) from mission
        where merchant = ${merchant} and enabled
      union all select 'games', unnest(array[starts_at, ends_at]) from vendor_window
        where called_off_at is null and ends_at > ${now}
    )
    select distinct area, at from moments
    where at = (select min(at) from moments where at > ${now})`.execute(db);
  return rows;
}

/**
 * Follows on this node what operators put in by hand: a notice says that something changed, and a timer comes with
 * the moment at which an entry begins or ends.
 */
export async function watchEntries(options: WatchOptions): Promise<{ stop(): Promise<void> }> {
  const { merchant, clock, notifications, tell, onTrouble } = options;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  let isFirst = true;
  let turn = 0;

  async function plan(): Promise<void> {
    turn += 1;
    const thisTurn = turn;
    const next = await findNext(options, clock.now());
    if (isStopped || thisTurn !== turn) return;
    if (timer !== null) clearTimeout(timer);
    const [first] = next;
    if (first === undefined) return;
    const waitMs = Math.max(0, first.at.getTime() - clock.now().getTime());
    timer = setTimeout(() => arrive(next), Math.min(longestWaitMs, waitMs) + 5);
    timer.unref();
  }
  function planNext(): void {
    plan().catch((cause: unknown) => {
      if (!isStopped) onTrouble(cause);
    });
  }
  function arrive(moments: readonly Moment[]): void {
    for (const { area, at } of moments) if (at <= clock.now()) tell(area);
    planNext();
  }
  const subscription = await notifications.listen(entryChannel, {
    notice: (payload) => {
      const area = readEntryNotice(payload, merchant);
      if (area === null) return;
      tell(area);
      planNext();
    },
    ready: () => {
      // After a lost connection something may have changed without a notice.
      if (!isFirst) tell(null);
      isFirst = false;
      planNext();
    },
  });
  return {
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await subscription.stop();
    },
  };
}
