import type { Subscription } from '../../../server/db/listen.ts';
import { followSessions, type SessionFollower } from './follow-sessions.ts';

/** The trigger of the table `member_session` notifies it, whatever ended the session and on which node. */
const endedSessionChannel = 'foyer_ended_session';

/** Follows on this node which sessions end, so that open pages that have one learn it without a call. */
export const watchSessions = (follower: SessionFollower): Promise<Subscription> =>
  followSessions(endedSessionChannel, follower);
