import type { Notifications, Subscription } from '../../../server/db/listen.ts';

/** What a node does with the sessions that a channel names. */
export interface SessionFollower {
  readonly notifications: Notifications;
  /** The hash of the token of a session; null where some were missed, and it may be any. */
  readonly tell: (session: string | null) => void;
}

/** Follows on this node for which sessions a channel brings something. */
export const followSessions = (
  channel: string,
  { notifications, tell }: SessionFollower,
): Promise<Subscription> => {
  let isFirst = true;
  return notifications.listen(channel, {
    notice: tell,
    ready: () => {
      if (!isFirst) tell(null);
      isFirst = false;
    },
  });
};
