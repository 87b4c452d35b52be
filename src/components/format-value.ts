import type { Json } from '../protocol/json.ts';
import { formatMoney } from './format-money.ts';

export type ValueFormat = 'text' | 'money' | 'number' | 'percent' | 'date' | 'dateTime' | 'time' | 'day';
export const valueFormats: readonly ValueFormat[] = [
  'text',
  'money',
  'number',
  'percent',
  'date',
  'dateTime',
  'time',
];

export interface FormatSetting {
  readonly languageTag: string;
  /** Before an amount of money. */
  readonly symbol?: string | null | undefined;
  /** IANA name, for example `Asia/Manila`; the device's own without it. */
  readonly timeZone?: string | null | undefined;
}

/** What stands where there is no value. */
export const noValue = '\u2014';

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const findNumberFormat = (languageTag: string, style: 'decimal' | 'percent'): Intl.NumberFormat => {
  const key = `${languageTag} ${style}`;
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(languageTag, {
    numberingSystem: 'latn',
    style,
    maximumFractionDigits: 2,
  });
  numberFormats.set(key, made);
  return made;
};

type DateParts = 'date' | 'dateTime' | 'time' | 'day';
const dateParts: Readonly<Record<DateParts, Intl.DateTimeFormatOptions>> = {
  /** Without the year, for the axis of a chart. */
  day: { month: 'short', day: 'numeric' },
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
};

/**
 * Records show Gregorian dates and Latin digits in every language, as the platform's statements do.
 * A time zone that the engine does not know is left out.
 */
const findDateFormat = (
  languageTag: string,
  parts: DateParts,
  timeZone: string | undefined,
): Intl.DateTimeFormat => {
  const key = `${languageTag} ${parts} ${timeZone ?? ''}`;
  const known = dateFormats.get(key);
  if (known !== undefined) return known;
  const options = { calendar: 'gregory', numberingSystem: 'latn', ...dateParts[parts] } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat(languageTag, timeZone === undefined ? options : { ...options, timeZone });
  } catch (error) {
    if (!(error instanceof RangeError) || timeZone === undefined) throw error;
    made = findDateFormat(languageTag, parts, undefined);
  }
  dateFormats.set(key, made);
  return made;
};

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** Milliseconds of an ISO date, an ISO instant or a count of milliseconds; NaN for anything else. */
const readInstant = (value: Json): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;

const formatDate = (value: Json, parts: DateParts, setting: FormatSetting): string => {
  const instant = readInstant(value);
  if (Number.isNaN(instant)) return String(value);
  // A day without a time is the same day everywhere.
  const isDay = typeof value === 'string' && dayOnly.test(value);
  const timeZone = isDay ? 'UTC' : (setting.timeZone ?? undefined);
  return findDateFormat(setting.languageTag, isDay && parts !== 'day' ? 'date' : parts, timeZone).format(
    instant,
  );
};

/** What a person reads of a value; a value that does not fit the format is shown as it is. */
export const formatValue = (value: Json | undefined, format: ValueFormat, setting: FormatSetting): string => {
  if (value === undefined || value === null || value === '') return noValue;
  if (typeof value === 'object') return noValue;
  switch (format) {
    case 'text':
      return String(value);
    case 'money':
      return formatMoney(String(value), setting.languageTag, setting.symbol ?? '');
    case 'number':
    case 'percent': {
      const amount = typeof value === 'number' ? value : Number(value);
      if (Number.isNaN(amount)) return String(value);
      return findNumberFormat(setting.languageTag, format === 'number' ? 'decimal' : 'percent').format(
        format === 'percent' ? amount / 100 : amount,
      );
    }
    case 'date':
    case 'dateTime':
    case 'time':
    case 'day':
      return formatDate(value, format, setting);
  }
};
