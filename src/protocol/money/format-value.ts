import type { Json } from '../json/json.ts';
import { writeScalar } from '../words/write-number.ts';
import { formatMoney } from './format-money.ts';

export type ValueFormat =
  | 'text'
  | 'money'
  | 'number'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'day'
  | 'month'
  | 'zone';
export const valueFormats: readonly ValueFormat[] = [
  'text',
  'money',
  'number',
  'percent',
  'date',
  'dateTime',
  'time',
  'month',
  'zone',
];

export interface FormatSetting {
  readonly languageTag: string;
  /** Before an amount of money. */
  readonly symbol?: string | null | undefined;
  /** Decimal places of amounts of money; two where the site's currency is not known. */
  readonly places?: number;
  /** IANA name, for example `Asia/Manila`. */
  readonly timeZone: string;
  /** The zone is named beside the value, for example in the heading of a column. */
  readonly isZoneNamed?: boolean;
}

/** Shown where there is no value. */
export const noValue = '\u2014';

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const findNumberFormat = (languageTag: string, style: 'decimal' | 'percent'): Intl.NumberFormat => {
  const key = `${languageTag} ${style}`;
  const cachedFormat = numberFormats.get(key);
  if (cachedFormat !== undefined) return cachedFormat;
  const format = new Intl.NumberFormat(languageTag, {
    numberingSystem: 'latn',
    style,
    maximumFractionDigits: 2,
  });
  numberFormats.set(key, format);
  return format;
};

type DateParts = 'date' | 'dateTime' | 'time' | 'day' | 'month' | 'offset' | 'zone';
const dateParts: Readonly<Record<DateParts, Intl.DateTimeFormatOptions>> = {
  /** Without the year, for the axis of a chart. */
  day: { month: 'short', day: 'numeric' },
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
  offset: { timeZoneName: 'shortOffset' },
  zone: { timeZoneName: 'shortGeneric' },
};

/**
 * Records show Gregorian dates and Latin digits in every language, as the platform's statements do.
 * UTC replaces a time zone that the engine does not know.
 */
const findDateFormat = (languageTag: string, parts: DateParts, timeZone: string): Intl.DateTimeFormat => {
  const key = `${languageTag} ${parts} ${timeZone}`;
  const cachedFormat = dateFormats.get(key);
  if (cachedFormat !== undefined) return cachedFormat;
  const options = { calendar: 'gregory', numberingSystem: 'latn', ...dateParts[parts] } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat(languageTag, { ...options, timeZone });
  } catch (error) {
    if (!(error instanceof RangeError) || timeZone === 'UTC') throw error;
    format = findDateFormat(languageTag, parts, 'UTC');
  }
  dateFormats.set(key, format);
  return format;
};

const nameOf = (languageTag: string, parts: 'offset' | 'zone', timeZone: string, instant: number): string =>
  findDateFormat(languageTag, parts, timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Any winter and summer: a zone has one offset where it has the same in both. */
const seasons = ['2026-01-01', '2026-07-01'].map((day) => Date.parse(day));

/** What people call a time zone, all year: `GMT+8`, or its name where its clocks change. */
export const nameTimeZone = ({ languageTag, timeZone }: FormatSetting): string => {
  const [winter = '', summer] = seasons.map((day) => nameOf(languageTag, 'offset', timeZone, day));
  return winter === summer ? winter : nameOf(languageTag, 'zone', timeZone, seasons[0] ?? 0);
};

/** Milliseconds to the last moment that JavaScript has. */
const lastInstant = 8.64e15;
const dayOnly = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** Milliseconds of an ISO date, an ISO instant or a count of milliseconds; NaN for anything else. */
const readInstant = (value: Json): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;

const minuteMs = 60_000;
/** By how much some zone puts its clocks back. */
const steps = [30, 60, 120].flatMap((minutes) => [minutes * minuteMs, -minutes * minuteMs]);

const formatDate = (value: Json, parts: DateParts, setting: FormatSetting): string => {
  const instant = readInstant(value);
  if (!(Math.abs(instant) <= lastInstant)) return writeScalar(value);
  // A day or a month without a time is the same everywhere.
  const isDay = typeof value === 'string' && dayOnly.test(value);
  const timeZone = isDay ? 'UTC' : setting.timeZone;
  const { languageTag } = setting;
  const format = findDateFormat(languageTag, isDay && hasClock(parts) ? 'date' : parts, timeZone);
  const words = format.format(instant);
  // Where the clocks repeat an hour, they show each of its times twice: the offset says which is meant.
  const isShownTwice = (): boolean => steps.some((step) => format.format(instant + step) === words);
  const isNamed = isDay || !hasClock(parts) || (setting.isZoneNamed === true && !isShownTwice());
  return isNamed ? words : `${words}\u00a0${nameOf(languageTag, 'offset', timeZone, instant)}`;
};

/** Whether a format shows a time of day, which needs the name of a zone beside it. */
export const hasClock = (format: string): boolean => format === 'dateTime' || format === 'time';

/** What a person reads of a value; a time of day with its zone; a value that does not fit the format is shown as it is. */
export const formatValue = (value: Json | undefined, format: ValueFormat, setting: FormatSetting): string => {
  if (value === undefined || value === null || value === '') return noValue;
  if (typeof value === 'object' || (typeof value === 'number' && !Number.isFinite(value))) return noValue;
  switch (format) {
    case 'text':
      return writeScalar(value);
    case 'money':
      return formatMoney(writeScalar(value), setting.languageTag, setting.symbol ?? '', setting.places);
    case 'number':
    case 'percent': {
      const amount = typeof value === 'number' ? value : Number(value);
      if (!Number.isFinite(amount)) return String(value);
      return findNumberFormat(setting.languageTag, format === 'number' ? 'decimal' : 'percent').format(
        format === 'percent' ? amount / 100 : amount,
      );
    }
    case 'date':
    case 'dateTime':
    case 'time':
    case 'day':
    case 'month':
      return formatDate(value, format, setting);
    case 'zone':
      return nameTimeZone({ ...setting, timeZone: writeScalar(value) });
  }
};
