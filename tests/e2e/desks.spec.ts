import type { Browser, Page } from '@playwright/test';
import { deskMessages as words } from '../../src/console/desks/desk-messages.ts';
import { depositMethods } from '../../src/protocol/desks/deposit-methods.ts';
import { memberLevels } from '../../src/protocol/desks/member-levels.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { enter } from './enter.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';

test.use({ isJourney: true });

const payments = '/desks/payments/deposit-methods';
const { fields } = depositMethods;
/** An operator with a separate page. */
async function openDesk(browser: Browser, origin: string, who: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await openAs(page, origin, who, path);
  return page;
}
const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);

test('a way to pay in is added in a form, approved by a second person, and offered to members', async ({
  page: cashier,
  browser,
  site,
}) => {
  await cashier.setViewportSize({ width: 1280, height: 900 });
  await openAs(cashier, site.console, 'cashier', payments);
  await cashier.getByRole('button', { name: words.add(depositMethods.words.one) }).press('Enter');
  await cashier.getByRole('dialog').waitFor();
  await fill(cashier, fields.id.label, 'island-pay');
  await cashier.getByLabel(fields.kind.label).selectOption('redirect');
  await fill(cashier, words.inLanguage(words.title, 'English').replace(/[()]/g, '.'), 'Island Pay');
  await fill(cashier, fields.minimum.label, '200');
  await fill(cashier, fields.maximum.label, '100');
  await fill(cashier, words.note, 'Members ask for it');
  await cashier.getByRole('button', { name: words.send }).press('Enter');
  await expect(cashier.getByText(words.faults['amount.too-small'])).toBeVisible();
  await expectAccessible(cashier, 'the form of a desk with a fault');
  await fill(cashier, fields.maximum.label, '9000');
  await cashier.getByRole('button', { name: words.send }).press('Enter');
  await expect(cashier.getByText(words.added(depositMethods.words.one, 'Island Pay'))).toBeVisible();
  await cashier.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(cashier, 'a desk with what waits, on a phone');
  await expectNoSidewaysScroll(cashier, 'a desk with what waits, on a phone');
  // Every box is beside the first line of its row's name, however long the name is.
  const heads = await cashier.getByRole('checkbox').evaluateAll((boxes) =>
    boxes.map((box) => {
      const label = box.closest('label');
      const name = label?.nextElementSibling?.querySelector('p');
      const [beside, first] = [label?.getBoundingClientRect(), name?.getBoundingClientRect()];
      return beside === undefined || first === undefined ? null : first.top - beside.top;
    }),
  );
  expect(heads.length).toBeGreaterThan(2);
  for (const apart of heads) expect(Math.abs(apart ?? 99)).toBeLessThan(24);
  await cashier.getByRole('button', { name: words.historyOf('Bank transfer') }).click();
  await expect(cashier.getByText(words.historyEmpty)).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  await enter(page, site, 'player');
  await openPortal(page, '/deposit');
  await expect(page.getByRole('article').filter({ hasText: 'Bank transfer' })).toBeVisible();
  await expect(page.getByText('Island Pay')).toHaveCount(0);

  const approver = await openDesk(browser, site.console, 'approver', payments);
  await approver.getByRole('button', { name: words.approve, exact: true }).click();
  await approver.getByRole('dialog').getByRole('button', { name: words.approve, exact: true }).click();
  await expect(approver.getByRole('button', { name: words.historyOf('Island Pay') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Island Pay' })).toBeVisible();
  await page.context().close();
  await approver.context().close();
});

test('levels are changed together, with what would follow said before', async ({ browser, site }) => {
  const cashier = await openDesk(browser, site.console, 'cashier', '/desks/loyalty/member-levels');
  await cashier.getByRole('button', { name: words.change, exact: true }).click();
  const second = cashier.getByRole('region', { name: words.row(2) });
  await second.getByRole('textbox', { name: new RegExp(`^${memberLevels.fields.rank.label}`) }).fill('4');
  await cashier.getByRole('button', { name: words.foresee }).click();
  await expect(second.getByText(words.faults['entry.gap'])).toBeVisible();
  await second.getByRole('textbox', { name: new RegExp(`^${memberLevels.fields.rank.label}`) }).fill('2');
  await second
    .getByRole('textbox', { name: new RegExp(`^${memberLevels.fields.monthBets.label}`) })
    .fill('4000');
  await fill(cashier, words.note, 'Easier to begin with');
  await cashier.getByRole('button', { name: words.send }).click();
  await expect(cashier.getByRole('cell', { name: '₱4,000.00' })).toBeVisible();
  await expectAccessible(cashier, 'levels with a change that waits');
  await cashier.context().close();
});
