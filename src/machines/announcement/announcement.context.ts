import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, listOf, text, textOrNull, whole } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** A notice of the popup list. `content` is HTML, shown by the sanitised component only. */
export interface Announcement {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** Date as YYYY-MM-DD (specification, section 2). */
  readonly startDate: string;
  /** Shows the way to the reward centre. */
  readonly hasReward: boolean;
}
export const announcementSchema: JsonSchema = closedObject({
  id: text,
  title: text,
  content: text,
  startDate: text,
  hasReward: flag,
});
export interface AnnouncementContext extends Complaint {
  readonly announcements: readonly Announcement[];
  /** Place of the one that is open, from 0. */
  readonly at: number;
}
export const announcementProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  announcements: listOf(announcementSchema),
  current: { anyOf: [announcementSchema, { type: 'null' }] },
  number: whole,
  count: whole,
  hasNext: flag,
  hasPrevious: flag,
});
export function projectAnnouncement(snapshot: SnapshotLike): JsonObject {
  const { announcements, at, error } = snapshot.context as AnnouncementContext;
  const state = readStatePath(snapshot.value);
  const isShowing = state === 'showing';
  return {
    state,
    busy: state === 'loading',
    error,
    announcements: announcements.map((one) => ({ ...one })),
    current: isShowing ? { ...(announcements[at] as Announcement) } : null,
    number: isShowing ? at + 1 : 0,
    count: announcements.length,
    hasNext: isShowing && at + 1 < announcements.length,
    hasPrevious: isShowing && at > 0,
  };
}
