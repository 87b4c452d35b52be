import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPortal, proveHuman, sendLogin } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const patient = { timeout: 30_000 };
/** Amounts of a text as minor units. */
const minor = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
const balanceOf = async (page: Page): Promise<number> =>
  minor(await frameOf(page).locator('#balance').textContent());
const odds = (page: Page) => frameOf(page).getByRole('button', { name: /, odds / });

test.describe('a book of sports', () => {
  test('is in its page straight away: a bet is placed, shown among the bets, and cashed out', async ({
    page,
    site,
  }) => {
    await enter(page, site, 'player', '/sports');
    const frame = frameOf(page);
    await expect(odds(page).first()).toBeVisible(patient);
    await frame.getByRole('button', { name: /^Upcoming/ }).click();
    const start = await balanceOf(page);
    // The last to begin: nothing of it changes while the test is under way.
    await odds(page).last().click();
    await frame.getByRole('textbox', { name: 'Stake' }).fill('10.00');
    await frame.getByRole('button', { name: /^Place bet/ }).dblclick();
    const bet = frame.locator('.bet[data-state=open]').first();
    await expect(bet).toContainText('₱10.00', patient);
    await expect.poll(() => balanceOf(page), patient).toBe(start - 1_000);
    await expect(frame.locator('.bet[data-state=open]')).toHaveCount(1);
    await bet.getByRole('button', { name: /^Cash out .*₱/ }).press('Enter');
    const confirm = bet.getByRole('button', { name: /^Confirm .*₱/ });
    await expect(confirm).toBeFocused();
    const price = minor(await confirm.textContent());
    expect([price > 700, price < 1_000]).toEqual([true, true]);
    await confirm.press('Enter');
    await expect.poll(() => balanceOf(page), patient).toBe(start - 1_000 + price);
    await frame.getByRole('button', { name: 'Settled' }).click();
    await expect(frame.locator('.bet').first()).toContainText('Cashed out');
    // The wallet of the portal has heard of it.
    await openPortal(page, '/member');
    await expect(page.locator('[data-node="recent-games"] button').first()).toBeVisible();
  });

  test('shows visitors its matches and odds, and asks for a login where they want to bet', async ({
    page,
  }) => {
    await openPortal(page, '/sports');
    await expect(odds(page).first()).toBeVisible(patient);
    await odds(page).first().click();
    await frameOf(page).getByRole('button', { name: 'Log in to bet' }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await sendLogin(dialog, 'player');
    await proveHuman(dialog);
    await expect(frameOf(page).locator('#balance')).toContainText('₱', patient);
    await expect(page).toHaveURL(/\/sports$/);
  });

  test('is chosen by chips above it: the first one is open, and the address says which', async ({
    page,
    site,
  }) => {
    await enter(page, site, 'player', '/esports?page=TF');
    const chips = page.getByRole('radiogroup', { name: say('books.vendors') });
    await expect(chips.locator('[aria-checked=true]')).toHaveText('Laneward');
    await expect(odds(page).first()).toBeVisible(patient);
    await chips.getByRole('radio').nth(1).click();
    await expect(page).toHaveURL(/\?page=(?!TF)\w+$/);
    await expect(chips.locator('[aria-checked=true]')).not.toHaveText('Laneward');
    await expect(odds(page).first()).toBeVisible(patient);
    await page.goBack();
    await expect(page).toHaveURL(/\?page=TF$/);
    await page.getByRole('button', { name: say('books.close') }).press('Enter');
    await page.getByRole('button', { name: say('books.reopen') }).press('Enter');
    await expect(odds(page).first()).toBeVisible(patient);
  });

  test('has an arena for cockfights in the same frame', async ({ page }) => {
    await openPortal(page, '/cockfight?page=DS88');
    await expect(frameOf(page).getByRole('button', { name: 'Log in to bet' })).toBeVisible(patient);
  });
});
