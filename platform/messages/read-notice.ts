import {
  hasForeignMarkup,
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
  readonly after_login: boolean;
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
    if (!isBanner && hasForeignMarkup(body)) faults[`texts.${code}.body`] = 'notice.markup';
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

/** What the site and the clock decide of an announcement. */
export function toCheckedNotice({
  kind,
  texts,
  image,
  link,
  endsAt,
  membersOnly,
}: NoticeFields): CheckedEntry {
  const end = new Date(endsAt);
  return {
    readers: kind === 'AG' ? 'agents' : membersOnly ? 'members' : 'anyone',
    pictures: { image: picturedKinds.includes(kind) ? image.trim() : '' },
    links: { link: kind === 'B' ? link.trim() : '' },
    texts: Object.fromEntries(
      Object.entries(texts).map(([code, { title, body }]) => [code, { title, body }]),
    ),
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
    after_login: kind === 'AG' || fields.membersOnly,
    ...readPaths(fields, faults),
    ...readWindow(fields, faults),
  };
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return columns;
}
