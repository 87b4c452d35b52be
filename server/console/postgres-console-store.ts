import { sql, type Kysely } from 'kysely';
import type { ConsoleStore, StoredAccount } from './console-store.ts';
import type { ConsoleTables } from './tables.ts';

type AccountRow = {
  id: string;
  username: string;
  name: string;
  role: StoredAccount['role'];
  password_hash: string;
  disabled: boolean;
};
const accountColumns = ['id', 'username', 'name', 'role', 'password_hash', 'disabled'] as const;

function toAccount(row: AccountRow): StoredAccount {
  const { id, username, name, role, disabled } = row;
  return { id: String(id), username, name, role, passwordHash: row.password_hash, disabled };
}

type AccountPart = Pick<ConsoleStore, 'findAccount' | 'saveAccount'>;
function accountsOn(db: Kysely<ConsoleTables>): AccountPart {
  return {
    async findAccount(username) {
      const row = await db
        .selectFrom('console_account')
        .select(accountColumns)
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst();
      return row ? toAccount(row) : null;
    },
    async saveAccount({ username, name, role, passwordHash }, now) {
      const updated = await db
        .updateTable('console_account')
        .set({ name, role, password_hash: passwordHash, disabled: false })
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst();
      if (updated.numUpdatedRows > 0n) return 'updated';
      await db
        .insertInto('console_account')
        .values({ username, name, role, password_hash: passwordHash, created_at: now })
        .execute();
      return 'added';
    },
  };
}

type SessionPart = Pick<
  ConsoleStore,
  'addSession' | 'findSession' | 'touchSession' | 'removeSession' | 'removeSessionsBefore'
>;
function sessionsOn(db: Kysely<ConsoleTables>): SessionPart {
  return {
    async addSession({ tokenHash, accountId, now, expiresAt }) {
      await db
        .insertInto('console_session')
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          created_at: now,
          last_seen_at: now,
          expires_at: expiresAt,
        })
        .execute();
    },
    async findSession(tokenHash) {
      const row = await db
        .selectFrom('console_session')
        .innerJoin('console_account', 'console_account.id', 'console_session.account_id')
        .select(accountColumns)
        .select(['last_seen_at', 'expires_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row
        ? { tokenHash, account: toAccount(row), lastSeenAt: row.last_seen_at, expiresAt: row.expires_at }
        : null;
    },
    async touchSession(tokenHash, now) {
      await db
        .updateTable('console_session')
        .set({ last_seen_at: now })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    async removeSession(tokenHash) {
      await db.deleteFrom('console_session').where('token_hash', '=', tokenHash).execute();
    },
    async removeSessionsBefore(moment, idleSince) {
      await db
        .deleteFrom('console_session')
        .where((where) =>
          where.or([where('expires_at', '<=', moment), where('last_seen_at', '<=', idleSince)]),
        )
        .execute();
    },
  };
}

type FailurePart = Pick<ConsoleStore, 'countFailure' | 'failuresOf' | 'clearFailures'>;
function failuresOn(db: Kysely<ConsoleTables>): FailurePart {
  return {
    async countFailure(subject, now, windowMs) {
      const oldest = new Date(now.getTime() - windowMs);
      // One statement: two logins at the same moment are both counted.
      const counted = await sql<{ failures: number }>`
        insert into console_login_failure as f (subject, window_started_at, failures)
        values (${subject}, ${now}, 1)
        on conflict (subject) do update set
          failures = case when f.window_started_at <= ${oldest} then 1 else f.failures + 1 end,
          window_started_at = case when f.window_started_at <= ${oldest} then ${now} else f.window_started_at end
        returning failures`.execute(db);
      return Number(counted.rows[0]?.failures ?? 1);
    },
    async failuresOf(subject, now, windowMs) {
      const row = await db
        .selectFrom('console_login_failure')
        .select(['failures', 'window_started_at'])
        .where('subject', '=', subject)
        .where('window_started_at', '>', new Date(now.getTime() - windowMs))
        .executeTakeFirst();
      return { failures: Number(row?.failures ?? 0), startedAt: row?.window_started_at ?? null };
    },
    async clearFailures(subject) {
      await db.deleteFrom('console_login_failure').where('subject', '=', subject).execute();
    },
  };
}

type EditPart = Pick<ConsoleStore, 'draftEdits' | 'pushDraftEdit' | 'popDraftEdit' | 'clearDraftEdits'>;
function draftEditsOn(db: Kysely<ConsoleTables>): EditPart {
  return {
    async draftEdits(merchant) {
      const rows = await db
        .selectFrom('console_draft_edit')
        .select('patches')
        .where('merchant', '=', merchant)
        .orderBy('id')
        .execute();
      return rows.map(({ patches }) => patches);
    },
    async pushDraftEdit(merchant, { patches, author, now }) {
      await db
        .insertInto('console_draft_edit')
        .values({ merchant, patches, author, created_at: now })
        .execute();
    },
    async popDraftEdit(merchant) {
      await db
        .deleteFrom('console_draft_edit')
        .where('id', '=', (query) =>
          query
            .selectFrom('console_draft_edit')
            .select(({ fn }) => fn.max('id').as('id'))
            .where('merchant', '=', merchant),
        )
        .execute();
    },
    async clearDraftEdits(merchant) {
      await db.deleteFrom('console_draft_edit').where('merchant', '=', merchant).execute();
    },
  };
}

/** The console's store on PostgreSQL; tables in migrations 0100 to 0199. */
export function createPostgresConsoleStore(db: Kysely<ConsoleTables>): ConsoleStore {
  return { ...accountsOn(db), ...sessionsOn(db), ...failuresOn(db), ...draftEditsOn(db) };
}
