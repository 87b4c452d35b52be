import type { Database } from '../../db/database.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { Random } from '../../infrastructure/random.ts';
import type { SecretBox } from '../../infrastructure/keys/secret-box.ts';

export interface FactorParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly merchant: string;
  readonly secretBox: SecretBox;
  /** True where the second factor may be left out. */
  readonly demo: boolean;
  /** Scheme, host and port: passkeys are of its host. */
  readonly consoleOrigin: string;
  /** What authenticators and devices call the console. */
  readonly label: string;
}
