import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleParts, type PartsOptions } from '../../../server/console/fakes/console-parts.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { openBrowser, type LoginStep } from './send-in-memory.fake.ts';

interface ConsoleOptions extends PartsOptions {
  readonly role?: ConsoleRole;
  readonly login?: LoginStep;
  /** What answers in place of the fakes of the server. */
  readonly parts?: Partial<ConsoleDeps>;
}
/**
 * The console's server in memory, and a browser in which an operator of the role is logged in. Of what answers behind
 * the routes a test may replace one function.
 */
export function createConsoleFake({ role = 'publisher', login, parts, ...options }: ConsoleOptions = {}) {
  const made = createConsoleParts(options);
  return { ...made, ...openBrowser(role, { ...made, ...parts }, login) };
}
export type ConsoleFake = ReturnType<typeof createConsoleFake>;
