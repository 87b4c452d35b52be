import { expectAccessible } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';

/** The first opening of a checkout compiles every example. */
const compileMs = 90_000;

test.describe('the gallery of components', () => {
  test('finds a component, shows its example in every look, and logs what it raises', async ({
    page,
    site,
  }) => {
    test.setTimeout(compileMs + 60_000);
    await page.goto(`${site.console}/lab`);
    await page.getByRole('link', { name: 'Gallery' }).click();
    const list = page.getByRole('navigation', { name: 'Components' });
    await expect(list.getByText(/^\d+ components$/)).toBeVisible({ timeout: compileMs });
    await list.getByRole('searchbox').fill('pages of rows pagination');
    await expect(list.getByRole('status')).toContainText('No component');
    await list.getByRole('searchbox').fill('pagination');
    await list.getByRole('link', { name: 'Pagination' }).click();
    const frame = page.frameLocator('iframe');
    const html = frame.locator('html');
    const next = frame.getByRole('button', { name: 'Next page' }).first();
    await expect(next).toBeVisible();

    await page.getByText('Dark', { exact: true }).click();
    await expect(html).toHaveClass('dark');
    await page.getByText('Right to left', { exact: true }).click();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await page.getByText('360 px', { exact: true }).click();
    await expect.poll(() => html.evaluate(() => innerWidth)).toBeLessThanOrEqual(360);
    await page.getByText('1280 px', { exact: true }).click();
    await expect.poll(() => html.evaluate(() => innerWidth)).toBeGreaterThan(1_200);
    await page.getByText('By language', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('AR');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('EN');

    await next.click();
    await expect(page.getByRole('log')).toContainText(/Pagination .*page.*\{"page":\d+/);
    await expectAccessible(page, 'gallery');
  });

  test('continues when the server is gone', async ({ page, site, context }) => {
    test.setTimeout(compileMs + 60_000);
    await page.goto(`${site.console}/lab/gallery#Button`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button').first()).toBeVisible({ timeout: compileMs });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'TextField', exact: true }).click();
    await expect(frame.getByRole('textbox').first()).toBeVisible();
    await page.getByRole('link', { name: 'SchemaForm', exact: true }).click();
    await expect(frame.getByRole('textbox').first()).toBeVisible();
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(frame.getByRole('table').first()).toBeVisible();
    await context.setOffline(false);
  });
});
