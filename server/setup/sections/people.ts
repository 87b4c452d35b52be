import { links, session } from '../../../src/protocol/calls/session.ts';
import type { OperatorState } from '../../../src/protocol/calls/people.ts';
import type { ConsoleDeps } from '../../console/deps.ts';
import { describeLink } from '../../console/people/link-address.ts';
import { hashToken } from '../../console/sessions.ts';
import type { CallRefused } from '../call-refused.ts';
import type { PlanPerson, SetupPlan } from '../../../src/protocol/setup/setup-plan.ts';
import { pointTo, type PlanLine } from '../plan-result.ts';
import type { Secrets } from '../read-plan.ts';
import { enter, gatherTeam, openMember, type ConsoleDoor, type Member, type Team } from '../team.ts';

interface PeopleParts {
  readonly door: ConsoleDoor;
  readonly operators: Pick<ConsoleDeps, 'people' | 'store' | 'consoleOrigin'>;
  readonly secrets: Secrets;
  readonly tell: (line: PlanLine) => void;
}
const host = { username: 'npm run site -- setup', accountId: null };

/** Makes an operator who is missing; with a password their link is used immediately. */
async function make(
  { door, operators, tell }: PeopleParts,
  {
    person,
    pointer,
    password,
  }: { readonly person: PlanPerson; readonly pointer: string; readonly password: string | null },
): Promise<void> {
  const { username, name, role, email } = person;
  const invitation = { username, name, role, ...(email === undefined ? {} : { email }) };
  const { link } = await operators.people.invite(invitation, host);
  if (link === null) throw new Error('Expected the command line to be given the link.');
  if (password === null) {
    const { url, expiresAt } = describeLink(operators.consoleOrigin, 'welcome', link);
    const sentence = `${name} chooses a password by this link, until ${expiresAt}: ${url}`;
    return tell({ state: 'waits', pointer, code: 'people.invited', sentence });
  }
  await enter(door, links.take, { token: link.token, username: '', name: '', password });
  tell({ state: 'done', pointer, code: 'plan.done', sentence: `${username} is an operator: ${role}.` });
}

/** Opens a session of an operator by their password; says why where the plan may not act in their name. */
async function open(
  { door, operators, tell }: PeopleParts,
  {
    person: { username, role },
    pointer,
    password,
  }: { readonly person: PlanPerson; readonly pointer: string; readonly password: string },
): Promise<(Member & { close(): Promise<void> }) | null> {
  const cookie = await enter(door, session.logIn, { username, password });
  const token = /=([^;]*)/.exec(cookie)?.[1] ?? '';
  const opened = await operators.store.findSession(hashToken(token));
  const member = openMember(door, { username, role, cookie });
  if (opened?.hasFactor !== true) return member;
  await member.close();
  const sentence = `${username} has a second factor: what needs ${username} waits for them in the console.`;
  tell({ state: 'same', pointer, code: 'people.factor', sentence });
  return null;
}

/** What of an operator who is there is not as the plan says; no plan changes rights. */
function tellDifference(
  { tell }: PeopleParts,
  pointer: string,
  {
    person,
    role,
    state,
  }: { readonly person: PlanPerson; readonly role: string; readonly state: OperatorState },
): boolean {
  const { username } = person;
  if (state !== 'active') {
    const sentence = `${username} is there and cannot log in yet (${state}).`;
    tell({ state: 'waits', pointer, code: 'people.not-active', sentence });
    return false;
  }
  if (role !== person.role) {
    const sentence = `${username} is a ${role}. Two people change a role, in the console under People.`;
    tell({ state: 'fault', pointer: `${pointer}/role`, code: 'people.other-role', sentence });
    return false;
  }
  return true;
}

async function settle(
  parts: PeopleParts,
  person: PlanPerson,
  index: number,
): Promise<(Member & { close(): Promise<void> }) | null> {
  const { operators, secrets, tell } = parts;
  const pointer = pointTo('people', index);
  const password = secrets.of(`${pointer}/password`);
  const { operators: there } = await operators.people.list();
  const account = there.find(({ username }) => username.toLowerCase() === person.username.toLowerCase());
  if (account === undefined) await make(parts, { person, pointer, password });
  else {
    if (!tellDifference(parts, pointer, { person, role: account.role, state: account.state })) return null;
    tell({ state: 'same', pointer, code: 'plan.same', sentence: `${person.username} is there.` });
  }
  return password === null ? null : open(parts, { person, pointer: `${pointer}/password`, password });
}

/** Makes the operators of the plan, and opens a session for each whose password it knows. */
export async function gatherPeople(
  plan: SetupPlan,
  parts: PeopleParts,
): Promise<Team & { close(): Promise<void> }> {
  const members: (Member & { close(): Promise<void> })[] = [];
  for (const [index, person] of plan.people.entries())
    try {
      const member = await settle(parts, person, index);
      if (member !== null) members.push(member);
    } catch (cause) {
      const { code, message } = cause as CallRefused;
      if (!(cause instanceof Error) || typeof code !== 'string') throw cause;
      const pointer = pointTo('people', index, ...(code.startsWith('password') ? ['password'] : []));
      parts.tell({ state: 'fault', pointer, code, sentence: message });
    }
  return {
    ...gatherTeam(members),
    close: async () => {
      for (const member of members) await member.close();
    },
  };
}
