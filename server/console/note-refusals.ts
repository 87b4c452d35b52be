import type { FastifyRequest } from 'fastify';
import type { ConsoleDeps } from './deps.ts';
import { cookieName } from './guard.ts';
import { findOpenSession } from './sessions.ts';

/** What a caller tried without being allowed to. A wrong password and a wrong code are recorded where they are judged. */
const recorded: ReadonlySet<string> = new Set([
  'session.required',
  'session.throttled',
  'factor.required',
  'factor.due',
  'factor.throttled',
  'proof.required',
  'role.not-allowed',
  'request.origin',
  'link.unknown',
  'people.self',
  'approval.own-change',
  'withdrawal.second-person',
  'message.closed',
]);

/** Whose session the call has, also where it was refused before that was asked. */
async function findCaller(deps: ConsoleDeps, request: FastifyRequest): Promise<string | null> {
  if (request.consoleSession !== null) return request.consoleSession.account.username;
  const token = request.cookies[cookieName(deps.secureCookies)];
  const session = token ? await findOpenSession(deps, token, deps.clock.now(), false) : null;
  return session?.account.username ?? null;
}

/** Records a refusal of that kind. The refusal itself is answered whatever becomes of its record. */
export async function noteRefusal(deps: ConsoleDeps, request: FastifyRequest, code: string): Promise<void> {
  if (!recorded.has(code)) return;
  try {
    const username = await findCaller(deps, request);
    const about = `${request.method} ${request.routeOptions.url ?? ''}`;
    await deps.refusals({ action: 'call.refuse', username, isAuthor: true, code, about });
  } catch (cause) {
    request.log.error(cause);
  }
}
