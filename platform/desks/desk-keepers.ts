import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import { activities } from '../../src/protocol/desks/activities.ts';
import { agentRebates } from '../../src/protocol/desks/agent-rebates.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { depositMethods } from '../../src/protocol/desks/deposit-methods.ts';
import { envelopePlan } from '../../src/protocol/desks/envelopes.ts';
import { leaderboardPrizes } from '../../src/protocol/desks/leaderboard-prizes.ts';
import { memberLevels } from '../../src/protocol/desks/member-levels.ts';
import { transferRules, withdrawalRules } from '../../src/protocol/desks/money-rules.ts';
import { depositBonuses, missions } from '../../src/protocol/desks/offers.ts';
import { pointRewards, pointSettings } from '../../src/protocol/desks/points.ts';
import { receivingAccounts } from '../../src/protocol/desks/receiving-accounts.ts';
import { rebateRates, rebateSettings } from '../../src/protocol/desks/rebates.ts';
import { affiliates, referralSettings } from '../../src/protocol/desks/referrals.ts';
import { createContractRulesDesks } from '../agents/contracts/settlement/contract-rules-desks.ts';
import { createRebateCeilingDesk } from '../agents/rebate-ceiling-desk.ts';
import { createAffiliateDesk } from '../identity/registration/affiliate-desk.ts';
import { createDepositMethodDesk } from '../money/cashier/deposit-method-desk.ts';
import { createReceivingDesk } from '../money/cashier/receiving-desk.ts';
import { createTransferRulesDesk, createWithdrawalRulesDesk } from '../money/rules-desks.ts';
import { createActivityDesk } from '../rewards/activity-desk.ts';
import { createEnvelopeDesk } from '../rewards/envelope-desk.ts';
import { createLevelDesk } from '../rewards/levels/level-desk.ts';
import { createMissionDesk } from '../rewards/missions/mission-desk.ts';
import { createPrizeDesk } from '../rewards/missions/prize-desk.ts';
import { createPointRewardDesk, createPointSettingDesk } from '../rewards/points/point-desks.ts';
import { createBonusDesk } from '../rewards/promotions/bonus-desk.ts';
import { createRebateRateDesk, createRebateSettingDesk } from '../rewards/rebates/rebate-desks.ts';
import { createReferralDesk } from '../rewards/referrals/referral-desk.ts';

/** Who answers the calls of each desk, by its name. */
export const createDesks = (deps: MemberDeps): Readonly<Record<string, Answers<DeskCalls>>> => ({
  [depositMethods.name]: createDepositMethodDesk(deps),
  [receivingAccounts.name]: createReceivingDesk(deps),
  [withdrawalRules.name]: createWithdrawalRulesDesk(deps),
  [transferRules.name]: createTransferRulesDesk(deps),
  [memberLevels.name]: createLevelDesk(deps),
  [rebateRates.name]: createRebateRateDesk(deps),
  [rebateSettings.name]: createRebateSettingDesk(deps),
  [pointSettings.name]: createPointSettingDesk(deps),
  [pointRewards.name]: createPointRewardDesk(deps),
  [depositBonuses.name]: createBonusDesk(deps),
  [missions.name]: createMissionDesk(deps),
  [activities.name]: createActivityDesk(deps),
  [envelopePlan.name]: createEnvelopeDesk(deps),
  [leaderboardPrizes.name]: createPrizeDesk(deps),
  [referralSettings.name]: createReferralDesk(deps),
  [affiliates.name]: createAffiliateDesk(deps),
  [agentRebates.name]: createRebateCeilingDesk(deps),
  ...createContractRulesDesks(deps),
});
