import { spanOfDay } from '../../brand-day.ts';
import { addDays } from '../../calendar-days.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import type { MissionPeriod } from './tables.ts';

/** The Monday on or before a day (`YYYY-MM-DD`). */
export const startOfWeek = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** When a mission counts. */
export interface MissionWindow {
  /** First day of it, or `once`: it is claimed once for each. */
  readonly key: string;
  /** First day that counts. */
  readonly fromDay: string;
  /** When the next one begins; null where there is none. */
  readonly resetsAt: Date | null;
}

/** The window of a mission that is open now, in the time zone of the brand. */
export function findWindow(
  { period, starts_at: startsAt }: { readonly period: MissionPeriod; readonly starts_at: Date },
  now: Date,
  zone: string,
): MissionWindow {
  const today = dayIn(zone, now);
  if (period === 'once') return { key: 'once', fromDay: dayIn(zone, startsAt), resetsAt: null };
  const first = period === 'daily' ? today : startOfWeek(today);
  const last = period === 'daily' ? today : addDays(first, 6);
  return { key: first, fromDay: first, resetsAt: spanOfDay(last, zone).to };
}
