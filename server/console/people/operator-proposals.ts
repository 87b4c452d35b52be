import { sql, type Selectable } from 'kysely';
import type { OperatorProposal } from '../../../src/protocol/calls/people.ts';
import type { Database } from '../../db/database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { writeRecord } from '../../infrastructure/audit/proposal-columns.ts';
import { requireSecondPerson } from '../../infrastructure/audit/second-person.ts';
import type { StoredAccount } from '../console-store.ts';
import { Refusal } from '../refusal.ts';
import type { OperatorProposalTable } from '../tables.ts';
import { tieAccounts } from './account-ties.ts';
import { findAccountById, findOperator } from './find-operator.ts';
import { nothingHanded } from './hand-link.ts';
import { carryOut, describeChange, factsOfChange, type AskedChange } from './operator-changes.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Actor, Handed, PeopleDecision } from './people.ts';
import { lockPeople } from './rights.ts';

type Row = Selectable<OperatorProposalTable>;
const pastRows = 20;

const writeMoment = (moment: Date): string =>
  moment
    .toISOString()
    .replace('T', ' ')
    .replace(/:\d{2}\.\d{3}Z$/, ' UTC');

type ListedRow = Row & { readonly role_now: Row['role'] | null; readonly email_now: string | null };
const writeProposal = (row: ListedRow, hands: OperatorProposal['hands']): OperatorProposal => ({
  ...writeRecord(row),
  kind: row.kind,
  username: row.username,
  name: row.name,
  role: row.role,
  email: row.email,
  roleNow: row.role_now,
  emailNow: row.email_now,
  hands,
});

async function readHands(db: Database, accountId: string | null): Promise<OperatorProposal['hands']> {
  if (accountId === null) return [];
  const ties = await db
    .selectFrom('console_account_tie as tie')
    .innerJoin('console_account as by', 'by.id', 'tie.by_account_id')
    .select(['tie.deed', 'tie.at', 'by.username'])
    .where('tie.account_id', '=', accountId)
    .orderBy('tie.at', 'desc')
    .execute();
  return ties.map(({ deed, at, username }) => ({ deed, at: at.toISOString(), by: username }));
}

/** Changes of operators that wait for a second person, and those that were decided lately. */
export async function listProposals(
  db: Database,
): Promise<{ readonly waiting: readonly OperatorProposal[]; readonly past: readonly OperatorProposal[] }> {
  const all = db
    .selectFrom('operator_proposal as p')
    .leftJoin('console_account as a', 'a.id', 'p.account_id')
    .selectAll('p')
    .select(['a.role as role_now', 'a.email as email_now']);
  const waiting = await all.where('p.state', '=', 'waiting').orderBy('p.id').execute();
  const past = await all.where('p.state', '<>', 'waiting').orderBy('p.id', 'desc').limit(pastRows).execute();
  return {
    waiting: await Promise.all(
      waiting.map(async (row) => writeProposal(row, await readHands(db, row.account_id))),
    ),
    past: past.map((row) => writeProposal(row, [])),
  };
}

/** @throws Refusal `people.waiting`: what is confirmed is what was read */
export async function requireNoneWaiting(db: Database, username: string): Promise<void> {
  const row = await db
    .selectFrom('operator_proposal')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (row !== undefined) throw new Refusal('people.waiting', 'A change of this operator is pending already.');
}

/** Ends what waits about an operator, and what they asked for, where they lose their rights. */
export async function callOffProposals(
  db: Database,
  { merchant, clock }: PeopleParts,
  which: {
    readonly about?: string;
    readonly proposedBy?: string;
    readonly by: Actor;
    readonly reason: string;
  },
): Promise<void> {
  const now = clock.now();
  const { about, proposedBy, by, reason } = which;
  const rows = await db
    .updateTable('operator_proposal')
    .set({ state: 'withdrawn', reason, decided_by: by.username, decided_at: now })
    .where('state', '=', 'waiting')
    .where((where) =>
      where.or([
        ...(about === undefined ? [] : [where(sql`lower(username)`, '=', about.toLowerCase())]),
        ...(proposedBy === undefined ? [] : [where(sql`lower(proposed_by)`, '=', proposedBy.toLowerCase())]),
      ]),
    )
    .returning(['username'])
    .execute();
  for (const { username } of rows)
    await appendOperation(db, merchant, {
      action: 'operator.withdraw',
      author: by.username,
      subject: `operator:${username}`,
      note: reason,
      at: now,
    });
}

/** Writes a change down that waits for a second person. Nothing is different until then. */
export async function propose(
  db: Database,
  { merchant, clock }: PeopleParts,
  change: AskedChange,
  {
    account,
    by,
    note,
  }: { readonly account: StoredAccount | null; readonly by: Actor; readonly note: string },
): Promise<void> {
  const now = clock.now();
  const { kind, username, name, role, email } = change;
  await db
    .insertInto('operator_proposal')
    .values({
      kind,
      account_id: account?.id ?? null,
      username,
      name,
      role,
      email,
      state: 'waiting',
      note,
      proposed_by: by.username,
      proposed_at: now,
    })
    .execute();
  await appendOperation(db, merchant, {
    action: 'operator.propose',
    author: by.username,
    subject: `operator:${username}`,
    note: [describeChange(change, account), note].filter((part) => part !== '').join('. '),
    at: now,
    change: factsOfChange(change, account),
  });
}

const actionOf = {
  approved: 'operator.confirm',
  rejected: 'operator.refuse',
  withdrawn: 'operator.withdraw',
} as const;

/** Who asked, who confirmed, for whom and when, and where the link went. */
const describeEnd = (
  row: Row,
  {
    state,
    reason,
    by,
    now,
    what,
    handed,
  }: {
    readonly state: PeopleDecision['state'];
    readonly reason: string;
    readonly by: Actor;
    readonly now: Date;
    readonly what: string;
    readonly handed: Handed;
  },
): string => {
  const ended = { approved: 'confirmed', rejected: 'refused', withdrawn: 'withdrawn' }[state];
  const link =
    handed.sentTo !== null
      ? `Link sent to ${handed.sentTo}`
      : handed.link !== null
        ? `Nothing can be sent: link shown to ${by.username}`
        : '';
  return [
    `For ${row.username}: ${what}`,
    `Proposed by ${row.proposed_by} on ${writeMoment(row.proposed_at)}, ${ended} by ${by.username} on ${writeMoment(now)}`,
    link,
    reason,
  ]
    .filter((part) => part !== '')
    .join('. ');
};

async function approve(
  db: Database,
  parts: PeopleParts,
  row: Row,
  { account, by, now }: { readonly account: StoredAccount | null; readonly by: Actor; readonly now: Date },
): Promise<Handed> {
  const { accountId, handed } = await carryOut(db, parts, { change: row, account, by });
  const proposer = await findOperator(db, row.proposed_by);
  await tieAccounts(db, { accountId, by: proposer.id, deed: row.kind, at: now });
  await tieAccounts(db, { accountId, by: by.accountId, deed: 'confirmed', at: now });
  if (account === null)
    await db
      .updateTable('operator_proposal')
      .set({ account_id: accountId })
      .where('id', '=', row.id)
      .execute();
  return handed;
}

/**
 * Ends a proposal. An approved one is carried out in the same transaction; its link is answered where nothing can be
 * sent. @throws Refusal `rules.unknown`, `people.self`, AppError as `requireSecondPerson` does
 */
export const decideProposal = (parts: PeopleParts, decision: PeopleDecision, by: Actor): Promise<Handed> =>
  parts.db.transaction().execute(async (db) => {
    const { id, state, reason } = decision;
    await lockPeople(db);
    const now = parts.clock.now();
    const row = await db
      .selectFrom('operator_proposal')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('rules.unknown', 'This proposal is no longer pending.');
    const account = row.account_id === null ? null : await findAccountById(db, row.account_id);
    if (state !== 'withdrawn') {
      if (account !== null && account.id === by.accountId)
        throw new Refusal('people.self', 'Operators cannot decide about their own rights.');
      await requireSecondPerson(db, { by: by.username, others: [row.proposed_by], now });
    } else if (row.proposed_by !== by.username)
      throw new Refusal('approval.own-change', 'Only the operator who proposed it can withdraw it.');
    const what = describeChange(row, account);
    await db
      .updateTable('operator_proposal')
      .set({ state, reason, decided_by: by.username, decided_at: now })
      .where('id', '=', id)
      .execute();
    const handed = state === 'approved' ? await approve(db, parts, row, { account, by, now }) : nothingHanded;
    await appendOperation(db, parts.merchant, {
      action: actionOf[state],
      author: by.username,
      subject: `operator:${row.username}`,
      note: describeEnd(row, { state, reason, by, now, what, handed }),
      at: now,
      change: state === 'approved' ? factsOfChange(row, account) : null,
    });
    return handed;
  });
