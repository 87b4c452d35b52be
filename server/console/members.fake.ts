import { createMemberBook } from '../../src/protocol/console-members.fake.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberBackOffice } from './members.ts';

/** Members in memory. */
export function createMembersFake(): MemberBackOffice {
  const book = createMemberBook();
  return {
    find: async (account) => book.find(account),
    read: async (id) => {
      const member = book.read(id);
      if (member === null)
        throw new AppError({ status: 404, code: 'member.unknown', message: 'There is no such account.' });
      return member;
    },
    exclude: async (request) => book.exclude(request),
    freeze: async ({ by, ...request }) => book.freeze(request, by),
    unfreezings: async () => book.state(),
    proposeUnfreeze: async ({ by, ...request }) => book.propose(request, by),
    decideUnfreeze: async ({ id, by, ...verdict }) => book.decide(id, verdict, by),
    lifts: async () => book.lifts(),
    proposeLift: async ({ by, ...request }) => book.proposeLift(request, by),
    decideLift: async ({ id, by, ...verdict }) => book.decideLift(id, verdict, by),
  };
}
