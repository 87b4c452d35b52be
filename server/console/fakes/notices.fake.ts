import type {
  NoticeOverview,
  NoticeFields,
  NoticeLine,
  NoticeVersion,
  notices,
  NoticeState,
} from '../../../src/protocol/calls/notices.ts';
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
  tag: '',
  readers: 'anyone',
  levels: [],
  languages: [],
};
type Saved = Omit<InputOf<typeof notices.publish>, 'by'>;
interface NoticeBook {
  readonly overview: () => NoticeOverview;
  readonly history: (id: string) => readonly NoticeVersion[];
  readonly save: (request: Saved, act: 'draft' | 'publish', by: string) => void;
  readonly withdraw: (id: string, by: string) => void;
  readonly order: (ids: readonly string[]) => void;
  readonly remove: (id: string) => void;
  readonly send: (id: string, by: string) => void;
}
const fresh = { sentBy: null, sentAt: null, reached: 0, findings: [], version: 1, waiting: null };
/** One is shown, with the number 1; nothing is refused. */
function createNoticeBook(): NoticeBook {
  let lines: readonly NoticeLine[] = [
    { id: '1', state: 'shown', fields: sampleNotice, changedBy: null, changedAt: null, ...fresh },
  ];
  const saved = new Map<string, NoticeVersion[]>();
  const change = (id: string, by: string, what: Partial<NoticeLine>): void => {
    lines = lines.map((one) =>
      one.id === id ? { ...one, ...what, version: one.version + 1, changedBy: by, changedAt: now } : one,
    );
  };
  const keep = (id: string, act: NoticeVersion['act'], by: string): void => {
    const line = lines.find((one) => one.id === id);
    if (line === undefined) return;
    const { version, waiting } = line;
    const fields = waiting?.fields ?? line.fields;
    saved.set(id, [{ version, act, fields, by, at: now, note: '' }, ...(saved.get(id) ?? [])]);
  };
  const insert = (fields: NoticeFields, state: NoticeState, by: string): string => {
    const id = String(lines.length + 1);
    lines = [{ id, state, fields, changedBy: by, changedAt: now, ...fresh }, ...lines];
    return id;
  };
  const update = ({ id, fields }: Saved & { readonly id: string }, act: 'draft' | 'publish', by: string) => {
    const isShown = lines.some((one) => one.id === id && one.state !== 'draft');
    if (act === 'draft' && isShown) change(id, by, { waiting: { fields, by, at: now } });
    else change(id, by, { fields, waiting: null, state: act === 'draft' ? 'draft' : 'shown' });
  };
  return {
    overview: () => ({ notices: lines, levels: [{ rank: 1, name: 'Bronze' }] }),
    history: (id) => saved.get(id) ?? [],
    save: ({ id, ...request }, act, by) => {
      if (id !== null) update({ id, ...request }, act, by);
      keep(id ?? insert(request.fields, act === 'draft' ? 'draft' : 'shown', by), act, by);
    },
    order: (ids) => {
      const placed = ids.flatMap((id) => lines.filter((one) => one.id === id));
      lines = [...placed, ...lines.filter(({ id }) => !ids.includes(id))];
    },
    send: (id, by) => {
      lines = lines.map((one) => (one.id === id ? { ...one, sentBy: by, sentAt: now, reached: 2 } : one));
    },
    withdraw: (id, by) => {
      change(id, by, { state: 'withdrawn' });
      keep(id, 'withdraw', by);
    },
    remove: (id) => {
      lines = lines.flatMap((one) => {
        if (one.id !== id) return [one];
        return one.state === 'draft' ? [] : [{ ...one, waiting: null }];
      });
    },
  };
}

/** Entries in memory; nothing is refused. */
export function createNoticesFake(): Answers<typeof notices> {
  const book = createNoticeBook();
  const read = async () => book.overview();
  return {
    read,
    history: async ({ id }) => ({ versions: book.history(id) }),
    saveDraft: answerAfter(async ({ by, ...request }) => book.save(request, 'draft', by), read),
    publish: answerAfter(async ({ by, ...request }) => book.save(request, 'publish', by), read),
    withdraw: answerAfter(async ({ id, by }) => book.withdraw(id, by), read),
    removeDraft: answerAfter(async ({ id }) => book.remove(id), read),
    order: answerAfter(async ({ ids }) => book.order(ids), read),
    send: answerAfter(async ({ id, by }) => book.send(id, by), read),
  };
}
