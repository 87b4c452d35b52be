import { afterEach, expect, it } from 'vitest';
import { defaultTimeZone } from '../../protocol/time/time-zone.ts';
import { brandZone, keepBrandZone, listZones, nameZone, showMoment, showTime } from './zone-time.ts';

afterEach(() => keepBrandZone(defaultTimeZone));
const moment = '2026-11-30T16:00:00.000Z';
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it("shows a moment in the brand's zone and names it", () => {
  keepBrandZone('Asia/Manila');
  expect(plain(showMoment(moment))).toBe('Dec 1, 2026, 12:00 AM GMT+8');
  expect(plain(showTime(moment))).toBe('12:00 AM GMT+8');
  expect(
    listZones()
      .slice(0, 2)
      .map(({ value }) => value),
  ).toEqual(['Asia/Manila', 'UTC']);
});

it('shows UTC for a zone that this browser does not know', () => {
  keepBrandZone('Moon/Base');
  expect(brandZone()).toBe('UTC');
  expect(plain(showMoment(moment))).toBe('Nov 30, 2026, 4:00 PM UTC');
});

it('names a zone by its place, and each of those to choose from by another name', () => {
  expect(nameZone('Asia/Manila')).toBe('Manila time');
  expect(nameZone('America/New_York')).toBe('New York time');
  expect(nameZone('America/Indiana/Knox')).toBe('Knox time, Indiana, America');
  expect(nameZone('UTC')).toBe('UTC');
  expect(new Set(listZones().map(({ label }) => label)).size).toBe(listZones().length);
});
