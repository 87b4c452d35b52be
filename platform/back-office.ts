import type { MemberDeps } from '../server/infrastructure/deps.ts';
import { createDeskOverview } from './desks/desk-overview.ts';
import { createDesks } from './desks/desk-keepers.ts';
import { createMemberBackOffice } from './identity/accounts/member-back-office.ts';
import { createMemberFile } from './identity/member-file/member-file-back-office.ts';
import { createAgentBackOffice } from './agents/back-office/agent-back-office.ts';
import { createFigureBackOffice } from './figures/figure-back-office.ts';
import { createReportBackOffice } from './figures/reports/report-back-office.ts';
import { createFraudBackOffice } from './agents/fraud/hint-back-office.ts';
import { createSettlementBackOffice } from './agents/contracts/settlement/back-office/settlement-back-office.ts';
import { createMoneyBackOffice } from './money/approvals/money-back-office.ts';
import { createGameBackOffice } from './play/games/game-back-office.ts';
import { createAvailabilityBackOffice } from './play/availability/availability-back-office.ts';
import { createLotteryBackOffice } from './lottery/lottery-back-office.ts';
import { createNoticeBackOffice } from './messages/notice-back-office.ts';
import { createRoundBackOffice } from './play/round-back-office.ts';
import { createJackpotBackOffice } from './play/jackpots/jackpot-back-office.ts';
import { createReviews } from './rewards/reviews.ts';
import { createAuthenticatorResets } from './identity/security/authenticator-resets.ts';
import { createSupportBackOffice } from './messages/support/support-back-office.ts';
import { readHelp } from './calls/system/help.ts';
import { readSettings } from './calls/system/settings.ts';
import { createMediaBackOffice } from './play/media/library/media-back-office.ts';
import { createVendorBackOffice } from './play/vendors/vendor-back-office.ts';
import { createWithdrawalBackOffice } from './money/withdrawals/withdrawal-back-office.ts';

/** What operators decide about members' business, for the console. */
export function createBackOffice(deps: MemberDeps) {
  const desks = createDesks(deps);
  return {
    support: createSupportBackOffice(deps),
    removals: createAuthenticatorResets(deps),
    members: createMemberBackOffice(deps),
    memberFile: createMemberFile(deps),
    reviews: createReviews(deps),
    withdrawals: createWithdrawalBackOffice(deps),
    money: createMoneyBackOffice(deps),
    games: createGameBackOffice(deps),
    rounds: createRoundBackOffice(deps),
    lottery: createLotteryBackOffice(deps),
    agents: createAgentBackOffice(deps),
    figures: createFigureBackOffice(deps),
    reports: createReportBackOffice(deps),
    fraud: createFraudBackOffice(deps),
    settlements: createSettlementBackOffice(deps),
    vendors: createVendorBackOffice(deps),
    media: createMediaBackOffice(deps),
    jackpots: createJackpotBackOffice(deps),
    notices: createNoticeBackOffice(deps),
    desks,
    deskOverview: createDeskOverview(deps, desks),
    opening: createAvailabilityBackOffice(deps),
    countHelpTopics: async () => (await readHelp(deps, { member: null, language: 'EN' })).length,
    readTimeZone: async () => (await readSettings(deps)).timeZone,
  };
}
