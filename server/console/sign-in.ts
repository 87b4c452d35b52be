import type { FastifyReply, FastifyRequest } from 'fastify';
import { permissionsOf, type ConsoleSession } from '../../src/protocol/console-api.ts';
import { readNetwork } from '../platform/network.ts';
import type { StoredAccount } from './console-store.ts';
import type { ConsoleDeps } from './deps.ts';
import { setSessionCookie } from './guard.ts';
import { openSession, type OpenSession } from './sessions.ts';

export async function describeSession(
  deps: ConsoleDeps,
  { account, expiresAt }: OpenSession,
): Promise<ConsoleSession> {
  const { username, name, role } = account;
  return {
    account: { username, name, role },
    permissions: permissionsOf[role],
    brand: deps.brand,
    environment: deps.environment,
    demo: deps.demo,
    portalOrigin: deps.portalOrigin,
    timeZone: await deps.readTimeZone(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Opens a session in the browser that sent the call, and records it. Who it is has been proven before. */
export async function signIn(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: StoredAccount,
): Promise<ConsoleSession> {
  const network = readNetwork(request.ip);
  const browser = request.headers['user-agent'] ?? '';
  const opened = await openSession(deps.store, account, { now: deps.clock.now(), network, browser });
  const { username } = account;
  const subject = `operator:${username}`;
  await deps.record({ action: 'session.open', author: username, subject, note: network });
  setSessionCookie(reply, deps.secureCookies, opened.token);
  return describeSession(deps, opened.session);
}
