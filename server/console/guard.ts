import type { FastifyReply, FastifyRequest } from 'fastify';
import { idleHeader, permissionsOf, type ConsolePermission } from '../../src/protocol/console-api.ts';
import type { ConsoleDeps } from './deps.ts';
import { Refusal } from './refusal.ts';
import { absoluteMs, findOpenSession, type OpenSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    consoleSession: OpenSession | null;
  }
}

export function cookieName(secure: boolean): string {
  return secure ? '__Host-foyer-console' : 'foyer-console';
}
function cookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure } as const;
}
export function setSessionCookie(reply: FastifyReply, secure: boolean, token: string): void {
  void reply.setCookie(cookieName(secure), token, { ...cookieOptions(secure), maxAge: absoluteMs / 1000 });
}
export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(cookieName(secure), cookieOptions(secure));
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a mutation that another site's page could have sent: its `Origin` must be the origin the
 * call came to. SameSite=Strict is the first defence; this one also covers sibling subdomains and ports.
 */
export async function requireOwnOrigin(request: FastifyRequest): Promise<void> {
  if (readingMethods.has(request.method)) return;
  const origin = request.headers.origin;
  const parsed = origin && URL.canParse(origin) ? new URL(origin) : null;
  if (!parsed || parsed.host !== request.headers.host)
    throw new Refusal('request.origin', 'This call must come from the console itself.');
}

/** Answers the session of a call that a guard with {@link requirePermission} let through. */
export function sessionOf(request: FastifyRequest): OpenSession {
  if (!request.consoleSession) throw new Error('The route has no guard: expected a session.');
  return request.consoleSession;
}

/** What somebody said about a step, without blanks around it. @throws Refusal where it says nothing */
export function requireNote(note: string): string {
  if (note.trim() === '') throw new Refusal('publish.note-required', 'Say why first.');
  return note.trim();
}

/** A guard: signed in, and with a role that has `permission`. */
export function requirePermission(deps: ConsoleDeps, permission: ConsolePermission) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = request.cookies[cookieName(deps.secureCookies)];
    const attended = request.headers[idleHeader] === undefined;
    const session = token ? await findOpenSession(deps.store, token, deps.clock.now(), attended) : null;
    if (!session) throw new Refusal('session.required', 'Sign in first.');
    const { role } = session.account;
    if (!permissionsOf[role].includes(permission))
      throw new Refusal('role.not-allowed', `The role "${role}" may not ${permission}.`, {
        value: { role, permission },
      });
    request.consoleSession = session;
  };
}
