import { messages } from '../../src/console/messages.ts';
import { openAs, openConsole } from '../e2e/console-page.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectAccessible } from './axe.ts';

const screens = [
  '/',
  '/fields',
  '/menus',
  '/whitelabel',
  '/documents',
  '/documents/pages/home',
  '/releases',
  '/outbox',
  '/help',
];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`every screen of the console in ${theme}, ${width} px`, async ({ page, site }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await openConsole(page, site.console);
      await expect(page.getByRole('heading', { name: messages.signIn.title })).toBeVisible();
      await expectAccessible(page, 'sign-in');
      await openAs(page, site.console, 'publisher');
      for (const path of screens) {
        await page.goto(site.console + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, `${path} ${theme} ${width}`);
      }
    });
  }
}

test('the review of a draft with an error, and the question before a roll-back', async ({
  page,
  site,
  operator,
}) => {
  await operator.edit([{ document: 'locales/AR', op: 'remove', path: ['home.welcome.title'] }]);
  await openAs(page, site.console, 'publisher');
  await page.getByRole('button', { name: messages.changeBar.review }).click();
  const review = page.getByRole('dialog', { name: messages.review.title });
  await expect(review.getByText(/home\.welcome\.title/).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'review with an error');
  await operator.restore();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the lab in ${theme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${site.console}/lab`);
    await expect(page.getByRole('button', { name: 'form.submit' }).first()).toBeVisible();
    await expectAccessible(page, 'lab');
    await page.getByRole('button', { name: 'form.submit' }).first().click();
    await expectAccessible(page, 'lab with a waiting call');
  });
}
