import type {
  Operator,
  OperatorChangeKind,
  OperatorProposal,
  PeopleState,
} from '../../../src/protocol/calls/people.ts';
import { isGuardedRole, type ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import type { OwnSession } from '../../../src/protocol/calls/session.ts';
import { createConsoleStoreFake } from '../fakes/console-store.fake.ts';
import type { ConsoleStore } from '../console-store.ts';
import type { ConsoleDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import type { ChangeOutcome } from './people.ts';

const now = '2026-11-21T10:00:00.000Z';
const link = { token: 'token', expiresAt: new Date('2026-11-22T10:00:00Z') };
const operator = (username: string, role: ConsoleRole, more: Partial<Operator> = {}): Operator => ({
  username,
  role,
  name: `The ${username}`,
  state: 'active',
  sessions: 1,
  lastSeenAt: now,
  linkExpiresAt: null,
  email: `${username}@lumina.example`,
  decidesFrom: null,
  ...more,
});
const writeProposal = (
  id: string,
  kind: OperatorChangeKind,
  { username, name, role, email }: Operator,
  { by, now: roleNow }: { readonly by: string; readonly now: ConsoleRole | null },
): OperatorProposal => ({
  id,
  kind,
  username,
  name,
  role,
  email,
  roleNow,
  emailNow: roleNow === null ? null : email,
  state: 'waiting',
  note: 'Needed at night',
  proposedBy: by,
  proposedAt: now,
  decidedBy: null,
  decidedAt: null,
  reason: '',
  hands: [{ deed: 'made', by: 'steward', at: now }],
});

/** Three operators, and a change of one that waits. */
function openPeople(): ConsoleDeps['people'] {
  let operators: readonly Operator[] = [
    operator('administrator', 'administrator'),
    operator('editor', 'editor', { sessions: 2 }),
    operator('nina', 'viewer', { state: 'invited', sessions: 0, lastSeenAt: null }),
  ];
  let waiting: readonly OperatorProposal[] = [
    writeProposal('7', 'role', operator('editor', 'publisher'), { by: 'steward', now: 'editor' }),
  ];
  const outcome = (more: Partial<ChangeOutcome> = {}): ChangeOutcome => ({
    link: null,
    sentTo: null,
    isProposed: false,
    ...more,
  });
  const change = (username: string, changes: Partial<Operator>): ChangeOutcome => {
    operators = operators.map((one) => (one.username === username ? { ...one, ...changes } : one));
    return outcome();
  };
  const propose = (kind: OperatorChangeKind, asked: Operator, by: string, roleNow: ConsoleRole | null) => {
    waiting = [...waiting, writeProposal(String(waiting.length + 10), kind, asked, { by, now: roleNow })];
    return outcome({ isProposed: true });
  };
  const list = async (): Promise<PeopleState> => ({
    operators,
    waiting,
    past: [],
    waitHours: 24,
    isMailed: false,
  });
  return {
    list,
    invite: async ({ username, name, role }, { username: by }) => {
      if (operators.some((one) => one.username === username))
        throw new Refusal('people.known', 'There is such an operator.');
      const invited = { name, state: 'invited', sessions: 0, lastSeenAt: null } as const;
      const asked = operator(username, role, invited);
      if (isGuardedRole(role)) return propose('add', asked, by, null);
      operators = [...operators, asked];
      return outcome({ link });
    },
    reset: async (username) => {
      change(username, { linkExpiresAt: link.expiresAt.toISOString() });
      return outcome({ link });
    },
    changeRole: async (username, role, { username: by }) => {
      const one = operators.find((known) => known.username === username);
      if (isGuardedRole(role) && one !== undefined) return propose('role', { ...one, role }, by, one.role);
      return change(username, { role, sessions: 0 });
    },
    changeAddress: async (username, email) => change(username, { email }),
    setDisabled: async (username, disabled) =>
      change(username, { state: disabled ? 'disabled' : 'active', sessions: 0 }),
    decide: async ({ id, state }) => {
      const asked = waiting.find((one) => one.id === id);
      if (asked === undefined) throw new Refusal('rules.unknown', 'Nothing is pending.');
      waiting = waiting.filter((one) => one.id !== id);
      if (state !== 'approved') return outcome();
      change(asked.username, { role: asked.role, sessions: 0 });
      return outcome({ link });
    },
    endSessions: async (username) => void change(username, { sessions: 0, lastSeenAt: null }),
  };
}

const browser = (id: string, isCurrent: boolean): OwnSession => ({
  id,
  isCurrent,
  openedAt: now,
  lastSeenAt: now,
  network: '192.0.2.7',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
});
/** An operator who is logged in in two browsers. */
function openOwnAccounts(): ConsoleDeps['ownAccounts'] {
  let sessions: readonly OwnSession[] = [browser('1', true), browser('2', false)];
  return {
    read: async () => ({ decidesFrom: null, sessions }),
    endSession: async (_, id) => {
      sessions = sessions.filter((one) => one.id !== id);
    },
    setPassword: async () => {
      sessions = [browser('3', true)];
    },
  };
}
/** The link `first` makes an administrator, and `good` is for Nina. */
const openLinks = (store: ConsoleStore): ConsoleDeps['links'] => ({
  look: async (token) => {
    if (token === 'first') return { purpose: 'setup', username: '', name: '' };
    return token === 'good' ? { purpose: 'invitation', username: 'nina', name: 'Nina Nowak' } : null;
  },
  take: async ({ username, name, passwordHash }) => {
    await store.addPublicAccount({ username, name, passwordHash, role: 'administrator' }, new Date(now));
    const account = await store.findAccount(username);
    if (account === null) throw new Error('Expected the account that was just made.');
    return account;
  },
  isSetupOpen: async () => false,
  openSetup: async () => null,
});

export const createPeopleFake = (
  store = createConsoleStoreFake(),
): Pick<ConsoleDeps, 'people' | 'ownAccounts' | 'links'> => ({
  people: openPeople(),
  ownAccounts: openOwnAccounts(),
  links: openLinks(store),
});
