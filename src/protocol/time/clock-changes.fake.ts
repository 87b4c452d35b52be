import { showIn } from '../release/schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const offsetOf = (zone: string, moment: number): number =>
  Date.parse(`${showIn(zone, moment)}:00Z`) - Math.floor(moment / minute) * minute;

/** A moment in which the clocks of a zone are put by so many milliseconds. */
export interface ClockChange {
  readonly zone: string;
  readonly at: number;
  readonly by: number;
}
/** Every change of the clocks in a zone within two years, to the minute. */
function listChanges(zone: string): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  const [from, to] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2028-01-01T00:00:00Z')];
  for (let start = from; start < to; start += 7 * day) {
    let [low, high] = [start, start + 7 * day];
    const by = offsetOf(zone, high) - offsetOf(zone, low);
    if (by === 0) continue;
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetOf(zone, middle) === offsetOf(zone, low)) low = middle;
      else high = middle;
    }
    changes.push({ zone, at: high, by });
  }
  return changes;
}
/** Every change of the clocks in all zones that this machine knows. */
export const clockChanges = Intl.supportedValuesOf('timeZone').flatMap(listChanges);
/** One zone of all whose clocks do the same at the same time of day: the others draw alike. */
export const clockChangeKinds = [
  ...new Map(
    clockChanges.map((one) => [`${showIn(one.zone, one.at).slice(11)} ${one.by} ${one.at}`, one]),
  ).values(),
];
