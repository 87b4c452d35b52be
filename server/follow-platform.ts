import type { WorkNews } from './console/work-news.ts';
import type { Notifications } from './db/listen.ts';
import { watchAvailability } from '../platform/play/availability/watch-availability.ts';
import { watchEntries } from '../platform/messages/entries/watch-entries.ts';
import { watchMemberNews } from '../platform/identity/sessions/member-news.ts';
import { watchSessions } from '../platform/identity/sessions/watch-sessions.ts';
import type { MemberDeps } from './infrastructure/deps.ts';
import type { OpenedSite } from './site/open-site.ts';

interface FollowOptions {
  readonly member: Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
  readonly notifications: Notifications;
  readonly hub: OpenedSite['hub'];
  readonly workNews: WorkNews;
  readonly onTrouble: (cause: unknown) => void;
}

/**
 * Passes on to open pages that the platform closes or opens, that sessions end, that others did something and that
 * operators changed what pages show, and to open lists of the console that work came. Returns what stops it.
 */
export async function followPlatform({
  member: { db, merchant, clock },
  notifications,
  hub,
  workNews,
  onTrouble,
}: FollowOptions): Promise<() => Promise<void>> {
  const watch = { db, merchant, clock, notifications, onTrouble };
  const availability = await watchAvailability({ ...watch, tell: hub.announcePlatform });
  const sessions = await watchSessions({ notifications, tell: hub.announceSession });
  const news = await watchMemberNews({ notifications, tell: hub.announceNews });
  const entries = await watchEntries({ ...watch, tell: hub.announceEntries });
  // After a lost connection something may have come without a notice.
  const work = await notifications.listen('foyer_desk_news', { notice: workNews.note, ready: workNews.note });
  return async () => {
    await Promise.all([availability.stop(), sessions.stop(), news.stop(), entries.stop(), work.stop()]);
  };
}
