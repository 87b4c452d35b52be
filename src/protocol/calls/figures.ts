import { fileOf, get } from '../console/define-call.ts';
import {
  byDefault,
  count,
  integer,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Figures of the business, by days of the brand's time zone. What is of money is a decimal text of `currency`, what is
 * counted a whole number as a text; moments are ISO 8601 in UTC, days `2026-11-25`.
 */
export const figureNames = [
  'revenue',
  'stakes',
  'payouts',
  'deposits',
  'withdrawals',
  'bonuses',
  'active',
  'registrations',
  'firstDeposits',
] as const;
export type FigureName = (typeof figureNames)[number];
/** What they are called, also in files and mails. */
export const figureTitles: Readonly<Record<FigureName, string>> = {
  revenue: 'Gross revenue',
  stakes: 'Stakes',
  payouts: 'Payouts',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  bonuses: 'Bonus cost',
  active: 'Active members',
  registrations: 'Registrations',
  firstDeposits: 'First deposits',
};
/** Figures that are counted; the others are money. */
export const countedFigures: readonly FigureName[] = ['active', 'registrations', 'firstDeposits'];
export const figureSpans = ['today', 'yesterday', 'week', 'month', 'own'] as const;
export type FigureSpan = (typeof figureSpans)[number];
/** Days of the longest span. */
export const mostFigureDays = 366;

const day = textLike(String.raw`^(\d{4}-\d{2}-\d{2})?$`);
export const spanFields = {
  /** `week` and `month` are the last 7 and 30 days with today. */
  span: byDefault(oneOf(figureSpans), 'week'),
  /** Of a span of one's own; empty otherwise. */
  from: byDefault(day, ''),
  to: byDefault(day, ''),
};
/** A kind of game; all where it is empty. */
export const product = byDefault(textLike('^[A-Z]{0,12}$'), '');
const page = byDefault(whole(1, 1_000_000), 1);

/** What all figures of one answer are about. */
const frame = {
  /** Everything that was booked until then is in it; null before the first run of the job. */
  asOf: nullable(text),
  from: text,
  to: text,
  zone: text,
  currency: text,
};
const figure = object({
  ...frame,
  name: oneOf(figureNames),
  total: text,
  /** The same number of days before. */
  before: object({ from: text, to: text, total: text }),
  /** Tenths of a per cent against the time before, up to the same hour; null where there was nothing. */
  change: nullable(integer),
  /** Where the span is not over: the local hour (0 to 23) of its last day that the change goes up to. */
  until: nullable(count),
  step: oneOf(['hour', 'day']),
  /** `at`: a day, or the first moment of an hour. Null for what is ahead. */
  points: list(object({ at: text, value: nullable(text), before: text })),
  /** By kind of game, the largest first. */
  products: list(object({ product: text, value: text, before: text })),
});
const figureLine = object({
  day: text,
  product: text,
  value: text,
  /** Rows behind it. */
  count,
});
const linePage = object({ ...frame, rows: list(figureLine), page: count, pages: count, total: count });
const figureEntry = object({
  id: text,
  at: nullable(text),
  account: text,
  memberId: text,
  /** In the ledger; empty for what is only counted. */
  reference: text,
  amount: text,
  product: text,
});
const entryPage = object({
  rows: list(figureEntry),
  currency: text,
  page: count,
  pages: count,
  total: count,
});

/** Kinds of work that wait for staff. */
export const workKinds = [
  'deposits',
  'withdrawals',
  'applications',
  'redemptions',
  'documents',
  'ages',
  'likenesses',
  'feedback',
  'money',
  'unfreezings',
  'lifts',
  'authenticators',
  'desks',
] as const;
export type WorkKind = (typeof workKinds)[number];
const openWork = object({
  from: text,
  to: text,
  zone: text,
  /** When it was last counted; null where it never was. */
  asOf: nullable(text),
  /** At the end of the day before; null where it was not counted. */
  before: nullable(count),
  /** At the end of each day, of today now. Null where it was not counted. Kinds of which nothing waits are left out. */
  days: list(
    object({
      day: text,
      total: nullable(count),
      kinds: list(object({ kind: oneOf(workKinds), count })),
    }),
  ),
});
export type OpenWork = ValueOf<typeof openWork>;

const linesCall = get('/figures/:name/lines', {
  needs: 'figures',
  input: object({ name: oneOf(figureNames), ...spanFields, product, page }),
  answer: linePage,
});
const entriesCall = get('/figures/:name/entries', {
  needs: 'players',
  input: object({
    name: oneOf(figureNames),
    day: textLike(String.raw`^\d{4}-\d{2}-\d{2}$`),
    product,
    page,
  }),
  answer: entryPage,
});
export const figures = {
  read: get('/figures/:name', {
    needs: 'figures',
    input: object({ name: oneOf(figureNames), ...spanFields, product }),
    answer: figure,
  }),
  /** How much waited for staff at the end of each day. */
  work: get('/open-work', { needs: 'figures', input: object(spanFields), answer: openWork }),
  lines: linesCall,
  linesFile: fileOf(linesCall),
  /** What is behind one line: rows of the ledger, or members. */
  entries: entriesCall,
  entriesFile: fileOf(entriesCall),
};
export type Figure = ValueOf<typeof figure>;
export type FigureLinePage = ValueOf<typeof linePage>;
export type FigureEntry = ValueOf<typeof figureEntry>;
export type FigureEntryPage = ValueOf<typeof entryPage>;
