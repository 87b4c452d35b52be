import type { Page } from '@playwright/test';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** A topic of the help centre, by the question that a person reads. */
const topic = (page: Page, question: string) =>
  page.locator('main details').filter({ has: page.getByRole('heading', { name: question, level: 2 }) });
const money = 'Deposits and withdrawals';
const safe = 'Safer play';

test.describe('a topic of the help centre', () => {
  test('opens for its name behind the #, with the focus, and again after a reload', async ({ page }) => {
    await openPortal(page, '/help#money');
    for (const round of ['opened', 'reloaded']) {
      await expect(topic(page, money), round).toHaveAttribute('open', '');
      await expect(topic(page, money).locator('summary'), round).toBeFocused();
      await expect(topic(page, money), round).toBeInViewport();
      await expect(page.locator('main details[open]'), round).toHaveCount(1);
      await page.reload();
    }
  });

  test('follows another name, and the way back', async ({ page }) => {
    await openPortal(page, '/help?page=safe');
    await expect(topic(page, safe).locator('summary')).toBeFocused();
    await page.evaluate(() => (location.hash = 'money'));
    await expect(topic(page, money).locator('summary')).toBeFocused();
    await topic(page, money).locator('summary').click();
    await expect(topic(page, money)).not.toHaveAttribute('open', '');
    await topic(page, money).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await page.goBack();
    await expect(topic(page, safe).locator('summary')).toBeFocused();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page).toHaveURL(/\/help\?page=safe$/);
  });

  test('is reached from another page on a phone, and says its own address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortal(page, '/helpmc');
    await topic(page, safe).locator('summary').press('Enter');
    await topic(page, safe)
      .getByRole('link', { name: say('help.link') })
      .click();
    await expect(page).toHaveURL(/\/helpmc\?page=safe$/);
    await expect(topic(page, safe).locator('summary')).toBeFocused();
    await expectStep(page, 'an open topic at 390');
    // A name that no topic has leaves all of them to choose from.
    await openPortal(page, '/help?page=no-such-topic');
    await expect(page.locator('main details').first()).toBeVisible();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
});
