import type { LostFactors } from '../factors/lost-factors.ts';
import { describeLink } from './link-address.ts';
import type { OperatorCommand } from './cli-options.ts';
import type { Actor, ChangeOutcome, People } from './people.ts';

const actor: Actor = { username: 'command line', accountId: null };

/** Runs one command and answers what is printed. @throws Refusal */
export async function runOperator(
  command: OperatorCommand,
  people: People,
  consoleOrigin: string,
  lostFactors: Pick<LostFactors, 'drop'>,
): Promise<string> {
  const showLink = ({ link }: ChangeOutcome): string => {
    // Nothing is proposed and nothing is sent here: the person who may run this decides alone.
    if (link === null) throw new Error('Expected a link at the command line.');
    const { url, expiresAt } = describeLink(consoleOrigin, 'welcome', link);
    return `${url}\nFor one use, until ${expiresAt}.`;
  };
  switch (command.command) {
    case 'add':
      return showLink(await people.invite(command, actor));
    case 'reset':
      return showLink(await people.reset(command.username, actor));
    case 'reset-factor':
      await lostFactors.drop(command.username, actor.username);
      return `The second factor of ${command.username} is removed. The next login leads to setting up another one.`;
    case 'disable':
    case 'enable':
      await people.setDisabled(command.username, command.command === 'disable', actor);
      return `${command.username} is ${command.command}d.`;
    case 'list': {
      const { operators } = await people.list();
      if (operators.length === 0) return 'There is no operator.';
      const lines = operators.map(({ username, role, state, name }) =>
        [username.padEnd(24), role.padEnd(14), state.padEnd(9), name].join(' '),
      );
      return lines.join('\n');
    }
  }
}
