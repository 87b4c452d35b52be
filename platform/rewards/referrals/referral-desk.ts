import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import { referralSettings } from '../../../src/protocol/desks/referrals.ts';
import { createDesk } from '../../desks/create-desk.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';

/** What a friend brings, for the console. Rewards that are issued already keep their terms. */
export const createReferralDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk(
    deps,
    referralSettings,
    openTableShelf(referralSettings, { merchant: deps.merchant, table: 'referral_setting' }),
  );
