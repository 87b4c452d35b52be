import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** The market of this browser asks for the age: two people would have to publish that. */
const askForAge = async (page: Page): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname === '/' || pathname.startsWith('/releases/') || pathname === '/help',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"ageGate":false', '"ageGate":true');
      await route.fulfill({ response, body });
    },
  );
};

test('who said to be too young is not asked again in that browser until a day is over', async ({ page }) => {
  await askForAge(page);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: say('ageGate.title') });
  const refuse = dialog.getByRole('button', { name: say('ageGate.no', 'EN', { age: '21' }) });
  await refuse.click();
  // A wrong press can be put right at once.
  await dialog.getByRole('button', { name: say('ageGate.correct') }).click();
  await refuse.click();
  await expect(dialog.getByText(say('ageGate.refused'))).toBeVisible();
  for (const path of ['/', '/help']) {
    await page.goto(path);
    await expect(dialog.getByText(say('ageGate.closed', 'EN', { age: '21' }))).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  }
  await expectAccessible(page, 'age refused before');

  // The day is over.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('ageRefusedUntil', String(Date.now() - 1)));
  await page.reload();
  await expectAccessible(page, 'the question for the age at 390');
  await dialog.getByRole('button', { name: say('ageGate.yes', 'EN', { age: '21' }) }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(dialog).toBeHidden();
});
