import { defaultProof } from '../../server/console/factors/proof.ts';
import { areas } from '../../src/protocol/calls/areas.fake.ts';
import {
  consolePermissions,
  consoleRoles,
  isGuardedRole,
  permissionsOf,
  type ConsolePermission,
} from '../../src/protocol/console/console-api.ts';
import { proofMinutes } from '../../src/protocol/console/console-factors.ts';
import type { Call } from '../../src/protocol/console/define-call.ts';
import { code, page, table } from './markdown.ts';

const permissionMeanings: Readonly<Record<ConsolePermission, string>> = {
  read: 'see the site, its releases, settings and switches',
  content:
    'change words, pictures, alternative texts and entries, and nothing else of the draft; preview it, comment, ask for an approval',
  edit: 'change all of the draft',
  publish:
    'publish, stage, plan and roll back; approve; close games, places and the platform; judge requests',
  players: 'see members: names, balances, deposit slips, withdrawals, rounds and what they sent',
  cashier: 'judge deposits and withdrawals, propose rules of money, export',
  messages: 'see what was sent to members',
  people: 'add, change, disable and reset operators, end their sessions',
  system: 'keys, senders, secrets, backups',
  figures: 'see figures of the business and reports, in sums without names',
};

const describeProof = ({ method, needs, proof = defaultProof(method, needs) }: Call): string =>
  proof === 'always' ? 'from every account' : proof === 'factor' ? 'yes' : '';
/** Each call of the console with what it asks for, by its path. */
const consoleCalls = (): string =>
  table(
    ['call', 'permission', 'fresh proof', 'after the wait'],
    Object.values(areas)
      .flatMap((area) => Object.values(area))
      .toSorted((one, other) => one.path.localeCompare(other.path))
      .map((call) => {
        const besides = Object.values(call.needsBy ?? {}).flatMap((of) => Object.values(of));
        const needs = [call.needs, ...new Set(besides)];
        return [
          code(`${call.method} /api${call.path}`),
          call.needs === 'nothing' ? 'none' : needs.map(code).join(', by what it is about '),
          describeProof(call),
          call.decides === true ? 'yes' : '',
        ];
      }),
  );

export const rolePage = (): string =>
  page(
    'Roles of the console',
    'Every call of the console names the one permission that it needs, and the start fails where one names none. A role is a set of permissions.',
    table(
      ['permission', 'lets', ...consoleRoles],
      consolePermissions.map((permission) => [
        code(permission),
        permissionMeanings[permission],
        ...consoleRoles.map((role) => (permissionsOf[role].includes(permission) ? 'yes' : '')),
      ]),
    ),
    `Nobody changes their own role.

## Two people

Accounts of ${consoleRoles.filter(isGuardedRole).map(code).join(', ')} publish, approve, decide about money or manage people. To make such an account, to reset its password, to give such a role, to enable it again and to change its address are proposals: one administrator asks, another confirms under _People_. Fewer rights, disabling and ending sessions need one.

- The link for the password goes to the operator's own email address. Where nothing can be sent it is shown to the one who confirms, and never to the one who asked. No two operators have one address. Who chose the sender of mail could read those links, so that each change of a sender under _Senders_ is a proposal too; what the environment sets needs no second person.
- From then on (from the use of the link, where there is one) the account decides about no money, approves nothing and confirms nothing for ${code('OPERATOR_WAIT_HOURS')} hours, 24 by default, 0 for no wait. It may still propose, publish what needs no second person, and close things in an emergency.
- Where a second person decides, it is another account than the one that proposed, and neither has made, confirmed, reset, promoted, enabled or readdressed the other; nor was the link of both shown to the same person. This holds for every proposal: drafts, rollbacks, payouts, adjustments and held money, rules, offers, receiving accounts, lost authenticators, unfreezing, holds, lottery issues, senders and operators.
- The first administrator comes by the link that the first start prints, the second by the command line (${code('npm run operator -- add')}). The command line needs no second person: it is the way out where nobody can confirm, and is in the audit as “command line”. Administrators who come by these two ways confirm at once; other accounts made there wait.
- The audit says for each change who asked, who confirmed, for whom, when, and where the link went.

## Calls

A fresh proof is a second factor given in the last ${proofMinutes} minutes; an account without one is asked for its password where it says “from every account”. “After the wait”: an account that is new or was changed cannot decide yet.`,
    consoleCalls(),
  );
