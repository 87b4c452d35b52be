import { endOfTime, type BreakLength } from '../../../src/protocol/jurisdiction.ts';

const hourMs = 3_600_000;
const hours: Readonly<Partial<Record<BreakLength, number>>> = {
  '24h': 24,
  '7d': 7 * 24,
  '30d': 30 * 24,
  '6w': 42 * 24,
};
const months: Readonly<Partial<Record<BreakLength, number>>> = { '6m': 6, '1y': 12, '5y': 60 };

/** Months by the calendar, UTC; on the last day of a shorter month. */
function addMonths(from: Date, count: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + count);
  // The 31st of a month that has none falls into the next one.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
/** The end of a break that begins at `from`. Days and weeks are hours; months and years go by the calendar. */
export function endOfBreak(from: Date, length: BreakLength): Date {
  if (length === 'forever') return new Date(endOfTime);
  return months[length] === undefined
    ? new Date(from.getTime() + (hours[length] ?? 24) * hourMs)
    : addMonths(from, months[length]);
}
