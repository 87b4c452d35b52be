import { createCanvas } from '@napi-rs/canvas';
import { lookMessages as words } from '../../src/console/brand/look/look-messages.ts';
import { brandMessages } from '../../src/console/brand/brand-messages.ts';
import { mediaMessages } from '../../src/console/media/media-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { createHand } from './editor-hand.ts';
import { openPortal } from './member.ts';

test.use({ isJourney: true });

const logo = async () => {
  const canvas = createCanvas(400, 400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#0a7d3b';
  context.arc(200, 200, 180, 0, 7);
  context.fill();
  return { name: 'Clover.png', mimeType: 'image/png', buffer: await canvas.encode('png') };
};

test.describe('the look of the portal', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('a new colour and a new logo are live in twelve presses, on pages that are open elsewhere too', async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(120_000);
    const visitor = await context.newPage();
    await openPortal(visitor);
    const readBrand = () =>
      visitor.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--foyer-colors-brand-solid').trim(),
      );
    await page.bringToFront();
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAs(page, site.console, 'publisher', '/');
    const hand = createHand(page);
    await hand.press(page.getByRole('link', { name: brandMessages.rail, exact: true }));
    await hand.press(page.getByRole('link', { name: words.tabLook, exact: true }));
    await page.getByLabel(words.brand.title, { exact: true }).selectText();
    await hand.type('#0a7d3b');
    await hand.key('Enter');
    await expect(page.getByText(words.allRead)).toBeVisible();
    const picture = page.getByRole('group', { name: words.logo.picture });
    await hand.press(picture.getByRole('button', { name: mediaMessages.choose }));
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(await logo());
    await expect(picture.getByText('Clover')).toBeVisible({ timeout: 30_000 });
    await expectAccessibleInBothThemes(page, 'the look');
    await hand.press(page.getByRole('button', { name: messages.changeBar.review }));
    const review = page.getByRole('dialog', { name: messages.review.title });
    await expect(review).toBeVisible();
    await review.getByLabel(messages.review.note).focus();
    await hand.type('Green, with a clover');
    const publish = review.getByRole('button', { name: messages.review.publish });
    await expect(publish).toBeEnabled({ timeout: 60_000 });
    await hand.press(publish);
    await visitor.bringToFront();
    await expect.poll(readBrand, { timeout: 20_000 }).toBe('#0a7d3b');
    const mark = visitor
      .getByRole('banner')
      .getByRole('img')
      .or(visitor.getByRole('banner').locator('img'))
      .first();
    await expect(mark).toHaveAttribute('src', /^\/media\/kept\//);
    await visitor.reload();
    await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', /^\/media\/kept\//);
    // A file is a press and a choice in the system’s own dialog; the line is chosen by a press.
    expect(hand.count() + 3).toBeLessThanOrEqual(12);
  });

  test('fits a phone, and a colour that cannot be read is repaired by keys alone', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, site.console, 'editor', '/brand/look');
    const line = page.getByLabel(words.colorIn(words.colors['fg.muted'].name, words.themes.light), {
      exact: true,
    });
    await line.selectText();
    await page.keyboard.type('#b0b0b0');
    await page.keyboard.press('Tab');
    const repair = page.getByRole('button', { name: /^Use #/ }).first();
    await expect(repair).toBeVisible();
    await repair.press('Enter');
    await expect(page.getByText(words.allRead)).toBeVisible();
    await expectNoSidewaysScroll(page, 'the look, on a phone');
    await expectAccessibleInBothThemes(page, 'the look, on a phone');
  });
});
