import { auditMessages as words } from '../../src/console/audit/audit-messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ isJourney: true });

test('by keyboard: who did what is found, seen whole again, and its proof is checked', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, site.console, 'administrator', '/audit');
  const list = page.getByRole('list', { name: words.list });
  const login = list.getByRole('listitem').filter({ hasText: 'administrator logged in' });
  await expect(login.first()).toBeVisible();

  await page.getByRole('combobox', { name: words.kind }).focus();
  await page.keyboard.type(words.kinds.people.slice(0, 6));
  await expect(page).toHaveURL(/kind=people/);
  await expect(list.getByText('imported the first site')).toHaveCount(0);

  const about = login.first().getByRole('button', { name: words.aboutThis('operator administrator') });
  await about.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.about('operator administrator'))).toBeVisible();
  const all = page.getByRole('button', { name: words.aboutAll });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(all).toHaveCount(0);

  await page.getByRole('button', { name: words.check }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.whole)).toBeVisible({ timeout: 30_000 });

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(page, `audit ${width}`);
    await expectNoSidewaysScroll(page, `audit ${width}`);
  }
  // On the phone, by touch.
  await page.getByRole('button', { name: words.check }).click();
  await expect(page.getByText(words.whole)).toBeVisible({ timeout: 30_000 });
});
