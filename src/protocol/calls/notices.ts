import { entryFindings } from '../console/console-entries.ts';
import { decimalId, get, post, reason } from '../console/define-call.ts';
import {
  flag,
  list,
  nullable,
  object,
  oneOf,
  record,
  text,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Announcements: an editor keeps drafts, a publisher shows them and takes them down. Fields are as an operator types
 * them, so that a refusal names the field and nothing is lost. Moments are ISO 8601 in UTC.
 */

/** `B` banner, `PL` news for players, `PU` dialog, `PR` promotion, `AG` for agents alone. */
export const noticeKinds = ['PL', 'PU', 'B', 'PR', 'AG'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const longestNotice = { title: 80, body: 4_000, path: 200 } as const;
export const mostNotices = 200;

const words = object({
  title: textUpTo(longestNotice.title),
  /** HTML of {@link noticeTags}; of a banner the line under its title, plain. */
  body: textUpTo(longestNotice.body),
});
const fields = object({
  kind: oneOf(noticeKinds),
  /** Wire code of the language → what is read; EN is needed, a language without a word is left out. */
  texts: record(words, { maxProperties: 20, propertyNames: { pattern: '^[A-Z]{2,3}$' } }),
  startsAt: textUpTo(40),
  /** Empty for no end. */
  endsAt: textUpTo(40),
  /** Path of a picture; a banner needs one, a promotion may have one. */
  image: textUpTo(longestNotice.path),
  /** Path of the page that a banner opens, or https address of a listed host; empty for none. */
  link: textUpTo(longestNotice.path),
  /** Shown to members alone; agents’ always are. */
  membersOnly: flag,
});
/** `planned`: it is published and begins later. */
const state = oneOf(['draft', 'planned', 'shown', 'ended', 'withdrawn']);
const line = object({
  id: text,
  state,
  fields,
  /** Null where it came with the site. */
  changedBy: nullable(text),
  changedAt: nullable(text),
  /** Who sent it to the members who agreed to promotions, and when; null before. */
  sentBy: nullable(text),
  sentAt: nullable(text),
  /** Members whom it was sent to so far. */
  reached: whole(0),
  /** What the site says about it now; empty where no page shows it now. */
  findings: entryFindings,
});
/** Newest first, at most {@link mostNotices}. */
const overview = object({ notices: list(line) });

/** `id` is null for a new one. */
const request = object({ id: nullable(decimalId), fields });
const byId = object({ id: decimalId });
export const notices = {
  read: get('/notices', { needs: 'read', answer: overview }),
  saveDraft: post('/notices/draft', { needs: 'edit', input: request, answer: overview }),
  removeDraft: post('/notices/remove', { needs: 'edit', input: byId, answer: overview }),
  /** Publishes a draft or a new one, or changes one that is published. */
  publish: post('/notices/publish', { needs: 'publish', input: request, answer: overview }),
  /** Sends a promotion that is shown to the members who agreed, once. */
  send: post('/notices/send', { needs: 'publish', input: byId, answer: overview }),
  /** No page shows it afterwards. */
  withdraw: post('/notices/withdraw', {
    needs: 'publish',
    input: object({ id: decimalId, note: reason }),
    answer: overview,
  }),
};

export type NoticeFields = ValueOf<typeof fields>;
export type NoticeWords = ValueOf<typeof words>;
export type NoticeState = ValueOf<typeof state>;
export type NoticeLine = ValueOf<typeof line>;
export type NoticeOverview = ValueOf<typeof overview>;

/** Whether `notices.send` takes it: a promotion that is shown, once. */
export const canSend = ({ state: now, fields: { kind }, sentAt }: NoticeLine): boolean =>
  now === 'shown' && kind === 'PR' && sentAt === null;
/** Kinds that have a picture. */
export const picturedKinds: readonly NoticeKind[] = ['B', 'PR'];
/** What the text of an announcement may be marked up with, without attributes. */
export const noticeTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li'] as const;
const foreign = new RegExp(`<(?!/?(?:${noticeTags.join('|')})>)`);
export const hasForeignMarkup = (html: string): boolean => foreign.test(html);
