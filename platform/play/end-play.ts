import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../server/infrastructure/jobs/job-store.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { longestLaunchMs } from './may-play.ts';
import { refundRound } from './rounds.ts';
import type { LaunchEnd, RoundEnding } from './tables.ts';

const endRoundJob = 'play.endRound';
/** So long a vendor has to finish a round as it is; then its stake is given back. */
const finishMs = 3_600_000;
/** How long a vendor that asks learns of a round whose stake was given back. */
const toldForMs = 86_400_000;
const mostTold = 200;

interface PlayEnd {
  readonly merchant: string;
  readonly memberId: string;
  readonly by: LaunchEnd;
  readonly ending: RoundEnding;
  readonly now: Date;
}

/**
 * Ends play of a member immediately: games that are started take no further step, and an open round is ended
 * by the rule of the market profile. Call it in the transaction of what ends play; the round's end is planned
 * in it, so a node that stops in between leaves it to another. Repeated, it changes nothing. Bets that were
 * placed before are left to their events: else a break would undo a bet that is about to be lost.
 */
export async function endPlay(db: Database, end: PlayEnd): Promise<void> {
  const { merchant, memberId, by, ending, now } = end;
  await lockMember(db, memberId);
  const open = await db
    .selectFrom('play_round')
    .select(['id', 'launch_id'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where('is_bet', '=', false)
    .executeTakeFirst();
  await db
    .updateTable('play_launch')
    .set({ closed_at: now, closed_by: by, ending })
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('created_at', '>', new Date(now.getTime() - longestLaunchMs)),
        ...(open === undefined ? [] : [eb('id', '=', open.launch_id)]),
      ]),
    )
    .execute();
  if (open === undefined) return;
  const dueAt = new Date(now.getTime() + (ending === 'refund' ? 0 : finishMs));
  await scheduleJob(db, { merchant, kind: endRoundJob, key: open.id, dueAt, now });
}

/** Gives the stake of a round back that its vendor has not finished in time, or is not to finish. */
async function endRound(db: Database, merchant: string, id: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('play_round')
    .select(['round', 'launch_id', 'member_id'])
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockMember(db, row.member_id);
  const { state } = await db
    .selectFrom('play_round')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (state !== 'open') return;
  const launch = await db
    .selectFrom('play_launch')
    .selectAll()
    .where('id', '=', row.launch_id)
    .executeTakeFirstOrThrow();
  await refundRound(db, { launch, round: row.round, at: now });
}

export const createEndOfPlayJobs = ({
  clock,
  merchant,
}: Pick<MemberDeps, 'clock' | 'merchant'>): JobHandlers => ({
  [endRoundJob]: (db, { key }) => endRound(db, merchant, key, clock.now()),
});

/** Rounds that a vendor has to end, by its own names: those to finish, and those that were given back. */
export async function listEndings(
  db: Database,
  { merchant, vendor, now }: { readonly merchant: string; readonly vendor: string; readonly now: Date },
): Promise<readonly { readonly round: string; readonly ending: RoundEnding }[]> {
  const rows = await db
    .selectFrom('play_launch as l')
    .innerJoin('play_round as r', 'r.launch_id', 'l.id')
    .select(['r.round', 'r.state', 'l.ending'])
    .where('l.merchant', '=', merchant)
    .where('l.vendor', '=', vendor)
    .where('l.closed_at', '>', new Date(now.getTime() - toldForMs))
    .where('r.is_bet', '=', false)
    .where('r.state', 'in', ['open', 'refunded'])
    .orderBy('l.closed_at', 'desc')
    .limit(mostTold)
    .execute();
  return rows.map(({ round, state, ending }) => ({
    round,
    ending: state === 'refunded' || ending === 'refund' ? 'refund' : 'finish',
  }));
}
