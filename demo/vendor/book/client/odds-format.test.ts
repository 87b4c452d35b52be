import { describe, expect, it } from 'vitest';
import { writeOddsAs } from './odds-format.ts';

describe('odds', () => {
  it.each([
    [101, '1.01', '1/100', '−10000'],
    [150, '1.50', '1/2', '−200'],
    [185, '1.85', '17/20', '−118'],
    [200, '2.00', '1/1', '+100'],
    [250, '2.50', '3/2', '+150'],
    [1_100, '11.00', '10/1', '+1000'],
  ])('of %d hundredths are %s, %s or %s', (odds, decimal, fraction, american) => {
    expect(writeOddsAs('decimal', odds)).toBe(decimal);
    expect(writeOddsAs('fractional', odds)).toBe(fraction);
    expect(writeOddsAs('american', odds)).toBe(american);
  });
});
