import type { ReportTime } from '../../../src/protocol/calls/reports.ts';
import { findMoment } from '../../../src/protocol/release/schedule.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import { addDays } from '../../calendar-days.ts';

/** Whether a report of this time is sent on a day: weekly on Mondays, monthly on the first. */
const isDue: Readonly<Record<Exclude<ReportTime, 'never'>, (day: string) => boolean>> = {
  daily: () => true,
  weekly: (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1,
  monthly: (day) => day.endsWith('-01'),
};
const longestWait = 32;

/** The first moment of an hour; the one after where clocks skip it. */
function momentOf(day: string, hour: number, zone: string): number | null {
  const find = (clock: number) => findMoment(`${day}T${String(clock).padStart(2, '0')}:00`, zone);
  const moment = find(hour);
  const later = moment === 'gap' ? find(hour + 1) : moment;
  return typeof later === 'number' ? later : null;
}

/** When a report is sent next after a moment, by the clocks of a zone; null for never. */
export function findNext(
  { every, hour, zone }: { readonly every: ReportTime; readonly hour: number; readonly zone: string },
  after: Date,
): Date | null {
  if (every === 'never') return null;
  const today = dayIn(zone, after);
  for (let days = 0; days <= longestWait; days += 1) {
    const day = addDays(today, days);
    const moment = isDue[every](day) ? momentOf(day, hour, zone) : null;
    if (moment !== null && moment > after.getTime()) return new Date(moment);
  }
  throw new Error(`Expected a day in ${longestWait} on which a ${every} report is sent.`);
}
