import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLowContrast } from '../../../protocol/theme/contrast.ts';
import { deriveBrand } from './derive-brand.ts';

test('every colour becomes a palette that can be read in both themes', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
  fc.assert(
    fc.property(color, (chosen) => {
      expect(findLowContrast(deriveBrand(chosen, {}))).toEqual([]);
    }),
    { numRuns: 2_000, examples: [['#000000'], ['#ffffff'], ['#767676'], ['#777777'], ['#f0b73a']] },
  );
});

test('the colour itself stays where it can, and a dark one is lighter on a dark page', () => {
  const gold = deriveBrand('#f0b73a', {});
  expect(gold['brand.solid']).toEqual({ light: '#f0b73a', dark: '#f0b73a' });
  const navy = deriveBrand('#0b1f4a', {});
  expect(navy['brand.solid'].light).toBe('#0b1f4a');
  expect(navy['brand.solid'].dark).not.toBe('#0b1f4a');
  expect(navy['brand.contrast'].light).toBe('#ffffff');
});
