import type { Locator, Page } from '@playwright/test';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { expectMember, field, fieldError, logIn, openPortal, proveHuman, sendLogin } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const change = async (scope: Page | Locator, typed: string, again = typed): Promise<void> => {
  await field(scope, 'newPassword').fill(typed);
  await field(scope, 'confirmNewPassword').fill(again);
  await scope.getByRole('button', { name: say('login.mustChange.submit'), exact: true }).click();
};
const expectQuestion = async (scope: Page | Locator): Promise<void> => {
  await expect(scope.getByText(say('login.mustChange.expired'))).toBeVisible({ timeout: 20_000 });
  await expect(field(scope, 'newPassword')).toHaveAttribute('autocomplete', 'new-password');
};

// In this order: the last but one gives the expired account a password that is not.
test.describe('a password that may no longer be used', () => {
  test('can be left alone by logging in as someone else', async ({ page }) => {
    await openPortal(page, '/login');
    const main = page.locator('main');
    await sendLogin(main, 'expired');
    await proveHuman(main);
    await expectQuestion(main);
    await main.getByRole('button', { name: say('login.mustChange.other') }).click();
    await expect(field(main, 'newPassword')).toBeHidden();
    await expect(field(main, 'username')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await sendLogin(main, 'player');
    await proveHuman(main);
    await expectMember(page);
  });

  test('is changed on the spot on a phone: what is wrong is said at its field, a good one leads home', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortal(page, '/login');
    const main = page.locator('main');
    await sendLogin(main, 'expired');
    await proveHuman(main);
    await expectQuestion(main);

    await change(main, 'short');
    await expect(field(main, 'newPassword')).toHaveAttribute('aria-invalid', 'true');
    const hint = say('pattern.strong-password', 'EN', { min: 8, max: 64 });
    await expect(fieldError(main, 'newPassword')).toContainText(hint);
    await expect(field(main, 'newPassword')).toHaveValue('short');
    await expectStep(page, 'a new password that is too short at 390');

    await change(main, 'Foyer-2027x', 'Foyer-2027y');
    await expect(field(main, 'confirmNewPassword')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(main, 'newPassword')).not.toHaveAttribute('aria-invalid', 'true');

    await change(main, 'Foyer-2026');
    await expect(fieldError(main, 'newPassword')).toContainText(say('error.password.same'));
    await expect(field(main, 'newPassword')).toHaveValue('Foyer-2026');

    await change(main, 'Foyer-2027x');
    await expectMember(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(
      page.getByRole('group', { name: say('component.BalanceWidget.balance') }).first(),
    ).toContainText('₱');
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toMatch(/Foyer-202/);
    await page.reload();
    await expectMember(page);
  });

  test('is gone once it was changed: the new one asks for nothing', async ({ page }) => {
    await openPortal(page, '/login');
    const main = page.locator('main');
    await sendLogin(main, 'expired', 'Foyer-2027x');
    await proveHuman(main);
    await expectMember(page);
  });
});

test.describe('accounts of a kind', () => {
  test('a first login ends at home, with its hint in front of the notices and after them', async ({
    page,
  }) => {
    // The notices may open here.
    await page.addInitScript(() => sessionStorage.removeItem('popupShown'));
    await logIn(page, 'newbie');
    await expect(page).toHaveURL(/\/$/);
    const notices = page.getByRole('dialog', { name: say('announcements.title') });
    await expect(notices).toBeVisible({ timeout: 15_000 });
    const hint = page.locator('.foyer-toast');
    await expect(hint).toHaveText(say('runtime.firstLogin'));
    const isInFront = (): Promise<boolean> =>
      hint.evaluate((shown) => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === shown;
      });
    await expect.poll(isInFront).toBe(true);
    await page.keyboard.press('Escape');
    await expect(notices).toHaveCount(0);
    await expect(hint).toHaveText(say('runtime.firstLogin'));
    await expect.poll(isInFront).toBe(true);
  });

  test('the page of the trial account says that a real account is needed', async ({ page, site }) => {
    await enter(page, site, 'trial', '/member');
    const title = page.getByRole('heading', { name: say('runtime.realAccountNeeded.title') });
    await expect(title).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('main')).toContainText(say('in_need_true_account'));
  });
});
