import { placesOf } from '../money/currency-places.ts';
import type { LateOperator } from '../document/expression.ts';
import { formatValue, valueFormats } from '../money/format-value.ts';
import type { Json } from '../json/json.ts';
import { findMoment, showIn } from '../release/schedule.ts';
import { defaultTimeZone, isTimeZone } from './time-zone.ts';
import { toText } from '../json/to-text.ts';

/** What is counted in dates. */
export const dateUnits = ['minutes', 'hours', 'days'] as const;
export type DateUnit = (typeof dateUnits)[number];

const unitMs: Readonly<Record<DateUnit, number>> = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };
const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const localForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
/** Years of four digits: what ISO 8601 writes without a sign. */
const [firstMoment, lastMoment] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 11, 31, 23, 59, 59, 999)];

/** Date.parse takes 31 February for 3 March in some engines. */
const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(text);
};
const hourAfter = (local: string): string => {
  const later = new Date(Date.parse(`${local}:00Z`) + unitMs.hours).toISOString();
  return later.substring(0, local.length);
};
/** The moment of a local time. Clocks that skip it show the time an hour later instead. */
const readLocal = (local: string, zone: string): number | null => {
  const moment = findMoment(local, zone);
  if (moment === 'gap') return readLocal(hourAfter(local), zone);
  return moment === 'unknown' ? null : moment;
};
const within = (moment: number | null): number | null =>
  moment !== null && moment >= firstMoment && moment <= lastMoment ? moment : null;

/**
 * Milliseconds since 1970 of a date as documents and answers write it; null where the value is none: an
 * ISO moment (`2026-11-27T09:30:00Z`), a time by the clocks of the zone (`2026-11-27T09:30`), a day (its
 * start in the zone), or a count of milliseconds.
 */
export const readMoment = (value: Json | undefined, zone: string): number | null => {
  if (typeof value === 'number') return within(value);
  if (typeof value !== 'string' || !isDay(value.substring(0, 10))) return null;
  if (dayForm.test(value)) return within(readLocal(`${value}T00:00`, zone));
  if (localForm.test(value)) return within(readLocal(value, zone));
  const moment = instantForm.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? null : within(moment);
};

/** A zone that the machine does not know counts as UTC: the server, which published the name, knows it. */
const readZone = (value: Json | undefined): string =>
  typeof value === 'string' && isTimeZone(value) ? value : defaultTimeZone;
const readUnit = (value: Json | undefined): DateUnit | null =>
  dateUnits.find((unit) => unit === value) ?? null;
const dayOf = (moment: number, zone: string): string => showIn(zone, moment).substring(0, 10);
/** Noon by the clocks of a day: no change of clocks is near it, and where a zone left out a day, none is between. */
const noonOf = (day: string, zone: string): number => readLocal(`${day}T12:00`, zone) ?? Number.NaN;
/** A zone that crossed the date line has a day less, or one twice: days that it did not have are not counted. */
const addDays = (day: string, count: number, zone: string): string | null => {
  const moment = within(noonOf(day, zone) + count * unitMs.days);
  return moment === null ? null : dayOf(moment, zone);
};
const write = (moment: number | null): string | null =>
  within(moment) === null ? null : new Date(moment ?? 0).toISOString();

const compare = (
  [first, second, zoneName]: readonly Json[],
  decide: (a: number, b: number) => boolean,
): boolean | null => {
  const zone = readZone(zoneName);
  const [a, b] = [readMoment(first, zone), readMoment(second, zone)];
  return a === null || b === null ? null : decide(a, b);
};

/** Days go by the calendar of the zone, so that the time of day stays when its clocks change. */
const add = ([date, count, unitName, zoneName]: readonly Json[]): string | null => {
  const zone = readZone(zoneName);
  const unit = readUnit(unitName);
  const moment = readMoment(date, zone);
  if (moment === null || unit === null || typeof count !== 'number' || !Number.isFinite(count)) return null;
  if (unit !== 'days') return write(moment + count * unitMs[unit]);
  if (!Number.isInteger(count)) return null;
  if (typeof date === 'string' && dayForm.test(date)) return addDays(date, count, zone);
  const local = showIn(zone, moment);
  const day = addDays(local.substring(0, 10), count, zone);
  const seconds = moment % unitMs.minutes;
  const later = day === null ? null : readLocal(`${day}${local.substring(10)}`, zone);
  return later === null ? null : write(later + (seconds < 0 ? seconds + unitMs.minutes : seconds));
};

/** Whole minutes and hours that pass, or nights between two days of the zone. */
const subtract = ([from, to, unitName, zoneName]: readonly Json[]): number | null => {
  const zone = readZone(zoneName);
  const unit = readUnit(unitName);
  const [start, end] = [readMoment(from, zone), readMoment(to, zone)];
  if (start === null || end === null || unit === null) return null;
  if (unit !== 'days') return Math.trunc((end - start) / unitMs[unit]) + 0;
  const [noonBefore, noonAfter] = [start, end].map((moment) => noonOf(dayOf(moment, zone), zone));
  return Math.round(((noonAfter ?? 0) - (noonBefore ?? 0)) / unitMs.days) + 0;
};

const findDay = ([date, zoneName]: readonly Json[]): string | null => {
  const zone = readZone(zoneName);
  const moment = readMoment(date, zone);
  return moment === null ? null : dayOf(moment, zone);
};

/** The tag of a language of the site, from `ui.locale` and `ui.locales`. */
const findTag = (code: Json | undefined, locales: Json | undefined): string => {
  const rows: readonly Json[] = Array.isArray(locales) ? (locales as readonly Json[]) : [];
  for (const row of rows) {
    if (row === null || typeof row !== 'object' || !('bcp47' in row) || row.code !== code) continue;
    if (typeof row.bcp47 === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(row.bcp47))
      return row.bcp47;
  }
  return 'en';
};
/** What the compiler writes behind the arguments of `format`: where the rule is shown, and to whom. */
const format = ([value, name, zoneName, setting]: readonly Json[]): string | null => {
  const formatName = valueFormats.find((one) => one === name);
  const [code, locales, currency, symbol] = Array.isArray(setting) ? (setting as readonly Json[]) : [];
  if (formatName === undefined || value === null || value === '' || typeof value === 'object') return null;
  const timeZone = readZone(zoneName);
  // Elsewhere a time without a zone would be one of the device.
  const isLocal = typeof value === 'string' && localForm.test(value) && formatName !== 'text';
  return formatValue(isLocal ? readMoment(value, timeZone) : value, formatName, {
    languageTag: findTag(code, locales),
    timeZone,
    places: placesOf(typeof currency === 'string' ? currency : ''),
    symbol: typeof symbol === 'string' ? symbol : toText(symbol),
  });
};

/**
 * Operators whose code comes when a rule first needs them. Pure: the clock is `ui.now`, the zone an argument.
 * Null where an argument is none of what they take.
 */
export const lateOperations: Readonly<Record<LateOperator, (...args: Json[]) => Json>> = {
  'date-less': (...args) => compare(args, (a, b) => a < b),
  'date-equal': (...args) => compare(args, (a, b) => a === b),
  'date-add': (...args) => add(args),
  'date-difference': (...args) => subtract(args),
  'date-day': (...args) => findDay(args),
  format: (...args) => format(args),
};
