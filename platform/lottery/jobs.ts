import type { JobHandlers } from '../../server/infrastructure/jobs/job-runner.ts';
import { games } from './catalogue.ts';
import { stopChase, stopChaseJob } from './chase.ts';
import { closeIssue, drawIssue } from './draw-issue.ts';
import { drawJob, issueOfDraw, listUnplanned, planGame, sealJob, type IssueParts } from './issues.ts';
import { settleBatch, settleJob } from './settle-issue.ts';

/** Draws and settles what is due, on any node. */
export const createLotteryJobs = (parts: IssueParts): JobHandlers => ({
  [sealJob]: (db, { key }) => closeIssue(db, parts, key),
  [drawJob]: (db, { key }) => drawIssue(db, parts, issueOfDraw(key)),
  [stopChaseJob]: (db, { key }) => stopChase(db, parts, key),
  [settleJob]: (db, { key }) => settleBatch(db, parts, key),
});

/** Plans the issues of every game. Safe to call at every start, on every node. */
export async function planLottery(parts: IssueParts): Promise<void> {
  for (const game of await listUnplanned(parts, games))
    await parts.db.transaction().execute((db) => planGame(db, parts, game));
}
