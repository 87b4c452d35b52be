import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isSameLength,
  isWithinLimits,
  lengthPattern,
  measureLength,
  readSpan,
  sortLengths,
  toLengthRow,
  usualLengths,
  writeSpan,
} from './break-length.ts';
import { marketProfiles } from '../market-profiles.fake.ts';

const readText = (path: string) => readFileSync(path, 'utf8');

describe('the length of a break', () => {
  it.each([
    ['PT24H', 'hour', 24],
    ['P7D', 'day', 7],
    ['P6W', 'week', 6],
    ['P9M', 'month', 9],
    ['P2Y', 'year', 2],
  ] as const)('%s is read and written as ISO 8601', (length, unit, count) => {
    expect(readSpan(length)).toEqual({ unit, count });
    expect(writeSpan({ unit, count })).toBe(length);
    expect(toLengthRow(length)).toEqual({ id: length, unit, count });
    expect(length).toMatch(new RegExp(lengthPattern));
  });

  it.each([
    '',
    'P',
    'PT',
    'P0D',
    'PT2M',
    'P24H',
    'P1Y6M',
    'P1.5D',
    '-P1D',
    'p1d',
    'P10000D',
    '0h',
    'forever',
  ])('%j is no span', (length) => {
    expect(readSpan(length)).toBeNull();
  });

  it('is read as a site of before wrote it', () => {
    for (const [before, now] of [
      ['24h', 'PT24H'],
      ['7d', 'P7D'],
      ['6w', 'P6W'],
      ['6m', 'P6M'],
      ['5y', 'P5Y'],
    ] as const)
      expect([readSpan(before), isSameLength(before, now)]).toEqual([readSpan(now), true]);
  });

  it('is the same however it is written, and sorted by how long it is', () => {
    expect(isSameLength('P1D', 'PT24H') && isSameLength('P12M', 'P1Y') && isSameLength('P6W', 'P42D')).toBe(
      true,
    );
    expect(sortLengths(['forever', 'P1Y', 'P30D', 'P12M', 'P1M', 'PT24H', 'P1D'])).toEqual([
      'PT24H',
      'P30D',
      'P1M',
      'P1Y',
      'forever',
    ]);
    for (const list of Object.values(usualLengths)) expect(sortLengths(list)).toEqual(list);
  });

  it('is within the limits of its list', () => {
    expect(
      ['PT23H', 'PT24H', 'P3M', 'P92D', 'forever'].map((one) => isWithinLimits('timeOuts', one)),
    ).toEqual([false, true, true, false, false]);
    expect(
      ['PT23H', 'P1D', 'P10Y', 'P11Y', 'forever', 'x'].map((one) => isWithinLimits('exclusions', one)),
    ).toEqual([false, true, true, false, true, false]);
  });

  it('can be each one that a market names, in order', () => {
    expect(Object.keys(marketProfiles)).toHaveLength(7);
    for (const { timeOuts, exclusions } of Object.values(marketProfiles)) {
      expect(timeOuts.every((one) => isWithinLimits('timeOuts', one))).toBe(true);
      expect(exclusions.every((one) => isWithinLimits('exclusions', one))).toBe(true);
      for (const list of [timeOuts, exclusions]) expect(sortLengths(list)).toEqual(list);
    }
    expect(measureLength('forever')).toBe(Number.POSITIVE_INFINITY);
  });

  it('has one pattern in the settings, and with the spelling of before in the calls', () => {
    expect(readText('schemas/settings/jurisdiction.schema.json')).toContain(lengthPattern);
    const ofCalls = lengthPattern.replace(/\)\$$/, '|[1-9][0-9]{0,3}[hdwmy])$');
    for (const path of ['care/care.takeBreak', 'care/care.breakEnd', 'shapes/care-standing'])
      expect(readText(`schemas/api/${path}.schema.json`)).toContain(ofCalls);
  });
});
