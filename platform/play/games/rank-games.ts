import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { trialType } from '../../money/wallet/currency.ts';

type Deps = Pick<MemberDeps, 'db' | 'clock' | 'merchant'>;
const rankingJob = 'member.game-ranking';
const hourMs = 3_600_000;
const playedDays = 7;
/** A game that was listed as the most popular one counts as if so many members had played it. */
const listedPlayers = 5;
/** Popularity of the first of all games; the middle one has half of it. */
const mostPopular = 10_000;

/**
 * Ranks the games on offer by how many members played them for money in the last days. What was listed for a game
 * decides until then, and between games without players. A game without either has no popularity.
 */
export async function rankGames(
  db: Database,
  { merchant, now }: { merchant: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - playedDays * 24 * hourMs);
  await sql`
    with played as (
      select r.node_id, count(distinct r.member_id) as players
      from play_round r join member m on m.id = r.member_id
      where r.merchant = ${merchant} and r.state = 'settled' and r.closed_at >= ${since}
        and m.customer_type <> ${trialType}
      group by r.node_id
    ), scored as (
      select g.node_id, g.withdrawn_at is not null as is_gone,
        coalesce(p.players, 0) + g.listed_popularity * ${listedPlayers}::numeric / ${mostPopular} as score
      from game g left join played p on p.node_id = g.node_id
    ), ranked as (
      select node_id, case when is_gone or score = 0 then 0
        else ${mostPopular} - (rank() over (order by is_gone, score desc) - 1) * ${mostPopular} / count(*) over ()
      end as popularity from scored
    )
    update game g set popularity = r.popularity from ranked r
    where r.node_id = g.node_id and g.popularity <> r.popularity`.execute(db);
}

/** Plans the next ranking, once for each hour however many nodes ask. */
export async function planRanking(db: Database, { clock, merchant }: Omit<Deps, 'db'>): Promise<void> {
  const now = clock.now();
  const hour = Math.floor(now.getTime() / hourMs) + 1;
  const dueAt = new Date(hour * hourMs);
  await scheduleJob(db, { merchant, kind: rankingJob, key: String(hour), dueAt, now });
}

/** Once an hour, ranks the games. */
export const createRankingJobs = (deps: Omit<Deps, 'db'>): JobHandlers => ({
  [rankingJob]: async (db) => {
    await rankGames(db, { merchant: deps.merchant, now: deps.clock.now() });
    await planRanking(db, deps);
  },
});
