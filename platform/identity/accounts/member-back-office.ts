import type { members } from '../../../src/protocol/calls/members.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { decideLift, proposeLift, readLifts } from '../../money/withdrawals/hold-lifts.ts';
import { excludeMember } from './exclude-member.ts';
import { decideUnfreeze, freezeMember, proposeUnfreeze, readUnfreezings } from './freeze-member.ts';
import { readMemberLimits, tightenLimit } from '../../protection/staff-limits.ts';
import { searchMembers } from '../member-file/search-members.ts';
import { readMember } from './read-member.ts';

/** Members for the console: found, excluded, frozen by one person and opened again by two, holds lifted by two. */
export function createMemberBackOffice(deps: MemberDeps): Answers<typeof members> {
  const read = ({ id }: { readonly id: string }) => readMember(deps, id);
  const unfreezings = () => readUnfreezings(deps);
  const lifts = () => readLifts(deps);
  const unfreezeEndings = answerEndings((decision) => decideUnfreeze(deps, decision), unfreezings);
  const liftEndings = answerEndings((decision) => decideLift(deps, decision), lifts);
  return {
    find: ({ q }) => searchMembers(deps, q),
    read,
    exclude: answerAfter((request: InputOf<typeof members.exclude>) => excludeMember(deps, request), read),
    limits: ({ id }) => readMemberLimits(deps, id),
    tighten: answerAfter(
      (request: InputOf<typeof members.tighten>) => tightenLimit(deps, request),
      ({ id }) => readMemberLimits(deps, id),
    ),
    freeze: answerAfter((request: InputOf<typeof members.freeze>) => freezeMember(deps, request), read),
    unfreezings,
    proposeUnfreeze: answerAfter((request) => proposeUnfreeze(deps, request), unfreezings),
    withdrawUnfreeze: unfreezeEndings.withdraw,
    decideUnfreeze: unfreezeEndings.decide,
    lifts,
    proposeLift: answerAfter((request) => proposeLift(deps, request), lifts),
    withdrawLift: liftEndings.withdraw,
    decideLift: liftEndings.decide,
  };
}
