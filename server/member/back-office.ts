import type { MemberDeps } from '../platform/deps.ts';
import { createAuditLog } from '../site/audit-log.ts';
import { createMemberBackOffice } from './accounts/member-back-office.ts';
import { createAgentBackOffice } from './agents/back-office/agent-back-office.ts';
import { createFraudBackOffice } from './agents/fraud/hint-back-office.ts';
import { createSettlementBackOffice } from './contracts/settlement/back-office/settlement-back-office.ts';
import { contractRules } from './contracts/settlement/contract-rules.ts';
import { createMoneyBackOffice } from './approvals/money-back-office.ts';
import { createReceivingBackOffice } from './cashier/receiving-back-office.ts';
import { createGameBackOffice } from './games/game-back-office.ts';
import { createAvailabilityBackOffice } from './availability/availability-back-office.ts';
import { createLotteryBackOffice } from './lottery/lottery-back-office.ts';
import { createNoticeBackOffice } from './messages/notice-back-office.ts';
import { createOfferBackOffice } from './offers/offer-back-office.ts';
import { createRoundBackOffice } from './play/round-back-office.ts';
import { createJackpotBackOffice } from './jackpots/jackpot-back-office.ts';
import { createReviews } from './rewards/reviews.ts';
import { createAuthenticatorResets } from './security/authenticator-resets.ts';
import { createRulesBackOffice } from './rules-back-office.ts';
import { createSupportBackOffice } from './support/support-back-office.ts';
import { readSettings } from './system/settings.ts';
import { transferRules } from './transfers/transfer-rules.ts';
import { createVendorBackOffice } from './vendors/vendor-back-office.ts';
import { withdrawalRules } from './withdrawals/withdrawal-rules.ts';
import { createWithdrawalBackOffice } from './withdrawals/withdrawal-back-office.ts';

/** What operators decide about members' business, for the console. */
export const createBackOffice = (deps: MemberDeps) => ({
  audit: createAuditLog(deps),
  support: createSupportBackOffice(deps),
  removals: createAuthenticatorResets(deps),
  members: createMemberBackOffice(deps),
  reviews: createReviews(deps),
  withdrawals: createWithdrawalBackOffice(deps),
  withdrawalRules: createRulesBackOffice(deps, withdrawalRules),
  transferRules: createRulesBackOffice(deps, transferRules),
  receiving: createReceivingBackOffice(deps),
  money: createMoneyBackOffice(deps),
  games: createGameBackOffice(deps),
  rounds: createRoundBackOffice(deps),
  lottery: createLotteryBackOffice(deps),
  agents: createAgentBackOffice(deps),
  fraud: createFraudBackOffice(deps),
  settlements: createSettlementBackOffice(deps),
  contractRules: createRulesBackOffice(deps, contractRules),
  vendors: createVendorBackOffice(deps),
  jackpots: createJackpotBackOffice(deps),
  ...createOfferBackOffice(deps),
  notices: createNoticeBackOffice(deps),
  opening: createAvailabilityBackOffice(deps),
  readTimeZone: async () => (await readSettings(deps)).timeZone,
});
