import { utcDay } from '../../protocol/time/time-zone.ts';
/** Days as `YYYY-MM-DD`, both ends belong to the range. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export const quickRanges = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
] as const;
export type QuickRange = (typeof quickRanges)[number];

const dayLength = 86_400_000;
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): string => utcDay(new Date(time));
const moveDays = (day: string, count: number): string => toDay(toTime(day) + count * dayLength);

/** The day that it is in a time zone; UTC where the zone is unknown. */
export const findToday = (now: number, timeZone: string): string => {
  const format = (zone: string): string =>
    new Intl.DateTimeFormat('en-CA', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: zone,
    }).format(now);
  try {
    return format(timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return format('UTC');
  }
};

/** Days of a range, both ends counted. */
export const countDays = ({ from, to }: DateRange): number =>
  Math.round((toTime(to) - toTime(from)) / dayLength) + 1;

export const findQuickRange = (quick: QuickRange, today: string): DateRange => {
  const monthStart = `${today.slice(0, 8)}01`;
  const lastOfBefore = moveDays(monthStart, -1);
  switch (quick) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: moveDays(today, -1), to: moveDays(today, -1) };
    case 'last7Days':
      return { from: moveDays(today, -6), to: today };
    case 'last30Days':
      return { from: moveDays(today, -29), to: today };
    case 'thisMonth':
      return { from: monthStart, to: today };
    case 'lastMonth':
      return { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore };
  }
};

/** As many days again, right before the range or right after it. */
export const moveRange = (range: DateRange, way: 'earlier' | 'later'): DateRange => {
  const days = countDays(range) * (way === 'earlier' ? -1 : 1);
  return { from: moveDays(range.from, days), to: moveDays(range.to, days) };
};

export interface RangeLimits {
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  readonly maxDays?: number | null | undefined;
}
export type RangeProblem = 'incomplete' | 'order' | 'tooEarly' | 'tooLate' | 'tooLong';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toTime(text));

/** What is wrong with a range; null for one that may be asked for. */
export const findRangeProblem = (range: DateRange, limits: RangeLimits): RangeProblem | null => {
  if (!isDay(range.from) || !isDay(range.to)) return 'incomplete';
  if (range.from > range.to) return 'order';
  if (typeof limits.min === 'string' && range.from < limits.min) return 'tooEarly';
  if (typeof limits.max === 'string' && range.to > limits.max) return 'tooLate';
  if (typeof limits.maxDays === 'number' && countDays(range) > limits.maxDays) return 'tooLong';
  return null;
};
