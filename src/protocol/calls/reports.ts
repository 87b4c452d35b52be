import { csv, decimalId, get, post } from '../console/define-call.ts';
import {
  byDefault,
  count,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';
import { figureNames, product, spanFields } from './figures.ts';

/** Tables of figures. Values are those of the figures: decimal texts of `currency`, or whole numbers. */
export const reportGroups = ['day', 'month', 'product'] as const;
export type ReportGroup = (typeof reportGroups)[number];
export const reportTimes = ['never', 'daily', 'weekly', 'monthly'] as const;
export type ReportTime = (typeof reportTimes)[number];
export const mostRecipients = 20;

const filterFields = {
  ...spanFields,
  product,
  group: byDefault(oneOf(reportGroups), 'day'),
  /** Names of figures with commas between; all where it is empty. */
  columns: byDefault(textLike('^[A-Za-z,]{0,200}$'), ''),
};
const filter = object(filterFields);
const table = object({
  /** Everything that was booked until then is in it; null before the first run of the job. */
  asOf: nullable(text),
  from: text,
  to: text,
  zone: text,
  currency: text,
  group: oneOf(reportGroups),
  columns: list(oneOf(figureNames)),
  /** `at`: a day, a month (`2026-11`), or a kind of game. */
  rows: list(object({ at: text, values: list(text) })),
  totals: list(text),
});
const saved = object({
  id: text,
  name: text,
  /** User name of who saved it. */
  owner: text,
  filter,
  every: oneOf(reportTimes),
  /** By the clocks of the brand. */
  hour: count,
  /** User names of those it is sent to. */
  recipients: list(text),
  nextAt: nullable(text),
});
const savedList = object({
  rows: list(saved),
  /** User names of those it may be sent to: they see figures and have an address. */
  reachable: list(text),
  zone: text,
});
const change = { needs: 'figures', answer: savedList } as const;
export const reports = {
  run: get('/reports/run', { needs: 'figures', input: filter, answer: table }),
  csv: get('/reports/csv', { needs: 'figures', input: filter, answer: csv }),
  list: get('/reports', { needs: 'figures', answer: savedList }),
  save: post('/reports', { ...change, input: object({ name: textUpTo(60, 1), ...filterFields }) }),
  remove: post('/reports/remove', { ...change, input: object({ id: decimalId }) }),
  /** Only who saved it says when and to whom it is sent. */
  schedule: post('/reports/schedule', {
    ...change,
    input: object({
      id: decimalId,
      every: oneOf(reportTimes),
      hour: whole(0, 23),
      recipients: list(textUpTo(60, 1), { maxItems: mostRecipients }),
    }),
  }),
  /** Ends that it is sent to who asks. */
  stop: post('/reports/stop', { ...change, input: object({ id: decimalId }) }),
};
export type ReportFilter = ValueOf<typeof filter>;
export type ReportTable = ValueOf<typeof table>;
export type SavedReport = ValueOf<typeof saved>;
export type SavedReports = ValueOf<typeof savedList>;
