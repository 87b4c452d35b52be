import { dayIn } from '../src/protocol/time/time-zone.ts';
import type { Database } from '../server/db/database.ts';
import type { MemberDeps } from '../server/infrastructure/deps.ts';
import type { JobHandlers } from '../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../server/infrastructure/jobs/job-store.ts';
import { moveLevels } from './rewards/levels/move-levels.ts';
import { spanOfDay } from './brand-day.ts';
import { recordResults } from './agents/contracts/settlement/record-results.ts';
import { planSettlement } from './agents/contracts/settlement/run-settlement.ts';
import { endLeaderboard } from './rewards/missions/leaderboard.ts';
import { planPlayPoints } from './rewards/points/play-points.ts';
import { countDownlineRebates } from './rewards/rebates/count-downline-rebates.ts';
import { countRebates } from './rewards/rebates/count-rebates.ts';
import { rewardReferrals } from './rewards/referrals/reward-referrals.ts';
import { readSettings } from './calls/system/settings.ts';
import { closeDay, readToday } from './money/turnover/valid-bets.ts';

type Deps = Pick<MemberDeps, 'db' | 'clock' | 'merchant' | 'liveSite'>;
export const dayEndJob = 'member.day-end';
/** After a day has ended, what was settled in its last moment is stored too. */
const slackMs = 5 * 60_000;

async function planDay(db: Database, { merchant, clock }: Deps, day: string, zone: string): Promise<void> {
  const dueAt = new Date(spanOfDay(day, zone).to.getTime() + slackMs);
  await scheduleJob(db, { merchant, kind: dayEndJob, key: day, dueAt, now: clock.now() });
}

/** Plans the end of this day, once however many nodes ask. */
export async function planDayEnd(deps: Deps): Promise<void> {
  const { timeZone } = await readSettings(deps);
  await planDay(deps.db, deps, await readToday(deps), timeZone);
}

/**
 * Counts what was played on a day of the brand that has ended, and gives what follows from it: all of it in
 * one transaction, and once. A day that no node was there to end is ended before the next.
 */
export const createDayEndJobs = (deps: Deps): JobHandlers => ({
  [dayEndJob]: async (db, { key: day }) => {
    const { timeZone } = await readSettings(deps);
    const now = deps.clock.now();
    const { merchant } = deps;
    if (await closeDay(db, { merchant, day, zone: timeZone })) {
      // By the level that a member had on the day, before it moves.
      await countRebates(db, { merchant, day, at: now });
      await countDownlineRebates(db, { merchant, day, at: now });
      await moveLevels(db, { merchant, day, at: now });
      await rewardReferrals(db, { merchant, day, at: now });
      await recordResults(db, { merchant, day, zone: timeZone });
      await planSettlement(db, { merchant, day, at: now });
      await endLeaderboard(db, { merchant, day, at: now });
      await planPlayPoints(db, { merchant, day, at: now });
    }
    await planDay(db, deps, dayIn(timeZone, spanOfDay(day, timeZone).to), timeZone);
  },
});
