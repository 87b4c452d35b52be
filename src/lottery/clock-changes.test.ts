import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/platform/test-effort.fake.ts';
import { showIn } from '../protocol/schedule.ts';
import { listIssues, listTimes } from './schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const offsetOf = (zone: string, moment: number): number =>
  Date.parse(`${showIn(zone, moment)}:00Z`) - Math.floor(moment / minute) * minute;

/** A moment in which the clocks of a zone are put by so many milliseconds. */
interface Change {
  readonly zone: string;
  readonly at: number;
  readonly by: number;
}
/** Every change of the clocks in a zone within two years, to the minute. */
function listChanges(zone: string): readonly Change[] {
  const changes: Change[] = [];
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
const changes = Intl.supportedValuesOf('timeZone').flatMap(listChanges);
/** One zone of all whose clocks do the same at the same time of day: the others draw alike. */
const kinds = [
  ...new Map(
    changes.map((one) => [`${showIn(one.zone, one.at).slice(11)} ${one.by} ${one.at}`, one]),
  ).values(),
];
const lengths = Array.from({ length: 720 }, (_, index) => index + 1);

it('finds the zones that put their clocks, in both directions and by other steps than an hour', () => {
  expect(new Set(changes.map(({ zone }) => zone)).size).toBeGreaterThan(100);
  expect(kinds.some(({ by }) => by > 0) && kinds.some(({ by }) => by < 0)).toBe(true);
  expect(kinds.some(({ by }) => Math.abs(by) < hour)).toBe(true);
});

describe.each(kinds)('$zone at $at by $by', ({ zone, at, by }) => {
  it('draws each local time once, sells without a gap, and pauses for the hour that comes twice', () => {
    for (const everyMinutes of takeShare(lengths, 48, Math.abs(at / minute) % 48)) {
      const schedule = { timeZone: zone, from: '00:00', to: '23:59', everyMinutes, closeSeconds: 30 };
      const perDay = listTimes(schedule).length;
      const issues = listIssues(schedule, at - 26 * hour, perDay * 3 + 2);
      const numbers = new Set(issues.map(({ numero }) => numero));
      expect(numbers.size).toBe(issues.length);
      for (const [index, { drawsAt, opensAt, closesAt, numero }] of issues.entries()) {
        const before = issues[index - 1];
        const local = showIn(zone, drawsAt);
        const place = Number(numero.slice(9)) - 1;
        const time = listTimes(schedule)[place] ?? '';
        // At its time, or in the first moment after the clocks skipped it.
        if (local.slice(11) !== time) expect([drawsAt, by > 0]).toEqual([at, true]);
        if (before === undefined) continue;
        expect(opensAt).toBe(before.closesAt);
        expect(closesAt).toBeLessThan(drawsAt);
        const pause = drawsAt - before.drawsAt;
        expect(pause).toBeGreaterThan(0);
        // The last of a day is as far from the first of the next as the length leaves over.
        const isOver = local.slice(0, 10) !== showIn(zone, before.drawsAt).slice(0, 10);
        const usual = isOver ? day - (perDay - 1) * everyMinutes * minute : everyMinutes * minute;
        const isAcross = before.drawsAt < at && at <= drawsAt;
        // A time that was skipped up to midnight comes together with the first of the next day.
        const longer = by < 0 ? -by : everyMinutes * minute;
        expect(pause).toBeLessThanOrEqual(usual + (isAcross ? longer : 0));
        // No draw has the time of another one: the repeat of an hour has none.
        if (by < 0) expect(drawsAt < at || drawsAt >= at - by).toBe(true);
      }
    }
  });
});
