import { sql } from 'kysely';
import type { OperatorState, WireOperator } from '../../../src/protocol/console-people.ts';
import type { Database } from '../../db/database.ts';
import { appendOperation } from '../../platform/operation-audit.ts';
import type { StoredAccount } from '../console-store.ts';
import { accountColumns, toAccount } from '../postgres-console-store.ts';
import { Refusal } from '../refusal.ts';
import { idleMs } from '../sessions.ts';
import { makeLink } from './links.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Actor, People } from './people.ts';
import { countAdministrators, lockPeople } from './rights.ts';

const describeState = ({ disabled, passwordHash, publicPassword }: StoredAccount): OperatorState => {
  if (disabled) return 'disabled';
  if (passwordHash === null) return 'invited';
  return publicPassword ? 'public' : 'active';
};

async function listOperators({ db, clock }: PeopleParts): Promise<readonly WireOperator[]> {
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
    const { username, name, role } = account;
    return {
      ...{ username, name, role, state: describeState(account) },
      sessions: Number(open?.open ?? 0),
      lastSeenAt: open?.seen ? new Date(open.seen).toISOString() : null,
      linkExpiresAt: link?.expires_at.toISOString() ?? null,
    };
  });
}

const findOperator = async (db: Database, username: string): Promise<StoredAccount> => {
  const row = await db
    .selectFrom('console_account')
    .select(accountColumns)
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('people.unknown', 'There is no such operator.');
  return toAccount(row);
};

const refuseSelf = (account: StoredAccount, by: Actor): void => {
  if (account.id === by.accountId)
    throw new Refusal(
      'people.self',
      'Operators cannot change their own rights: another administrator must do it.',
    );
};

/** Changes of one operator, one after the other, each with its line in the audit. */
function createChange({ db, clock, merchant }: PeopleParts) {
  return <Value>(
    change: {
      readonly username: string;
      readonly by: Actor;
      readonly action: string;
      readonly note?: string;
    },
    work: (transaction: Database, account: StoredAccount) => Promise<Value>,
  ): Promise<Value> =>
    db.transaction().execute(async (transaction) => {
      await lockPeople(transaction);
      const account = await findOperator(transaction, change.username);
      const done = await work(transaction, account);
      await appendOperation(transaction, merchant, {
        action: change.action,
        author: change.by.username,
        subject: `operator:${account.username}`,
        note: change.note ?? '',
        at: clock.now(),
      });
      return done;
    });
}

const endSessionsOf = async (db: Database, { id }: StoredAccount): Promise<void> => {
  await db.deleteFrom('console_session').where('account_id', '=', id).execute();
};

/** @throws Refusal where no other account could manage people */
async function requireAnother(db: Database, { id }: StoredAccount, demo: boolean): Promise<void> {
  const [all, others] = [await countAdministrators(db, demo), await countAdministrators(db, demo, id)];
  if (all > 0 && others === 0)
    throw new Refusal('people.last-administrator', 'This is the last administrator. Make another one first.');
}

type ChangePart = Omit<People, 'list' | 'invite'>;
function changesOn(parts: PeopleParts): ChangePart {
  const change = createChange(parts);
  return {
    changeRole: (username, role, by) =>
      change({ username, by, action: 'operator.role', note: role }, async (transaction, account) => {
        refuseSelf(account, by);
        if (role !== 'administrator') await requireAnother(transaction, account, parts.demo);
        await transaction.updateTable('console_account').set({ role }).where('id', '=', account.id).execute();
        await endSessionsOf(transaction, account);
      }),
    setDisabled: (username, disabled, by) =>
      change(
        { username, by, action: disabled ? 'operator.disable' : 'operator.enable' },
        async (transaction, account) => {
          refuseSelf(account, by);
          if (disabled) await requireAnother(transaction, account, parts.demo);
          const update = transaction.updateTable('console_account').set({ disabled });
          await update.where('id', '=', account.id).execute();
          if (!disabled) return;
          await transaction.deleteFrom('console_link').where('account_id', '=', account.id).execute();
          await endSessionsOf(transaction, account);
        },
      ),
    endSessions: (username, by) =>
      change({ username, by, action: 'operator.end-sessions' }, (transaction, account) =>
        endSessionsOf(transaction, account),
      ),
    reset: (username, by) =>
      change({ username, by, action: 'operator.link' }, (transaction, account) => {
        // One's own password is changed with the current one.
        refuseSelf(account, by);
        if (account.disabled) throw new Refusal('people.disabled', 'Enable the operator first.');
        return makeLink(
          transaction,
          parts,
          account.id,
          account.passwordHash === null ? 'invitation' : 'reset',
        );
      }),
  };
}

type InvitePart = Pick<People, 'invite'>;
function invitationsOn(parts: PeopleParts): InvitePart {
  const { db, clock, merchant } = parts;
  return {
    invite: ({ username, name, role }, by) =>
      db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const added = await transaction
          .insertInto('console_account')
          .values({ username, name, role, password_hash: null, created_at: now })
          .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) throw new Refusal('people.known', 'An operator has that username.');
        const link = await makeLink(transaction, parts, added.id, 'invitation');
        const [subject, author] = [`operator:${username}`, by.username];
        const entry = { action: 'operator.invite', author, subject, note: role, at: now };
        await appendOperation(transaction, merchant, entry);
        return link;
      }),
  };
}

/** The operators, on PostgreSQL. */
export function createPeople(parts: PeopleParts): People {
  return {
    list: async () => ({ operators: await listOperators(parts) }),
    ...invitationsOn(parts),
    ...changesOn(parts),
  };
}
