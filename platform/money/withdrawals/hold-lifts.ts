import type { Selectable } from 'kysely';
import type { LiftProposal, LiftState, members } from '../../../src/protocol/calls/members.ts';
import type { InputOf } from '../../../src/protocol/console/define-call.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { lockAccount } from '../../identity/accounts/lock-account.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { tellMember as mailMember } from '../../identity/sign-in/authenticator.ts';
import { tellMember } from '../../messages/tell.ts';
import { endProposal, type Decision } from '../../second-person.ts';
import { writeRecord } from '../../../server/infrastructure/audit/proposal-columns.ts';
import { holdLiftedNotice } from './hold-lift-notice.ts';
import { findHold } from './holds.ts';
import type { HoldLiftTable } from './tables.ts';

type ProposalRow = Selectable<HoldLiftTable>;
const pastRows = 20;
const lapseJob = 'withdrawal.holdLiftLapse';
/** Who ends a proposal whose hold has ended; no operator has a name with a space. */
const platform = 'the platform';

const newest = (db: Database, merchant: string) =>
  db.selectFrom('hold_lift_proposal').selectAll().where('merchant', '=', merchant).orderBy('id', 'desc');
const writeProposal = (row: ProposalRow): LiftProposal => ({
  ...writeRecord(row),
  memberId: row.member_id,
  account: row.account,
  hold: { until: row.held_until.toISOString(), reason: row.hold_reason },
});
const nameSubject = (row: Pick<ProposalRow, 'id' | 'member_id'>): string =>
  `holdLift:${row.member_id}:${row.id}`;

/** Requests to lift a hold that is in force, and those that were decided lately. */
export async function readLifts({ db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>): Promise<LiftState> {
  const waiting = await newest(db, merchant).where('state', '=', 'waiting').execute();
  const past = await newest(db, merchant).where('state', '<>', 'waiting').limit(pastRows).execute();
  return { waiting: waiting.map(writeProposal), past: past.map(writeProposal) };
}

/**
 * Asks for the early end of a hold; withdrawals stay on hold until a second person approves. The request ends with
 * the hold. @throws AppError 404 `member.unknown`, 409 `lift.none`, 409 `lift.waiting`
 */
export async function proposeLift(
  { db, merchant, clock }: Pick<MemberDeps, 'db' | 'merchant' | 'clock'>,
  { id, note, by }: InputOf<typeof members.proposeLift>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (work) => {
    const { account } = await lockAccount(work, merchant, id);
    const hold = await findHold(work, id, now);
    if (hold === null) throw refuseCall('lift.none', 'Withdrawals of this member are not on hold.', 409);
    const proposal = await work
      .insertInto('hold_lift_proposal')
      .values({
        merchant,
        member_id: id,
        account,
        hold_reason: hold.reason,
        held_until: hold.until,
        state: 'waiting',
        note,
        proposed_by: by,
        proposed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'member_id'])
      .executeTakeFirst();
    if (proposal === undefined)
      throw refuseCall('lift.waiting', 'Another operator has asked for that already.', 409);
    const job = { merchant, kind: lapseJob, key: proposal.id, payload: { id: proposal.id } };
    await scheduleJob(work, { ...job, dueAt: hold.until, now });
    const subject = nameSubject(proposal);
    await appendOperation(work, merchant, { action: 'holdLift.propose', author: by, subject, note, at: now });
  });
}

/** Ends what held the withdrawals when it was asked for, and tells the member. */
async function lift(deps: MemberDeps, db: Database, row: ProposalRow, now: Date): Promise<void> {
  const { member_id: memberId, proposed_at: proposedAt } = row;
  await lockAccount(db, deps.merchant, memberId);
  const held = await db
    .selectFrom('withdrawal_hold')
    .select(['id', 'started_at'])
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .execute();
  if (held.length === 0) throw refuseCall('lift.none', 'Withdrawals are no longer on hold.', 409);
  if (held.some(({ started_at: startedAt }) => startedAt > proposedAt))
    throw refuseCall(
      'lift.changed',
      'The account was changed again since. Reject this and check the account.',
      409,
    );
  await db
    .updateTable('withdrawal_hold')
    .set({ ends_at: now })
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .execute();
  await tellMember(db, memberId, { notice: holdLiftedNotice, values: {}, at: now, about: 'security' });
  await mailMember(deps, db, memberId, { kind: 'holdLifted', words: {} });
}

/**
 * Ends a proposal; an approved one ends the hold and tells the member.
 * @throws AppError as `endProposal` does, 409 `lift.none`, 409 `lift.changed`
 */
export async function decideLift(deps: MemberDeps, decision: Decision): Promise<void> {
  await endProposal<ProposalRow>(
    deps,
    {
      table: 'hold_lift_proposal',
      select: (db) => newest(db, deps.merchant),
      area: 'holdLift',
      nameSubject,
      carryOut: (db, row, now) => lift(deps, db, row, now),
    },
    decision,
  );
}

/** Requests that were not decided about while the hold lasted. */
export const createHoldLiftJobs = ({
  clock,
  merchant,
}: Pick<MemberDeps, 'clock' | 'merchant'>): JobHandlers => ({
  [lapseJob]: async (db, { payload }) => {
    const { id } = payload as { readonly id: string };
    const now = clock.now();
    const reason = 'The hold ended before a publisher decided.';
    const row = await db
      .updateTable('hold_lift_proposal')
      .set({ state: 'withdrawn', reason, decided_by: platform, decided_at: now })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning(['id', 'member_id'])
      .executeTakeFirst();
    if (row === undefined) return;
    const entry = { action: 'holdLift.withdrawn', author: platform, subject: nameSubject(row), at: now };
    await appendOperation(db, merchant, { ...entry, note: reason });
  },
});
