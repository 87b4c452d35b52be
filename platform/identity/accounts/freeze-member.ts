import type { Selectable } from 'kysely';
import type { members, UnfreezeProposal, UnfreezeState } from '../../../src/protocol/calls/members.ts';
import type { InputOf } from '../../../src/protocol/console/define-call.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import type { DepositActor } from '../../money/cashier/deposit-orders.ts';
import { cancelOpenDeposits } from '../../protection/begin-break.ts';
import { endAhead } from '../../protection/end-ahead.ts';
import { readPlayRules } from '../../protection/play-rules.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { tellMember as mailMember } from '../sign-in/authenticator.ts';
import { endAccess } from '../sessions/sessions.ts';
import { tellMember } from '../../messages/tell.ts';
import { endPlay } from '../../play/end-play.ts';
import type { RoundEnding } from '../../play/tables.ts';
import { endProposal, type Decision } from '../../second-person.ts';
import { writeRecord } from '../../../server/infrastructure/audit/proposal-columns.ts';
import type { UnfreezeProposalTable } from '../security/tables.ts';
import { accountNotices } from './account-notices.ts';
import { lockAccount } from './lock-account.ts';
import { writeFreeze } from './read-member.ts';

type ProposalRow = Selectable<UnfreezeProposalTable>;
const pastRows = 20;

/**
 * Freezes an account immediately: sessions end, no login, stake, deposit or withdrawal is taken, unpaid
 * deposits are cancelled, an open round ends by the market's rule, and what lies ahead is ended. The member gets no reason: a suspect
 * must not learn of an investigation from a message.
 * @throws AppError 404 `member.unknown`, 409 `freeze.already`
 */
export async function freezeMember(
  deps: MemberDeps,
  { id, reason, by }: InputOf<typeof members.freeze>,
): Promise<void> {
  const { db, merchant, clock } = deps;
  const { roundEnding: ending } = await readPlayRules(deps);
  const now = clock.now();
  await db.transaction().execute(async (work) => {
    const { frozen } = await lockAccount(work, merchant, id);
    if (frozen) throw refuseCall('freeze.already', 'The account is frozen already.', 409);
    await freezeInside(work, { merchant, ending, id, reason, by, actor: `operator:${by}`, at: now });
  });
}

/** `by` is who is named for it. */
interface Freeze extends InputOf<typeof members.freeze> {
  readonly merchant: string;
  readonly ending: RoundEnding;
  /** Who cancelled the deposits. */
  readonly actor: DepositActor;
  readonly at: Date;
}
/** What a freeze does, by an operator or by the program. Call it with the member's row locked. */
export async function freezeInside(work: Database, freeze: Freeze): Promise<void> {
  const { merchant, ending, id, reason, by, actor, at: now } = freeze;
  await work
    .updateTable('member')
    .set({ frozen: true, frozen_at: now, frozen_by: by, frozen_reason: reason })
    .where('id', '=', id)
    .execute();
  await endAccess(work, id, { reason: 'suspended', at: now });
  await cancelOpenDeposits(work, id, { why: 'freeze', actor, at: now });
  await endPlay(work, { merchant, memberId: id, by: 'freeze', ending, now: now });
  await endAhead(work, id, { merchant, ending, at: now });
  const subject = `member:${id}`;
  await appendOperation(work, merchant, {
    action: 'member.freeze',
    author: by,
    subject,
    note: reason,
    at: now,
  });
}

const newest = (db: Database, merchant: string) =>
  db.selectFrom('unfreeze_proposal').selectAll().where('merchant', '=', merchant).orderBy('id', 'desc');
const writeProposal = (row: ProposalRow): UnfreezeProposal => ({
  ...writeRecord(row),
  memberId: row.member_id,
  account: row.account,
});

export async function readUnfreezings({
  db,
  merchant,
}: Pick<MemberDeps, 'db' | 'merchant'>): Promise<UnfreezeState> {
  const waiting = await db
    .selectFrom('unfreeze_proposal')
    .innerJoin('member', 'member.id', 'unfreeze_proposal.member_id')
    .selectAll('unfreeze_proposal')
    .select(['frozen_at', 'frozen_by', 'frozen_reason'])
    .where('unfreeze_proposal.merchant', '=', merchant)
    .where('state', '=', 'waiting')
    .orderBy('unfreeze_proposal.id', 'desc')
    .execute();
  const past = await newest(db, merchant).where('state', '<>', 'waiting').limit(pastRows).execute();
  return {
    waiting: waiting.map((row) => ({ ...writeProposal(row), freeze: writeFreeze(row) })),
    past: past.map(writeProposal),
  };
}

/**
 * Asks for the end of a freeze; the account stays frozen until a second person approves.
 * @throws AppError 404 `member.unknown`, 409 `freeze.none`, 409 `freeze.waiting`
 */
export async function proposeUnfreeze(
  { db, merchant, clock }: Pick<MemberDeps, 'db' | 'merchant' | 'clock'>,
  { id, note, by }: InputOf<typeof members.proposeUnfreeze>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (work) => {
    const { account, frozen } = await lockAccount(work, merchant, id);
    if (!frozen) throw refuseCall('freeze.none', 'The account is not frozen.', 409);
    const proposal = await work
      .insertInto('unfreeze_proposal')
      .values({ merchant, member_id: id, account, state: 'waiting', note, proposed_by: by, proposed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (proposal === undefined)
      throw refuseCall('freeze.waiting', 'Another operator has asked for that already.', 409);
    const subject = `unfreeze:${id}:${proposal.id}`;
    await appendOperation(work, merchant, { action: 'unfreeze.propose', author: by, subject, note, at: now });
  });
}

/** Opens the account; a session from before, or from a login at the moment of the freeze, stays ended. */
async function unfreeze(deps: MemberDeps, db: Database, { member_id: id }: ProposalRow, now: Date) {
  const { frozen } = await lockAccount(db, deps.merchant, id);
  if (!frozen) throw refuseCall('freeze.none', 'The account is no longer frozen.', 409);
  await endAccess(db, id, { reason: 'suspended', at: now });
  await db
    .updateTable('member')
    .set({
      frozen: false,
      frozen_at: null,
      frozen_by: null,
      frozen_reason: null,
      closed_at: null,
      closed_reason: null,
    })
    .where('id', '=', id)
    .execute();
  await tellMember(db, id, { notice: accountNotices.reopened, values: {}, at: now, about: 'security' });
  await mailMember(deps, db, id, { kind: 'accountReopened', words: {} });
}

/**
 * Ends a proposal; an approved one opens the account and tells the member.
 * @throws AppError as `endProposal` does, 409 `freeze.none`
 */
export async function decideUnfreeze(deps: MemberDeps, decision: Decision): Promise<void> {
  await endProposal(
    deps,
    {
      table: 'unfreeze_proposal',
      select: (db) => newest(db, deps.merchant),
      area: 'unfreeze',
      nameSubject: (row) => `unfreeze:${row.member_id}:${row.id}`,
      carryOut: (db, row, now) => unfreeze(deps, db, row, now),
    },
    decision,
  );
}
