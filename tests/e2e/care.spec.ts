import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { logIn, openPortal, proveHuman, sendLogin } from './member.ts';
import { say } from './texts.ts';

test('a member limits deposits, takes a break in two presses, is refused with the day it ends, and reaches the money', async ({
  page,
}) => {
  await logIn(page, 'dalisay');
  await openPortal(page, '/member/responsible-gaming');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: say('limits.set') })
    .first()
    .click();
  const editor = page.getByRole('dialog', { name: say('limits.editTitle') });
  await editor.getByLabel(say('limits.amount')).fill('1500');
  await editor.getByLabel(say('limits.amount')).press('Enter');
  await expect(main.getByText(say('limits.notice.saved'))).toBeVisible();
  await expectAccessible(page, 'responsible gaming with a limit');

  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page, 'responsible gaming on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: say('panic.open') }).click();
  await page.getByRole('button', { name: say('panic.begin') }).click();
  const told = page.getByRole('dialog', { name: say('onBreak.title') });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(told.getByRole('button', { name: say('onBreak.withdraw') })).toBeHidden();
  await told
    .getByRole('button', { name: say('onBreak.close'), exact: true })
    .last()
    .click();

  await openPortal(page, '/login');
  await sendLogin(page.getByRole('main'), 'dalisay');
  await proveHuman(page.getByRole('main'));
  await expect(told).toContainText(String(new Date(Date.now() + 86_400_000).getFullYear()), {
    timeout: 20_000,
  });
  await expectAccessible(page, 'login during a break');
  await told.getByRole('button', { name: say('onBreak.withdraw') }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await expect(page.getByRole('heading', { level: 1, name: say('withdrawal.title') })).toBeVisible();
});
