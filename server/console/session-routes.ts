import type { FastifyInstance } from 'fastify';
import type { ConsoleDeps } from './deps.ts';
import { clearSessionCookie, cookieName, needs, openToAll, sessionOf } from './guard.ts';
import { checkLogin } from './login.ts';
import { loginBody, sessionAnswer } from './schemas.ts';
import { hashToken } from './sessions.ts';
import { describeSession, signIn } from './sign-in.ts';

export function registerSessionRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { store, clock, secureCookies } = deps;
  api.post<{ Body: { username: string; password: string } }>(
    '/login',
    { config: openToAll, schema: { body: loginBody, response: { 200: sessionAnswer } } },
    async (request, reply) => {
      const attempt = { ...request.body, address: request.ip, now: clock.now() };
      return signIn(deps, request, reply, { account: await checkLogin(deps, attempt), withFactor: false });
    },
  );
  api.post('/logout', { config: openToAll }, async (request, reply) => {
    const token = request.cookies[cookieName(secureCookies)];
    if (token) await store.removeSession(hashToken(token));
    clearSessionCookie(reply, secureCookies);
    return reply.code(204).send();
  });
  const early = ['asked', 'due'] as const;
  api.get(
    '/me',
    { config: needs('read', { early }), schema: { response: { 200: sessionAnswer } } },
    async (request) => describeSession(deps, sessionOf(request)),
  );
}
