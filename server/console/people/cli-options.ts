import { parseArgs } from 'node:util';
import { consoleRoles, type ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import { addressPattern, usernamePattern } from '../../../src/protocol/release/operator-rules.ts';

export const operatorUsage = `npm run operator -- add <username> --name "<name>" [--role <role>] [--email <address>]
                                      add an operator; prints a link to choose a password
npm run operator -- reset <username>     print a link to choose a new password
npm run operator -- disable <username>   end the sessions and refuse logins by that name
npm run operator -- enable <username>    let the operator in again
npm run operator -- reset-factor <username>
                                      remove a lost second factor; the next login sets up another one
npm run operator -- list                 who there is

  --email    where links for a new password go
  --role     ${consoleRoles.join(', ')} (default: administrator)
  Nobody else confirms what is done here; it is in the audit. Links are for one use and good for a day. No password is ever an argument.
  Exit: 0 done, 1 refused, 2 wrong use, 3 no database.`;

export type OperatorCommand =
  | {
      readonly command: 'add';
      readonly username: string;
      readonly name: string;
      readonly role: ConsoleRole;
      readonly email: string;
    }
  | { readonly command: AboutOne; readonly username: string }
  | { readonly command: 'list' };

/** Wrong use; the message says how. */
export class OperatorUsageError extends Error {}

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string', default: 'administrator' },
        email: { type: 'string', default: '' },
      },
    });
  } catch (cause) {
    throw new OperatorUsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

type AboutOne = 'reset' | 'reset-factor' | 'disable' | 'enable';
const isAboutOne = (command: string | undefined): command is AboutOne =>
  ['reset', 'reset-factor', 'disable', 'enable'].includes(command ?? '');

/** @throws OperatorUsageError */
export function readOperatorCommand(argv: readonly string[]): OperatorCommand {
  const { values, positionals } = parse(argv);
  const [command, username, ...more] = positionals;
  if (more.length > 0) throw new OperatorUsageError(`There is one argument too many: ${more[0]}`);
  if (command === 'list' && username === undefined) return { command };
  if (command !== 'add' && !isAboutOne(command))
    throw new OperatorUsageError(
      command === undefined ? 'Which command?' : `There is no command ${positionals.join(' ')}`,
    );
  if (username === undefined || !new RegExp(usernamePattern).test(username))
    throw new OperatorUsageError('Which operator? A username has 2 to 32 letters, digits and . _ -');
  if (command !== 'add') return { command, username };
  const role = consoleRoles.find((one) => one === values.role);
  if (role === undefined) throw new OperatorUsageError(`There is no role ${values.role}`);
  const name = values.name?.trim() ?? '';
  if (name === '' || name.length > 80) throw new OperatorUsageError('--name: expected 1 to 80 characters');
  const { email } = values;
  if (!new RegExp(addressPattern).test(email))
    throw new OperatorUsageError('--email: expected an email address');
  return { command, username, name, role, email };
}
