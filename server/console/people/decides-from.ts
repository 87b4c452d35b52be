import { isGuardedRole, type ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import type { PeopleParts } from './people-parts.ts';

/** From when an account decides that was changed now; null: immediately. */
export function readDecidesFrom(
  { clock, operatorWaitHours }: Pick<PeopleParts, 'clock' | 'operatorWaitHours'>,
  role: ConsoleRole,
): Date | null {
  if (!isGuardedRole(role) || operatorWaitHours === 0) return null;
  return new Date(clock.now().getTime() + operatorWaitHours * 3_600_000);
}
