import { expect, test } from './fixtures.ts';

test.describe('the lab', () => {
  test('drives the login flow alone: events, answers, clock, coverage, and its trace as a test', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
    await page.goto(`${site.console}/lab`);
    await page
      .getByRole('button', { name: /^login/ })
      .or(page.getByRole('link', { name: /^login/ }))
      .first()
      .click();
    await expect(page.getByText('editing').first()).toBeVisible();
    await page.getByRole('button', { name: 'form.submit' }).first().click();
    await expect(page.getByText('submitting').or(page.getByText('verifying')).first()).toBeVisible();
    await page.getByRole('button', { name: '+1 s' }).click();
    await page.getByRole('tab', { name: 'Coverage' }).click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(/\d+ of \d+/)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Copy as test' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('form.submit');
    expect(copied).toMatch(/expect|test\(/);
  });

  test('keeps the whole trace in its address', async ({ page, site, context }) => {
    await page.goto(`${site.console}/lab`);
    await page
      .getByRole('button', { name: /^login/ })
      .or(page.getByRole('link', { name: /^login/ }))
      .first()
      .click();
    await page.getByRole('button', { name: 'form.submit' }).first().click();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(
      other
        .getByText(/form\.submit/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(other.getByText('submitting').or(other.getByText('verifying')).first()).toBeVisible();
  });

  test('the live screen beside a flow follows it, sends to it, and goes on without the server', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
    await page.goto(`${site.console}/lab`);
    const screen = page.frameLocator('iframe[src="/lab/stage"]');
    const submit = screen.locator('[type="submit"]').first();
    await expect(submit).toBeVisible();
    await context.setOffline(true);
    await screen.locator('[data-field="username"] input').fill('player');
    await screen.locator('[data-field="password"] input').fill('Foyer-2026');
    await submit.click();
    const waiting = page.getByRole('group', { name: 'Answer with: loadChallenge' });
    await waiting.getByRole('button', { name: 'slider' }).click();
    await expect(screen.getByRole('slider')).toBeVisible();
    await expect(submit).toBeHidden();
    await page.getByRole('button', { name: 'Copy as script' }).click();
    const script = await page.evaluate(() => navigator.clipboard.readText());
    expect(script).toContain('body/slider');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(submit).toBeVisible();
    await context.setOffline(false);
  });
});
