import { findMoment } from '../../src/protocol/release/schedule.ts';
import { clockIn, dayIn } from '../../src/protocol/time/time-zone.ts';
import {
  forever,
  isSameLength,
  measureLength,
  readSpan,
  type BreakLength,
} from '../../src/protocol/time/break-length.ts';
import { endOfTime, type Jurisdiction } from '../../src/protocol/document/jurisdiction.ts';

const hourMs = 3_600_000;
const monthsOf: Readonly<Partial<Record<string, number>>> = { month: 1, year: 12 };

const minuteMs = 60_000;

/**
 * Months by the calendar and the clocks of a zone: the same time of day, on the last day of a shorter month. Where the
 * clocks skip that time, the first minute after the skip.
 */
export function addMonths(from: Date, count: number, zone: string): Date {
  const [year = 0, month = 0, day = 0] = dayIn(zone, from).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const [hours = 0, minutes = 0] = clockIn(zone, from).split(':').map(Number);
  const first = Date.UTC(year, month - 1 + count, Math.min(day, lastDay), hours, minutes);
  for (let later = 0; later < 24 * 60; later += 1) {
    const local = new Date(first + later * minuteMs).toISOString().replace(/:00\.000Z$/, '');
    const moment = findMoment(local, zone);
    if (typeof moment === 'number') return new Date(moment + (from.getTime() % minuteMs));
  }
  throw new RangeError(`Expected a time that is there in ${zone}, got none.`);
}
/** The end of a break that begins at `from`. Days and weeks are hours; months and years go by the calendar of the brand's zone. */
export function endOfBreak(from: Date, length: BreakLength, zone: string): Date {
  if (length === forever) return new Date(endOfTime);
  const span = readSpan(length);
  if (span === null) throw new RangeError(`Expected the length of a break, got "${length}".`);
  const months = monthsOf[span.unit];
  return months === undefined
    ? new Date(from.getTime() + measureLength(length) * hourMs)
    : addMonths(from, span.count * months, zone);
}

const dayMs = 24 * hourMs;
/**
 * Whether a break is an exclusion of the person, which other accounts of the same person have to know: one of the
 * market's exclusions that lasts as many days as the market says. A time-out is about the account.
 */
export const isOfPerson = (
  { exclusions, exclusionKnownFromDays }: Pick<Jurisdiction, 'exclusions' | 'exclusionKnownFromDays'>,
  { length, from, until }: { readonly length: BreakLength; readonly from: Date; readonly until: Date },
): boolean =>
  exclusions.some((one) => isSameLength(one, length)) &&
  until.getTime() - from.getTime() >= exclusionKnownFromDays * dayMs;
