import { longestPageAgeMs } from '../../src/protocol/release.ts';
import type { Clock } from '../platform/clock.ts';

/** Who hears of it: all browsers, those with a session, or those with this one. */
export type Audience = 'all' | 'sessions' | { readonly session: string };
interface Recent {
  readonly moment: number;
  readonly audience: Audience;
  readonly event: string;
}

/** What a page read may have been on its way already when something changed. */
const readAheadMs = 2_000;
const mostNotices = 500;

/**
 * Notices of a short while ago. A page reads its data before its stream is open, and hears when it joins what changed in
 * between.
 */
export function createRecentNotices(clock: Clock) {
  let notices: readonly Recent[] = [];
  return {
    keep: (event: string, audience: Audience): void => {
      const moment = clock.now().getTime();
      const others = notices.filter(
        (one) =>
          moment - one.moment <= longestPageAgeMs + readAheadMs &&
          (one.event !== event || JSON.stringify(one.audience) !== JSON.stringify(audience)),
      );
      notices = [...others, { moment, audience, event }].slice(-mostNotices);
    },
    /** Events since a page began, for a browser with this session. @param pageAgeMs How long ago the page began */
    list: (pageAgeMs: number, session: string | null): readonly string[] => {
      const from = clock.now().getTime() - pageAgeMs - readAheadMs;
      return notices
        .filter(({ moment, audience }) => {
          if (moment < from) return false;
          if (audience === 'all') return true;
          return session !== null && (audience === 'sessions' || audience.session === session);
        })
        .map(({ event }) => event);
    },
  };
}
