import type { Frame, Page } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectAccessibleWithin, expectReadableWithin } from './axe.ts';

test.use({ hasPictures: true });

/** Each theme, width and direction is seen once: all eight together take longer than the whole gate may. */
const looks = [
  { theme: 'Dark', width: '360 px', direction: 'Left to right', expectGood: expectAccessibleWithin },
  { theme: 'Light', width: '1280 px', direction: 'Right to left', expectGood: expectReadableWithin },
] as const;

/** Goes to a component's example, which is drawn in the same frame as the one before. */
const visit = async (page: Page, type: string): Promise<Frame> => {
  await page.evaluate((name) => {
    location.hash = name;
  }, type);
  const shown = page.locator(`[aria-busy=false] > * > iframe[title="Example of ${type}"]`);
  const frame = await (await shown.elementHandle()).contentFrame();
  if (frame === null) throw new Error(`expects a frame with the example of ${type}`);
  await expect(frame.locator('main > *').first()).toBeAttached();
  return frame;
};

test('every component’s example in the gallery of the lab, in both looks', async ({ page, site }) => {
  test.setTimeout(240_000);
  await page.goto(`${site.console}/lab/gallery`);
  const answer = await page.request.get(`${site.console}/lab/gallery/site/components.json`);
  const components = (await answer.json()) as readonly { readonly type: string }[];
  expect(components.length).toBeGreaterThan(45);
  const [first, second] = looks;
  for (const [look, seen] of [
    [first, takeShare(components, 12)],
    [second, takeShare(components, 15, 1)],
  ] as const) {
    const { theme, width, direction, expectGood } = look;
    for (const choice of [theme, width, direction]) await page.getByText(choice, { exact: true }).click();
    for (const { type } of seen) {
      const frame = await visit(page, type);
      const opener = frame.getByRole('button', { name: 'Open', exact: true });
      // What was opened in the look before is open.
      const isClosed = (await frame.locator('dialog[open]').count()) === 0;
      if (isClosed && (await opener.count()) > 0) await opener.click();
      await expectGood(frame, ['main', 'dialog'], `${type}, ${theme} ${width} ${direction}`);
    }
  }
});
