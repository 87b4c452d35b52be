import type { Database } from '../../server/db/database.ts';
import { frozenAccount, onBreak } from '../protection/on-break.ts';
import { notSignedIn, refuseCall } from '../calls/refusals.ts';
import type { Launch } from './rounds.ts';

/** Longest use of one start of a game; after it the game has to be started again. */
export const longestLaunchMs = 12 * 3_600_000;

const findLogin = (db: Database, launch: Launch, now: Date) =>
  db
    .selectFrom('member_session')
    .innerJoin('member', 'member.id', 'member_session.member_id')
    .select('member.frozen')
    .where('token_hash', '=', launch.session_hash)
    .where('member_id', '=', launch.member_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();

async function findBreakEnd(db: Database, memberId: string, now: Date): Promise<Date | null> {
  const { break_until } = await db
    .selectFrom('member')
    .select('break_until')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return break_until !== null && break_until > now ? break_until : null;
}

/** Whether the login that a game was started in is still open. */
export const isLoginOpen = async (db: Database, launch: Launch, now: Date): Promise<boolean> =>
  (await findLogin(db, launch, now)) !== undefined;

/**
 * Whether a stake or a step of a round may be taken now: the login that the game was started in is still
 * valid, and the account may play. Asked with the member locked, before every stake.
 * @throws AppError 401 `login.not.session`, 403 `account.frozen`, `account.on-break`, 409
 * `game.launch-over`, `limit.session`
 */
export async function requirePlay(db: Database, launch: Launch, now: Date): Promise<void> {
  if (launch.closed_by === 'freeze') throw frozenAccount();
  if (launch.closed_by === 'break') throw onBreak(await findBreakEnd(db, launch.member_id, now));
  if (launch.closed_by === 'time-limit')
    throw refuseCall('limit.session', 'A limit on time has ended the game.', 409);
  if (launch.opened_at === null || now.getTime() - launch.created_at.getTime() > longestLaunchMs)
    throw refuseCall('game.launch-over', 'The game has to be started again.', 409);
  const session = await findLogin(db, launch, now);
  if (session === undefined) throw notSignedIn();
  if (session.frozen) throw frozenAccount();
}
