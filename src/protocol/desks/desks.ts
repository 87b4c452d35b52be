import { activities } from './activities.ts';
import { agentRebates } from './agent-rebates.ts';
import { contractRules } from './contract-rules.ts';
import type { Desk } from './define-desk.ts';
import { depositMethods } from './deposit-methods.ts';
import { envelopePlan } from './envelopes.ts';
import { leaderboardPrizes } from './leaderboard-prizes.ts';
import { memberLevels } from './member-levels.ts';
import { transferRules, withdrawalRules } from './money-rules.ts';
import { depositBonuses, missions } from './offers.ts';
import { pointRewards, pointSettings } from './points.ts';
import { receivingAccounts } from './receiving-accounts.ts';
import { rebateRates, rebateSettings } from './rebates.ts';
import { affiliates, referralSettings } from './referrals.ts';

/** Every desk of the console, in the order of its menu. */
export const desks: readonly Desk[] = [
  depositMethods,
  receivingAccounts,
  withdrawalRules,
  transferRules,
  memberLevels,
  rebateRates,
  rebateSettings,
  pointSettings,
  pointRewards,
  depositBonuses,
  missions,
  activities,
  envelopePlan,
  leaderboardPrizes,
  referralSettings,
  affiliates,
  agentRebates,
  ...contractRules.map(([, desk]) => desk),
];
