import { createCanvas } from '@napi-rs/canvas';
import { expect, type Page } from '@playwright/test';
import { reviewMessages } from '../../src/console/reviews/review-messages.ts';
import { withdrawalMessages } from '../../src/console/withdrawals/withdrawal-messages.ts';
import { pressTwice } from './launch-people.ts';
import { expectMember, field, openPortal, proveHuman, readBalance } from './member.ts';
import type { RunningSite } from './start-site.ts';
import { say } from './texts.ts';

/** A whole picture, as a phone would send one. */
const drawSlip = (): Buffer => {
  const canvas = createCanvas(320, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f4f4f4';
  pen.fillRect(0, 0, 320, 200);
  return canvas.toBuffer('image/png');
};
const memberPassword = 'Bangka-58-tide';
const fundPassword = '135790';
const press = (page: Page, key: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(key), exact: true })
    .first()
    .click();

export async function registerMember(page: Page, portal: string): Promise<void> {
  await openPortal(page, `${portal}/register`);
  await field(page, 'username').fill('maria88');
  await field(page, 'password').fill(memberPassword);
  if (await field(page, 'email').isVisible()) await field(page, 'email').fill('maria@player.example');
  if (await field(page, 'mobileNum').isVisible()) await field(page, 'mobileNum').fill('+639171234567');
  await page.locator('[data-field="age"] input').check();
  await page.locator('[data-field="terms"] input').check();
  await press(page, 'register.submit');
  const puzzle = page.getByRole('button', { name: say('component.SliderVerification.alternative') });
  const balance = page.getByRole('group', { name: say('component.BalanceWidget.balance') }).first();
  await expect(puzzle.or(balance).first()).toBeVisible({ timeout: 20_000 });
  if (await puzzle.isVisible()) await proveHuman(page);
  await expectMember(page);
}
export async function prepareWithdrawals(page: Page, portal: string): Promise<void> {
  await openPortal(page, `${portal}/member/security`);
  await field(page, 'paymentPassword').fill(fundPassword);
  await field(page, 'confirmPaymentPassword').fill(fundPassword);
  const own = field(page.locator('form').filter({ has: field(page, 'paymentPassword') }), 'password');
  if (await own.isVisible()) await own.fill(memberPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('security.fund.set'), exact: true })
    .last()
    .click();
  await expect(page.getByText(say('security.fund.savedText')).first()).toBeVisible({ timeout: 20_000 });
  await openPortal(page, `${portal}/withdraw`);
  await press(page, 'payout.add');
  await page.getByLabel(say('payout.provider')).first().selectOption({ index: 1 });
  await page.getByLabel(say('payout.holder')).first().fill('Maria Santos');
  await page.getByLabel(say('payout.number')).first().fill('001234567890');
  await page.getByLabel(say('withdrawal.fundPassword')).first().fill(fundPassword);
  await press(page, 'payout.save');
  await expect(page.getByText('Maria Santos').first()).toBeVisible({ timeout: 20_000 });
}
export async function depositByHand(page: Page, cashier: Page, site: RunningSite): Promise<void> {
  await openPortal(page, `${site.portal}/deposit`);
  await page.getByRole('article').filter({ hasText: 'Bank transfer' }).getByRole('button').click();
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill('500');
  await press(page, 'deposit.continue');
  await expect(page.getByText('0012345678')).toBeVisible();
  await page.getByLabel(say('deposit.proof.payer')).first().fill('Maria Santos');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: drawSlip() });
  await press(page, 'deposit.proof.send');
  await expect(page.getByText(say('deposit.review.title')).first()).toBeVisible({ timeout: 20_000 });
  await cashier.goto(`${site.console}/requests`);
  await pressTwice(cashier, reviewMessages.approve.deposit);
  // The centavos identify the payment.
  await expect.poll(() => readBalance(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(500);
}
export async function buyTicket(page: Page, portal: string): Promise<void> {
  await openPortal(page, `${portal}/lottery/game?game=102`);
  const board = page.getByRole('region', { name: say('lottery.board') });
  await board.getByRole('button', { name: say('component.LotteryBoard.quick') }).click();
  await board.getByRole('button', { name: say('component.LotteryBoard.add') }).click();
  await page.getByRole('button', { name: say('lottery.slip.review') }).click();
  const review = page.getByRole('dialog', { name: say('lottery.order.title') });
  await review.getByRole('button', { name: say('lottery.order.confirm') }).click();
  const bought = page.getByRole('dialog', { name: say('lottery.bought.title') });
  await bought.getByRole('button', { name: say('lottery.bought.done') }).click();
}
const decide = async (
  page: Page,
  action: keyof typeof withdrawalMessages.decide.actions,
  text?: string,
): Promise<void> => {
  const label = withdrawalMessages.decide.actions[action].label;
  await page
    .getByRole('group', { name: withdrawalMessages.decide.title })
    .getByRole('button', { name: label })
    .click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (text !== undefined) await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
};
export async function withdraw(page: Page, cashier: Page, site: RunningSite): Promise<void> {
  await openPortal(page, `${site.portal}/withdraw`);
  const accounts = page.getByRole('radiogroup', { name: say('withdrawal.toAccount') });
  await accounts.getByRole('radio').first().press('Space');
  await page.getByRole('textbox', { name: say('withdrawal.amount') }).fill('200');
  await press(page, 'withdrawal.continue');
  await page.getByLabel(say('withdrawal.fundPassword')).first().fill(fundPassword);
  await press(page, 'withdrawal.submit');
  await expect(page.getByText(say('withdrawal.tracking.title'))).toBeVisible({ timeout: 20_000 });
  await cashier.goto(`${site.console}/requests/withdrawals`);
  await cashier
    .getByRole('link', { name: /of maria88$/ })
    .first()
    .click();
  await decide(cashier, 'approve');
  await decide(cashier, 'pay', 'REF-2026');
  await expect(cashier.getByText(withdrawalMessages.stepNames['paidOut'] ?? '').first()).toBeVisible();
}
