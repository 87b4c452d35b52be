import { isSessionEnd, type SessionEnd } from '../../../src/protocol/session-end.ts';
import type { Database } from '../../../server/db/database.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { notSignedIn } from '../../calls/refusals.ts';
import { hashToken } from '../../calls/tokens.ts';

/** A browser that was away for longer learns that its session ended, without the reason. */
const toldForMs = 30 * 86_400_000;
/** What the member did on another device: the wire has an own code for it. */
const doneElsewhere: readonly (SessionEnd | null)[] = ['loggedOut', 'newContact', null];

/**
 * Ends sessions of a member, and remembers why for the browsers that have them. The only way to end
 * sessions other than the caller's; in the transaction of what ends them.
 */
export async function endSessions(
  db: Database,
  memberId: string,
  {
    reason,
    at,
    id,
    except,
  }: {
    readonly reason: SessionEnd;
    readonly at: Date;
    /** Only this one, by its number in the list of devices. */
    readonly id?: string;
    /** Token of the session that stays: the one that asks. */
    readonly except?: string;
  },
): Promise<void> {
  let sessions = db.deleteFrom('member_session').where('member_id', '=', memberId);
  if (id !== undefined) sessions = sessions.where('id', '=', id);
  if (except !== undefined) sessions = sessions.where('token_hash', '<>', hashToken(except));
  const ended = await sessions.returning(['token_hash', 'scope']).execute();
  await db
    .deleteFrom('ended_session')
    .where('ended_at', '<', new Date(at.getTime() - toldForMs))
    .execute();
  // Staff who look at the pages learn nothing of what the member did.
  const rows = ended
    .filter(({ scope }) => scope !== 'look')
    .map(({ token_hash }) => ({ token_hash, ended_at: at, reason }));
  if (rows.length === 0) return;
  await db
    .insertInto('ended_session')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The refusal of a token that opens nothing: 401 `duplicateLogin` where another device ended its session,
 * else 401 `login.not.session` (wire contract A2), with `value.reason` where the reason is known.
 */
export async function refuseToken({ db }: { readonly db: Database }, token: string): Promise<AppError> {
  const ended =
    token.length > 128
      ? undefined
      : await db
          .selectFrom('ended_session')
          .select('reason')
          .where('token_hash', '=', hashToken(token))
          .executeTakeFirst();
  if (ended === undefined) return notSignedIn();
  return new AppError({
    status: 401,
    code: doneElsewhere.includes(ended.reason) ? 'duplicateLogin' : 'login.not.session',
    message: 'The session was ended by something else than its browser.',
    ...(isSessionEnd(ended.reason) ? { value: { reason: ended.reason } } : {}),
  });
}
