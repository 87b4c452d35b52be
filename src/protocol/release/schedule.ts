/**
 * `waiting` for its moment. `done`: it is live. `voided`: the draft was edited since. `suspended`:
 * another release went out since. `refused`: it could not be published. All but `waiting` are final.
 */
export type ScheduleState = 'waiting' | 'done' | 'voided' | 'suspended' | 'refused' | 'cancelled';

/** A release that is to go live at a moment. */
export interface ScheduleRecord {
  readonly id: string;
  readonly state: ScheduleState;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  /** The zone in which the moment was given, for example `Asia/Manila`. */
  readonly zone: string;
  readonly note: string;
  readonly author: string;
  /** Code of a refusal; else who cancelled, voided or suspended it. */
  readonly detail: string | null;
  /** The revision that it became. */
  readonly revision: number | null;
}

/** The planned releases that an operator is shown. */
export interface WireSchedules {
  /** The newest, whatever became of it. */
  readonly schedule: ScheduleRecord | null;
  /** Those that this operator planned, that do not go live, and whose notice was not dismissed yet. */
  readonly lost: readonly ScheduleRecord[];
}

const shape = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
const dayMs = 86_400_000;

/** A calendar of a year asks a thousand times, and making a formatter takes ten times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const existing = formatters.get(zone);
  if (existing !== undefined) return existing;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
};

/** `2026-11-21T09:30` as the clocks of a zone show a moment. Throws a RangeError for a zone that is none. */
export const showIn = (zone: string, moment: number): string => {
  const parts = formatterOf(zone).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}`;
};

/** What the clocks of a zone make of a local time. */
export interface ClockReading {
  /** How often they show it. */
  readonly times: 'once' | 'twice' | 'never';
  /**
   * Milliseconds since 1970. The first of the two where they show it twice; where they skip it, what a clock shows that
   * was not put forward.
   */
  readonly moment: number;
}

/** What the clocks of a zone make of a local time (`2026-11-21T09:30`); null where time or zone is none. */
export const readClocks = (local: string, zone: string): ClockReading | null => {
  const match = shape.exec(local);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return null;
  try {
    // No zone changes its offset twice within a day: one of the two offsets around is the right one.
    const moments = [asUtc - dayMs, asUtc + dayMs].map(
      (around) => asUtc - (Date.parse(`${showIn(zone, around)}:00Z`) - around),
    );
    const fitting = moments.filter((moment) => showIn(zone, moment) === local);
    if (fitting.length === 0) return { times: 'never', moment: Math.max(...moments) };
    return { times: new Set(fitting).size === 1 ? 'once' : 'twice', moment: Math.min(...fitting) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/**
 * The moment at which the clocks of a zone show a local time, in milliseconds since 1970. `gap` where they skip it,
 * `unknown` where time or zone is none. Where they show it twice, the first of the two.
 */
export const findMoment = (local: string, zone: string): number | 'gap' | 'unknown' => {
  const reading = readClocks(local, zone);
  if (reading === null) return 'unknown';
  return reading.times === 'never' ? 'gap' : reading.moment;
};
