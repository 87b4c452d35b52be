import type { Notifications } from '../../../server/db/listen.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { findClosure, availabilityChannel, readAvailability } from './availability.ts';

export interface AvailabilityWatch {
  stop(): Promise<void>;
}
interface WatchOptions extends Pick<MemberDeps, 'db' | 'merchant' | 'clock'> {
  readonly notifications: Notifications;
  /** Called whenever open browsers should ask for the status; true while the platform is closed. */
  readonly tell: (isClosed: boolean) => void;
  readonly onTrouble: (cause: unknown) => void;
}

/** The longest wait that a timer takes; a later moment is waited for in parts. */
const longestWaitMs = 3_600_000;

/**
 * Follows the closure on this node: a notice says that it changed, and a timer comes with its beginning
 * and its end. Calls ask the database themselves; this is only for browsers that sit still.
 */
export async function watchAvailability(options: WatchOptions): Promise<AvailabilityWatch> {
  const { db, merchant, clock, notifications, tell, onTrouble } = options;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  let version: string | null = null;

  async function look(isNews: boolean): Promise<void> {
    const facts = await readAvailability(db, merchant);
    if (isStopped) return;
    const now = clock.now();
    const isClosed = findClosure(facts, now) !== null;
    const state = `${isClosed}`;
    // At the start nothing has changed for open browsers, unless the platform is closed.
    if (version === null ? isClosed : isNews || version !== state) tell(isClosed);
    version = state;
    plan(facts.closure, now);
  }
  function plan(closure: { readonly from: Date; readonly until: Date | null } | null, now: Date): void {
    if (timer !== null) clearTimeout(timer);
    const moments = closure === null ? [] : [closure.from, closure.until];
    const delays = moments.flatMap((moment) =>
      moment === null || moment <= now ? [] : [moment.getTime() - now.getTime()],
    );
    if (delays.length === 0) return;
    timer = setTimeout(() => watch(false), Math.min(longestWaitMs, ...delays) + 5);
    timer.unref();
  }
  function watch(isNews: boolean): void {
    look(isNews).catch((cause: unknown) => {
      if (!isStopped) onTrouble(cause);
    });
  }
  const subscription = await notifications.listen(availabilityChannel, {
    notice: (payload) => {
      if (payload === merchant) watch(true);
    },
    ready: () => watch(false),
  });
  return {
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await subscription.stop();
    },
  };
}
