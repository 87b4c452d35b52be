import type { MemberDeps } from '../server/infrastructure/deps.ts';
import type { JobHandlers } from '../server/infrastructure/jobs/job-runner.ts';
import { createTeamFigureJobs, planTeamFigures } from './agents/figures/add-changes.ts';
import { createFraudHintJobs, planFraudHints } from './agents/fraud/find-hints.ts';
import { createFigureJobs, planFigures } from './figures/roll-up.ts';
import { createReportJobs } from './figures/reports/send-reports.ts';
import { createExpiryJobs } from './money/cashier/expiry.ts';
import { createSettlementJobs } from './agents/contracts/settlement/run-settlement.ts';
import { planTicks } from './agents/contracts/settlement/run-ticks.ts';
import { createExportJobs } from './identity/data-export/make-export.ts';
import { createDayEndJobs, planDayEnd } from './day-end.ts';
import { createMemberFlows } from './flows.ts';
import { createRankingJobs, planRanking } from './play/games/rank-games.ts';
import { createHousekeepingJobs, planHousekeeping } from './housekeeping.ts';
import { createLotteryJobs, planLottery } from './lottery/jobs.ts';
import { createMessageCopyJobs } from './messages/settings/copies.ts';
import { createPromotionJobs } from './messages/settings/send-promotion.ts';
import { createEndOfPlayJobs } from './play/end-play.ts';
import { createSpreadJobs } from './protection/spread-exclusion.ts';
import { createConfirmationJobs } from './protection/confirmations.ts';
import { createPlayPointsJobs } from './rewards/points/play-points.ts';
import { createDownlineRebateJobs } from './rewards/rebates/count-downline-rebates.ts';
import { createRebateJobs } from './rewards/rebates/count-rebates.ts';
import { createPictureJobs } from './play/vendors/catalogue-pictures.ts';
import { createHoldLiftJobs } from './money/withdrawals/hold-lifts.ts';
import { createReminderJobs } from './money/withdrawals/reminders.ts';

/** What this node does when it is due: one line for each area. */
export const createMemberJobs = (deps: MemberDeps): JobHandlers => ({
  ...createMemberFlows(deps).jobs,
  ...createReminderJobs(deps),
  ...createHoldLiftJobs(deps),
  ...createExpiryJobs(deps),
  ...createEndOfPlayJobs(deps),
  ...createLotteryJobs(deps),
  ...createHousekeepingJobs(deps),
  ...createDayEndJobs(deps),
  ...createRebateJobs(deps),
  ...createSettlementJobs(deps),
  ...createPictureJobs(deps),
  ...createRankingJobs(deps),
  ...createPlayPointsJobs(deps),
  ...createExportJobs(deps),
  ...createConfirmationJobs(deps),
  ...createSpreadJobs(deps),
  ...createMessageCopyJobs(deps),
  ...createPromotionJobs(deps),
  ...createDownlineRebateJobs(deps),
  ...createTeamFigureJobs(deps),
  ...createFigureJobs(deps),
  ...createReportJobs(deps),
  ...createFraudHintJobs(deps),
});

/** Plans the recurring jobs. Safe to call at every start, on every node. */
export async function planMemberJobs(deps: MemberDeps): Promise<void> {
  await planHousekeeping(deps.db, deps);
  await planLottery(deps);
  await planDayEnd(deps);
  await planRanking(deps.db, deps);
  await planTicks(deps);
  await planTeamFigures(deps.db, deps);
  await planFigures(deps.db, deps);
  await planFraudHints(deps.db, deps);
}
