import { longestPageAgeMs } from '../../src/protocol/release.ts';
import type { Clock } from '../platform/clock.ts';

/** Who is told: all browsers, those with a session, or those with this one. */
export type Audience = 'all' | 'sessions' | { readonly session: string };
interface Recent {
  readonly at: number;
  readonly audience: Audience;
  readonly event: string;
}

/** What a page read may have been on its way already when something changed. */
const readAheadMs = 2_000;
const mostKept = 500;

/**
 * What was told a short while ago. A page reads its data before its stream is open; what changes in between is told to
 * it when it joins.
 */
export function createRecentNotices(clock: Clock) {
  let kept: readonly Recent[] = [];
  return {
    keep: (event: string, audience: Audience): void => {
      const at = clock.now().getTime();
      const others = kept.filter(
        (one) =>
          at - one.at <= longestPageAgeMs + readAheadMs &&
          (one.event !== event || JSON.stringify(one.audience) !== JSON.stringify(audience)),
      );
      kept = [...others, { at, audience, event }].slice(-mostKept);
    },
    /** Events since a page began, for a browser with this session. @param pageAgeMs How long ago the page began */
    list: (pageAgeMs: number, session: string | null): readonly string[] => {
      const from = clock.now().getTime() - pageAgeMs - readAheadMs;
      return kept
        .filter(({ at, audience }) => {
          if (at < from) return false;
          if (audience === 'all') return true;
          return session !== null && (audience === 'sessions' || audience.session === session);
        })
        .map(({ event }) => event);
    },
  };
}
