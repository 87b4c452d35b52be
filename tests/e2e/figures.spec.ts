import { figureMessages as words } from '../../src/console/figures/figure-messages.ts';
import { reportMessages } from '../../src/console/figures/reports/report-messages.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

test('the figures are seen, opened down to their rows and saved as a report, by keyboard', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, site.console, 'cashier', '/figures');
  const revenue = page.getByRole('region', { name: words.names.revenue });
  await expect(revenue.getByText(words.updated)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: words.spans.week }).press('ArrowRight');
  await expect(page).toHaveURL(/span=month/);
  await expect(revenue.getByRole('img')).toBeVisible();
  const table = revenue.getByRole('button', { name: new RegExp(words.table) });
  await table.press('Enter');
  await expect(revenue.getByRole('table')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the figures with a table');
  await page.getByRole('link', { name: words.open(words.names.stakes) }).press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: words.lines.title(words.names.stakes) }),
  ).toBeVisible();
  await page
    .getByRole('link', { name: /^Rows of/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Stakes on/ })).toBeVisible();
  await expect(
    page.getByRole('list', { name: words.entries.table }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessible(page, 'the rows behind a figure');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the rows behind a figure');
  await page.goto(`${site.console}/figures?span=today`);
  await expect(revenue.getByText(words.updated)).toBeVisible();
  await expectNoSidewaysScroll(page, 'the figures on a phone');
  await page.goto(`${site.console}/figures/reports?span=month&columns=stakes,active`);
  await expect(page.getByRole('table', { name: reportMessages.table })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a report on a phone');
  await expectNoSidewaysScroll(page, 'a report on a phone');
  await page.getByRole('button', { name: reportMessages.save }).press('Enter');
  const dialog = page.getByRole('dialog', { name: reportMessages.saveTitle });
  await dialog.getByRole('textbox').fill('Players by day');
  await dialog.getByRole('button', { name: reportMessages.save }).press('Enter');
  const saved = page.getByRole('link', { name: reportMessages.open('Players by day') });
  await expect(saved).toBeVisible();
  await page.goto(`${site.console}/figures/reports`);
  await saved.press('Enter');
  await expect(page).toHaveURL(/columns=stakes%2Cactive/);
});
