import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, listOf, noPayload, oneOfTexts, text } from '../payload-schema.ts';
import {
  announcementProjectionSchema,
  announcementSchema,
  projectAnnouncement,
  type Announcement,
  type AnnouncementContext,
} from './announcement.context.ts';

const first: Announcement = {
  id: 'a-1',
  title: 'Planned maintenance',
  content: '<p>Sunday from 03:00 to 04:00.</p>',
  startDate: '2026-01-01',
  hasReward: false,
};

/** Popup notices, in order and one at a time; those of today that were dismissed stay away. */
export const announcementContract: MachineContract = {
  id: 'announcement',
  version: 1,
  summary: 'Shows the popup notices in order, one at a time, once per session.',
  events: {
    'notices.retry': noPayload,
    'notices.next': noPayload,
    'notices.previous': noPayload,
    'notices.close': noPayload,
    'reward.open': noPayload,
  },
  effects: { rememberSeen: closedObject({ ids: listOf(text) }), openRewards: noPayload },
  projection: announcementProjectionSchema,
  project: projectAnnouncement,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    showing: { waits: 'person' },
    closed: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({ moment: oneOfTexts(['start', 'afterLogin']) }),
  services: {
    loadAnnouncements: {
      input: closedObject({ moment: text }),
      output: closedObject({ announcements: listOf(announcementSchema) }),
      outcomes: [
        { name: 'none', kind: 'done', value: { announcements: [] } },
        { name: 'one', kind: 'done', value: { announcements: [{ ...first }] } },
        {
          name: 'two',
          kind: 'done',
          value: { announcements: [{ ...first }, { ...first, id: 'a-2', title: 'Bonus', hasReward: true }] },
        },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: [],
  secrets: [],
  bounded: ({ announcements, at, error }: AnnouncementContext) => ({
    at,
    count: announcements.length,
    rewards: announcements[at]?.hasReward ?? false,
    error,
  }),
};
