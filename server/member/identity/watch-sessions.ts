import type { Notifications, Subscription } from '../../db/listen.ts';

/** The trigger of the table `member_session` notifies it, whatever ended the session and on which node. */
const endedSessionChannel = 'foyer_ended_session';

/** Follows on this node which sessions end, so that open pages that have one learn it without a call. */
export async function watchSessions({
  notifications,
  tell,
}: {
  readonly notifications: Notifications;
  /** The hash of the token of a session that ended; null where some were missed, and any may have ended. */
  readonly tell: (session: string | null) => void;
}): Promise<Subscription> {
  let isFirst = true;
  return notifications.listen(endedSessionChannel, {
    notice: tell,
    ready: () => {
      if (!isFirst) tell(null);
      isFirst = false;
    },
  });
}
