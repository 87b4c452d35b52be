import type { NoticeFields, NoticeLine, notices, NoticeState } from '../../../src/protocol/calls/notices.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';
import { now } from './proposals.fake.ts';

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

const unsent = { sentBy: null, sentAt: null, reached: 0, findings: [] };
/** Announcements in memory: one is shown, with the number 1; nothing is refused. */
export function createNoticesFake(): Answers<typeof notices> {
  let lines: readonly NoticeLine[] = [
    { id: '1', state: 'shown', fields: sampleNotice, changedBy: null, changedAt: null, ...unsent },
  ];
  const read = async () => ({ notices: lines });
  const set = (id: string, what: Partial<NoticeLine>): void => {
    lines = lines.map((one) => (one.id === id ? { ...one, ...what } : one));
  };
  const saveAs = (state: NoticeState) =>
    answerAfter(async ({ id, fields, by }: InputOf<typeof notices.publish>) => {
      const said = { fields, state, changedBy: by, changedAt: now };
      if (id !== null) return set(id, said);
      lines = [{ id: String(lines.length + 1), ...said, ...unsent }, ...lines];
    }, read);
  return {
    read,
    saveDraft: saveAs('draft'),
    publish: saveAs('shown'),
    withdraw: answerAfter(
      async ({ id, by }) => set(id, { state: 'withdrawn', changedBy: by, changedAt: now }),
      read,
    ),
    removeDraft: answerAfter(async ({ id }) => {
      lines = lines.filter((one) => one.id !== id);
    }, read),
    send: answerAfter(async ({ id, by }) => set(id, { sentBy: by, sentAt: now, reached: 2 }), read),
  };
}
