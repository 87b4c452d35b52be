import {
  hasForeignMarkup,
  listLinks,
  noticeTag,
  picturedKinds,
  type NoticeFields,
  type NoticeWords,
} from '../../src/protocol/calls/notices.ts';
import type { CheckedEntry } from './entries/check-entry.ts';
import { refuseFields } from '../calls/refusals.ts';
import type { LocalTexts, NoticeText } from '../local-texts.ts';

/** What an announcement keeps of what an operator typed. */
export interface NoticeColumns {
  readonly kind: NoticeFields['kind'];
  readonly texts: LocalTexts;
  readonly image: string;
  readonly linkage: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly tag: string | null;
  readonly readers: NoticeFields['readers'];
  readonly levels: readonly number[];
  readonly languages: readonly string[];
}
const moment = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,3})?Z$/;
const isEmpty = ({ title, body }: NoticeWords): boolean => `${title}${body}`.trim() === '';

type Faults = Record<string, string>;
function readWindow({ startsAt, endsAt }: NoticeFields, faults: Faults) {
  const read = (field: string, text: string): Date => {
    const date = new Date(moment.test(text) ? text : Number.NaN);
    if (Number.isNaN(date.getTime())) faults[field] = text === '' ? 'field.required' : 'entry.moment';
    return date;
  };
  const starts = read('startsAt', startsAt);
  const ends = endsAt === '' ? null : read('endsAt', endsAt);
  if (ends !== null && ends <= starts) faults['endsAt'] = 'entry.order';
  return { starts_at: starts, ends_at: ends };
}
function readTexts({ kind, texts }: NoticeFields, faults: Faults): LocalTexts {
  const isBanner = kind === 'B';
  const write = (code: string, { title, body }: NoticeWords): NoticeText => {
    if (title.trim() === '') faults[`texts.${code}.title`] = 'field.required';
    if (!isBanner && body.trim() === '') faults[`texts.${code}.body`] = 'field.required';
    if (!isBanner && hasForeignMarkup(kind, body)) faults[`texts.${code}.body`] = 'notice.markup';
    return { title: title.trim(), [isBanner ? 'text' : 'content']: body.trim() };
  };
  const rest = Object.entries(texts).filter(([code, words]) => code !== 'EN' && !isEmpty(words));
  return {
    EN: write('EN', texts['EN'] ?? { title: '', body: '' }),
    ...Object.fromEntries(rest.map(([code, words]) => [code, write(code, words)])),
  };
}
function readPaths({ kind, image, link }: NoticeFields, faults: Faults) {
  const picture = picturedKinds.includes(kind) ? image.trim() : '';
  const page = kind === 'B' ? link.trim() : '';
  if (picture === '' && kind === 'B') faults['image'] = 'field.required';
  return { image: picture, linkage: page };
}

function readTag({ kind, tag }: NoticeFields, faults: Faults): string | null {
  if (kind !== 'HT') return null;
  const typed = tag.trim();
  if (typed === '') faults['tag'] = 'field.required';
  else if (!noticeTag.test(typed)) faults['tag'] = 'notice.tag';
  return typed;
}
/** Who is shown it. Levels are of members: who chooses some leaves visitors out. */
function readAudience({ kind, readers, levels, languages }: NoticeFields, faults: Faults) {
  if (levels.length > 0 && (readers === 'anyone' || readers === 'visitors') && kind !== 'AG')
    faults['levels'] = 'notice.levels';
  return {
    readers: kind === 'AG' ? ('agents' as const) : readers,
    levels: [...new Set(levels)].toSorted((one, other) => one - other),
    languages: [...new Set(languages)].toSorted(),
  };
}
/** Addresses in the words of a topic, by the field that they are in; the same field has the first that is there. */
const listWordLinks = ({ kind, texts }: NoticeFields): Readonly<Record<string, readonly string[]>> =>
  kind === 'HT'
    ? Object.fromEntries(
        Object.entries(texts).map(([code, { body }]) => [`texts.${code}.body`, listLinks(body)]),
      )
    : {};

/** What the site and the clock decide of an announcement. */
export function toCheckedNotice(fields: NoticeFields): CheckedEntry {
  const { kind, texts, image, link, endsAt, readers, languages } = fields;
  const end = new Date(endsAt);
  return {
    readers: kind === 'AG' ? 'agents' : readers === 'visitors' ? 'anyone' : readers,
    pictures: { image: picturedKinds.includes(kind) ? image.trim() : '' },
    links: { link: kind === 'B' ? link.trim() : '' },
    wordLinks: listWordLinks(fields),
    texts: Object.fromEntries(
      Object.entries(texts).map(([code, { title, body }]) => [code, { title, body }]),
    ),
    languages: languages.length === 0 ? null : languages,
    end: { field: 'endsAt', at: Number.isNaN(end.getTime()) ? null : end },
  };
}

/** Reads what an operator typed. @throws AppError 400 with field → code where something is wrong */
export function readNotice(fields: NoticeFields): NoticeColumns {
  const faults: Faults = {};
  const { kind } = fields;
  const columns = {
    kind,
    texts: readTexts(fields, faults),
    tag: readTag(fields, faults),
    ...readAudience(fields, faults),
    ...readPaths(fields, faults),
    ...readWindow(fields, faults),
  };
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return columns;
}
