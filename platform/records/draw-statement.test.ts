import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { formatValue } from '../../src/protocol/money/format-value.ts';
import { isolate } from './draw-statement.ts';

const family = 'Foyer Statement Test';
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  family,
);
/** The picture of a text on a page of a direction. */
const draw = (text: string, direction: 'ltr' | 'rtl'): string => {
  const canvas = createCanvas(400, 40);
  const context = canvas.getContext('2d');
  context.font = `20px "${family}"`;
  context.direction = direction;
  context.textAlign = 'center';
  context.fillText(text, 200, 28);
  return canvas.toBuffer('image/png').toString('base64');
};
/** As it is read, from left to right, whatever its signs say of themselves. */
const drawInOrder = (visual: string): string => draw(`\u202d${visual}\u202c`, 'ltr');

it('dates of an Arabic page are read in the order that their marks say', () => {
  const setting = { languageTag: 'ar', timeZone: 'Asia/Manila' };
  const date = formatValue('2026-11-29', 'date', setting);
  expect(date).toContain('\u200f');
  expect(draw(isolate(date), 'rtl')).toBe(draw(date, 'rtl'));
  expect(draw(isolate(date), 'rtl')).toBe(drawInOrder('2026/11/29'));
});

it.each(['₱1,234.50', '-₱1,234.50', '+12.00', 'player7', 'Asia/Manila', '2026-11-29'])(
  '%s is read from left to right on a page of any direction',
  (value) => {
    for (const direction of ['ltr', 'rtl'] as const)
      expect(draw(isolate(value), direction)).toBe(drawInOrder(value));
  },
);
