import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberParts } from '../../parts.ts';
import { findClosure, isBlocked, type ClosurePeriod, type Place } from './availability.ts';

/** What a person who finds the platform closed still needs: why, the way to help, and the way out. */
const openCalls: ReadonlySet<string> = new Set(['system.status', 'support.link', 'session.logout']);

/** Where a request comes from; the country is what the proxy says, where one is trusted to. */
export function readPlace(
  request: FastifyRequest,
  { countryHeader }: Pick<MemberParts, 'countryHeader'>,
): Place {
  const header = countryHeader === null ? undefined : request.headers[countryHeader];
  const country = typeof header === 'string' && /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;
  return { address: request.ip, country };
}

/** Milliseconds since 1970, as games tell their maintenance (wire contract, A2). */
export const writePeriod = ({ from, until }: ClosurePeriod) => ({
  maintainTime: from.getTime(),
  endTime: until?.getTime() ?? null,
});

/** Seconds until it may be open again, for clients that retry automatically. */
function secondsUntil({ until }: ClosurePeriod, now: Date): number {
  const seconds = until === null ? 60 : Math.ceil((until.getTime() - now.getTime()) / 1_000);
  return Math.min(3_600, Math.max(1, seconds));
}

/**
 * Refuses a call while the platform is closed, or to where the call comes from.
 * @throws AppError 503 `system.maintenance` with the time, 403 `region.blocked`
 */
export async function checkAvailability(
  { availability, clock, countryHeader }: Pick<MemberParts, 'availability' | 'clock' | 'countryHeader'>,
  name: string,
  request: FastifyRequest,
): Promise<void> {
  if (openCalls.has(name)) return;
  const facts = await availability.read();
  if (isBlocked(facts, readPlace(request, { countryHeader })))
    throw new AppError({
      status: 403,
      code: 'region.blocked',
      message: 'The platform is not open to where this call comes from.',
    });
  const closure = findClosure(facts, clock.now());
  if (closure === null) return;
  throw new AppError({
    status: 503,
    code: 'system.maintenance',
    message: 'The platform is closed for maintenance.',
    value: { content: { data: writePeriod(closure) } },
    retryAfterSeconds: secondsUntil(closure, clock.now()),
  });
}
