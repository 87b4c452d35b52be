import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import type { Play, VendorParts } from './round-store.ts';

const sessionMs = 12 * 3_600_000;
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Begins play with a start of the platform; the token is for the game's page. */
export async function openSession(
  parts: VendorParts,
  start: Omit<Play, 'token_hash' | 'expires_at'>,
): Promise<{ readonly token: string; readonly play: Play }> {
  const { db, clock, random } = parts;
  const now = clock.now();
  const token = random.token();
  await db.deleteFrom('vendor_session').where('expires_at', '<=', now).execute();
  const play = await db
    .insertInto('vendor_session')
    .values({
      ...start,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + sessionMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, play };
}

/** The bearer of a session's token plays; it comes in a header, so that no other site can send it. */
export async function requirePlay({ db, clock }: VendorParts, request: FastifyRequest): Promise<Play> {
  const token = request.headers['x-session'];
  const play =
    typeof token === 'string' && token.length <= 128
      ? await db
          .selectFrom('vendor_session')
          .selectAll()
          .where('token_hash', '=', hashToken(token))
          .where('expires_at', '>', clock.now())
          .executeTakeFirst()
      : undefined;
  if (play === undefined)
    throw new AppError({ status: 401, code: 'game.session-over', message: 'No play has this token.' });
  return play;
}
