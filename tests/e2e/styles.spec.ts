import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from '@playwright/test';
import { drawExamples, type DrawnExamples } from '../../bench/pixels/draw-examples.ts';
import { compareLook } from '../../bench/pixels/compare-look.ts';
import { openSides } from '../../bench/pixels/open-sides.ts';
import { root } from '../gate/run-command.ts';

/** Every example in every look is compared by `npm run bench -- pixels`; here are those with most styles. */
const sample = ['button', 'card', 'schema-form', 'game-card', 'tabs', 'table'].map(
  (name) => `example-${name}`,
);
const looks = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'rtl' },
] as const;

let drawn: DrawnExamples;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  drawn = await drawExamples(root, sample);
});

test('what the publisher made of styles is what Chakra makes of them in the browser', async ({ browser }) => {
  test.setTimeout(120_000);
  for (const look of takeShare(looks, 2, 1)) {
    const sides = await openSides(browser, drawn, look);
    expect(sides.styled).toBeGreaterThan(60);
    for (const { id, html } of drawn.examples) {
      const { boxes, differences } = await compareLook(sides, html);
      expect(boxes, id).toBeGreaterThan(10);
      expect(differences, id).toEqual([]);
    }
  }
});

test('one wrong declaration in the sheet is seen', async ({ browser }) => {
  const wrong = drawn.sheet.replaceAll('--foyer-radii-lg)', '--foyer-radii-md)');
  expect(wrong).not.toBe(drawn.sheet);
  const sides = await openSides(browser, drawn, looks[0], wrong);
  const button = drawn.examples.find(({ id }) => id === 'example-button');
  const { differences } = await compareLook(sides, button?.html ?? '');
  expect(differences.map(({ property }) => property)).toContain('border-start-start-radius');
});
