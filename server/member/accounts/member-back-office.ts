import type { MemberBackOffice } from '../../console/members.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { excludeMember } from './exclude-member.ts';
import { decideUnfreeze, freezeMember, proposeUnfreeze, readUnfreezings } from './freeze-member.ts';
import { decideLift, proposeLift, readLifts } from '../withdrawals/hold-lifts.ts';
import { findMembers, readMember } from './read-member.ts';

/** Members for the console: found, excluded, frozen by one person and opened again by two, holds lifted by two. */
export const createMemberBackOffice = (deps: MemberDeps): MemberBackOffice => ({
  find: (account) => findMembers(deps, account),
  read: (id) => readMember(deps, id),
  exclude: (request) => excludeMember(deps, request),
  freeze: (request) => freezeMember(deps, request),
  unfreezings: () => readUnfreezings(deps),
  proposeUnfreeze: (request) => proposeUnfreeze(deps, request),
  decideUnfreeze: (decision) => decideUnfreeze(deps, decision),
  lifts: () => readLifts(deps),
  proposeLift: (request) => proposeLift(deps, request),
  decideLift: (decision) => decideLift(deps, decision),
});
