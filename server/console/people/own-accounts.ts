import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { idleMs } from '../sessions.ts';
import type { PeopleParts } from './people-parts.ts';
import type { OwnAccounts } from './people.ts';

/** What operators do about their own account, on PostgreSQL. */
export function createOwnAccounts({ db, clock, merchant }: PeopleParts): OwnAccounts {
  return {
    read: async (accountId, tokenHash) => {
      const rows = await db
        .selectFrom('console_session')
        .select(['id', 'token_hash', 'created_at', 'last_seen_at', 'network', 'browser'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', clock.now())
        .where('last_seen_at', '>', new Date(clock.now().getTime() - idleMs))
        .orderBy('last_seen_at', 'desc')
        .execute();
      const account = await db
        .selectFrom('console_account')
        .select('decides_from')
        .where('id', '=', accountId)
        .executeTakeFirst();
      const from = account?.decides_from ?? null;
      return {
        decidesFrom: from !== null && from > clock.now() ? from.toISOString() : null,
        sessions: rows.map(({ id, token_hash, created_at, last_seen_at, network, browser }) => ({
          id,
          isCurrent: token_hash === tokenHash,
          openedAt: created_at.toISOString(),
          lastSeenAt: last_seen_at.toISOString(),
          network,
          browser,
        })),
      };
    },
    endSession: async ({ id: accountId, username }, id) => {
      await db.transaction().execute(async (transaction) => {
        const ended = await transaction
          .deleteFrom('console_session')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
        if (ended.numDeletedRows === 0n) return;
        const subject = `operator:${username}`;
        const now = clock.now();
        const entry = { action: 'session.end', author: username, subject, note: '', at: now };
        await appendOperation(transaction, merchant, entry);
      });
    },
    setPassword: async ({ id, username }, passwordHash) => {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('console_account')
          .set({ password_hash: passwordHash, public_password: false })
          .where('id', '=', id)
          .execute();
        await transaction.deleteFrom('console_session').where('account_id', '=', id).execute();
        await transaction.deleteFrom('console_link').where('account_id', '=', id).execute();
        const subject = `operator:${username}`;
        const now = clock.now();
        const entry = { action: 'operator.password', author: username, subject, note: '', at: now };
        await appendOperation(transaction, merchant, entry);
      });
    },
  };
}
