import type { Database } from '../../db/database.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { Outbox } from '../../infrastructure/messages/outbox.ts';
import type { Random } from '../../infrastructure/random.ts';

/** What the key of the link for the first administrator is derived for. */
export const setupLinkKey = 'foyer setup link';

export interface PeopleParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly merchant: string;
  /** Accounts with a public password are good here. */
  readonly demo: boolean;
  /** The key that the link for the first administrator is made with, the same on all nodes. */
  readonly linkKey: Uint8Array;
  /** Hours for which a new or changed account decides about nothing. */
  readonly operatorWaitHours: number;
  /** Scheme, host and port of the console, for links. */
  readonly consoleOrigin: string;
  /** What takes links to the operators' addresses; null where nothing does. */
  readonly mail: OperatorMail | null;
}
export interface OperatorMail extends Pick<Outbox, 'send'> {
  /** Whether a message leaves this installation: the sandbox of a demonstration takes it nowhere. */
  readonly canReach: () => Promise<boolean>;
}
