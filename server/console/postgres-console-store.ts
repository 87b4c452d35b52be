import { sql, type Kysely } from 'kysely';
import type { ConsoleStore, StoredAccount } from './console-store.ts';
import { hasFactor } from './factors/has-factor.ts';
import type { ConsoleTables } from './tables.ts';

/** How long a network stays one that an operator logs in from. */
const knownForMs = 90 * 24 * 3_600_000;

type AccountRow = {
  id: string;
  username: string;
  name: string;
  role: StoredAccount['role'];
  password_hash: string | null;
  disabled: boolean;
  public_password: boolean;
  email: string;
  decides_from: Date | null;
  link_shown_to: string | null;
};
export const accountColumns = [
  'id',
  'username',
  'name',
  'role',
  'password_hash',
  'disabled',
  'public_password',
  'email',
  'decides_from',
  'link_shown_to',
] as const;

export function toAccount(row: AccountRow): StoredAccount {
  const { id, username, name, role, disabled, email } = row;
  return {
    id,
    username,
    name,
    role,
    disabled,
    email,
    passwordHash: row.password_hash,
    publicPassword: row.public_password,
    decidesFrom: row.decides_from,
    linkShownTo: row.link_shown_to,
  };
}

type AccountPart = Pick<ConsoleStore, 'findAccount' | 'addPublicAccount'>;
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
    async addPublicAccount({ username, name, role, passwordHash }, now) {
      const added = await db
        .insertInto('console_account')
        .values({ username, name, role, password_hash: passwordHash, public_password: true, created_at: now })
        .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
        .executeTakeFirst();
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}

type SessionPart = Pick<
  ConsoleStore,
  'addSession' | 'findSession' | 'touchSession' | 'proveSession' | 'removeSession' | 'removeSessionsBefore'
>;
function sessionsOn(db: Kysely<ConsoleTables>): SessionPart {
  return {
    async addSession({ tokenHash, accountId, now, expiresAt, network, browser, withFactor }) {
      await db
        .insertInto('console_session')
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          created_at: now,
          last_seen_at: now,
          expires_at: expiresAt,
          network,
          browser,
          with_factor: withFactor,
          proven_at: now,
        })
        .execute();
    },
    async findSession(tokenHash) {
      const row = await db
        .selectFrom('console_session')
        .innerJoin('console_account', 'console_account.id', 'console_session.account_id')
        .select(accountColumns.map((column) => `console_account.${column}` as const))
        .select(['console_session.created_at', 'last_seen_at', 'expires_at', 'with_factor', 'proven_at'])
        .select(hasFactor('console_account.id').as('has_factor'))
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row === undefined
        ? null
        : {
            tokenHash,
            account: toAccount(row),
            openedAt: row.created_at,
            lastSeenAt: row.last_seen_at,
            expiresAt: row.expires_at,
            hasFactor: row.has_factor,
            withFactor: row.with_factor,
            provenAt: row.proven_at,
          };
    },
    async touchSession(tokenHash, now) {
      await db
        .updateTable('console_session')
        .set({ last_seen_at: now })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    async proveSession(tokenHash, now) {
      await db
        .updateTable('console_session')
        .set({ proven_at: now })
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

type TryPart = Pick<ConsoleStore, 'takeTry' | 'giveBackTry' | 'clearTries' | 'removeTriesBefore'>;
function triesOn(db: Kysely<ConsoleTables>): TryPart {
  return {
    async takeTry(subject, { free, firstWaitMs, longestWaitMs, forgetMs }, now) {
      const forgotten = sql`t.last_at <= ${new Date(now.getTime() - forgetMs)}`;
      // One statement: of tries at the same moment each sees those before it. Beyond the free ones the
      // wait doubles; the power stops growing before it is too large a number.
      const counted = await sql<{ tries: number }>`
        insert into console_login_try as t (subject, tries, last_at, blocked_until)
        values (${subject}, 1, ${now}, ${now})
        on conflict (subject) do update set
          tries = case when ${forgotten} then 1 else t.tries + 1 end,
          last_at = excluded.last_at,
          blocked_until = case when ${forgotten} or t.tries + 1 < ${free}::integer then excluded.last_at
            else excluded.last_at + interval '1 millisecond' * least(${longestWaitMs}::float8,
              ${firstWaitMs}::float8 * 2 ^ least(t.tries + 1 - ${free}::integer, 30)) end
        where t.blocked_until <= excluded.last_at
        returning tries`.execute(db);
      if (counted.rows.length > 0) return 0;
      const row = await db
        .selectFrom('console_login_try')
        .select('blocked_until')
        .where('subject', '=', subject)
        .executeTakeFirst();
      // A correct password cleared the count in between: the next try is allowed in a moment.
      return row === undefined ? 1_000 : Math.max(1, row.blocked_until.getTime() - now.getTime());
    },
    async giveBackTry(subject) {
      await sql`update console_login_try set tries = greatest(tries - 1, 0), blocked_until = last_at
        where subject = ${subject}`.execute(db);
    },
    async clearTries(subject) {
      await db.deleteFrom('console_login_try').where('subject', '=', subject).execute();
    },
    async removeTriesBefore(moment) {
      await db
        .deleteFrom('console_login_try')
        .where('last_at', '<', moment)
        .where('blocked_until', '<', moment)
        .execute();
    },
  };
}

type NetworkPart = Pick<ConsoleStore, 'isKnownNetwork' | 'noteNetwork'>;
function networksOn(db: Kysely<ConsoleTables>): NetworkPart {
  return {
    async isKnownNetwork(accountId, network) {
      const row = await db
        .selectFrom('console_known_network')
        .select('seen_at')
        .where('account_id', '=', accountId)
        .where('network', '=', network)
        .executeTakeFirst();
      return row !== undefined;
    },
    async noteNetwork(accountId, network, now) {
      await db
        .insertInto('console_known_network')
        .values({ account_id: accountId, network, seen_at: now })
        .onConflict((conflict) => conflict.columns(['account_id', 'network']).doUpdateSet({ seen_at: now }))
        .execute();
      await db
        .deleteFrom('console_known_network')
        .where('seen_at', '<', new Date(now.getTime() - knownForMs))
        .execute();
    },
  };
}

/** The console's store on PostgreSQL; tables in migrations 0100 and 0501. */
export function createPostgresConsoleStore(db: Kysely<ConsoleTables>): ConsoleStore {
  return { ...accountsOn(db), ...sessionsOn(db), ...triesOn(db), ...networksOn(db) };
}
