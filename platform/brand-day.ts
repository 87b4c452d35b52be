import { findMoment } from '../src/protocol/release/schedule.ts';
import { refuseCall } from './calls/refusals.ts';
import { addDays } from './calendar-days.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The first moment of a day where some clocks skip midnight is one o'clock. */
function startOfDay(day: string, zone: string): Date {
  const midnight = findMoment(`${day}T00:00`, zone);
  const moment = midnight === 'gap' ? findMoment(`${day}T01:00`, zone) : midnight;
  if (typeof moment !== 'number') throw refuseCall('request.invalid', `Expected a day, got ${day}.`, 400);
  return new Date(moment);
}

/** A day (`2026-11-25`) of a time zone. @throws AppError 400 `request.invalid` */
export const spanOfDay = (day: string, zone: string): Span => ({
  from: startOfDay(day, zone),
  to: startOfDay(addDays(day, 1), zone),
});
