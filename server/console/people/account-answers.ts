import type { FastifyRequest } from 'fastify';
import type {
  account as accountCalls,
  LinkPurpose,
  links as linkCalls,
} from '../../../src/protocol/calls/session.ts';
import { findPasswordFault, usernamePattern } from '../../../src/protocol/release/operator-rules.ts';
import type { ConsoleDeps } from '../deps.ts';
import { sessionOf } from '../guard.ts';
import { accountTries, takeTry } from '../login.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../register-calls.ts';
import { signIn } from '../sign-in.ts';

/** @throws Refusal `password.weak` that says what is wrong */
function requireStrong(password: string, username: string, about: readonly string[]): void {
  const fault = findPasswordFault(password, username, about);
  if (fault !== null)
    throw new Refusal('password.weak', 'The password is too easy to guess.', { value: { fault } });
}

/** An operator's own password and sessions. */
export function answerAccount(deps: ConsoleDeps): Handlers<typeof accountCalls> {
  const { store, ownAccounts, passwords, clock } = deps;
  const read = (request: FastifyRequest) => {
    const { account, tokenHash } = sessionOf(request);
    return ownAccounts.read(account.id, tokenHash);
  };
  return {
    read: (_, { request }) => read(request),
    endSession: async ({ id }, { request }) => {
      await ownAccounts.endSession(sessionOf(request).account, id);
      return read(request);
    },
    changePassword: async ({ current, password }, { request, reply }) => {
      const session = sessionOf(request);
      const { account } = session;
      requireStrong(password, account.username, [account.name, await deps.brand.readName(), deps.brand.code]);
      // Anyone who found an open browser must not guess the password there.
      const subject = `password:${account.id}`;
      await takeTry(store, subject, accountTries, clock.now());
      if (!(await passwords.verify(account.passwordHash ?? '', current)))
        throw new Refusal('password.wrong', 'The current password is not right.');
      await store.clearTries(subject);
      const passwordHash = await passwords.hash(password);
      await ownAccounts.setPassword(account, passwordHash);
      const changed = { ...account, passwordHash, publicPassword: false };
      return signIn(deps, request, reply, { account: changed, withFactor: session.hasFactor });
    },
  };
}

/** Links for one use, and what is shown before the login. */
export function answerLinks(deps: ConsoleDeps): Handlers<typeof linkCalls> {
  const { links, passwords } = deps;
  const look = async ({ token }: { readonly token: string }): Promise<LinkPurpose> => {
    const purpose = await links.look(token);
    if (purpose === null) throw new Refusal('link.unknown', 'This link was used already, or has expired.');
    return purpose;
  };
  return {
    installation: async () => ({ demo: deps.demo }),
    look,
    take: async ({ token, password, ...typed }, { request, reply }) => {
      // The link is checked first: without a valid one the server hashes no password.
      const purpose = await look({ token });
      const isSetup = purpose.purpose === 'setup';
      const username = isSetup ? typed.username.trim() : purpose.username;
      const name = isSetup ? typed.name.trim() : purpose.name;
      if (!new RegExp(usernamePattern).test(username) || name === '')
        throw new Refusal('request.invalid', 'Enter a name, and a username of letters, digits and . _ -');
      requireStrong(password, username, [name, await deps.brand.readName(), deps.brand.code]);
      const passwordHash = await passwords.hash(password);
      const account = await links.take({ token, username, name, passwordHash });
      return signIn(deps, request, reply, { account, withFactor: false });
    },
  };
}
