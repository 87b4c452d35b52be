import type { Page } from '@playwright/test';
import { fileMessages as file } from '../../src/console/members/file/file-messages.ts';
import { memberMessages as words } from '../../src/console/members/member-messages.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ isJourney: true });

const find = async (page: Page, sought: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: new RegExp(words.search) });
  await box.fill(sought);
  await box.press('Enter');
};
const parts = (page: Page) => page.getByRole('navigation', { name: file.parts });

test('a cashier finds a member by phone and goes through the file by keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, site.console, 'cashier', '/support/members');
  await find(page, 'nobody-by-that-name');
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await find(page, '0917 000-0001');
  await expect(page.getByText(`${words.foundBy} ${words.signs.phone}`)).toBeVisible();
  await expectAccessible(page, 'a member that was found');
  await page.getByRole('link', { name: 'player', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'player' })).toBeVisible();
  await expect(page.getByText(file.money.main)).toBeVisible();
  for (const [name, text] of [
    [file.tabs.ledger, file.balanceAfter],
    [file.tabs.deposits, null],
    [file.tabs.withdrawals, null],
    [file.tabs.bets, null],
    [file.tabs.rewards, file.pointLines.name],
    [file.tabs.papers, file.papers.documents],
    [file.tabs.devices, file.devices.sessions],
    [file.tabs.care, words.limits],
    [file.tabs.messages, null],
    [file.tabs.history, null],
  ] as const) {
    await parts(page).getByRole('link', { name }).press('Enter');
    const part = page.getByRole('region', { name });
    await expect(part.getByRole('status')).toHaveCount(0);
    await expect(part.locator('ul, ol, dl, p').first()).toBeVisible();
    if (text !== null) await expect(part.getByText(text).first()).toBeVisible();
  }
  await parts(page).getByRole('link', { name: file.tabs.notes }).press('Enter');
  await page.getByRole('textbox', { name: new RegExp(file.notes.field) }).fill('Speaks Tagalog');
  await page.getByRole('button', { name: file.notes.add }).press('Enter');
  await expect(page.getByText(file.notes.note('cashier'))).toBeVisible();
});

test('support sees a whole phone number on a phone, for a reason that is in the history', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, site.console, 'support', '/support/members');
  await find(page, 'player@lumina');
  await page.getByRole('link', { name: 'player', exact: true }).click();
  await expect(page.getByText(file.money.main)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the file of a member on a phone');
  await expectNoSidewaysScroll(page, 'the file of a member on a phone');
  const name = file.reveal.names.mobile;
  await page.getByRole('button', { name: file.reveal.label(name) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Call back');
  await expectAccessible(page, 'the reason for a whole number');
  await dialog.getByRole('button', { name: file.reveal.show }).click();
  await expect(page.getByText('+639170000001')).toBeVisible();
  await parts(page).getByRole('link', { name: file.tabs.history }).click();
  await expect(page.getByText('mobile: Call back')).toBeVisible();
  await expectAccessible(page, 'the history of a member');
});
