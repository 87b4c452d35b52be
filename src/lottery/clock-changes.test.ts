import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { clockChangeKinds, clockChanges } from '../protocol/time/clock-changes.fake.ts';
import { showIn } from '../protocol/release/schedule.ts';
import { listIssues, listTimes } from './schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const lengths = Array.from({ length: 720 }, (_, index) => index + 1);

it('finds the zones that put their clocks, in both directions and by other steps than an hour', () => {
  expect(new Set(clockChanges.map(({ zone }) => zone)).size).toBeGreaterThan(100);
  expect(clockChangeKinds.some(({ by }) => by > 0) && clockChangeKinds.some(({ by }) => by < 0)).toBe(true);
  expect(clockChangeKinds.some(({ by }) => Math.abs(by) < hour)).toBe(true);
});

/** Distances of fast draws, of which a day is a whole number. */
const distances = [30, 60, 180, 300, 600, 900, 1_800, 3_600];

describe.each(clockChangeKinds)('$zone at $at by $by', ({ zone, at, by }) => {
  it('draws a fast game at equal distances, and numbers it from one by the days of the zone', () => {
    for (const everySeconds of takeShare(distances, 4, Math.abs(at / minute) % 4)) {
      const every = everySeconds * 1_000;
      const issues = listIssues(
        { timeZone: zone, everySeconds, closeSeconds: 5 },
        at - 26 * hour,
        (54 * hour) / every,
      );
      expect(new Set(issues.map(({ numero }) => numero)).size).toBe(issues.length);
      for (const [index, { drawsAt, opensAt, numero }] of issues.entries()) {
        const before = issues[index - 1];
        const local = showIn(zone, drawsAt);
        const place = Number(numero.slice(9));
        // Where the clocks are put back over midnight, the day before is shown once more.
        const isShownAgain =
          by < 0 && at <= drawsAt && drawsAt < at - by && local < showIn(zone, at - minute);
        if (!isShownAgain) expect(numero.slice(0, 8)).toBe(local.slice(0, 10).replaceAll('-', ''));
        if (before === undefined) continue;
        expect([drawsAt - before.drawsAt, opensAt]).toEqual([every, before.closesAt]);
        const isNewDay = numero.slice(0, 8) !== before.numero.slice(0, 8);
        expect(place).toBe(isNewDay ? 1 : Number(before.numero.slice(9)) + 1);
        // Numbers of a day follow each other as text, on its longest day too.
        expect(numero > before.numero).toBe(true);
      }
    }
  });

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
