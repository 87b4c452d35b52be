import { longestPageAgeMs, pageReadAheadMs } from '../../protocol/release/release.ts';
import type { Clock } from '../../runtime/core/clock.ts';
import type { StreamNotice, TabGroup } from '../live/live-updates.ts';

const name = 'foyer-live';

/** A tab that joins says how long ago its page began: the leading tab repeats what it has told since. */
interface Joining {
  readonly joinedAfterMs: number;
}
const isJoining = (message: StreamNotice | Joining): message is Joining => 'joinedAfterMs' in message;

/** What this tab has told the others of late; of equal notices the last. */
function createRecentNotices(clock: Pick<Clock, 'now'>) {
  const notices = new Map<string, { readonly moment: number; readonly notice: StreamNotice }>();
  return {
    keep: (notice: StreamNotice): void => {
      const moment = clock.now();
      notices.set(JSON.stringify(notice), { moment, notice });
      for (const [key, { moment: past }] of notices)
        if (moment - past > longestPageAgeMs + pageReadAheadMs) notices.delete(key);
    },
    list: (ageMs: number): readonly StreamNotice[] =>
      [...notices.values()].flatMap(({ moment, notice }) =>
        clock.now() - moment <= ageMs + pageReadAheadMs ? [notice] : [],
      ),
  };
}

/** Tabs find each other by a lock and a channel; a browser without them has one stream per tab. */
export function createTabGroup(clock: Pick<Clock, 'now'>): TabGroup {
  const canShare = 'locks' in navigator && 'BroadcastChannel' in globalThis && globalThis.isSecureContext;
  if (!canShare) {
    return { join: (lead) => lead(), tell: () => undefined, hear: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  const recent = createRecentNotices(clock);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamNotice | Joining>) => {
    if (!isJoining(data)) return;
    for (const notice of recent.list(data.joinedAfterMs)) channel.postMessage(notice);
  });
  return {
    join: (lead, pageAgeMs) => {
      channel.postMessage({ joinedAfterMs: pageAgeMs } satisfies Joining);
      navigator.locks
        .request(name, () => {
          lead();
          // Held until the tab closes; then the next tab leads.
          return new Promise<never>(() => undefined);
        })
        .catch(() => lead());
    },
    tell: (notice) => {
      recent.keep(notice);
      channel.postMessage(notice);
    },
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<StreamNotice | Joining>) => {
        if (!isJoining(data)) listener(data);
      });
    },
  };
}
