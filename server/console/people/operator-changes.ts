import { sql } from 'kysely';
import { isGuardedRole, permissionsOf, type ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import type { OperatorChangeKind } from '../../../src/protocol/calls/people.ts';
import type { AuditFactChange } from '../../../src/protocol/audit/audit-facts.ts';
import type { Database } from '../../db/database.ts';
import type { StoredAccount } from '../console-store.ts';
import { Refusal } from '../refusal.ts';
import { readDecidesFrom } from './decides-from.ts';
import { handLink, nothingHanded } from './hand-link.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Actor, Handed } from './people.ts';

/** A change of an operator, as it was asked for: what the account will be. */
export interface AskedChange {
  readonly kind: OperatorChangeKind;
  readonly username: string;
  readonly name: string;
  readonly role: ConsoleRole;
  readonly email: string;
}
interface Change {
  readonly change: AskedChange;
  /** The account as it is; null where it will be made. */
  readonly account: StoredAccount | null;
  /** Who makes the change, or confirms it. */
  readonly by: Actor;
}
export interface ChangeMade {
  readonly accountId: string;
  readonly handed: Handed;
}

/**
 * Whether two people make the change: the account publishes, approves, decides about money or manages people, or
 * will from then on. Fewer rights are given immediately.
 */
export const isConfirmedChange = ({ kind, role }: AskedChange, account: StoredAccount | null): boolean =>
  isGuardedRole(role) && !(kind === 'role' && account?.role === role);

/** In words, for the audit and for the operator who confirms. */
export const describeChange = (
  { kind, role, email }: AskedChange,
  account: Pick<StoredAccount, 'role' | 'email'> | null,
): string => {
  switch (kind) {
    case 'add':
      return `new account as ${role}${email === '' ? '' : `, address ${email}`}`;
    case 'reset':
      return 'link for a new password';
    case 'role':
      return `${role} in place of ${account?.role ?? 'nothing'}`;
    case 'enable':
      return 'enabled again';
    case 'address':
      return `address ${email} in place of ${account?.email === '' ? 'none' : (account?.email ?? 'none')}`;
  }
};

const stateOf = ({ disabled }: Pick<StoredAccount, 'disabled'>): string =>
  disabled ? 'disabled' : 'enabled';
/** The same for the audit's before and after; null for a new link, which changes nothing of the account. */
export function factsOfChange(
  { kind, role, email }: AskedChange,
  account: Pick<StoredAccount, 'role' | 'email' | 'disabled'> | null,
): AuditFactChange | null {
  if (account === null) return { before: null, after: { role, email } };
  switch (kind) {
    case 'role':
      return { before: { role: account.role }, after: { role } };
    case 'address':
      return { before: { email: account.email }, after: { email } };
    case 'enable':
      return { before: { state: stateOf(account) }, after: { state: 'enabled' } };
    case 'add':
    case 'reset':
      return null;
  }
}

/** @throws Refusal `people.address-known`: two accounts with one mailbox may be one person */
export async function requireFreeAddress(
  db: Database,
  email: string,
  except: StoredAccount | null,
): Promise<void> {
  if (email === '') return;
  const mailbox = (column: string) => sql`regexp_replace(lower(${sql.ref(column)}), '\\+[^@]*@', '@')`;
  const same = sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;
  const accounts = db
    .selectFrom('console_account')
    .select('username')
    .where(mailbox('email'), '=', same)
    .where('email', '<>', '');
  const other = await (except === null ? accounts : accounts.where('id', '<>', except.id)).executeTakeFirst();
  if (other !== undefined)
    throw new Refusal('people.address-known', 'Another operator has this address. Each has their own.');
}

async function add({ change, by }: Change, db: Database, parts: PeopleParts): Promise<ChangeMade> {
  const { username, name, role, email } = change;
  await requireFreeAddress(db, email, null);
  const added = await db
    .insertInto('console_account')
    .values({ username, name, role, email, password_hash: null, created_at: parts.clock.now() })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw new Refusal('people.known', 'An operator has that username.');
  const handed = await handLink(db, parts, { ...change, id: added.id }, 'invitation', by);
  return { accountId: added.id, handed };
}

/** Whether another operator may know the password, or choose it. */
async function isPasswordShared(db: Database, account: StoredAccount): Promise<boolean> {
  if (account.passwordHash === null || account.linkShownTo !== null) return true;
  const open = await db
    .selectFrom('console_link')
    .select('purpose')
    .where('account_id', '=', account.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

async function changeRole(
  db: Database,
  parts: PeopleParts,
  { account, role, by }: { readonly account: StoredAccount; readonly role: ConsoleRole; readonly by: Actor },
): Promise<Handed> {
  const isPromoted = isGuardedRole(role) && role !== account.role;
  await db
    .updateTable('console_account')
    .set({ role, ...(isPromoted ? { decides_from: readDecidesFrom(parts, role) } : {}) })
    .where('id', '=', account.id)
    .execute();
  await endSessionsOf(db, account.id);
  if (!isPromoted || !(await isPasswordShared(db, account))) return nothingHanded;
  // The rights are for the person, and not for anyone who was shown a link before.
  await db.updateTable('console_account').set({ password_hash: null }).where('id', '=', account.id).execute();
  return handLink(db, parts, { ...account, role }, 'invitation', by);
}

export const endSessionsOf = async (db: Database, accountId: string): Promise<void> => {
  await db.deleteFrom('console_session').where('account_id', '=', accountId).execute();
};

async function enable(db: Database, parts: PeopleParts, account: StoredAccount, by: Actor): Promise<void> {
  const isByHost = by.accountId === null && permissionsOf[account.role].includes('people');
  await db
    .updateTable('console_account')
    .set({
      disabled: false,
      decides_from:
        account.disabled && !isByHost ? readDecidesFrom(parts, account.role) : account.decidesFrom,
    })
    .where('id', '=', account.id)
    .execute();
}

async function moveAddress(db: Database, account: StoredAccount, email: string): Promise<void> {
  await requireFreeAddress(db, email, account);
  await db.updateTable('console_account').set({ email }).where('id', '=', account.id).execute();
  // What was sent to the address before is worth nothing.
  await db.deleteFrom('console_link').where('account_id', '=', account.id).execute();
}

/** Makes a change, in the transaction that writes it down. @throws Refusal `people.known`, `people.disabled` */
export async function carryOut(db: Database, parts: PeopleParts, planned: Change): Promise<ChangeMade> {
  const { change, account, by } = planned;
  if (account === null) return add(planned, db, parts);
  const accountId = account.id;
  switch (change.kind) {
    case 'add':
      throw new Refusal('people.known', 'An operator has that username.');
    case 'reset': {
      if (account.disabled) throw new Refusal('people.disabled', 'Enable the operator first.');
      const purpose = account.passwordHash === null ? 'invitation' : 'reset';
      return { accountId, handed: await handLink(db, parts, account, purpose, by) };
    }
    case 'role':
      return { accountId, handed: await changeRole(db, parts, { account, role: change.role, by }) };
    case 'enable':
      await enable(db, parts, account, by);
      return { accountId, handed: nothingHanded };
    case 'address':
      await moveAddress(db, account, change.email);
      return { accountId, handed: nothingHanded };
  }
}
