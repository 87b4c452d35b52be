import { createRemovalBook } from '../../src/protocol/console-removals.fake.ts';
import { AppError } from '../platform/app-error.ts';
import type { AuthenticatorResets } from './authenticator-resets.ts';

/** Lost authenticators in memory. */
export function createAuthenticatorResetsFake(): AuthenticatorResets {
  const book = createRemovalBook();
  return {
    list: async () => book.state(),
    find: async (account) => {
      const found = book.find(account);
      if (found === null)
        throw new AppError({ status: 404, code: 'member.unknown', message: 'There is no such account.' });
      return found;
    },
    propose: async ({ by, ...request }) => book.propose(request, by),
    decide: async ({ id, by, ...verdict }) => book.decide(id, verdict, by),
  };
}
