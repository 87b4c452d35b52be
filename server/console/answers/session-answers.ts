import type { session } from '../../../src/protocol/calls/session.ts';
import type { ConsoleDeps } from '../deps.ts';
import { clearSessionCookie, cookieName, sessionOf } from '../guard.ts';
import { checkLogin } from '../login.ts';
import type { Handlers } from '../register-calls.ts';
import { hashToken } from '../sessions.ts';
import { describeSession, signIn } from '../sign-in.ts';

/** Logging in and out. */
export const answerSession = (deps: ConsoleDeps): Handlers<typeof session> => ({
  me: (_, { request }) => describeSession(deps, sessionOf(request)),
  logIn: async (credentials, { request, reply }) => {
    const attempt = { ...credentials, address: request.ip, now: deps.clock.now() };
    return signIn(deps, request, reply, { account: await checkLogin(deps, attempt), withFactor: false });
  },
  logOut: async (_, { request, reply }) => {
    const token = request.cookies[cookieName(deps.secureCookies)];
    if (token) await deps.store.removeSession(hashToken(token));
    clearSessionCookie(reply, deps.secureCookies);
  },
});
