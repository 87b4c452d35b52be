import type { Selectable } from 'kysely';
import type {
  MemberMatch,
  RemovalFacts,
  RemovalProposal,
  removals,
  RemovalState,
} from '../../../src/protocol/calls/members.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../../server/infrastructure/http/answer-after.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { dropAuthenticator, lockAuthenticator, tellMember } from '../sign-in/authenticator.ts';
import { findMember } from '../members.ts';
import { countRecoveryCodes } from '../sign-in/recovery-codes.ts';
import { endAccess } from '../sessions/sessions.ts';
import { endProposal, type Decision } from '../../second-person.ts';
import { writeRecord } from '../../../server/infrastructure/audit/proposal-columns.ts';
import { tellMember as writeToMember } from '../../messages/tell.ts';
import { holdWithdrawals } from '../../money/withdrawals/holds.ts';
import { maskEmail, maskMobile } from '../../calls/system/countries.ts';
import { authenticatorRemoved, questionNotices } from './security-notices.ts';
import type { AuthenticatorRemovalTable } from './tables.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'outbox' | 'liveSite'>;
type RemovalRow = Selectable<AuthenticatorRemovalTable>;
const pastRows = 20;

const writeProposal = (row: RemovalRow): RemovalProposal => ({ ...writeRecord(row), account: row.account });
const newest = (db: Database, merchant: string) =>
  db.selectFrom('authenticator_removal').selectAll().where('merchant', '=', merchant).orderBy('id', 'desc');

async function readFacts({ db }: Deps, memberId: string): Promise<RemovalFacts> {
  const row = await db
    .selectFrom('member')
    .leftJoin('member_authenticator', 'member_authenticator.member_id', 'member.id')
    .select(['account', 'mobile', 'email', 'created_at', 'confirmed_at'])
    .select((query) =>
      query
        .selectFrom('member_login')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('member_login.member_id', '=', 'member.id')
        .where('outcome', '=', 'accepted')
        .as('last_login'),
    )
    .select((query) =>
      query
        .selectFrom('security_answer')
        .select(({ fn }) => fn.max('set_at').as('at'))
        .whereRef('security_answer.member_id', '=', 'member.id')
        .as('questions_since'),
    )
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    account: row.account,
    mobile: maskMobile(row.mobile),
    email: maskEmail(row.email),
    registeredAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login?.toISOString() ?? null,
    since: row.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, memberId),
    questionsSince: row.questions_since?.toISOString() ?? null,
  };
}

async function readRemovals(deps: Deps): Promise<RemovalState> {
  const { db, merchant } = deps;
  const waiting = await newest(db, merchant).where('state', '=', 'waiting').execute();
  const past = await newest(db, merchant).where('state', '<>', 'waiting').limit(pastRows).execute();
  return {
    waiting: await Promise.all(
      waiting.map(async (row) => ({ ...writeProposal(row), facts: await readFacts(deps, row.member_id) })),
    ),
    past: past.map(writeProposal),
  };
}

/** @throws AppError 404 `member.unknown` */
async function requireAccount(deps: Deps, account: string): Promise<string> {
  const member = await findMember(deps, { account: account.trim() });
  if (member === null) throw refuseCall('member.unknown', 'There is no such account.', 404);
  return member.id;
}

async function findByAccount(deps: Deps, account: string): Promise<MemberMatch> {
  const memberId = await requireAccount(deps, account);
  const waiting = await newest(deps.db, deps.merchant)
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return { ...(await readFacts(deps, memberId)), isWaiting: waiting !== undefined };
}

/**
 * Asks for the removal of a lost authenticator and forgotten answers; nothing is different until a second person approves.
 * @throws AppError 404 `member.unknown`, 409 `removal.none`, 409 `removal.waiting`
 */
async function proposeRemoval(
  deps: Deps,
  { account, note, by }: InputOf<typeof removals.propose>,
): Promise<void> {
  const { db, merchant, clock } = deps;
  const memberId = await requireAccount(deps, account);
  const facts = await readFacts(deps, memberId);
  if (facts.since === null && facts.questionsSince === null)
    throw refuseCall('removal.none', 'The member has neither an authenticator nor questions.', 409);
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const removal = await transaction
      .insertInto('authenticator_removal')
      .values({
        merchant,
        member_id: memberId,
        account: facts.account,
        state: 'waiting',
        note,
        proposed_by: by,
        proposed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (removal === undefined)
      throw refuseCall('removal.waiting', 'Another operator has asked for that already.', 409);
    const subject = `authenticator:${memberId}:${removal.id}`;
    const action = 'authenticator.propose';
    await appendOperation(transaction, merchant, { action, author: by, subject, note, at: now });
  });
}

async function removeAuthenticator(deps: Deps, db: Database, memberId: string, now: Date): Promise<void> {
  await dropAuthenticator(db, memberId);
  await holdWithdrawals(deps, db, memberId, 'authenticator');
  const message = { notice: authenticatorRemoved, values: {}, at: now, about: 'security' } as const;
  await writeToMember(db, memberId, message);
  await tellMember(deps, db, memberId, { kind: 'authenticatorRemoved', words: {} });
}

/** @returns whether there were questions that were set before the proposal */
async function removeQuestions(deps: Deps, db: Database, row: RemovalRow, now: Date): Promise<boolean> {
  const { member_id: memberId, proposed_at: proposedAt } = row;
  const removed = await db
    .deleteFrom('security_answer')
    .where('member_id', '=', memberId)
    .where('set_at', '<=', proposedAt)
    .returning('question')
    .execute();
  if (removed.length === 0) return false;
  await holdWithdrawals(deps, db, memberId, 'questions');
  await writeToMember(db, memberId, { notice: questionNotices.changed, values: {}, at: now });
  await tellMember(deps, db, memberId, { kind: 'questionsChanged', words: {} });
  return true;
}

/** Removes what was lost, and nothing that was set up since. */
async function carryOut(deps: Deps, db: Database, row: RemovalRow, now: Date): Promise<void> {
  const { member_id: memberId, proposed_at: proposedAt } = row;
  const since = (await lockAuthenticator(db, memberId))?.confirmed_at ?? null;
  const hadQuestions = await removeQuestions(deps, db, row, now);
  if (since === null && !hadQuestions)
    throw refuseCall('removal.none', 'There is nothing left to remove.', 409);
  if (since !== null && since > proposedAt)
    throw refuseCall('removal.changed', 'The member has set up another one since.', 409);
  if (since !== null) await removeAuthenticator(deps, db, memberId, now);
  await endAccess(db, memberId, { reason: 'proofsRemoved', at: now });
}

/**
 * Ends a proposal. An approved one removes the authenticator and the security questions, ends the sessions of
 * the member and tells them. @throws AppError as `endProposal` does, 409 `removal.none`, 409 `removal.changed`
 */
async function decideRemoval(deps: Deps, decision: Decision): Promise<void> {
  await endProposal(
    deps,
    {
      table: 'authenticator_removal',
      select: (db) => newest(db, deps.merchant),
      area: 'authenticator',
      nameSubject: (row) => `authenticator:${row.member_id}:${row.id}`,
      carryOut: (db, row, now) => carryOut(deps, db, row, now),
    },
    decision,
  );
}

/** Lost authenticators and forgotten answers, for the console: requested by support, decided by another operator. */
export function createAuthenticatorResets(deps: Deps): Answers<typeof removals> {
  const list = () => readRemovals(deps);
  return {
    list,
    find: ({ account }) => findByAccount(deps, account),
    propose: answerAfter((request) => proposeRemoval(deps, request), list),
    ...answerEndings((decision) => decideRemoval(deps, decision), list),
  };
}
