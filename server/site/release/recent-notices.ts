import { longestPageAgeMs, pageReadAheadMs } from '../../../src/protocol/release/release.ts';
import type { Clock } from '../../infrastructure/clock.ts';

/** Who hears of it: all browsers, those with a session, or those with this one. */
export type Audience = 'all' | 'sessions' | { readonly session: string };
interface Recent {
  readonly moment: number;
  readonly audience: Audience;
  readonly event: string;
}

/** Of all sessions together. */
const mostNotices = 10_000;

/**
 * Notices of a short while ago. A page reads its data before its stream is open, and hears when it joins what changed in
 * between.
 */
export function createRecentNotices(clock: Clock) {
  // In the order in which they came: a notice that comes again moves to the end.
  const notices = new Map<string, Recent>();
  return {
    keep: (event: string, audience: Audience): void => {
      const moment = clock.now().getTime();
      const key = `${typeof audience === 'string' ? audience : audience.session} ${event}`;
      notices.delete(key);
      notices.set(key, { moment, audience, event });
      for (const [oldest, one] of notices) {
        if (notices.size <= mostNotices && moment - one.moment <= longestPageAgeMs + pageReadAheadMs) break;
        notices.delete(oldest);
      }
    },
    /** Events since a page began, for a browser with this session. @param pageAgeMs How long ago the page began */
    list: (pageAgeMs: number, session: string | null): readonly string[] => {
      const from = clock.now().getTime() - pageAgeMs - pageReadAheadMs;
      return [...notices.values()]
        .filter(({ moment, audience }) => {
          if (moment < from) return false;
          if (audience === 'all') return true;
          return session !== null && (audience === 'sessions' || audience.session === session);
        })
        .map(({ event }) => event);
    },
  };
}
