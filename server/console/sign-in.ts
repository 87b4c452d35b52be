import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleSession } from '../../src/protocol/calls/session.ts';
import { permissionsOf } from '../../src/protocol/console/console-api.ts';
import { readNetwork } from '../infrastructure/http/network.ts';
import type { StoredAccount } from './console-store.ts';
import type { ConsoleDeps } from './deps.ts';
import { listWays } from './factors/proof.ts';
import { setSessionCookie } from './guard.ts';
import { findOpenSession, openSession, type OpenSession } from './sessions.ts';

export async function describeSession(deps: ConsoleDeps, session: OpenSession): Promise<ConsoleSession> {
  const { account, expiresAt, factor: state } = session;
  const { username, name, role } = account;
  return {
    account: { username, name, role },
    permissions: state === 'whole' ? permissionsOf[role] : [],
    brand: { code: deps.brand.code, name: await deps.brand.readName() },
    environment: deps.environment,
    demo: deps.demo,
    portalOrigin: deps.portalOrigin,
    timeZone: await deps.readTimeZone(),
    expiresAt: expiresAt.toISOString(),
    factor: { state, ways: await listWays(deps.factors, session) },
  };
}

/**
 * Opens a session in the browser that sent the call. Who it is has been proven before, by the password or the link,
 * and `withFactor` by the second factor too. It is recorded once the login is finished.
 */
export async function signIn(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, withFactor }: { readonly account: StoredAccount; readonly withFactor: boolean },
): Promise<ConsoleSession> {
  const now = deps.clock.now();
  const network = readNetwork(request.ip);
  const browser = request.headers['user-agent'] ?? '';
  const token = await openSession(deps.store, account, { now, network, browser, withFactor });
  const session = await findOpenSession(deps, token, now);
  if (session === null) throw new Error('Expected the session that was just opened.');
  const { username } = account;
  const subject = `operator:${username}`;
  if (session.factor === 'whole')
    await deps.record({ action: 'session.open', author: username, subject, note: network });
  setSessionCookie(reply, deps.secureCookies, token);
  return describeSession(deps, session);
}
