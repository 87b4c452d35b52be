import { describe, expect, it } from 'vitest';
import { findMoment } from './schedule.ts';

const utc = (local: string, zone: string): string => {
  const moment = findMoment(local, zone);
  return typeof moment === 'number' ? new Date(moment).toISOString() : moment;
};

describe('a local time in a zone', () => {
  it('is the moment at which the clocks there show it', () => {
    expect(utc('2026-11-21T09:30', 'Asia/Manila')).toBe('2026-11-21T01:30:00.000Z');
    expect(utc('2026-11-21T09:30', 'UTC')).toBe('2026-11-21T09:30:00.000Z');
    expect(utc('2026-07-01T00:00', 'Europe/Paris')).toBe('2026-06-30T22:00:00.000Z');
    expect(utc('2026-11-21T00:05', 'Asia/Kathmandu')).toBe('2026-11-20T18:20:00.000Z');
  });

  it('is no moment where the clocks skip it', () => {
    expect(utc('2026-03-29T02:30', 'Europe/Paris')).toBe('gap');
    expect(utc('2026-03-08T02:00', 'America/New_York')).toBe('gap');
    expect(utc('2026-03-29T03:00', 'Europe/Paris')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is the first of two where the clocks show it twice', () => {
    expect(utc('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is unknown where time or zone is none', () => {
    for (const [local, zone] of [
      ['2026-02-30T10:00', 'UTC'],
      ['2026-11-21', 'UTC'],
      ['2026-11-21T25:00', 'UTC'],
      ['2026-11-21T10:00', 'Moon/Base'],
    ] as const)
      expect(utc(local, zone)).toBe('unknown');
  });
});
