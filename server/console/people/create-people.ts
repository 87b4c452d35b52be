import type { Database } from '../../db/database.ts';
import { appendOperation } from '../../platform/operation-audit.ts';
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
  readonly asked: AskedChange;
  readonly account: StoredAccount | null;
  readonly by: Actor;
}

/** @throws Refusal for what would be refused when it is confirmed too */
async function requirePossible(
  db: Database,
  parts: PeopleParts,
  { asked, account, by }: Asking,
): Promise<void> {
  const isConfirmed = isConfirmedChange(asked, account);
  if (asked.kind === 'add' || (isConfirmed && (asked.kind === 'reset' || asked.kind === 'role')))
    await requireAddress(parts, by, asked.email);
  if (asked.kind === 'add' || asked.kind === 'address') await requireFreeAddress(db, asked.email, account);
  if (asked.kind === 'reset' && account?.disabled === true)
    throw new Refusal('people.disabled', 'Enable the operator first.');
  if (asked.kind === 'role' && account !== null && asked.role !== 'administrator')
    await requireAnother(db, account, parts.demo);
}

/** Carries a change out that one operator may make, or the command line. */
async function makeNow(db: Database, parts: PeopleParts, asking: Asking): Promise<ChangeOutcome> {
  const { asked, account, by } = asking;
  const now = parts.clock.now();
  const { accountId, handed } = await carryOut(db, parts, asking);
  // Fewer rights tie nobody.
  if (asked.kind !== 'role')
    await tieAccounts(db, { accountId, by: by.accountId, deed: asked.kind, at: now });
  if (asked.kind === 'role' && asked.role !== 'administrator')
    await callOffProposals(db, parts, {
      proposedBy: asked.username,
      by,
      reason: `${asked.username} no longer manages people.`,
    });
  await appendOperation(db, parts.merchant, {
    action: actionOf[asked.kind],
    author: by.username,
    subject: `operator:${asked.username}`,
    note: [
      describeChange(asked, account),
      ...(handed.sentTo === null ? [] : [`Link sent to ${handed.sentTo}`]),
      ...(handed.link === null ? [] : [`Link shown to ${by.username}`]),
    ].join('. '),
    at: now,
  });
  return { ...handed, isProposed: false };
}

/** Either at once, or as a proposal that another operator confirms. The command line is not asked. */
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
      const asked = read(account);
      if (isNew) await requireUnknown(db, username);
      if (by.accountId !== null) await requireNoneWaiting(db, username);
      else
        await callOffProposals(db, parts, {
          about: username,
          by,
          reason: 'Changed at the command line instead.',
        });
      await requirePossible(db, parts, { asked, account, by });
      if (by.accountId === null || !isConfirmedChange(asked, account))
        return makeNow(db, parts, { asked, account, by });
      await propose(db, parts, asked, { account, by, note });
      return { ...nothingHanded, isProposed: true };
    });

/** @throws Refusal `people.known` */
async function requireUnknown(db: Database, username: string): Promise<void> {
  const found = await findOperator(db, username).catch((cause: unknown) => {
    if (cause instanceof Refusal && cause.code === 'people.unknown') return null;
    throw cause;
  });
  if (found !== null) throw new Refusal('people.known', 'An operator has that username.');
}

/** What one operator does at once, whatever the account may do: it takes rights away. */
function takeAwayOn(parts: PeopleParts) {
  const { db, clock, merchant, demo } = parts;
  const change = (
    username: string,
    by: Actor,
    action: string,
    work: (transaction: Database, account: StoredAccount) => Promise<void>,
  ): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await lockPeople(transaction);
      const account = await findOperator(transaction, username);
      await work(transaction, account);
      const subject = `operator:${account.username}`;
      const entry = { action, author: by.username, subject, note: '', at: clock.now() };
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
      }),
    endSessions: (username: string, by: Actor): Promise<void> =>
      change(username, by, 'operator.end-sessions', (transaction, account) =>
        endSessionsOf(transaction, account.id),
      ),
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
