import { requireMember, type Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { claimMission } from './claim-mission.ts';
import { readLeaderboard } from './leaderboard.ts';
import { listMissions } from './list-missions.ts';

/** Missions of the logged-in member, and the leaderboard of the week. */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, `missions.${'list' | 'claim' | 'leaderboard'}`> => ({
  'missions.list': (_, caller) =>
    listMissions(parts, { memberId: requireMember(caller).id, language: caller.language }),
  'missions.claim': ({ id }, caller) => claimMission(parts, id, caller),
  'missions.leaderboard': (_, caller) => readLeaderboard(parts, caller),
});
