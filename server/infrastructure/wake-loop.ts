import type { Notifications, Subscription } from '../db/listen.ts';
import type { Clock } from './clock.ts';

/** Work that many nodes share: done at a notice, at the time of the next piece, and regularly besides. */
export interface WakeLoop {
  /** Begins with what is due; later pieces follow when they are due. */
  start(): Promise<void>;
  /** Takes nothing more; resolves when the piece under way has ended. */
  stop(): Promise<void>;
  isStopped(): boolean;
}
interface LoopParts {
  readonly clock: Clock;
  readonly notifications: Notifications;
  readonly channel: string;
  /** Does everything that is due. */
  readonly work: () => Promise<unknown>;
  /** When something is due next; null where nothing is. */
  readonly findNext: () => Promise<Date | null>;
  /** Shortest pause in milliseconds: what another node holds is due all the time, and would be tried without end. */
  readonly leastMs: number;
  /** Safety net under notices and timer, in milliseconds. */
  readonly pollMs: number;
  readonly onTrouble: (cause: unknown) => void;
}

export function createWakeLoop(parts: LoopParts): WakeLoop {
  const { clock, leastMs, pollMs } = parts;
  let subscription: Subscription | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let mustRunAgain = false;
  let hasEnded = false;
  const mustRepeat = (): boolean => mustRunAgain && !hasEnded;

  const wakeIn = (ms: number): void => {
    if (timer !== null) clearTimeout(timer);
    if (hasEnded) return;
    timer = setTimeout(() => void wake(), ms);
    timer.unref();
  };
  const runUntilIdle = async (): Promise<void> => {
    try {
      do {
        mustRunAgain = false;
        await parts.work();
        const next = await parts.findNext();
        const pause = next === null ? pollMs : next.getTime() - clock.now().getTime();
        wakeIn(Math.min(pollMs, Math.max(leastMs, pause)));
      } while (mustRepeat());
    } catch (cause) {
      if (!hasEnded) parts.onTrouble(cause);
      wakeIn(pollMs);
    } finally {
      running = null;
    }
  };
  const wake = (): Promise<void> => {
    if (hasEnded) return Promise.resolve();
    if (running === null) running = runUntilIdle();
    else mustRunAgain = true;
    return running;
  };

  return {
    start: async () => {
      subscription = await parts.notifications.listen(parts.channel, {
        notice: () => void wake(),
        // Also after a lost connection: notices of the meantime are made up for by a search.
        ready: () => void wake(),
      });
    },
    stop: async () => {
      hasEnded = true;
      if (timer !== null) clearTimeout(timer);
      await subscription?.stop();
      await running;
    },
    isStopped: () => hasEnded,
  };
}
