import { defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import { closedObject, listOf, oneOfTexts, orNull, schemasOf, type ValueOf } from '../payload-schema.ts';
import { call, done } from '../service-contract.ts';
import { flag, noPayload, text, integer } from '../value-kinds.ts';

/** A notice of the popup list. `content` is HTML, shown by the sanitised component only. */
const first = {
  id: 'a-1',
  title: 'Planned maintenance',
  content: '<p>Sunday from 03:00 to 04:00.</p>',
  /** Date as YYYY-MM-DD (specification, section 2). */
  startDate: '2026-01-01',
  /** Shows the way to the reward centre. */
  hasReward: false,
};
export const announcementSchema = closedObject(schemasOf(first, {}));
export type Announcement = ValueOf<typeof announcementSchema>;
const fields = { announcements: listOf(announcementSchema) };
/** Place of the one that is open, from 0. */
const hidden = { at: integer, moment: text };
export type AnnouncementContext = FlowContext<typeof fields & typeof hidden>;
/** Popup notices, in order and one at a time; those of today that were dismissed stay away. */
export const announcementContract = defineFlow({
  id: 'announcement',
  summary: 'Shows the popup notices in order, one at a time, once per session.',
  events: withoutPayload('notices.retry', 'notices.next', 'notices.previous', 'notices.close', 'reward.open'),
  effects: { rememberSeen: closedObject({ ids: listOf(text) }), openRewards: noPayload },
  shows: {
    ...fields,
    current: orNull(announcementSchema),
    number: integer,
    count: integer,
    hasNext: flag,
    hasPrevious: flag,
  },
  read: ({ announcements, at }: AnnouncementContext, state) => {
    const isShowing = state === 'showing';
    return {
      current: isShowing ? (announcements[at] ?? null) : null,
      number: isShowing ? at + 1 : 0,
      count: announcements.length,
      hasNext: isShowing && at + 1 < announcements.length,
      hasPrevious: isShowing && at > 0,
    };
  },
  states: { server: ['loading'], person: ['failed', 'showing'], final: ['closed'] },
  input: closedObject({ moment: oneOfTexts(['start', 'afterLogin']) }),
  words: {
    service: 'loadAnnouncements',
    keep: (context: AnnouncementContext, answer: Pick<AnnouncementContext, 'announcements'>) => ({
      announcements: context.announcements.map(translateBy(answer.announcements, 'title', 'content')),
    }),
  },
  services: {
    loadAnnouncements: call({ moment: text }, fields, [
      done('none', { announcements: [] }),
      done('one', { announcements: [first] }),
      done('two', { announcements: [first, { ...first, id: 'a-2', title: 'Bonus', hasReward: true }] }),
    ]),
  },
  bounded: ({ announcements, at, error }: AnnouncementContext) => ({
    at,
    count: announcements.length,
    rewards: announcements[at]?.hasReward ?? false,
    error,
  }),
});
