import { expect, test } from '@playwright/test';
import { helplineLink, openPortal } from './member.ts';
import { startSite, type RunningSite } from './start-site.ts';
import { say } from './texts.ts';

/** A first start for real use: no demonstration, and no sender yet. */
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ DEMO: '0' });
});
test.afterAll(() => site.stop());

test('no page says that it belongs to a demonstration', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/responsible-gaming']) {
    await openPortal(page, `${site.portal}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(say('legal.demonstration'))).toHaveCount(0);
  }
});

test('offers no free demo without games, and no provider that nothing serves', async ({ page }) => {
  await openPortal(page, `${site.portal}/`);
  await page.waitForLoadState('networkidle');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: say('nav.login') })).toBeVisible();
  await expect(banner.getByRole('button', { name: say('nav.demo') })).toHaveCount(0);
  await openPortal(page, `${site.portal}/login`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: say('login.forgot') })).toBeVisible();
  for (const key of ['demo.open', 'provider.with.google', 'provider.with.facebook', 'provider.with.line'])
    await expect(main.getByRole('button', { name: say(key) })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('login.png') });
});

test('a way to a new password or to log in that no sender reaches is not offered, and customer service is', async ({
  page,
}) => {
  await openPortal(page, `${site.portal}/login`);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: say('login.tab.mobile') })).toHaveCount(0);
  await expect(helplineLink(page)).toHaveAttribute('href', 'tel:+63255500199');
  await main.getByRole('button', { name: say('login.forgot') }).click();
  const dialog = page.getByRole('dialog', { name: say('forgot.title') });
  await expect(dialog.getByText(say('forgot.unreachable.title'))).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('forgotten.png') });
  await dialog.getByRole('button', { name: say('nav.support') }).click();
  await expect(page.getByRole('dialog', { name: say('support.title') })).toBeVisible();
  await openPortal(page, `${site.portal}/register`);
  await expect(main.getByText(say('register.unreachable.title'))).toBeVisible({ timeout: 20_000 });
  await page.screenshot({ path: test.info().outputPath('register.png') });
});
