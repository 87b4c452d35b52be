import { utcDay } from '../../../src/protocol/time-zone.ts';
/** The calendar of the portal: days begin at midnight of GMT+8, wherever the member is. */
const offsetMs = 8 * 3_600_000;
export const dayMs = 86_400_000;

/** The day of a moment, as `YYYY-MM-DD`. */
export function nameDay(moment: Date): string {
  return utcDay(new Date(moment.getTime() + offsetMs));
}
/** The moment at which a day begins. */
export function readDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - offsetMs);
}
/** Another day, so many days later. */
export function addDays(day: string, days: number): string {
  return nameDay(new Date(readDay(day).getTime() + days * dayMs));
}
