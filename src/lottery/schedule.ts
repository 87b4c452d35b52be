import { findMoment } from '../protocol/release/schedule.ts';
import { dayIn, utcDay } from '../protocol/time/time-zone.ts';

/** Draws at equal distances whatever the clocks do, as fast games have them. */
export interface EvenSchedule {
  /** By whose days they are numbered. */
  readonly timeZone: string;
  readonly everySeconds: number;
  /** The sale ends so long before the draw. */
  readonly closeSeconds: number;
}
/** Draws by the clocks of a place. Times are written `18:15`. */
export interface CalendarSchedule {
  readonly timeZone: string;
  readonly closeSeconds: number;
  /** Only on these, 1 (Monday) to 7 (Sunday). */
  readonly weekdays?: readonly number[];
  /** Only on these days of a month. */
  readonly monthDays?: readonly number[];
  readonly times?: readonly string[];
  /** Instead of `times`: from the first to the last, both within, so many minutes apart. */
  readonly from?: string;
  readonly to?: string;
  readonly everyMinutes?: number;
}
/** When a game is drawn. */
export type Schedule = EvenSchedule | CalendarSchedule;

/** One draw of a game, by the schedule. Times in milliseconds. */
export interface IssueTimes {
  /** Day and place in it: `20260601-0042`. The day is that of the schedule's zone. */
  readonly numero: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}
type Drawing = Omit<IssueTimes, 'opensAt'>;

const second = 1_000;
const minute = 60 * second;
const dayMs = 86_400 * second;
/** A schedule without a draw in so many days has none. */
const longestPause = 366;

const nameIssue = (day: string, place: number, most: number): string =>
  `${day.replaceAll('-', '')}-${String(place).padStart(String(most).length, '0')}`;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The times of a day at which a schedule draws, in order. */
export function listTimes({ times, from = '00:00', to = '23:59', everyMinutes = 1 }: CalendarSchedule) {
  if (times !== undefined) return times;
  const [first, last] = [minutesOf(from), minutesOf(to)];
  return Array.from({ length: Math.floor((last - first) / everyMinutes) + 1 }, (_, index) =>
    timeOf(first + index * everyMinutes),
  );
}

const dayAfter = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));

/** The moment of a local time. Where the clocks skip it, the first moment after the skip, which may be midnight. */
function momentOf(day: string, time: string, zone: string): number {
  for (let minutes = minutesOf(time); minutes < 48 * 60; minutes += 1) {
    const date = minutes < 24 * 60 ? day : dayAfter(day, 1);
    const moment = findMoment(`${date}T${timeOf(minutes % (24 * 60))}`, zone);
    if (moment === 'unknown')
      throw new RangeError(`Expected a time and a time zone, got ${time} in ${zone}.`);
    if (moment !== 'gap') return moment;
  }
  throw new RangeError(`Expected a time that is there after ${day}, got ${time} in ${zone}.`);
}

interface ZoneDay {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}
/** The day asked for last in each zone: the draws of a fast game are asked for one after another. */
const recentZoneDay = new Map<string, ZoneDay>();
/** The day of a zone that began last before a moment, from its first moment to that of the next. */
function findZoneDay(zone: string, moment: number): ZoneDay {
  const recent = recentZoneDay.get(zone);
  if (recent !== undefined && recent.from <= moment && moment < recent.to) return recent;
  const today = dayIn(zone, new Date(moment));
  const begin = (day: string): number => momentOf(day, '00:00', zone);
  const days = [today, dayAfter(today, 1), dayAfter(today, 2)];
  // Clocks that are set from past midnight to before it show the day before once more: its number has ended.
  const [day = today, next = today] = begin(days[1] ?? today) <= moment ? days.slice(1) : days;
  const zoneDay = { day, from: begin(day), to: begin(next) };
  recentZoneDay.set(zone, zoneDay);
  return zoneDay;
}

/** A day has so many hours where the clocks repeat an hour. */
const longestDayMs = dayMs + 3_600 * second;
/** The draw of a schedule with this number since 1970. The sale begins when the one before has ended. */
function issueOf({ everySeconds, closeSeconds, timeZone }: EvenSchedule, count: number): IssueTimes {
  const every = everySeconds * second;
  const drawsAt = count * every;
  const closesAt = drawsAt - closeSeconds * second;
  const { day, from } = findZoneDay(timeZone, drawsAt);
  const place = Math.floor((drawsAt - from) / every) + 1;
  const numero = nameIssue(day, place, Math.floor(longestDayMs / every));
  return { numero, opensAt: closesAt - every, closesAt, drawsAt };
}

function drawsOn({ weekdays, monthDays }: CalendarSchedule, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return (
    (weekdays === undefined || weekdays.includes(weekday)) &&
    (monthDays === undefined || monthDays.includes(Number(day.slice(8))))
  );
}
/** The draws of a calendar day. Two that a change of the clocks puts at one moment are one. */
function drawDay(schedule: CalendarSchedule, day: string): readonly Drawing[] {
  const times = listTimes(schedule);
  const drawings = times.map((time, index) => {
    const drawsAt = momentOf(day, time, schedule.timeZone);
    const numero = nameIssue(day, index + 1, times.length);
    return { numero, closesAt: drawsAt - schedule.closeSeconds * second, drawsAt };
  });
  const next = dayAfter(day, 1);
  const [first] = times;
  const following =
    first !== undefined && drawsOn(schedule, next) ? momentOf(next, first, schedule.timeZone) : null;
  return drawings.filter(
    ({ drawsAt }, index) => drawsAt !== drawings[index - 1]?.drawsAt && drawsAt !== following,
  );
}

const mostDays = 8;
/** The days asked for last. Each time of a day is looked up in its zone, which every call would do again. */
const recentDays = new WeakMap<CalendarSchedule, Map<string, readonly Drawing[]>>();
function listDay(schedule: CalendarSchedule, day: string): readonly Drawing[] {
  if (!drawsOn(schedule, day)) return [];
  const days = recentDays.get(schedule) ?? new Map<string, readonly Drawing[]>();
  recentDays.set(schedule, days);
  const recent = days.get(day);
  if (recent !== undefined) return recent;
  if (days.size === mostDays) days.clear();
  const drawings = drawDay(schedule, day);
  days.set(day, drawings);
  return drawings;
}

function listByCalendar(schedule: CalendarSchedule, from: number, count: number): readonly IssueTimes[] {
  const today = dayIn(schedule.timeZone, new Date(from));
  const past: Drawing[] = [];
  for (let back = 0; past.length === 0 && back <= longestPause; back += 1)
    past.unshift(...listDay(schedule, dayAfter(today, -back)).filter(({ closesAt }) => closesAt <= from));
  const issues: IssueTimes[] = [];
  // The first sale of all begins a minute before it is asked for: there is none that it could follow.
  let opensAt = past.at(-1)?.closesAt ?? from - minute;
  for (let ahead = 0, pause = 0; issues.length < count && pause <= longestPause; ahead += 1) {
    const upcoming = listDay(schedule, dayAfter(today, ahead)).filter(({ closesAt }) => closesAt > from);
    pause = upcoming.length === 0 ? pause + 1 : 0;
    for (const drawing of upcoming) {
      issues.push({ ...drawing, opensAt });
      opensAt = drawing.closesAt;
    }
  }
  return issues.slice(0, count);
}

/** Draws from a moment on, the one on sale then first. */
export function listIssues(schedule: Schedule, from: number, count: number): readonly IssueTimes[] {
  if (!('everySeconds' in schedule)) return listByCalendar(schedule, from, count);
  const every = schedule.everySeconds * second;
  const first = Math.floor((from + schedule.closeSeconds * second) / every) + 1;
  return Array.from({ length: count }, (_, index) => issueOf(schedule, first + index));
}
