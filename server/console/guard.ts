import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { idleHeader, permissionsOf, type ConsolePermission } from '../../src/protocol/console/console-api.ts';
import type { ConsoleErrorCode } from '../../src/protocol/console/console-error-codes.ts';
import type { FactorState, ProofRule } from '../../src/protocol/console/console-factors.ts';
import type { Call } from '../../src/protocol/console/define-call.ts';
import { describeSecondPersonFault } from '../infrastructure/audit/second-person.ts';
import type { ConsoleDeps } from './deps.ts';
import { defaultProof, requireProof, requireWhole } from './factors/proof.ts';
import { Refusal } from './refusal.ts';
import { absoluteMs, findOpenSession, type OpenSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    consoleSession: OpenSession | null;
  }
  interface FastifyContextConfig {
    /** The definition that the route comes from. */
    readonly call?: Call;
    /** What the console asks of the caller of the route. */
    readonly needs?: ConsolePermission | 'nothing';
    /** Whether a fresh proof is asked for; what is left out follows from the rest. */
    readonly proof?: ProofRule;
    /** Before the login is finished it is answered in these states too. */
    readonly early?: readonly FactorState[];
    /** Whether it decides about money or a proposal, which a new account does not. */
    readonly decides?: boolean;
    /** Why what it shows of members is not recorded. */
    readonly look?: { readonly none: string };
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
 * Refuses a mutation that another site's page could have sent: its `Origin` must be the console's address as it is
 * configured, with scheme and port. What the caller calls the host is not asked: a foreign name that leads here
 * (DNS rebinding) is in `Host` and in `Origin` alike. SameSite=Strict is the first defence; this one also covers
 * sibling subdomains and ports.
 */
export const requireOwnOrigin =
  (consoleOrigin: string) =>
  async ({ method, headers: { origin } }: FastifyRequest): Promise<void> => {
    if (readingMethods.has(method) || origin === consoleOrigin) return;
    throw new Refusal('request.origin', `This call must come from the console at ${consoleOrigin}.`);
  };

/** Answers the session of a call that {@link guardRoutes} let through. */
export function sessionOf(request: FastifyRequest): OpenSession {
  if (!request.consoleSession) throw new Error('The route is open to all: expected a session.');
  return request.consoleSession;
}

/** The operator's note about a step, trimmed. @throws Refusal where it is empty */
export function requireNote(note: string, code: ConsoleErrorCode = 'publish.note-required'): string {
  if (note.trim() === '') throw new Refusal(code, 'Say why first.');
  return note.trim();
}

/** Stops the start where a route says nothing of who may call it. */
export function requireDeclaredNeed({ method, url, config }: RouteOptions): void {
  if (config?.needs === undefined)
    throw new Error(`Expected the route ${String(method)} ${url} to name the permission that it needs.`);
}

/**
 * A hook for all routes: logged in, with a role that has what the route needs, and proven in the last minutes where
 * it asks for that. It runs before anything of the call is read, so that a stranger does not learn what a call takes.
 */
export function guardRoutes(
  deps: Pick<ConsoleDeps, 'store' | 'clock' | 'secureCookies' | 'demo' | 'factors'>,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const { needs: permission, early, proof } = request.routeOptions.config;
    if (request.is404 || permission === 'nothing') return;
    if (permission === undefined) throw new Error('The route does not say who may call it.');
    const token = request.cookies[cookieName(deps.secureCookies)];
    const attended = request.headers[idleHeader] === undefined;
    const session = token ? await findOpenSession(deps, token, deps.clock.now(), attended) : null;
    if (!session) throw new Refusal('session.required', 'Log in first.');
    // Also for who records the refusals that follow.
    request.consoleSession = session;
    requireWhole(session, early);
    requireRole(session, permission);
    if (request.routeOptions.config.decides === true) requireWaited(session, deps.clock.now());
    await requireProof(deps, session, proof ?? defaultProof(request.method, permission));
  };
}

/** @throws Refusal `approval.too-new` with the moment from which the account decides */
function requireWaited({ account: { decidesFrom } }: OpenSession, now: Date): void {
  if (decidesFrom === null || decidesFrom <= now) return;
  const fault = { code: 'approval.too-new', from: decidesFrom.toISOString() } as const;
  throw new Refusal(fault.code, describeSecondPersonFault(fault), { value: { from: fault.from } });
}

/** @throws Refusal where the role of the session has no such permission */
export function requireRole({ account: { role } }: OpenSession, permission: ConsolePermission): void {
  if (!permissionsOf[role].includes(permission))
    throw new Refusal(
      'role.not-allowed',
      `The role "${role}" does not have the permission "${permission}".`,
      {
        value: { role, permission },
      },
    );
}
