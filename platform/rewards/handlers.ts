import { requireMember, type Caller, type Handlers } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { findIssued, listActivities, readActivity } from './activities.ts';
import { applyForActivity } from './apply.ts';
import { claimReward } from './claim-reward.ts';
import { openEnvelope, readEnvelope } from './envelope.ts';
import { countClaimable, listClaimable, listClaims } from './list-rewards.ts';
import { listMissions } from './missions/list-missions.ts';
import { claimSignIn, readStrip } from './sign-in.ts';
import { cancelTicket, claimTicket, listTickets } from './tickets.ts';
import { readWagering } from '../money/turnover/wagering.ts';
import { trialType } from '../money/wallet/currency.ts';

type Names = `rewards.${
  | 'activities'
  | 'activity'
  | 'apply'
  | 'cancelTicket'
  | 'claim'
  | 'claimActivity'
  | 'claimSignIn'
  | 'claimTicket'
  | 'claimable'
  | 'claims'
  | 'envelope'
  | 'openEnvelope'
  | 'openPromotions'
  | 'signIn'
  | 'signUp'
  | 'summary'
  | 'tickets'
  | 'wagering'}`;

/** Kinds of rewards that a registration brings. */
const signUpKinds = ['SIGNUP', 'NEW_REGISTER'];

/** What waits for the member, for the badges of menus. */
async function summarise(parts: MemberParts, caller: Caller) {
  const member = requireMember(caller);
  const now = parts.clock.now();
  const isTrial = member.customerType === trialType;
  const [claimable, strip, envelope, missions] = await Promise.all([
    countClaimable(parts.db, member.id, now),
    readStrip(parts.db, parts, member),
    readEnvelope(parts, caller),
    listMissions(parts, { memberId: member.id, language: caller.language }),
  ]);
  const signIn = isTrial || strip.claimedToday ? 0 : 1;
  const envelopes = envelope.standing === 'open' ? envelope.remaining : 0;
  const done = isTrial ? 0 : missions.claimable;
  return { claimable, signIn, envelopes, missions: done, total: claimable + signIn + envelopes + done };
}

/** Rewards, activities, daily check-in and red envelopes of the logged-in member. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  const { db, clock } = parts;
  const viewer = ({ member, language }: Caller) => ({ memberId: member?.id ?? null, language });
  return {
    'rewards.activities': (_, caller) => listActivities(parts, viewer(caller)),
    'rewards.openPromotions': (_, { language }) => listActivities(parts, { memberId: null, language }),
    'rewards.activity': ({ id }, caller) => readActivity(parts, id, viewer(caller)),
    'rewards.apply': (request, caller) => applyForActivity(parts, request, caller),
    'rewards.claim': (request, caller) => claimReward(parts, request, caller),
    'rewards.claimActivity': async ({ id }, caller) => {
      const promotionClaimId = await findIssued(db, id, requireMember(caller).id);
      if (promotionClaimId === null) throw refuseCall('reward.unknown', 'Nothing is issued for it.', 404);
      return claimReward(parts, { promotionClaimId, promotionType: '' }, caller);
    },
    'rewards.claimSignIn': (request, caller) => claimSignIn(parts, request, caller),
    'rewards.claimable': (request, caller) =>
      listClaimable(db, requireMember(caller).id, request, clock.now()),
    'rewards.claims': (_, caller) =>
      listClaims(db, { id: requireMember(caller).id, language: caller.language }, clock.now()),
    'rewards.envelope': (_, caller) => readEnvelope(parts, caller),
    'rewards.openEnvelope': (_, caller) => openEnvelope(parts, caller),
    'rewards.signIn': (_, caller) => readStrip(db, parts, requireMember(caller)),
    'rewards.signUp': async (_, caller) => {
      const asked = { promotionType: signUpKinds.join(',') };
      const rewards = await listClaimable(db, requireMember(caller).id, asked, clock.now());
      return { available: rewards.length > 0, rewards };
    },
    'rewards.tickets': (_, caller) => listTickets(parts, caller),
    'rewards.claimTicket': (request, caller) => claimTicket(parts, request, caller),
    'rewards.cancelTicket': ({ transactionId }, caller) => cancelTicket(parts, transactionId, caller),
    'rewards.summary': (_, caller) => summarise(parts, caller),
    'rewards.wagering': (_, caller) => readWagering(db, caller),
  };
}
