import { createMemberBook } from '../../protocol/console-members.fake.ts';
import type { MemberFile } from '../../protocol/console-members.ts';
import { ApiFailure } from './call-api.ts';
import type { MembersApi } from './members-api.ts';

/** Members, as the server keeps them. */
export function createMembersApiFake(role: string, changes: Partial<MemberFile> = {}): MembersApi {
  const book = createMemberBook(changes);
  const read = (id: string): MemberFile => {
    const member = book.read(id);
    if (member === null) throw new ApiFailure('member.unknown', 'no', { status: 404 });
    return member;
  };
  return {
    findMembers: async (account) => book.find(account),
    member: async (id) => read(id),
    excludeMember: async (request) => {
      book.exclude(request);
      return read(request.id);
    },
    freezeMember: async (request) => {
      book.freeze(request, role);
      return read(request.id);
    },
    unfreezings: async () => book.state(),
    proposeUnfreeze: async (request) => {
      book.propose(request, role);
      return book.state();
    },
    withdrawUnfreeze: async (id) => {
      book.decide(id, { state: 'withdrawn', reason: '' }, role);
      return book.state();
    },
    decideUnfreeze: async (id, state, reason) => {
      book.decide(id, { state, reason }, role);
      return book.state();
    },
    lifts: async () => book.lifts(),
    proposeLift: async (request) => {
      book.proposeLift(request, role);
      return book.lifts();
    },
    withdrawLift: async (id) => {
      book.decideLift(id, { state: 'withdrawn', reason: '' }, role);
      return book.lifts();
    },
    decideLift: async (id, state, reason) => {
      book.decideLift(id, { state, reason }, role);
      return book.lifts();
    },
  };
}
