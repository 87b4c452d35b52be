import type { ConsoleRole } from '../../src/protocol/console-api.ts';
import type { ConsoleStore } from './console-store.ts';
import type { PasswordHasher } from '../platform/passwords.ts';

/** Operators of a fresh machine. For demonstration: a real installation makes its own. */
const demoOperators: readonly { username: string; name: string; role: ConsoleRole }[] = [
  { username: 'viewer', name: 'Vera Viewer', role: 'viewer' },
  { username: 'editor', name: 'Emil Editor', role: 'editor' },
  { username: 'publisher', name: 'Paula Publisher', role: 'publisher' },
  // Nobody approves their own changes, so there are two.
  { username: 'approver', name: 'Anton Approver', role: 'publisher' },
  { username: 'cashier', name: 'Clara Cashier', role: 'cashier' },
  // Large withdrawals are approved by one cashier and paid out by another.
  { username: 'treasurer', name: 'Tomas Treasurer', role: 'cashier' },
];
export const demoOperatorPassword = 'Console-2026';

/** Makes the demo operators (or resets them) and says so, one line each. */
export async function seedConsole(
  { store, passwords, clock }: { store: ConsoleStore; passwords: PasswordHasher; clock: { now(): Date } },
  print: (line: string) => void,
): Promise<void> {
  for (const operator of demoOperators) {
    const passwordHash = await passwords.hash(demoOperatorPassword);
    const outcome = await store.saveAccount({ ...operator, passwordHash }, clock.now());
    print(`console account ${operator.username} (${operator.role}) ${outcome}`);
  }
}
