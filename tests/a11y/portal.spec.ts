import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { field, logIn, openPortal, proveHuman, sendLogin } from '../e2e/member.ts';
import { say, type LocaleCode } from '../e2e/texts.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe.ts';

const variants = ([360, 1280] as const).flatMap((width) =>
  (['EN', 'AR'] as const).map((locale) => ({ width, locale })),
);
const pages = [
  '/',
  '/login',
  '/reset-password',
  '/register',
  '/rng',
  '/promotions',
  '/help',
  '/notices',
  '/no-such-page',
  '/member',
];

/** Puts the page into a theme and a language the way a person does. */
const choose = async (page: Page, theme: 'light' | 'dark', locale: LocaleCode): Promise<void> => {
  if (theme === 'dark') await page.getByRole('switch', { name: say('shell.theme') }).click();
  if (locale === 'EN') return;
  await page.getByRole('button', { name: say('shell.language') }).click();
  await page.locator('[role="menuitemradio"][dir="rtl"]').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
};

// Axe looks at one moment: colours that fade in would be read half-way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { width, locale } of variants) {
  test(`every page in both themes, ${width} px, ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openPortal(page);
    await choose(page, 'light', locale);
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await openPortal(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'AR' ? 'rtl' : 'ltr');
      await expectAccessibleInBothThemes(page, `${path} ${width} ${locale}`);
      await expectNoSidewaysScroll(page, `${path} ${width} ${locale}`);
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`every state of logging in and of the account in ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await openPortal(page);
    await choose(page, theme, 'EN');
    await page.getByRole('button', { name: say('shell.language') }).click();
    await expectAccessible(page, 'language menu open');
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('nav.login') })
      .click();
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await expectAccessible(page, 'login dialog');
    await dialog.getByRole('button', { name: say('login.submit'), exact: true }).click();
    await expectAccessible(page, 'login dialog with errors at fields');
    await sendLogin(dialog, 'nobody1', 'Wrong-2026');
    await expect(dialog.getByRole('slider')).toBeVisible();
    await expectAccessible(page, 'human verification');
    await proveHuman(dialog);
    await expect(dialog.getByRole('img', { name: say('captcha.alt') })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'login dialog refused, with captcha');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await logIn(page);
    await expectAccessible(page, 'home of a member');
    await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
    await expectAccessible(page, 'account menu open');
    // axe works in a page of its own, so this one may be losing the focus, which closes its menu.
    const logout = page.getByRole('menuitem', { name: say('nav.logout') });
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await expect(logout).toBeHidden();
    await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
    await logout.click();
    await expectAccessible(page, 'question before logging out');
    await page.keyboard.press('Escape');
    await page.goto('/member');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'account page');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page, 'account page on a phone');
    await expectNoSidewaysScroll(page, 'account page on a phone');
    for (const path of [
      '/member/messages',
      '/member/security/devices',
      '/pointMall',
      '/pointMall/convert',
      '/pointMall/history',
      '/member/responsible-gaming',
      '/rewards',
      '/deposit',
      '/withdraw',
      '/withdraw/receipts',
      '/member/security',
    ]) {
      await openPortal(page, path);
      await expectAccessible(page, `${path} on a phone`);
      await expectNoSidewaysScroll(page, `${path} on a phone`);
    }
    // With the game inside: the frame counts as part of the page.
    await openPortal(page, '/game?id=10003');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Deal' })).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessible(page, 'a game on a phone');
    await expectNoSidewaysScroll(page, 'a game on a phone');
  });
}

test('registration with errors at its fields', async ({ page }) => {
  await openPortal(page, '/register');
  await page
    .locator('main')
    .getByRole('button', { name: say('register.submit') })
    .click();
  await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'registration with errors');
});

test('320 px wide, no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of pages) {
    await openPortal(page, path);
    await expectNoSidewaysScroll(page, path);
  }
});

test('the keyboard alone: skip link, menu, language, login, verification, account, logging out', async ({
  page,
}) => {
  await openPortal(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused();
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
