import type { Selectable } from 'kysely';
import type { lottery, VoidProposal, VoidState } from '../../src/protocol/calls/lottery.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../calls/refusals.ts';
import { endProposal, type Decision } from '../second-person.ts';
import { writeRecord } from '../../server/infrastructure/audit/proposal-columns.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { findByCode } from './catalogue.ts';
import { backOfficeLanguage } from './back-office-games.ts';
import { lockOpen } from './draw-issue.ts';
import { countTickets } from './issue-figures.ts';
import { resumeIssue, type Issue } from './issues.ts';
import { nameIn } from './play-names.ts';
import type { LotteryVoidProposalTable } from './tables.ts';
import { voidIssue } from './void-issue.ts';

type ProposalRow = Selectable<LotteryVoidProposalTable>;
const pastRows = 50;

interface ListedRow extends ProposalRow {
  readonly game: string;
  readonly numero: string;
}
const selectProposals = ({ db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>) =>
  db
    .selectFrom('lottery_void_proposal as p')
    .innerJoin('lottery_issue as i', 'i.id', 'p.issue_id')
    .selectAll('p')
    .select(['i.game', 'i.numero'])
    .where('p.merchant', '=', merchant);

function writeProposal(row: ListedRow, currency: string): VoidProposal {
  const { game, numero, tickets, members } = row;
  const names = findByCode(game)?.names;
  return {
    ...writeRecord(row),
    issueId: row.issue_id,
    game: names === undefined ? game : nameIn(names, backOfficeLanguage),
    numero,
    tickets,
    members,
    amount: writeMoney(BigInt(row.amount), currency),
  };
}

/** The waiting proposal about an issue; null where there is none. */
export async function findVoidProposal(
  deps: Pick<MemberDeps, 'db' | 'merchant'>,
  issueId: string,
): Promise<VoidProposal | null> {
  const row = await selectProposals(deps)
    .where('p.issue_id', '=', issueId)
    .where('p.state', '=', 'waiting')
    .executeTakeFirst();
  return row === undefined ? null : writeProposal(row, (await readCurrency(deps.db, deps.merchant)).code);
}

/** Voids that wait for a second person, and those that were decided lately. */
export async function readVoids(deps: Pick<MemberDeps, 'db' | 'merchant'>): Promise<VoidState> {
  const waiting = await selectProposals(deps).where('p.state', '=', 'waiting').orderBy('p.id').execute();
  const past = await selectProposals(deps)
    .where('p.state', '<>', 'waiting')
    .orderBy('p.id', 'desc')
    .limit(pastRows)
    .execute();
  const { code: currency } = await readCurrency(deps.db, deps.merchant);
  return {
    waiting: waiting.map((row) => writeProposal(row, currency)),
    past: past.map((row) => writeProposal(row, currency)),
    currency,
  };
}

/** Locks an issue that is neither drawn nor void. @throws AppError 404 `lottery.issue-unknown`, 409 `lottery.issue-ended` */
async function requireOpen(db: Database, merchant: string, id: string): Promise<Issue> {
  const issue = await lockOpen(db, id);
  if (issue !== undefined && issue.merchant === merchant) return issue;
  const ended = await db
    .selectFrom('lottery_issue')
    .select('id')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  throw ended === undefined
    ? refuseCall('lottery.issue-unknown', 'There is no such issue.', 404)
    : refuseCall('lottery.issue-ended', 'The issue is drawn or void already.', 409);
}

/** What a void gives back, in minor units; null where no real money moves. */
async function countStakes(db: Database, { id, money }: Issue) {
  const { open: tickets, members, amount } = await countTickets(db, id);
  return money === 'play' || tickets === 0 ? null : { tickets, members, amount };
}

/**
 * Voids an issue immediately where no real money goes back. Else the issue is held, neither sold nor drawn, until
 * a second person has decided.
 * @throws AppError 404 `lottery.issue-unknown`, 409 `lottery.issue-ended`, `lottery.void-waiting`
 */
export async function proposeVoid(
  deps: MemberDeps,
  { id, note, by }: InputOf<typeof lottery.void>,
): Promise<void> {
  const { merchant, clock } = deps;
  await deps.db.transaction().execute(async (db) => {
    const issue = await requireOpen(db, merchant, id);
    if (issue.held_at !== null)
      throw refuseCall('lottery.void-waiting', 'A void of this issue is proposed already.', 409);
    const stakes = await countStakes(db, issue);
    if (stakes === null) return voidIssue(db, deps, { issue, reason: note, by });
    const now = clock.now();
    const subject = `${issue.game}:${issue.numero}`;
    await db.updateTable('lottery_issue').set({ held_at: now }).where('id', '=', id).execute();
    await db
      .insertInto('lottery_void_proposal')
      .values({
        merchant,
        issue_id: id,
        subject,
        ...stakes,
        state: 'waiting',
        note,
        proposed_by: by,
        proposed_at: now,
      })
      .execute();
    const entry = { action: 'lotteryVoid.propose', author: by, subject: `lottery:${subject}`, note, at: now };
    await appendOperation(db, merchant, entry);
  });
}

/**
 * Ends a proposal. Approved: the issue is void, and jobs give its stakes back. Else it is sold and drawn as before.
 * @throws AppError as `endProposal` does, 409 `lottery.issue-ended`
 */
export async function decideVoid(deps: MemberDeps, decision: Decision): Promise<void> {
  const { merchant } = deps;
  await endProposal<ProposalRow>(
    deps,
    {
      table: 'lottery_void_proposal',
      select: (db) => db.selectFrom('lottery_void_proposal').selectAll().where('merchant', '=', merchant),
      area: 'lotteryVoid',
      nameSubject: ({ subject }) => `lottery:${subject}`,
      carryOut: async (db, { issue_id: id, note, proposed_by: by }) => {
        const issue = await requireOpen(db, merchant, id);
        await voidIssue(db, deps, { issue, reason: note, by });
      },
      putAside: (db, { issue_id: issueId, id: proposalId }) => resumeIssue(db, deps, { issueId, proposalId }),
    },
    decision,
  );
}
