import type { FastifyInstance } from 'fastify';
import type { ConsoleSession } from '../../../src/protocol/console-api.ts';
import type { Installation, LinkPurpose, LinkUse, OwnAccount } from '../../../src/protocol/console-people.ts';
import { findPasswordFault, usernamePattern } from '../../../src/protocol/operator-rules.ts';
import type { ConsoleDeps } from '../deps.ts';
import { needs, openToAll, sessionOf } from '../guard.ts';
import { accountTries, takeTry } from '../login.ts';
import { Refusal } from '../refusal.ts';
import { decimalId, object, sessionAnswer } from '../schemas.ts';
import { signIn } from '../sign-in.ts';
import {
  accountAnswer,
  installationAnswer,
  lookBody,
  passwordBody,
  purposeAnswer,
  takeBody,
} from './people-schemas.ts';

/** @throws Refusal `password.weak` that says what is wrong */
function requireStrong(password: string, username: string, about: readonly string[]): void {
  const fault = findPasswordFault(password, username, about);
  if (fault !== null)
    throw new Refusal('password.weak', 'The password is too easy to guess.', { value: { fault } });
}

/** An operator's own password and sessions. */
export function registerAccountRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { store, ownAccounts, passwords, clock } = deps;
  const config = needs('read');
  const response = { 200: accountAnswer };
  api.get('/account', { config, schema: { response } }, (request): Promise<OwnAccount> => {
    const { account, tokenHash } = sessionOf(request);
    return ownAccounts.read(account.id, tokenHash);
  });
  api.post<{ Body: { id: string } }>(
    '/account/end-session',
    { config, schema: { body: object({ id: decimalId }), response } },
    async (request): Promise<OwnAccount> => {
      const { account, tokenHash } = sessionOf(request);
      await ownAccounts.endSession(account, request.body.id);
      return ownAccounts.read(account.id, tokenHash);
    },
  );
  api.post<{ Body: { current: string; password: string } }>(
    '/account/password',
    {
      config: needs('read', { proof: 'factor' }),
      schema: { body: passwordBody, response: { 200: sessionAnswer } },
    },
    async (request, reply): Promise<ConsoleSession> => {
      const session = sessionOf(request);
      const { account } = session;
      const { current, password } = request.body;
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
  );
}

/** Links for one use, and what is shown before the login. */
export function registerLinkRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { links, passwords } = deps;
  const look = async (token: string): Promise<LinkPurpose> => {
    const purpose = await links.look(token);
    if (purpose === null) throw new Refusal('link.unknown', 'This link was used already, or has expired.');
    return purpose;
  };
  api.get(
    '/installation',
    { config: openToAll, schema: { response: { 200: installationAnswer } } },
    async (): Promise<Installation> => ({ demo: deps.demo }),
  );
  api.post<{ Body: { token: string } }>(
    '/links/look',
    { config: openToAll, schema: { body: lookBody, response: { 200: purposeAnswer } } },
    (request) => look(request.body.token),
  );
  api.post<{ Body: LinkUse }>(
    '/links/take',
    { config: openToAll, schema: { body: takeBody, response: { 200: sessionAnswer } } },
    async (request, reply): Promise<ConsoleSession> => {
      const { token, password } = request.body;
      // The link is checked first: without a valid one the server hashes no password.
      const purpose = await look(token);
      const isSetup = purpose.purpose === 'setup';
      const username = isSetup ? request.body.username.trim() : purpose.username;
      const name = isSetup ? request.body.name.trim() : purpose.name;
      if (!new RegExp(usernamePattern).test(username) || name === '')
        throw new Refusal('request.invalid', 'Enter a name, and a username of letters, digits and . _ -');
      requireStrong(password, username, [name, await deps.brand.readName(), deps.brand.code]);
      const passwordHash = await passwords.hash(password);
      const account = await links.take({ token, username, name, passwordHash });
      return signIn(deps, request, reply, { account, withFactor: false });
    },
  );
}
