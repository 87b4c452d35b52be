import type { Database } from '../../server/db/database.ts';
import type { AppError } from '../../server/infrastructure/http/app-error.ts';
import { refuseCall } from '../calls/refusals.ts';
import { findRest, readPlayClock } from './play-session.ts';
import type { PlayRules } from './play-rules.ts';

const resting = (until: Date): AppError =>
  refuseCall('play.resting', 'The rest after a reality check is running.', 409, {
    until: until.toISOString(),
  });

/**
 * Refuses games and stakes during the rest that follows a reality check.
 * @throws AppError 409 `play.resting` with `value.until`
 */
export async function refuseDuringRest(db: Database, memberId: string, now: Date): Promise<void> {
  const until = await findRest(db, memberId, now);
  if (until !== null) throw resting(until);
}

/**
 * Refuses a stake while a reality check waits for its answer, where the market asks for it.
 * @throws AppError 409 `play.check-due`
 */
export async function refuseWhileCheckDue(
  db: Database,
  session: { readonly memberId: string; readonly rules: PlayRules; readonly now: Date },
): Promise<void> {
  if (!session.rules.checkStopsPlay) return;
  const due = (await readPlayClock(db, session))?.checkDueAt ?? null;
  if (due !== null && due <= session.now)
    throw refuseCall('play.check-due', 'A reality check has to be answered first.', 409);
}
