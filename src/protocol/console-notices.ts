import type { EntryFinding } from './console-entries.ts';

/**
 * What the console's browser part and its server agree on about announcements: bodies under `/api/notices`. Fields
 * are as an operator types them, so that a refusal names the field and nothing is lost. Moments are ISO 8601 in UTC.
 */

/** `B` banner, `PL` news for players, `PU` dialog, `PR` promotion, `AG` for agents alone. */
export const noticeKinds = ['PL', 'PU', 'B', 'PR', 'AG'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface NoticeWords {
  readonly title: string;
  /** HTML of {@link noticeTags}; of a banner the line under its title, plain. */
  readonly body: string;
}
export interface NoticeFields {
  readonly kind: NoticeKind;
  /** Wire code of the language → what is read; EN is needed, a language without a word is left out. */
  readonly texts: Readonly<Record<string, NoticeWords>>;
  readonly startsAt: string;
  /** Empty for no end. */
  readonly endsAt: string;
  /** Path of a picture; a banner needs one, a promotion may have one. */
  readonly image: string;
  /** Path of the page that a banner opens, or https address of a listed host; empty for none. */
  readonly link: string;
  /** Shown to members alone; agents’ always are. */
  readonly membersOnly: boolean;
}
/** `planned`: it is published and begins later. */
export type NoticeState = 'draft' | 'planned' | 'shown' | 'ended' | 'withdrawn';
export interface NoticeLine {
  readonly id: string;
  readonly state: NoticeState;
  readonly fields: NoticeFields;
  /** Null where it came with the site. */
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  /** Who sent it to the members who agreed to promotions, and when; null before. */
  readonly sentBy: string | null;
  readonly sentAt: string | null;
  /** Members whom it was sent to so far. */
  readonly reached: number;
  /** What the site says about it now; empty where no page shows it now. */
  readonly findings: readonly EntryFinding[];
}
/** `GET /api/notices`, and the answer to every change: newest first, at most {@link mostNotices}. */
export interface NoticeOverview {
  readonly notices: readonly NoticeLine[];
}
export const mostNotices = 200;

/** `POST /api/notices/draft` and `/api/notices/publish`; `id` is null for a new one. */
export interface NoticeRequest {
  readonly id: string | null;
  readonly fields: NoticeFields;
}
/** Whether `POST /api/notices/send` takes it: a promotion that is shown, once. */
export const canSend = ({ state, fields, sentAt }: NoticeLine): boolean =>
  state === 'shown' && fields.kind === 'PR' && sentAt === null;

/** `POST /api/notices/withdraw`: no page shows it afterwards. */
export interface NoticeWithdrawal {
  readonly id: string;
  readonly note: string;
}

/** Kinds that have a picture. */
export const picturedKinds: readonly NoticeKind[] = ['B', 'PR'];
/** What the text of an announcement may be marked up with, without attributes. */
export const noticeTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li'] as const;
const foreign = new RegExp(`<(?!/?(?:${noticeTags.join('|')})>)`);
export const hasForeignMarkup = (html: string): boolean => foreign.test(html);
export const longestNotice = { title: 80, body: 4_000, path: 200 } as const;
