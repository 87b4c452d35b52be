import { expect, test, type Page } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { field } from './member.ts';
import { startDev, type DevServer } from './start-dev.ts';
import { testAtNight } from './test-at-night.ts';

/** `npm run dev` as a developer uses it: save, look, mend. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const surfaces = [
  ['/', 'Log in'],
  ['/lab/', 'lab'],
] as const;

let dev: DevServer;
let page: Page;
const faults: string[] = [];
const patient = expect.configure({ timeout: 60_000 });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  dev = await startDev();
  page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) faults.push(message.text());
  });
  await page.addInitScript(() => sessionStorage.setItem('popupShown', '1'));
  await page.goto(`${dev.portal}/register`);
  // The first page waits until Vite has bundled the packages, and is loaded again when it has.
  await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', /.*/, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await field(page, 'username').fill('guest77');
  await page.evaluate(() => {
    (globalThis as unknown as { mark: string }).mark = 'same document';
  });
});
test.afterAll(() => dev.stop());
/** What was typed is there, in the very document it was typed into. */
const expectKept = async (): Promise<void> => {
  await expect(field(page, 'username')).toHaveValue('guest77');
  expect(await page.evaluate(() => (globalThis as unknown as { mark?: string }).mark)).toBe('same document');
  expect(faults).toEqual([]);
};
const overlay = () => page.getByRole('alertdialog', { name: 'To be mended' });

test('a saved text, layout and form schema are shown with what was typed', async () => {
  const heading = page.getByRole('heading', { level: 1 });
  dev.save('locales/EN.json', '"register.title": "Create your account"', '"register.title": "Join us"');
  await patient(heading).toHaveText('Join us');
  await expectKept();
  dev.save(
    'layouts/settings/register-fields.json',
    '"line": {\n      "enabled": false',
    '"line": {\n      "enabled": true',
  );
  await patient(field(page, 'line')).toBeVisible();
  await expectKept();
  dev.save(
    'schemas/forms/register.ui.json',
    '"ui:autocomplete": "username"',
    '"ui:autocomplete": "nickname"',
  );
  await patient(field(page, 'username')).toHaveAttribute('autocomplete', 'nickname');
  await expectKept();
});

test('a saved component is shown with what was typed', async () => {
  dev.save(
    'src/components/theme-switch/theme-switch.tsx',
    'title={props.label}',
    'title={`${props.label}, saved`}',
  );
  await patient(page.locator('button[role="switch"][title$=", saved"]').first()).toBeAttached();
  await expectKept();
});

test('a fault of a document is over the page with sentence, place and fix until it is mended', async () => {
  dev.save('layouts/pages/terms.json', '"type": "Container"', '"type": "Containr"');
  await patient(overlay()).toContainText('pages/terms at /root');
  await patient(overlay()).toContainText('Containr');
  await patient(overlay()).toContainText('Fix:');
  dev.save('layouts/pages/terms.json', '"type": "Containr"', '"type": "Container"');
  await patient(overlay()).toHaveCount(0);
  await expectKept();
});

const readLife = async (): Promise<string> => (await fetch(`${dev.portal}/livez`)).text();
const healthRoutes = 'server/delivery/health-routes.ts';

// It starts the server twice.
testAtNight('a change of the server is answered', async () => {
  dev.save(healthRoutes, "send({ status: 'ok' })", "send({ status: 'ok', saved: 1 })");
  await expect.poll(readLife, { timeout: 60_000 }).toContain('saved');
  await expectKept();
});

test('a change of the server that cannot be built is over the page until it is mended', async () => {
  dev.save(healthRoutes, 'const databaseTimeoutMs = 2_000;', 'const databaseTimeoutMs = ;');
  await patient(overlay()).toContainText('server/delivery/health-routes.ts:7:27');
  expect(await readLife()).toContain('ok');
  dev.save(healthRoutes, 'const databaseTimeoutMs = ;', 'const databaseTimeoutMs = 2_000;');
  await patient(overlay()).toHaveCount(0);
  await expectKept();
});

test('console and lab come with the policy of production for scripts', async ({ browser }) => {
  const other = await browser.newPage();
  for (const [path, name] of takeShare(surfaces, 2)) {
    // The server of the test before may be replaced while the page is loaded.
    await expect(async () => {
      const answer = await other.goto(`${dev.console}${path}`);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy, dev.output()).toContain("script-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      await expect(other.locator('#root'), dev.output()).toContainText(new RegExp(name, 'i'), {
        timeout: 20_000,
      });
    }).toPass({ timeout: 120_000 });
  }
  await other.close();
});
