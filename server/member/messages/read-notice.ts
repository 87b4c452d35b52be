import {
  hasForeignMarkup,
  picturedKinds,
  type NoticeFields,
  type NoticeWords,
} from '../../../src/protocol/console-notices.ts';
import { refuseFields } from '../http/refusals.ts';
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
/** A page or a picture of the site: no other origin, no script. */
const path = /^\/(?!\/)[\w./?=&%-]*$/;
const isEmpty = ({ title, body }: NoticeWords): boolean => `${title}${body}`.trim() === '';

type Faults = Record<string, string>;
function readWindow({ startsAt, endsAt }: NoticeFields, faults: Faults) {
  const read = (field: string, text: string): Date => {
    const date = new Date(moment.test(text) ? text : Number.NaN);
    if (Number.isNaN(date.getTime())) faults[field] = 'field.required';
    return date;
  };
  const starts = read('startsAt', startsAt);
  const ends = endsAt === '' ? null : read('endsAt', endsAt);
  if (ends !== null && ends <= starts) faults['endsAt'] = 'notice.order';
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
  if (picture === '' ? kind === 'B' : !path.test(picture)) faults['image'] = 'notice.path';
  if (page !== '' && !path.test(page)) faults['link'] = 'notice.path';
  return { image: picture, linkage: page };
}

/** Reads what an operator typed. @throws AppError 400 with field → code where something is wrong */
export function readNotice(fields: NoticeFields): NoticeColumns {
  const faults: Faults = {};
  const { kind } = fields;
  const columns = {
    ...{ kind, texts: readTexts(fields, faults), after_login: kind === 'AG' || fields.membersOnly },
    ...readPaths(fields, faults),
    ...readWindow(fields, faults),
  };
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return columns;
}
