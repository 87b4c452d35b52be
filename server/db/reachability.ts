import { DatabaseUnavailableError } from './database-error.ts';
import { plural } from '../../src/protocol/words/plural.ts';

/** Whether the database can be reached, as the statements of this node find it. */
export interface Reachability {
  /** False while it is out of reach. */
  readonly isReachable: () => boolean;
  /**
   * A connection is wanted. Throws immediately while the database is known to be away, except for one try in
   * a while.
   */
  assertMayTry(): void;
  succeeded(): void;
  failed(cause: DatabaseUnavailableError): void;
}
interface AvailabilityOptions {
  /** Milliseconds that only rise. */
  readonly now: () => number;
  /** One sentence when an outage begins, one when it ends. */
  readonly say: (sentence: string) => void;
}

/** How often the database is tried while it is away. */
const tryEveryMs = 1_000;
/** Failures less far apart than this are one outage. */
const calmMs = 5_000;

/**
 * Keeps an outage short for those who wait: after the first statement that found the database away, others
 * are refused immediately until a try succeeds. Callers do not queue for a database that is away, and the log
 * has two lines for an outage, not one for each call.
 */
export const createReachability = ({ now, say }: AvailabilityOptions): Reachability => {
  let awaySince: number | null = null;
  let lastTry = 0;
  let lastFailure = 0;
  let outage: { readonly since: number; failures: number } | null = null;
  return {
    isReachable: () => awaySince === null,
    assertMayTry: () => {
      if (awaySince === null) return;
      if (now() - lastTry >= tryEveryMs) {
        lastTry = now();
        return;
      }
      if (outage !== null) outage.failures += 1;
      throw new DatabaseUnavailableError('The database is out of reach.', { isAway: true });
    },
    succeeded: () => {
      awaySince = null;
      if (outage === null || now() - lastFailure < calmMs) return;
      const seconds = Math.max(1, Math.round((lastFailure - outage.since) / 1_000));
      say(
        `The database answers again. In ${seconds} s it failed ${plural(outage.failures, 'call', 'calls')}.`,
      );
      outage = null;
    },
    failed: (cause) => {
      lastFailure = now();
      if (cause.isAway) {
        awaySince ??= now();
        lastTry = now();
      }
      if (outage === null) {
        outage = { since: now(), failures: 0 };
        say(
          `The database ${cause.isAway ? 'cannot be reached' : 'is late'}: ${cause.message}. Calls that need it are refused until it answers; pages are shown from memory.`,
        );
      }
      outage.failures += 1;
    },
  };
};
