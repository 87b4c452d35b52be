import type { MemberDeps } from '../platform/deps.ts';
import { createAuditDesk } from '../site/audit-desk.ts';
import { createMembersDesk } from './accounts/member-desk.ts';
import { createMoneyDesk } from './approvals/money-desk.ts';
import { createReceivingDesk } from './cashier/receiving-desk.ts';
import { createGameDesk } from './games/game-desk.ts';
import { createOpeningDesk } from './opening/opening-desk.ts';
import { createRoundDesk } from './play/round-desk.ts';
import { createReviews } from './rewards/reviews.ts';
import { createRemovalDesk } from './security/removal-desk.ts';
import { createSupportDesk } from './support/support-desk.ts';
import { readSettings } from './system/settings.ts';
import { createWithdrawalDesk } from './withdrawals/desk-front.ts';

/** What operators decide about members' business, for the console. */
export const createDesks = (deps: MemberDeps) => ({
  audit: createAuditDesk(deps),
  support: createSupportDesk(deps),
  removals: createRemovalDesk(deps),
  members: createMembersDesk(deps),
  reviews: createReviews(deps),
  withdrawals: createWithdrawalDesk(deps),
  receiving: createReceivingDesk(deps),
  money: createMoneyDesk(deps),
  games: createGameDesk(deps),
  rounds: createRoundDesk(deps),
  opening: createOpeningDesk(deps),
  readTimeZone: async () => (await readSettings(deps)).timeZone,
});
