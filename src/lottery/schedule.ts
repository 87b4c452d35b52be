import { utcDay } from '../protocol/time-zone.ts';

/** When a game is drawn: so many times in a day of UTC, at equal distances from midnight. */
export interface Schedule {
  readonly everySeconds: number;
  /** The sale ends so long before the draw. */
  readonly closeSeconds: number;
}
/** One draw of a game, by the schedule. Times in milliseconds. */
export interface IssueTimes {
  /** Day and place in it: `20260601-0042`. */
  readonly numero: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

const second = 1_000;
const dayMs = 86_400 * second;

/** The draw of a schedule with this number since 1970. The sale begins when the one before has ended. */
function issueOf({ everySeconds, closeSeconds }: Schedule, count: number): IssueTimes {
  const every = everySeconds * second;
  const drawsAt = count * every;
  const closesAt = drawsAt - closeSeconds * second;
  const day = utcDay(new Date(drawsAt)).replaceAll('-', '');
  const digits = String(dayMs / every).length;
  const place = String(Math.floor((drawsAt % dayMs) / every) + 1).padStart(digits, '0');
  return { numero: `${day}-${place}`, opensAt: closesAt - every, closesAt, drawsAt };
}

/** Draws from a moment on, the one on sale then first. */
export function listIssues(schedule: Schedule, from: number, count: number): readonly IssueTimes[] {
  const every = schedule.everySeconds * second;
  const first = Math.floor((from + schedule.closeSeconds * second) / every) + 1;
  return Array.from({ length: count }, (_, index) => issueOf(schedule, first + index));
}
