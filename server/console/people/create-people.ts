import type { AuditFactChange } from '../../../src/protocol/audit/audit-facts.ts';
import type { Database } from '../../db/database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import type { StoredAccount } from '../console-store.ts';
import { Refusal } from '../refusal.ts';
import { tieAccounts } from './account-ties.ts';
import { findOperator } from './find-operator.ts';
import { nothingHanded, requireAddress } from './hand-link.ts';
import { listPeople } from './list-people.ts';
import {
  carryOut,
  describeChange,
  endSessionsOf,
  factsOfChange,
  isConfirmedChange,
  requireFreeAddress,
  type AskedChange,
} from './operator-changes.ts';
import { callOffProposals, decideProposal, propose, requireNoneWaiting } from './operator-proposals.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Actor, ChangeOutcome, People } from './people.ts';
import { countAdministrators, lockPeople } from './rights.ts';

const refuseSelf = (account: StoredAccount, by: Actor): void => {
  if (account.id === by.accountId)
    throw new Refusal(
      'people.self',
      'Operators cannot change their own rights: another administrator must do it.',
    );
};

/** @throws Refusal where no other account could manage people */
async function requireAnother(db: Database, { id }: StoredAccount, demo: boolean): Promise<void> {
  const [all, others] = [await countAdministrators(db, demo), await countAdministrators(db, demo, id)];
  if (all > 0 && others === 0)
    throw new Refusal('people.last-administrator', 'This is the last administrator. Make another one first.');
}

const actionOf = {
  add: 'operator.invite',
  reset: 'operator.link',
  role: 'operator.role',
  enable: 'operator.enable',
  address: 'operator.address',
} as const;

interface Asking {
  readonly change: AskedChange;
  readonly account: StoredAccount | null;
  readonly by: Actor;
}

/** @throws Refusal for what would be refused when it is confirmed too */
async function requirePossible(
  db: Database,
  parts: PeopleParts,
  { change, account, by }: Asking,
): Promise<void> {
  const isConfirmed = isConfirmedChange(change, account);
  if (change.kind === 'add' || (isConfirmed && (change.kind === 'reset' || change.kind === 'role')))
    await requireAddress(parts, by, change.email);
  if (change.kind === 'add' || change.kind === 'address') await requireFreeAddress(db, change.email, account);
  if (change.kind === 'reset' && account?.disabled === true)
    throw new Refusal('people.disabled', 'Enable the operator first.');
  if (change.kind === 'role' && account !== null && change.role !== 'administrator')
    await requireAnother(db, account, parts.demo);
}

/** Carries a change out that one operator may make, or the command line. */
async function makeNow(db: Database, parts: PeopleParts, asking: Asking): Promise<ChangeOutcome> {
  const { change, account, by } = asking;
  const now = parts.clock.now();
  const { accountId, handed } = await carryOut(db, parts, asking);
  // Fewer rights tie no account.
  if (change.kind !== 'role')
    await tieAccounts(db, { accountId, by: by.accountId, deed: change.kind, at: now });
  if (change.kind === 'role' && change.role !== 'administrator')
    await callOffProposals(db, parts, {
      proposedBy: change.username,
      by,
      reason: `${change.username} no longer manages people.`,
    });
  await appendOperation(db, parts.merchant, {
    action: actionOf[change.kind],
    author: by.username,
    subject: `operator:${change.username}`,
    note: [
      describeChange(change, account),
      ...(handed.sentTo === null ? [] : [`Link sent to ${handed.sentTo}`]),
      ...(handed.link === null ? [] : [`Link shown to ${by.username}`]),
    ].join('. '),
    at: now,
    change: factsOfChange(change, account),
  });
  return { ...handed, isProposed: false };
}

/** Either immediately, or as a proposal that another operator confirms. The command line is not asked. */
const createAsk =
  (parts: PeopleParts) =>
  (
    username: string,
    by: Actor,
    note: string,
    read: (account: StoredAccount | null) => AskedChange,
  ): Promise<ChangeOutcome> =>
    parts.db.transaction().execute(async (db) => {
      await lockPeople(db);
      const isNew = read(null).kind === 'add';
      const account = isNew ? null : await findOperator(db, username);
      if (account !== null) refuseSelf(account, by);
      const change = read(account);
      if (isNew) await requireUnknown(db, username);
      if (by.accountId !== null) await requireNoneWaiting(db, username);
      else
        await callOffProposals(db, parts, {
          about: username,
          by,
          reason: 'Changed at the command line instead.',
        });
      await requirePossible(db, parts, { change, account, by });
      if (by.accountId === null || !isConfirmedChange(change, account))
        return makeNow(db, parts, { change, account, by });
      await propose(db, parts, change, { account, by, note });
      return { ...nothingHanded, isProposed: true };
    });

/** @throws Refusal `people.known` */
async function requireUnknown(db: Database, username: string): Promise<void> {
  const operator = await findOperator(db, username).catch((cause: unknown) => {
    if (cause instanceof Refusal && cause.code === 'people.unknown') return null;
    throw cause;
  });
  if (operator !== null) throw new Refusal('people.known', 'An operator has that username.');
}

/** What one operator does immediately, whatever the account may do: it takes rights away. */
function takeAwayOn(parts: PeopleParts) {
  const { db, clock, merchant, demo } = parts;
  const change = (
    username: string,
    by: Actor,
    action: string,
    work: (transaction: Database, account: StoredAccount) => Promise<AuditFactChange | null>,
  ): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await lockPeople(transaction);
      const account = await findOperator(transaction, username);
      const change = await work(transaction, account);
      const subject = `operator:${account.username}`;
      const entry = { action, author: by.username, subject, note: '', at: clock.now(), change };
      await appendOperation(transaction, merchant, entry);
    });
  return {
    disable: (username: string, by: Actor): Promise<void> =>
      change(username, by, 'operator.disable', async (transaction, account) => {
        refuseSelf(account, by);
        await requireAnother(transaction, account, demo);
        await transaction
          .updateTable('console_account')
          .set({ disabled: true })
          .where('id', '=', account.id)
          .execute();
        await transaction.deleteFrom('console_link').where('account_id', '=', account.id).execute();
        await endSessionsOf(transaction, account.id);
        const reason = `${account.username} was disabled.`;
        const which = { about: account.username, proposedBy: account.username, by, reason };
        await callOffProposals(transaction, parts, which);
        return account.disabled ? null : { before: { state: 'enabled' }, after: { state: 'disabled' } };
      }),
    endSessions: (username: string, by: Actor): Promise<void> =>
      change(username, by, 'operator.end-sessions', async (transaction, account) => {
        await endSessionsOf(transaction, account.id);
        return null;
      }),
  };
}

/** What is asked for about an account that is there. */
const about = (
  account: StoredAccount | null,
  change: Pick<AskedChange, 'kind'> & Partial<AskedChange>,
): AskedChange => ({
  username: account?.username ?? '',
  name: account?.name ?? '',
  role: account?.role ?? 'viewer',
  email: account?.email ?? '',
  ...change,
});

/** The operators, on PostgreSQL. */
export function createPeople(parts: PeopleParts): People {
  const ask = createAsk(parts);
  const { disable, endSessions } = takeAwayOn(parts);
  return {
    list: () => listPeople(parts),
    invite: ({ username, name, role, email = '', note = '' }, by) =>
      ask(username, by, note, () => ({ kind: 'add', username, name, role, email })),
    reset: (username, by, note = '') =>
      ask(username, by, note, (account) => about(account, { kind: 'reset' })),
    changeRole: (username, role, by, note = '') =>
      ask(username, by, note, (account) => about(account, { kind: 'role', role })),
    changeAddress: (username, email, by, note = '') =>
      ask(username, by, note, (account) => about(account, { kind: 'address', email })),
    setDisabled: async (username, disabled, by, note = '') => {
      if (!disabled) return ask(username, by, note, (account) => about(account, { kind: 'enable' }));
      await disable(username, by);
      return { ...nothingHanded, isProposed: false };
    },
    endSessions,
    decide: (decision, by) => decideProposal(parts, decision, by),
  };
}
