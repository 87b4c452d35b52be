import { createRemovalBook } from '../../protocol/console-removals.fake.ts';
import { ApiFailure } from './call-api.ts';
import type { ConsoleApi } from './console-api.ts';

type Calls = 'removals' | 'findMember' | 'proposeRemoval' | 'withdrawRemoval' | 'decideRemoval';

/** Lost authenticators, as the server keeps them. */
export function createRemovalsApiFake(role: string): Pick<ConsoleApi, Calls> {
  const book = createRemovalBook();
  return {
    removals: async () => book.state(),
    findMember: async (account) => {
      const found = book.find(account);
      if (found === null) throw new ApiFailure('member.unknown', 'no', { status: 404 });
      return found;
    },
    proposeRemoval: async (request) => {
      book.propose(request, role);
      return book.state();
    },
    withdrawRemoval: async (id) => {
      book.decide(id, { state: 'withdrawn', reason: '' }, role);
      return book.state();
    },
    decideRemoval: async (id, state, reason) => {
      book.decide(id, { state, reason }, role);
      return book.state();
    },
  };
}
