import type { Page } from '@playwright/test';
import { demoFundPassword } from '../../demo/seed/accounts.ts';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const press = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(key), exact: true })
    .click();
/** Counts the documents that the page loads from here on: a list that needs a reload is none. */
const countLoads = (page: Page): { readonly loads: () => number } => {
  const seen = { loads: 0 };
  page.on('domcontentloaded', () => (seen.loads += 1));
  return { loads: () => seen.loads };
};
const readBalance = (page: Page): Promise<string> =>
  page
    .getByRole('group', { name: say('component.BalanceWidget.balance') })
    .first()
    .innerText();

test('a deposit that was just ordered is in the list below it', async ({ page, site }) => {
  await enter(page, site, 'maharlika', '/deposit');
  const list = page.getByRole('table', { name: say('deposit.history.title') });
  await expect(page.getByText(say('deposit.history.empty'))).toBeVisible();
  const { loads } = countLoads(page);
  await page.getByRole('article').filter({ hasText: 'QR' }).first().getByRole('button').click();
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill('200');
  await press(page, 'deposit.continue');
  await expect(list).toContainText(say('deposit.status.waiting'), { timeout: 15_000 });
  await expectStep(page, 'a deposit that waits');
  expect(loads()).toBe(0);
});

test('a limit that was just set is in what was set, without a reload and with the focus on it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Nobody offers this member a contract, whose dialog would come over the page.
  await enter(page, site, 'sinag', '/member/responsible-gaming');
  const main = page.getByRole('main');
  await expect(main.getByText(say('care.historyEmpty'))).toBeVisible();
  const { loads } = countLoads(page);
  const set = main.getByRole('button', { name: say('limits.set') }).first();
  await set.focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: say('limits.editTitle') });
  await expectStep(page, 'a limit to set at 390');
  await editor.getByLabel(say('limits.amount')).fill('1500');
  await editor.getByLabel(say('limits.amount')).press('Enter');
  await expect(main.getByRole('table', { name: say('care.history') })).toContainText(say('care.what.set'));
  await expect(main.getByText(say('care.historyEmpty'))).toHaveCount(0);
  await expect(main.getByRole('button', { name: say('limits.change') }).first()).toBeFocused();
  expect(loads()).toBe(0);
});

test('one withdrawal confirmed in two tabs is asked for once, and both say so with the right balance', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(90_000);
  await enter(page, site, 'agent');
  const second = await context.newPage();
  const tabs = [page, second] as const;
  const before = new Map<Page, string>();
  for (const tab of tabs) {
    await openPortal(tab, '/withdraw');
    const accounts = tab.getByRole('radiogroup', { name: say('withdrawal.toAccount') });
    await accounts.getByRole('radio').first().press(' ');
    await tab.getByRole('textbox', { name: say('withdrawal.amount') }).fill('500');
    await press(tab, 'withdrawal.continue');
    await tab.getByLabel(say('withdrawal.fundPassword')).first().fill(demoFundPassword);
    before.set(tab, await readBalance(tab));
  }
  const { loads } = countLoads(page);
  await expectStep(page, 'a withdrawal to confirm');
  await press(page, 'withdrawal.submit');
  await expect(page.getByRole('heading', { name: say('withdrawal.tracking.title') })).toBeVisible({
    timeout: 20_000,
  });
  const list = page.getByRole('table', { name: say('withdrawal.history') });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list).toContainText(say('withdrawal.status.submitted'));
  await expect.poll(() => readBalance(page)).not.toBe(before.get(page));
  expect(loads()).toBe(0);

  await press(second, 'withdrawal.submit');
  await expect(second.getByRole('heading', { name: say('withdrawal.tracking.title') })).toBeVisible({
    timeout: 20_000,
  });
  await expect(second.getByRole('main')).toContainText(say('error.withdrawal.pending'));
  await expectStep(second, 'a withdrawal that was confirmed elsewhere');
  await expect.poll(async () => readBalance(second)).toBe(await readBalance(page));
  await expect(second.getByRole('table', { name: say('withdrawal.history') }).getByRole('row')).toHaveCount(
    2,
  );
});
