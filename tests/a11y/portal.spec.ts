import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { chooseArabic, field, fieldError, openPortal, proveHuman, sendLogin } from '../e2e/member.ts';
import { enter } from '../e2e/enter.ts';
import { say } from '../e2e/texts.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleWithin,
  expectNoSidewaysScroll,
  turnTheme,
} from './axe.ts';
import { createVisit } from './site-pages.ts';

test.use({ hasPictures: true });

/** What a visitor sees: pages of members and agents are looked at beside this. */
const pages = [
  '/',
  '/login',
  '/reset-password',
  '/register',
  '/rng',
  '/promotions',
  '/no-such-page',
  '/member',
];

for (const locale of ['EN', 'AR'] as const) {
  test(`every page in both themes and widths, ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openPortal(page);
    if (locale === 'AR') await chooseArabic(page);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'AR' ? 'rtl' : 'ltr');
    const visit = createVisit(page);
    const looked = new Set(locale === 'AR' ? takeShare(pages, 4) : pages);
    const visited = takeShare(pages, locale === 'AR' ? 4 : 2);
    for (const [place, path] of visited.entries()) {
      // In the gate one look for each page, at night two.
      const isWide = byEffort(place % 2 === 0, true);
      await page.setViewportSize({ width: 1280, height: 800 });
      await turnTheme(page, 'light');
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      // From right to left nothing differs but places: one look is enough, and no page scrolls sideways.
      if (locale === 'EN' && isWide) await expectAccessible(page, `${path} 1280 ${locale}, light`);
      await expectNoSidewaysScroll(page, `${path} 1280 ${locale}`);
      await page.setViewportSize({ width: 360, height: 800 });
      await turnTheme(page, 'dark');
      if (looked.has(path) && (locale === 'AR' || byEffort(!isWide, true)))
        await expectAccessible(page, `${path} 360 ${locale}, dark`);
      await expectNoSidewaysScroll(page, `${path} 360 ${locale}`);
    }
  });
}

test('every state of logging in and of the account, in both themes', async ({ page, site }) => {
  test.setTimeout(240_000);
  await openPortal(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.language') })
    .click();
  await expectAccessibleInBothThemes(page, 'language menu open');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.login') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await expectAccessibleInBothThemes(page, 'login dialog');
  await expectAccessibleWithin(page, ['html'], 'login dialog with what is behind it');
  await dialog.getByRole('button', { name: say('login.submit'), exact: true }).click();
  await expectAccessibleInBothThemes(page, 'login dialog with errors at fields');
  await sendLogin(dialog, 'nobody1', 'Wrong-2026');
  await expect(dialog.getByRole('slider')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'human verification');
  await proveHuman(dialog);
  await expect(fieldError(dialog, 'password')).toHaveText(say('error.login.failed'), { timeout: 20_000 });
  await expectAccessibleInBothThemes(page, 'login dialog refused');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await enter(page, site, 'player');
  await expectAccessibleInBothThemes(page, 'home of a member');
  await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await expectAccessibleInBothThemes(page, 'account menu open');
  await page.getByRole('menuitem', { name: say('nav.logout') }).click();
  await expectAccessibleInBothThemes(page, 'question before logging out');
  await page.keyboard.press('Escape');
  await page.goto('/member');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'account page');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessibleInBothThemes(page, 'account page on a phone');
  await expectNoSidewaysScroll(page, 'account page on a phone');
  // With the game inside: the frame counts as part of the page.
  await openPortal(page, '/game?id=10003');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessibleInBothThemes(page, 'a game on a phone');
  await expectNoSidewaysScroll(page, 'a game on a phone');
});

test('registration with errors at its fields', async ({ page }) => {
  await openPortal(page, '/register');
  await page
    .locator('main')
    .getByRole('button', { name: say('register.submit') })
    .click();
  await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true');
  // The focus in the field has scrolled the page: a menu that is half under the header is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'registration with errors');
});

test('the keyboard alone: skip link, menu, language, login, verification, account, logging out', async ({
  page,
}) => {
  await openPortal(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip') }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const login = page.getByRole('banner').getByRole('button', { name: say('nav.login') });
  await login.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();

  await page.keyboard.press('Enter');
  await field(dialog, 'username').focus();
  await page.keyboard.type('player');
  await field(dialog, 'password').focus();
  await page.keyboard.type('Foyer-2026');
  await page.keyboard.press('Enter');
  await proveHuman(dialog);
  const account = page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) });
  await expect(account).toBeVisible({ timeout: 20_000 });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: say('logout.title') })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(login).toBeVisible();
});
