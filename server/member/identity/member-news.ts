import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Notifications, Subscription } from '../../db/listen.ts';

const memberNewsChannel = 'foyer_member_news';

/**
 * Tells the open pages of members, on every server process, that another person did something that concerns them.
 * Once for each session, when the transaction is committed, and what happened is not said.
 * @param members a query for their numbers
 */
export async function tellOpenPages(db: Database, members: RawBuilder<unknown>): Promise<void> {
  await sql`select pg_notify(${memberNewsChannel}, token_hash) from member_session
    where member_id in (${members})`.execute(db);
}

/** Follows on this node for which sessions there is news. */
export async function watchMemberNews({
  notifications,
  tell,
}: {
  readonly notifications: Notifications;
  /** The hash of the token of a session; null where news was missed, and there may be some for any. */
  readonly tell: (session: string | null) => void;
}): Promise<Subscription> {
  let isFirst = true;
  return notifications.listen(memberNewsChannel, {
    notice: tell,
    ready: () => {
      if (!isFirst) tell(null);
      isFirst = false;
    },
  });
}
