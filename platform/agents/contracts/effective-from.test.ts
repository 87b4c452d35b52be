import { expect, it } from 'vitest';
import { findEffectiveFrom } from './effective-from.ts';

// Monday 15 June 2026, 17:20 in Manila, 14:50 in Kolkata, 05:20 in New York.
const now = new Date('2026-06-15T09:20:00.000Z');

it.each([
  ['dividend', 'D', 'Asia/Manila', '2026-06-15T16:00:00.000Z'],
  ['dividend', 'W', 'Asia/Manila', '2026-06-21T16:00:00.000Z'],
  ['dividend', 'H', 'Asia/Manila', '2026-06-15T16:00:00.000Z'],
  ['dividend', 'M', 'Asia/Manila', '2026-06-30T16:00:00.000Z'],
  ['daily', 'M', 'Asia/Manila', '2026-06-15T16:00:00.000Z'],
  ['dividend', 'D', 'America/New_York', '2026-06-16T04:00:00.000Z'],
  ['hourly', 'D', 'Asia/Manila', '2026-06-15T10:00:00.000Z'],
  ['hourly', 'D', 'Asia/Kolkata', '2026-06-15T09:30:00.000Z'],
  ['realTime', 'D', 'Asia/Kolkata', '2026-06-15T09:25:00.000Z'],
] as const)('%s, %s, in %s counts from %s', (kind, period, zone, from) => {
  expect(findEffectiveFrom(kind, period, { now, zone }).toISOString()).toBe(from);
});

it('a month ends by the clocks of the night they are set back in', () => {
  const before = new Date('2026-10-31T12:00:00.000Z');
  const from = findEffectiveFrom('dividend', 'M', { now: before, zone: 'America/New_York' });
  expect(from.toISOString()).toBe('2026-11-01T04:00:00.000Z');
});
