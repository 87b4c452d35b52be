import type { NoticeFields, NoticeOverview } from '../../protocol/calls/notices.ts';
import type { Facts } from '../proposals/fact-diff.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { contentMessages as words } from './content-messages.ts';

/** Every field of an entry in words, each language of its texts in separate lines. */
export function writeEntryFacts(fields: NoticeFields, levels: NoticeOverview['levels']): Facts {
  const { names } = words;
  const { kind, texts, startsAt, endsAt, image, link, tag, readers } = fields;
  const nameLevel = (rank: number): string =>
    levels.find((level) => level.rank === rank)?.name ?? String(rank);
  const facts: Facts = [
    [names.kind, words.kinds[kind]],
    [names.tag, tag],
    ...(kind === 'HT'
      ? []
      : ([
          [names.startsAt, showMoment(startsAt)],
          [names.endsAt, endsAt === '' ? '' : showMoment(endsAt)],
        ] as const)),
    [names.image, image],
    [names.link, link],
    [names.readers, words.readers[readers]],
    [names.levels, fields.levels.map(nameLevel).join(', ')],
    [names.languages, fields.languages.join(', ')],
    ...Object.entries(texts).flatMap(([code, { title, body }]): Facts => [
      [words.noticeTitle(code), title],
      [words.body(code), body],
    ]),
  ];
  return facts.filter(([, value]) => value !== '');
}
