import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';

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
}
