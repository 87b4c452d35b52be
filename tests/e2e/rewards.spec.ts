import type { Browser, Page } from '@playwright/test';
import { demoFundPassword } from '../../demo/seed/accounts.ts';
import { openAs } from './console-page.ts';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { fieldError, openPortal } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const reward = 'Coffee set';
const readPoints = async (page: Page): Promise<string> =>
  page.locator('main').getByText(say('points.balance')).locator('..').innerText();

async function refuseInConsole(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page, origin, 'publisher', '/requests');
  const line = page.getByRole('listitem').filter({ hasText: reward });
  await line.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Enter a note to the member.')).toBeVisible();
  await dialog.getByRole('textbox').fill('We do not send there.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(
    page.getByRole('list', { name: 'Recent decisions' }).getByText('We do not send there.'),
  ).toBeVisible();
  await context.close();
}

test('points are spent on a reward, an operator refuses it, and the points are back', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(90_000);
  await enter(page, site, 'player', '/pointMall');
  const card = page.getByRole('article').filter({ hasText: reward });
  await expect(card).toBeVisible();
  const before = await readPoints(page);
  await card.getByRole('button', { name: say('points.redeem') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-field="password"] input').fill('000000');
  await dialog.getByRole('button', { name: say('points.redeem') }).click();
  await expect(fieldError(dialog, 'password')).toHaveText(say('error.fund-password.wrong-4'));
  await expectStep(page, 'a reward with a wrong fund password');
  await dialog.locator('[data-field="password"] input').fill(demoFundPassword);
  await dialog.getByRole('button', { name: say('points.redeem') }).click();
  await expect(dialog.getByText(say('points.processingText_other', 'EN', { count: 24 }))).toBeVisible();

  await refuseInConsole(browser, site.console);
  // Without a press: the page hears that staff decided.
  await expect(dialog.getByText('We do not send there.')).toBeVisible({ timeout: 20_000 });
  await expectStep(page, 'a reward that was refused');
  await dialog.getByRole('button', { name: say('flow.done') }).click();
  await expect(card).toBeVisible();
  expect(await readPoints(page)).toBe(before);
  await openPortal(page, '/pointMall/history');
  await expect(page.getByText(say('points.kind.return')).first()).toBeVisible();
});

test('a day is signed in for and a reward claimed by keyboard on a phone, each once', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site, 'player', '/rewards');
  await page.getByRole('button', { name: /^Claim \d+ points$/ }).press('Enter');
  await expect(page.getByText(say('signIn.tomorrow', 'EN', { zone: 'Asia/Manila' }))).toBeVisible();
  const line = page.getByRole('article').filter({ hasText: 'Welcome to Gold' });
  await line.getByRole('button', { name: say('rewards.claim') }).press('Enter');
  await expect(page.getByText(say('rewards.claimedText', 'EN', { title: 'Welcome to Gold' }))).toBeVisible();
  await expectStep(page, 'a claimed reward at 390');
  await page.getByRole('button', { name: say('flow.done') }).press('Enter');
  await expect(line.getByText(say('activity.status.claimed'))).toBeVisible();
  await expect(line.getByRole('button', { name: say('rewards.claim') })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(say('signIn.tomorrow', 'EN', { zone: 'Asia/Manila' }))).toBeVisible();
  await expect(line.getByText(say('activity.status.claimed'))).toBeVisible();
});
