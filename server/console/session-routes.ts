import type { FastifyInstance } from 'fastify';
import { permissionsOf, type ConsoleSession } from '../../src/protocol/console-api.ts';
import type { ConsoleDeps } from './deps.ts';
import { clearSessionCookie, cookieName, requirePermission, sessionOf, setSessionCookie } from './guard.ts';
import { checkLogin } from './login.ts';
import { loginBody, sessionAnswer } from './schemas.ts';
import { hashToken, openSession, type OpenSession } from './sessions.ts';

function describeSession(deps: ConsoleDeps, { account, expiresAt }: OpenSession): ConsoleSession {
  const { username, name, role } = account;
  return {
    account: { username, name, role },
    permissions: permissionsOf[role],
    brand: deps.brand,
    environment: deps.environment,
    portalOrigin: deps.portalOrigin,
    expiresAt: expiresAt.toISOString(),
  };
}

export function registerSessionRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { store, clock, secureCookies } = deps;
  api.post<{ Body: { username: string; password: string } }>(
    '/login',
    { schema: { body: loginBody, response: { 200: sessionAnswer } } },
    async (request, reply) => {
      const now = clock.now();
      const account = await checkLogin(deps, { ...request.body, address: request.ip, now });
      const { token, session } = await openSession(store, account, now);
      setSessionCookie(reply, secureCookies, token);
      return describeSession(deps, session);
    },
  );
  api.post('/logout', async (request, reply) => {
    const token = request.cookies[cookieName(secureCookies)];
    if (token) await store.removeSession(hashToken(token));
    clearSessionCookie(reply, secureCookies);
    return reply.code(204).send();
  });
  api.get(
    '/me',
    { preHandler: requirePermission(deps, 'read'), schema: { response: { 200: sessionAnswer } } },
    async (request) => describeSession(deps, sessionOf(request)),
  );
}
