import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { ensurePoints } from './accounts.ts';
import { bookPoints } from './book-points.ts';

interface PlayDay {
  readonly merchant: string;
  /** The day that has ended (`YYYY-MM-DD`); its valid bets are written. */
  readonly day: string;
  readonly at: Date;
}
const pointsJob = 'points.play';
/** Members whom one transaction pays, so that others do not wait long for the house's account. */
const batchSize = 100;

/** Plans the points of a day for members after this one. */
export const planPlayPoints = (
  db: Database,
  { merchant, day, at }: PlayDay,
  afterId = '0',
): Promise<boolean> =>
  scheduleJob(db, { merchant, kind: pointsJob, key: `${day}:${afterId}`, dueAt: at, now: at });

/** Books the points that the valid bets of a day bring, member after member, each once; less than one is none. */
async function bookBatch(db: Database, playDay: PlayDay, afterId: string): Promise<void> {
  const { merchant, day, at } = playDay;
  const { rows } = await sql<{ member_id: string; points: string }>`
    select v.member_id, (sum(v.amount) / s.bets_per_point)::bigint as points
    from valid_bet_day v join point_setting s on s.merchant = v.merchant and s.bets_per_point is not null
    where v.merchant = ${merchant} and v.day = ${day} and v.member_id > ${afterId}::bigint
    group by v.member_id, s.bets_per_point having sum(v.amount) >= s.bets_per_point
    order by v.member_id limit ${batchSize}`.execute(db);
  for (const { member_id: memberId, points } of rows)
    await bookPoints(db, await ensurePoints(db, merchant, memberId), {
      merchant,
      kind: 'points.play',
      reference: `points.play:${memberId}:${day}`,
      at,
      points: BigInt(points),
    });
  const last = rows.at(-1);
  if (rows.length === batchSize && last !== undefined) await planPlayPoints(db, playDay, last.member_id);
}

/** Books points for play, on any node. */
export const createPlayPointsJobs = ({
  merchant,
  clock,
}: Pick<MemberDeps, 'merchant' | 'clock'>): JobHandlers => ({
  [pointsJob]: (db, { key }) => {
    const [day = '', afterId = ''] = key.split(':');
    return bookBatch(db, { merchant, day, at: clock.now() }, afterId);
  },
});
