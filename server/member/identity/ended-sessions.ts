import type { Database } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { notSignedIn } from '../http/refusals.ts';
import { hashToken } from '../http/tokens.ts';

/** A browser that was away for longer learns that its session ended, without the reason. */
const toldForMs = 30 * 86_400_000;

/** Remembers sessions that were just ended from another device. In the transaction that ended them. */
export async function rememberEnded(db: Database, tokenHashes: readonly string[], now: Date): Promise<void> {
  await db
    .deleteFrom('ended_session')
    .where('ended_at', '<', new Date(now.getTime() - toldForMs))
    .execute();
  if (tokenHashes.length === 0) return;
  await db
    .insertInto('ended_session')
    .values(tokenHashes.map((token_hash) => ({ token_hash, ended_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The refusal of a token that opens nothing: 401 `duplicateLogin` where another device ended its session,
 * else 401 `login.not.session` (wire contract A2).
 */
export async function refuseToken({ db }: { readonly db: Database }, token: string): Promise<AppError> {
  const ended =
    token.length > 128
      ? undefined
      : await db
          .selectFrom('ended_session')
          .select('token_hash')
          .where('token_hash', '=', hashToken(token))
          .executeTakeFirst();
  return ended === undefined
    ? notSignedIn()
    : new AppError({
        status: 401,
        code: 'duplicateLogin',
        message: 'The session was ended from another device.',
      });
}
