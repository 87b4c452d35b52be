import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Page } from '@playwright/test';
import { deskMessages as desk } from '../../src/console/desks/desk-messages.ts';
import { receivingAccounts } from '../../src/protocol/desks/receiving-accounts.ts';
import { withdrawalMessages as backOffice } from '../../src/console/withdrawals/withdrawal-messages.ts';
import { demoFundPassword } from '../../demo/seed/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll, expectStep } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { openPortal, readBalance } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true, hasPictures: true });

/** A whole picture, as a phone would send one. */
const drawSlip = (): Buffer => {
  const canvas = createCanvas(320, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f4f4f4';
  pen.fillRect(0, 0, 320, 200);
  pen.fillStyle = '#1b1b1b';
  pen.fillRect(24, 40, 272, 12);
  return canvas.toBuffer('image/png');
};
const press = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(key), exact: true })
    .click();

test('money is paid in on the page of the gateway, and is in the wallet', async ({ page, site }) => {
  test.setTimeout(60_000);
  await enter(page, site, 'player');
  const before = await readBalance(page);
  await openPortal(page, '/deposit');
  await page.getByRole('article').filter({ hasText: 'Online payment' }).getByRole('button').click();
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill('350');
  await press(page, 'deposit.continue');
  await press(page, 'deposit.openPage');
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('status')).toContainText('approved');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByText(say('deposit.paid.title'))).toBeVisible({ timeout: 20_000 });
  await expectStep(page, 'a deposit that is paid');
  await expect.poll(() => readBalance(page), { timeout: 20_000 }).toBeCloseTo(before + 350, 2);
  // Looked at again, the order is over: nothing is paid twice.
  await page.reload();
  await expect(page.getByText(say('deposit.paid.title'))).toBeVisible({ timeout: 20_000 });
  expect(await readBalance(page)).toBeCloseTo(before + 350, 2);
  // It is the way to pay that is offered first the next time.
  await openPortal(page, '/deposit');
  const ways = page.getByRole('main').getByRole('article');
  await expect(ways.first()).toContainText('Online payment');
  await expect(ways.first().getByText(say('deposit.lastMethod'))).toBeVisible();
  await expect(ways.getByText(say('deposit.lastMethod'))).toHaveCount(1);
});

/** A cashier with a separate page. */
const openBackOffice = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, origin, 'cashier', '/requests/withdrawals');
  return page;
};
const decide = async (
  page: Page,
  action: keyof typeof backOffice.decide.actions,
  text?: string,
): Promise<void> => {
  const label = backOffice.decide.actions[action].label;
  await page
    .getByRole('group', { name: backOffice.decide.title })
    .getByRole('button', { name: label })
    .click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (text !== undefined) await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
};

test('a withdrawal is paid, a part of it does not arrive, and the cashier adds what is missing', async ({
  page,
  ownBrowser,
  site,
}) => {
  test.setTimeout(90_000);
  await enter(page, site, 'player');
  const before = await readBalance(page);
  await openPortal(page, '/withdraw');
  await page
    .getByRole('radiogroup', { name: say('withdrawal.toAccount') })
    .getByRole('radio')
    .first()
    .press('Space');
  await page.getByRole('textbox', { name: say('withdrawal.amount') }).fill('500');
  await press(page, 'withdrawal.continue');
  await page.getByLabel(say('withdrawal.fundPassword')).first().fill(demoFundPassword);
  await expectStep(page, 'a withdrawal to confirm');
  await press(page, 'withdrawal.submit');
  await expect(page.getByText(say('withdrawal.tracking.title'))).toBeVisible({ timeout: 20_000 });

  const cashier = await openBackOffice(ownBrowser, site.console);
  await expectAccessible(cashier, 'the back office with what waits');
  await cashier
    .getByRole('link', { name: /of player$/ })
    .first()
    .press('Enter');
  await decide(cashier, 'approve');
  await decide(cashier, 'pay', 'REF-2026');
  await expect(cashier.getByText(backOffice.stepNames['paidOut'] ?? '').first()).toBeVisible();

  await openPortal(page, '/withdraw/receipts');
  await expectAccessible(page, 'payments that wait for an answer');
  // The header says how many wait for an answer, too.
  await page
    .getByRole('main')
    .getByRole('link', { name: say('receipt.open') })
    .first()
    .click();
  await press(page, 'receipt.partial');
  await page.getByRole('textbox', { name: say('receipt.dispute.arrived') }).fill('420');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: drawSlip() });
  await page.getByLabel(say('receipt.dispute.comment')).first().fill('80 are missing.');
  await expectStep(page, 'a part that did not arrive');
  await press(page, 'receipt.dispute.send');
  await expect(page.getByText(say('receipt.underReview.title')).first()).toBeVisible({ timeout: 20_000 });

  await expect(cashier.getByText('80 are missing.').first()).toBeVisible({ timeout: 20_000 });
  const proof = backOffice.dispute.picture(1, 'player');
  await cashier.getByRole('button', { name: new RegExp(`^${proof}`) }).press('Enter');
  const large = cashier.getByRole('dialog').getByRole('img', { name: proof });
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await expectAccessible(cashier, 'a proof, opened large');
  await cashier.keyboard.press('Escape');
  await cashier.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(cashier, 'a disputed withdrawal on a phone');
  await expectNoSidewaysScroll(cashier, 'a disputed withdrawal on a phone');
  await decide(cashier, 'topUp', 'The bank kept 80.');
  await cashier.context().close();

  // Without a press: the page hears that staff decided.
  await expect(page.getByText(say('receipt.toppedUp.title')).first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => readBalance(page), { timeout: 20_000 }).toBeCloseTo(before - 420, 2);
});

test('a bank closes an account: it is off at once, another is proposed and approved, and a member is given it', async ({
  page,
  ownBrowser,
  site,
}) => {
  const cashier = await (await ownBrowser.newContext()).newPage();
  await openAs(cashier, site.console, 'cashier', '/desks/payments/receiving-accounts');
  await cashier.getByRole('button', { name: new RegExp(`^${desk.switchOff} Bank of the Harbour`) }).click();
  const question = cashier.getByRole('dialog').or(cashier.getByRole('alertdialog'));
  await question.getByRole('textbox').fill('Closed by the bank');
  await question.getByRole('button', { name: desk.switchOff }).click();
  await expect(question).toBeHidden();
  await cashier.getByRole('button', { name: desk.add(receivingAccounts.words.one) }).click();
  const { method, provider, holder, number, minimum, maximum } = receivingAccounts.fields;
  await cashier.getByLabel(method.label).selectOption('transfer');
  const typed = {
    [provider.label]: 'Second Bank',
    [holder.label]: 'Lumina Payments',
    [number.label]: '7788 1234',
    [minimum.label]: '500',
    [maximum.label]: '50000',
  };
  for (const [name, value] of Object.entries(typed))
    await cashier.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
  await cashier
    .getByRole('textbox', { name: new RegExp(`^${desk.note}`) })
    .fill('In place of the closed one');
  await cashier.getByRole('button', { name: desk.send }).click();
  await expect(cashier.getByText(desk.waiting)).toBeVisible();
  await expect(cashier.getByRole('button', { name: desk.approve })).toHaveCount(0);

  const second = await (await ownBrowser.newContext()).newPage();
  await openAs(second, site.console, 'publisher', '/desks/payments/receiving-accounts');
  await second.getByRole('button', { name: desk.approve }).click();
  const verdict = second.getByRole('dialog', { name: desk.approveTitle });
  await verdict.getByRole('button', { name: desk.approve }).click();
  await expect(second.getByRole('list', { name: receivingAccounts.words.title })).toContainText('7788 1234');
  // Of those that fit, a member is given the first.
  await cashier.reload();
  await cashier.getByRole('button', { name: desk.moveUp('Second Bank 7788 1234') }).click();
  const accounts = cashier.getByRole('list', { name: receivingAccounts.words.title }).getByRole('listitem');
  await expect(accounts.nth(1)).toContainText('7788 1234');
  await Promise.all([cashier.context().close(), second.context().close()]);

  await enter(page, site, 'player', '/deposit');
  await page.getByRole('article').filter({ hasText: 'Bank transfer' }).getByRole('button').click();
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill('700');
  await press(page, 'deposit.continue');
  await expect(page.getByText('7788 1234')).toBeVisible();
  await expect(page.getByText('Second Bank')).toBeVisible();
  // The question names the amount, and each of its buttons says what it does.
  await press(page, 'deposit.cancel');
  await expect(page.getByText(say('deposit.cancelTitle'))).toBeVisible();
  await expect(page.getByText(/You won’t be charged ₱700\.\d\d by Bank transfer/)).toBeVisible();
  await expectStep(page, 'the question before a deposit is cancelled');
  await press(page, 'deposit.keep');
  await expect(page.getByText(say('deposit.cancelTitle'))).toBeHidden();
  await expect(page.getByText('7788 1234')).toBeVisible();
  await press(page, 'deposit.cancel');
  await expect(page.getByText(say('deposit.cancelTitle'))).toBeVisible();
  await press(page, 'deposit.cancel');
  await expect(page.getByText(say('deposit.chooseTitle'))).toBeVisible();
});

test('Back and Forward lead through the steps of a deposit, with the amount that was typed', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site, 'player', '/deposit');
  const method = page.getByRole('article').filter({ hasText: 'Online payment' });
  await method.getByRole('button').click();
  const amount = page.getByRole('textbox', { name: say('deposit.amount') });
  await amount.fill('350');
  await expectStep(page, 'the amount of a deposit at 390');
  await page.goBack();
  await expect(method).toBeVisible();
  await page.goForward();
  await expect(amount).toHaveValue('350.00');
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/deposit/);
});
