import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, runCommand } from '../gate/run-command.ts';
import { helplineLink, openPortal } from './member.ts';
import { startSite, type RunningSite } from './start-site.ts';
import { say } from './texts.ts';

/** The checkout as an installation has it that has deleted the demonstration, built. */
const copyWithoutDemo = async (): Promise<string> => {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-no-demo-'));
  const { output } = await runCommand(
    'git',
    ['ls-files', '--', 'src', 'server', 'platform', 'schemas', 'layouts', 'locales', '*.json', '*.ts'],
    { cwd: root },
  );
  for (const name of output.trim().split('\n')) {
    if (/^(demo|tests|bench|docs)\//.test(name)) continue;
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(root, name), join(copy, name));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // No browser gets a file of the demonstration, so these are of the same sources, or are built again.
  for (const name of ['dist/portal', 'dist/console'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const program of ['schemas/ensure-generated.mjs', 'server/build.ts']) {
    const { code, output: said } = await runCommand('node', ['--import', 'tsx', program, 'all'], {
      cwd: copy,
    });
    expect(code, said).toBe(0);
  }
  return copy;
};

/** A first start for real use: no demonstration, and no sender yet. */
let checkout: string;
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  checkout = await copyWithoutDemo();
  site = await startSite({ DEMO: '0' }, '/healthz', checkout);
});
test.afterAll(async () => {
  await site.stop();
  rmSync(checkout, { recursive: true });
});

test('portal, console and lab answer without the folder of the demonstration, and nothing of it is there', async ({
  request,
}) => {
  for (const address of [`${site.portal}/`, `${site.console}/`, `${site.console}/lab/`])
    expect((await request.get(address)).status(), address).toBe(200);
  expect(await (await request.get(`${site.portal}/media/avatars/1.svg`)).text()).toContain('>1</text>');
  for (const path of ['/sandbox/support', '/sandbox/identity/style.css', '/sandbox/pay/x'])
    expect((await request.get(`${site.portal}${path}`)).status(), path).toBe(404);
  await expect(request.get(`${site.games}/healthz`)).rejects.toThrow('ECONNREFUSED');
  expect(site.output()).not.toMatch(/DEMONSTRATION|Seed:/);
});

test('no page says that it belongs to a demonstration', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/responsible-gaming']) {
    await openPortal(page, `${site.portal}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(say('legal.demonstration'))).toHaveCount(0);
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say('responsible.help.title') })).toHaveCount(0);
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
});

test('a way to a new password or to log in that no sender reaches is not offered, and customer service is', async ({
  page,
}) => {
  await openPortal(page, `${site.portal}/login`);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: say('login.tab.mobile') })).toHaveCount(0);
  await expect(helplineLink(page)).toHaveCount(0);
  await main.getByRole('button', { name: say('login.forgot') }).click();
  const dialog = page.getByRole('dialog', { name: say('forgot.title') });
  await expect(dialog.getByText(say('forgot.unreachable.title'))).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: say('nav.support') }).click();
  await expect(page.getByRole('dialog', { name: say('support.title') })).toBeVisible();
  await openPortal(page, `${site.portal}/register`);
  await expect(main.getByText(say('register.unreachable.title'))).toBeVisible({ timeout: 20_000 });
});
