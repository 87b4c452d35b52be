import { readMoment } from '../../protocol/time/date-operators.ts';
import { findMoment, showIn } from '../../protocol/release/schedule.ts';
import { defaultTimeZone, isTimeZone } from '../../protocol/time/time-zone.ts';

export type MomentProblem = 'tooEarly' | 'tooLate' | 'gap';
export interface MomentLimits {
  readonly min?: string | null;
  readonly max?: string | null;
  readonly zone: string;
}

export const knownZone = (zone: string): string => (isTimeZone(zone) ? zone : defaultTimeZone);

/** A date as the clocks of the zone show it, for the input; empty where there is none. */
export const showLocal = (value: string | null | undefined, zone: string): string => {
  const moment = readMoment(value ?? '', zone);
  return moment === null ? '' : showIn(zone, moment);
};

/** The moment in UTC that a local time names, and what is wrong with it; empty while it is incomplete. */
export const judgeMoment = (
  local: string,
  { min, max, zone }: MomentLimits,
): { readonly value: string; readonly problem: MomentProblem | null } => {
  const moment = findMoment(local, zone);
  if (moment === 'unknown') return { value: '', problem: null };
  if (moment === 'gap') return { value: '', problem: 'gap' };
  const value = new Date(moment).toISOString();
  const [least, most] = [readMoment(min ?? '', zone), readMoment(max ?? '', zone)];
  if (least !== null && moment < least) return { value, problem: 'tooEarly' };
  return { value, problem: most !== null && moment > most ? 'tooLate' : null };
};
