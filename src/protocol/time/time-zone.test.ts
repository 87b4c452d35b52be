import { expect, test } from 'vitest';
import { dayIn, isTimeZone } from './time-zone.ts';

test('knows names of the IANA database and takes nothing else for one', () => {
  const zones = ['UTC', 'Asia/Manila', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'Etc/GMT+12'];
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  const none = ['', 'Moon/Base', '+08:00', 'Manila', 'Asia/', '/Asia', 'Asia Manila', 'x'.repeat(99)];
  expect(none.filter(isTimeZone)).toEqual([]);
});
test('gives the day that a wall calendar in the zone shows', () => {
  const moment = new Date('2026-11-22T20:30:00.000Z');
  expect(
    ['Pacific/Kiritimati', 'Asia/Manila', 'UTC', 'America/Sao_Paulo', 'Etc/GMT+12'].map((zone) =>
      dayIn(zone, moment),
    ),
  ).toEqual(['2026-11-23', '2026-11-23', '2026-11-22', '2026-11-22', '2026-11-22']);
});
