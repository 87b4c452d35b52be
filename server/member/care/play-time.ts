import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A gap between two calls that is longer was not spent here: the page asks more often while it is seen. */
const longestGapSeconds = 300;
const hourMs = 3_600_000;

/** Adds the time since the session's last call to the hour that it is now. */
export async function notePlayTime(
  db: Database,
  memberId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<void> {
  const seconds = Math.floor((now.getTime() - since.getTime()) / 1_000);
  if (seconds <= 0 || seconds > longestGapSeconds) return;
  await db
    .insertInto('care_hour')
    .values({ member_id: memberId, hour: new Date(Math.floor(now.getTime() / hourMs) * hourMs), seconds })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'hour']).doUpdateSet({
        // Two sessions at once do not make an hour longer.
        seconds: sql<number>`least(3600, care_hour.seconds + excluded.seconds)`,
      }),
    )
    .execute();
}
