import { entryFindings } from '../console/console-entries.ts';
import { decimalId, get, post, reason } from '../console/define-call.ts';
import {
  list,
  nullable,
  object,
  oneOf,
  record,
  text,
  textLike,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Entries, which people read and nothing is reckoned with: an editor prepares them, a publisher shows them and takes
 * them down. Fields are as an operator types them, so that a refusal names the field and nothing is lost. Moments are
 * ISO 8601 in UTC.
 */

/** `B` banner, `PL` news for players, `PU` dialog, `PR` promotion, `AG` for agents alone, `HT` help topic. */
export const noticeKinds = ['PL', 'PU', 'B', 'PR', 'AG', 'HT'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** Who is shown an entry. */
export const noticeReaders = ['anyone', 'visitors', 'members', 'agents'] as const;
export type NoticeReaders = (typeof noticeReaders)[number];
export const longestNotice = { title: 80, body: 4_000, path: 200, tag: 40 } as const;
/** Entries that have ended or were withdrawn and are listed: the newest ones. */
export const mostNotices = 200;
const languageCode = textLike('^[A-Z]{2,3}$');

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
  /** Of a help topic: the anchor of /help#tag; empty for all others. */
  tag: textUpTo(longestNotice.tag),
  /** News for agents is always shown to agents alone. */
  readers: oneOf(noticeReaders),
  /** Ranks of the levels whose members are shown it; none is everyone. */
  levels: list(whole(1, 50), { maxItems: 50 }),
  /** Languages in which it is shown; none is all. */
  languages: list(languageCode, { maxItems: 20 }),
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
  /** Rises with each save. Who publishes names the one on the screen. */
  version: whole(1),
  /** A change of what is shown that no publisher has shown yet. */
  waiting: nullable(object({ fields, by: text, at: text })),
  /** What the site says about it now; empty where no page shows it now. */
  findings: entryFindings,
});
const overview = object({
  /** In the order of readers, and after them those that are over: newest first, at most {@link mostNotices}. */
  notices: list(line),
  /** Levels that entries may be for. */
  levels: list(object({ rank: whole(1), name: text })),
});
/** An entry as it was saved once. */
const version = object({
  version: whole(1),
  act: oneOf(['draft', 'publish', 'withdraw']),
  fields,
  by: text,
  at: text,
  note: text,
});

/** `id` is null for a new one; `version` is the one that the form began with, 0 for a new one. */
const request = object({ id: nullable(decimalId), version: whole(0), fields });
const byId = object({ id: decimalId });
export const notices = {
  read: get('/notices', { needs: 'read', answer: overview }),
  /** Everything that was saved of one, newest first. */
  history: get('/notices/:id/history', {
    needs: 'read',
    input: byId,
    answer: object({ versions: list(version) }),
  }),
  /** Keeps a draft, or a change of what is shown that a publisher may publish. */
  saveDraft: post('/notices/draft', { needs: 'content', input: request, answer: overview }),
  /** Drops a draft, or a change that waits. */
  removeDraft: post('/notices/remove', { needs: 'content', input: byId, answer: overview }),
  /** Publishes a draft or a new one, or changes one that is published. */
  publish: post('/notices/publish', { needs: 'publish', input: request, answer: overview }),
  /** Puts all that are shown, planned or prepared of one kind in the order of readers. */
  order: post('/notices/order', {
    needs: 'publish',
    input: object({ kind: oneOf(noticeKinds), ids: list(decimalId, { maxItems: 1_000 }) }),
    answer: overview,
  }),
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
export type NoticeVersion = ValueOf<typeof version>;
export type NoticeLine = ValueOf<typeof line>;
export type NoticeOverview = ValueOf<typeof overview>;

/** Whether `notices.send` takes it: a promotion that is shown, once. */
export const canSend = ({ state: now, fields: { kind }, sentAt }: NoticeLine): boolean =>
  now === 'shown' && kind === 'PR' && sentAt === null;
/** Kinds that have a picture. */
export const picturedKinds: readonly NoticeKind[] = ['B', 'PR'];
/** What the words of an entry may be marked up with, without attributes. */
export const noticeTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li'] as const;
const foreign = new RegExp(`<(?!/?(?:${noticeTags.join('|')})>)`);
const link = /<a href="([^"<>]*)">([^<]*)<\/a>/g;
/** Addresses that words link to. Help topics alone may have links. */
export const listLinks = (html: string): readonly string[] =>
  [...html.matchAll(link)].map(([, address = '']) => address);
export const hasForeignMarkup = (kind: NoticeKind, html: string): boolean =>
  foreign.test(kind === 'HT' ? html.replaceAll(link, '$2') : html);
/** How the tag of a help topic is written. */
export const noticeTag = /^[a-z][a-z0-9-]*$/;
