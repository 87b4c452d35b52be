import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { Subscription } from '../../../server/db/listen.ts';
import { followSessions, type SessionFollower } from './follow-sessions.ts';

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
export const watchMemberNews = (follower: SessionFollower): Promise<Subscription> =>
  followSessions(memberNewsChannel, follower);
