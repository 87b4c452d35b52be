import type {
  NoticeOverview,
  NoticeFields,
  NoticeLine,
  NoticeRequest,
  NoticeState,
} from './console-notices.ts';

const now = '2026-11-21T09:00:00.000Z';
export const sampleNotice: NoticeFields = {
  kind: 'PL',
  texts: {
    EN: { title: 'New tables', body: '<p>Three tables opened in the <strong>live casino</strong>.</p>' },
  },
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '',
  image: '',
  link: '',
  membersOnly: false,
};
export interface NoticeBook {
  readonly overview: () => NoticeOverview;
  readonly save: (request: NoticeRequest, state: NoticeState, by: string) => void;
  readonly withdraw: (id: string, by: string) => void;
  readonly remove: (id: string) => void;
  readonly send: (id: string, by: string) => void;
}
const unsent = { sentBy: null, sentAt: null, reached: 0, findings: [] };
/** One is shown, with the number 1; nothing is refused. */
export function createNoticeBook(): NoticeBook {
  let notices: readonly NoticeLine[] = [
    { id: '1', state: 'shown', fields: sampleNotice, changedBy: null, changedAt: null, ...unsent },
  ];
  const change = (id: string, by: string, what: Partial<NoticeLine>): void => {
    notices = notices.map((one) =>
      one.id === id ? { ...one, ...what, changedBy: by, changedAt: now } : one,
    );
  };
  return {
    overview: () => ({ notices }),
    save: ({ id, fields }, state, by) => {
      if (id !== null) return change(id, by, { fields, state });
      const made = {
        id: String(notices.length + 1),
        state,
        fields,
        changedBy: by,
        changedAt: now,
        ...unsent,
      };
      notices = [made, ...notices];
    },
    send: (id, by) => {
      notices = notices.map((one) => (one.id === id ? { ...one, sentBy: by, sentAt: now, reached: 2 } : one));
    },
    withdraw: (id, by) => change(id, by, { state: 'withdrawn' }),
    remove: (id) => {
      notices = notices.filter((one) => one.id !== id);
    },
  };
}
