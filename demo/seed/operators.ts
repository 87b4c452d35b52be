import type { ConsoleRole } from '../../src/protocol/console/console-api.ts';
import { demonstrationPasswords } from '../../src/protocol/document/password-words.ts';
import type { ConsoleDeps } from '../../server/console/deps.ts';

/** Operators of a fresh machine. For demonstration: a real installation makes its own. */
const demoOperators: readonly { username: string; name: string; role: ConsoleRole }[] = [
  { username: 'viewer', name: 'Vera Viewer', role: 'viewer' },
  { username: 'writer', name: 'Wanda Writer', role: 'writer' },
  { username: 'editor', name: 'Emil Editor', role: 'editor' },
  { username: 'publisher', name: 'Paula Publisher', role: 'publisher' },
  // Operators cannot approve their own changes, so there are two.
  { username: 'approver', name: 'Anton Approver', role: 'publisher' },
  { username: 'cashier', name: 'Clara Cashier', role: 'cashier' },
  // Large withdrawals are approved by one cashier and paid out by another.
  { username: 'treasurer', name: 'Tomas Treasurer', role: 'cashier' },
  { username: 'support', name: 'Sonia Support', role: 'support' },
  { username: 'administrator', name: 'Ada Administrator', role: 'administrator' },
  // Accounts that publish or decide about money are made by two people.
  { username: 'steward', name: 'Sten Steward', role: 'administrator' },
];
export const demoOperatorNames = demoOperators.map(({ username }) => username);
export const demoOperatorPassword = demonstrationPasswords.operator;

/** Makes the demo operators that are missing, one line each. An operator that exists is left as it is. */
export async function seedConsole(
  { store, passwords, clock }: Pick<ConsoleDeps, 'store' | 'passwords' | 'clock'>,
  print: (line: string) => void,
): Promise<void> {
  for (const operator of demoOperators) {
    if ((await store.findAccount(operator.username)) !== null) continue;
    const passwordHash = await passwords.hash(demoOperatorPassword);
    if (await store.addPublicAccount({ ...operator, passwordHash }, clock.now()))
      print(`console account ${operator.username} (${operator.role}) added`);
  }
}
