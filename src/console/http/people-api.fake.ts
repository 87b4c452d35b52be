import type { ConsoleSession, OwnSession } from '../../protocol/calls/session.ts';
import { isGuardedRole, type ConsoleRole } from '../../protocol/console-api.ts';
import type {
  LinkedPeople,
  OperatorChangeKind,
  OperatorProposal,
  PeopleState,
  Operator,
} from '../../protocol/calls/people.ts';
import { findPasswordFault } from '../../protocol/operator-rules.ts';
import { ApiFailure } from './call-api.ts';
import type { PeopleApi } from './people-api.ts';

const now = '2026-11-21T10:00:00.000Z';
const operator = (username: string, role: ConsoleRole, more: Partial<Operator> = {}): Operator => ({
  ...{ username, role, name: `The ${username}`, state: 'active', sessions: 1, lastSeenAt: now },
  ...{ linkExpiresAt: null, email: `${username}@lumina.example`, decidesFrom: null },
  ...more,
});
const session = (id: string, isCurrent: boolean): OwnSession => ({
  ...{ id, isCurrent, openedAt: now, lastSeenAt: now, network: '192.0.2.7' },
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
});
const link = { url: 'http://console.test/welcome#token', expiresAt: '2026-11-22T10:00:00.000Z' };

const proposal = (
  id: string,
  kind: OperatorChangeKind,
  { username, name, role, email }: Operator,
  { by, now: roleNow }: { readonly by: string; readonly now: ConsoleRole | null },
): OperatorProposal => ({
  ...{ id, kind, username, name, role, email, roleNow, emailNow: roleNow === null ? null : email },
  ...{ state: 'waiting', note: 'Needed at night', proposedBy: by, proposedAt: now },
  ...{ decidedBy: null, decidedAt: null, reason: '', hands: [{ deed: 'made', by: 'steward', at: now }] },
});

/** Operators on the console's server in memory. The password of all is `current`, the link's token `good`. */
export function createPeopleApiFake(parts: {
  readonly demo: boolean;
  readonly me: () => Promise<ConsoleSession>;
}): PeopleApi {
  let operators: readonly Operator[] = [
    operator('administrator', 'administrator'),
    operator('editor', 'editor', { sessions: 2 }),
    operator('nina', 'viewer', { state: 'invited', sessions: 0, lastSeenAt: null }),
  ];
  let sessions: readonly OwnSession[] = [session('1', true), session('2', false)];
  let waiting: readonly OperatorProposal[] = [
    proposal('7', 'role', operator('editor', 'publisher'), { by: 'steward', now: 'editor' }),
  ];
  const state = (): PeopleState => ({ operators, waiting, past: [], waitHours: 24, isMailed: false });
  const linked = (more: Partial<LinkedPeople> = {}): LinkedPeople => ({
    ...state(),
    ...{ link: null, sentTo: null, isProposed: false },
    ...more,
  });
  const change = (username: string, changes: Partial<Operator>) => {
    operators = operators.map((one) => (one.username === username ? { ...one, ...changes } : one));
    return linked();
  };
  const propose = (kind: OperatorChangeKind, wanted: Operator, now: ConsoleRole | null) => {
    waiting = [...waiting, proposal(String(waiting.length + 10), kind, wanted, { by: 'administrator', now })];
    return linked({ isProposed: true });
  };
  const drop = (id: string): OperatorProposal | undefined => {
    const found = waiting.find((one) => one.id === id);
    waiting = waiting.filter((one) => one.id !== id);
    return found;
  };
  const requireStrong = (password: string, username: string) => {
    const fault = findPasswordFault(password, username);
    if (fault !== null) throw new ApiFailure('password.weak', 'weak', { status: 422, value: { fault } });
  };
  return {
    installation: async () => ({ demo: parts.demo }),
    people: async () => state(),
    inviteOperator: async ({ username, name, role }) => {
      if (operators.some((one) => one.username === username))
        throw new ApiFailure('people.known', 'known', { status: 409 });
      const invited = { name, state: 'invited', sessions: 0, lastSeenAt: null } as const;
      const wanted = operator(username, role, invited);
      if (isGuardedRole(role)) return propose('add', wanted, null);
      operators = [...operators, wanted];
      return linked({ link });
    },
    resetOperator: async (username) => ({ ...change(username, { linkExpiresAt: link.expiresAt }), link }),
    changeRole: async (username, role) => {
      const one = operators.find((known) => known.username === username);
      if (isGuardedRole(role) && one !== undefined) return propose('role', { ...one, role }, one.role);
      return change(username, { role, sessions: 0 });
    },
    changeAddress: async (username, email) => change(username, { email }),
    decidePeople: async (id, verdict) => {
      const found = drop(id);
      if (found === undefined) throw new ApiFailure('rules.unknown', 'gone', { status: 404 });
      if (verdict === 'rejected') return linked();
      change(found.username, { role: found.role, sessions: 0 });
      return linked({ link });
    },
    withdrawPeople: async (id) => {
      drop(id);
      return linked();
    },
    disableOperator: async (username, disabled) =>
      change(username, { state: disabled ? 'disabled' : 'active', sessions: 0 }),
    endOperatorSessions: async (username) => change(username, { sessions: 0, lastSeenAt: null }),
    account: async () => ({ decidesFrom: null, sessions }),
    endOwnSession: async (id) => {
      sessions = sessions.filter((one) => one.id !== id);
      return { decidesFrom: null, sessions };
    },
    changePassword: async ({ current, password }) => {
      const me = await parts.me();
      requireStrong(password, me.account.username);
      if (current !== 'current') throw new ApiFailure('password.wrong', 'wrong', { status: 422 });
      sessions = [session('3', true)];
      return me;
    },
    lookAtLink: async (token) => {
      if (token === 'first') return { purpose: 'setup', username: '', name: '' };
      if (token === 'good') return { purpose: 'invitation', username: 'nina', name: 'Nina Nowak' };
      throw new ApiFailure('link.unknown', 'unknown', { status: 404 });
    },
    takeLink: async ({ username, password }) => {
      requireStrong(password, username);
      return parts.me();
    },
  };
}
