import { createHmac, timingSafeEqual } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sign = (secret: string, launch: string): Buffer =>
  createHmac('sha256', secret).update(`launch-ticket.${launch}`).digest();

/**
 * What opens a launch, made from its id: nothing that could open a game is kept anywhere, and a repeated
 * call gives the same one. That it works once, and for how long, is the launch's to know.
 */
export const makeTicket = (secret: string, launch: string): string =>
  `${launch}.${sign(secret, launch).toString('base64url')}`;

/** The launch of a ticket that one of the secrets made; null for anything else. */
export function readTicket(secrets: readonly string[], ticket: string): string | null {
  const [launch = '', mark = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !uuid.test(launch)) return null;
  const given = Buffer.from(mark, 'base64url');
  const isOurs = secrets
    .map((secret) => sign(secret, launch))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  return isOurs ? launch : null;
}
