import type { ConsoleSession, OwnSession } from '../../protocol/calls/session.ts';
import { findPasswordFault } from '../../protocol/operator-rules.ts';
import { ApiFailure } from './call-api.ts';
import type { PeopleApi } from './people-api.ts';

const now = '2026-11-21T10:00:00.000Z';
const session = (id: string, isCurrent: boolean): OwnSession => ({
  ...{ id, isCurrent, openedAt: now, lastSeenAt: now, network: '192.0.2.7' },
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
});
/** One's own account, and links, on the console's server in memory. The password of all is `current`, the link's token `good`. */
export function createPeopleApiFake(parts: {
  readonly demo: boolean;
  readonly me: () => Promise<ConsoleSession>;
}): PeopleApi {
  let sessions: readonly OwnSession[] = [session('1', true), session('2', false)];
  const requireStrong = (password: string, username: string) => {
    const fault = findPasswordFault(password, username);
    if (fault !== null) throw new ApiFailure('password.weak', 'weak', { status: 422, value: { fault } });
  };
  return {
    installation: async () => ({ demo: parts.demo }),
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
