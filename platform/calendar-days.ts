import { utcDay } from '../src/protocol/time/time-zone.ts';

export const dayMs = 86_400_000;

/** Another day of the calendar (`YYYY-MM-DD`), so many days later. */
export const addDays = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs));
