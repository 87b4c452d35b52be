import type {
  NoticeOverview,
  NoticeFields,
  NoticeLine,
  notices,
  NoticeState,
} from '../../../src/protocol/calls/notices.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';

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
interface NoticeBook {
  readonly overview: () => NoticeOverview;
  readonly save: (
    request: Omit<InputOf<typeof notices.publish>, 'by'>,
    state: NoticeState,
    by: string,
  ) => void;
  readonly withdraw: (id: string, by: string) => void;
  readonly remove: (id: string) => void;
  readonly send: (id: string, by: string) => void;
}
const unsent = { sentBy: null, sentAt: null, reached: 0, findings: [] };
/** One is shown, with the number 1; nothing is refused. */
function createNoticeBook(): NoticeBook {
  let lines: readonly NoticeLine[] = [
    { id: '1', state: 'shown', fields: sampleNotice, changedBy: null, changedAt: null, ...unsent },
  ];
  const change = (id: string, by: string, what: Partial<NoticeLine>): void => {
    lines = lines.map((one) => (one.id === id ? { ...one, ...what, changedBy: by, changedAt: now } : one));
  };
  return {
    overview: () => ({ notices: lines }),
    save: ({ id, fields }, state, by) => {
      if (id !== null) return change(id, by, { fields, state });
      const made = {
        id: String(lines.length + 1),
        state,
        fields,
        changedBy: by,
        changedAt: now,
        ...unsent,
      };
      lines = [made, ...lines];
    },
    send: (id, by) => {
      lines = lines.map((one) => (one.id === id ? { ...one, sentBy: by, sentAt: now, reached: 2 } : one));
    },
    withdraw: (id, by) => change(id, by, { state: 'withdrawn' }),
    remove: (id) => {
      lines = lines.filter((one) => one.id !== id);
    },
  };
}

/** Announcements in memory; nothing is refused. */
export function createNoticesFake(): Answers<typeof notices> {
  const book = createNoticeBook();
  const read = async () => book.overview();
  return {
    read,
    saveDraft: answerAfter(async ({ by, ...request }) => book.save(request, 'draft', by), read),
    publish: answerAfter(async ({ by, ...request }) => book.save(request, 'shown', by), read),
    withdraw: answerAfter(async ({ id, by }) => book.withdraw(id, by), read),
    removeDraft: answerAfter(async ({ id }) => book.remove(id), read),
    send: answerAfter(async ({ id, by }) => book.send(id, by), read),
  };
}
