import type { Database } from '../../db/database.ts';
import { notSignedIn, refuseCall } from '../http/refusals.ts';
import type { Launch } from './rounds.ts';

/** Longest use of one start of a game; after it the game has to be started anew. */
const longestMs = 12 * 3_600_000;

/**
 * Whether a stake may be taken now: the login that the game was started in still stands, and so does the
 * account. Asked with the member locked, before every stake.
 * @throws AppError 401 `login.not.session`, 403 `account.frozen`, 409 `game.launch-over`
 */
export async function requirePlay(db: Database, launch: Launch, at: Date): Promise<void> {
  if (launch.opened_at === null || at.getTime() - launch.created_at.getTime() > longestMs)
    throw refuseCall('game.launch-over', 'The game has to be started anew.', 409);
  const session = await db
    .selectFrom('member_session')
    .innerJoin('member', 'member.id', 'member_session.member_id')
    .select('member.frozen')
    .where('token_hash', '=', launch.session_hash)
    .where('member_id', '=', launch.member_id)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (session === undefined) throw notSignedIn();
  if (session.frozen) throw refuseCall('account.frozen', 'The account is closed for now.', 403);
}
