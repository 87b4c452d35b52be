import { sql } from 'kysely';
import type { OperatorState, PeopleState, Operator } from '../../../src/protocol/calls/people.ts';
import type { StoredAccount } from '../console-store.ts';
import { accountColumns, toAccount } from '../postgres-console-store.ts';
import { idleMs } from '../sessions.ts';
import { isMailed } from './hand-link.ts';
import { listProposals } from './operator-proposals.ts';
import type { PeopleParts } from './people-parts.ts';

const describeState = ({ disabled, passwordHash, publicPassword }: StoredAccount): OperatorState => {
  if (disabled) return 'disabled';
  if (passwordHash === null) return 'invited';
  return publicPassword ? 'public' : 'active';
};

async function listOperators({ db, clock }: PeopleParts): Promise<readonly Operator[]> {
  const now = clock.now();
  const [accounts, sessions, links] = await Promise.all([
    db
      .selectFrom('console_account')
      .select(accountColumns)
      .orderBy(sql`lower(username)`)
      .execute(),
    db
      .selectFrom('console_session')
      .select(({ fn }) => ['account_id', fn.countAll().as('open'), fn.max('last_seen_at').as('seen')])
      .where('expires_at', '>', now)
      .where('last_seen_at', '>', new Date(now.getTime() - idleMs))
      .groupBy('account_id')
      .execute(),
    db
      .selectFrom('console_link')
      .select(['account_id', 'expires_at'])
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .execute(),
  ]);
  return accounts.map(toAccount).map((account) => {
    const open = sessions.find(({ account_id }) => account_id === account.id);
    const link = links.find(({ account_id }) => account_id === account.id);
    const { username, name, role, email, decidesFrom } = account;
    return {
      username,
      name,
      role,
      email,
      state: describeState(account),
      sessions: Number(open?.open ?? 0),
      lastSeenAt: open?.seen ? new Date(open.seen).toISOString() : null,
      linkExpiresAt: link?.expires_at.toISOString() ?? null,
      decidesFrom: decidesFrom !== null && decidesFrom > now ? decidesFrom.toISOString() : null,
    };
  });
}

/** Who there is, what waits for a second person, and how links reach people. */
export const listPeople = async (parts: PeopleParts): Promise<PeopleState> => ({
  operators: await listOperators(parts),
  ...(await listProposals(parts.db)),
  waitHours: parts.operatorWaitHours,
  isMailed: await isMailed(parts),
});
