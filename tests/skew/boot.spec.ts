import { expect, expectHome, expectShown, passProbation, test, waitUntilKept, wordsOf } from './fixtures.ts';
import { repack } from './pack-release.ts';

test.describe('configuration out of reach', () => {
  test('a browser that was here before continues with the release it keeps', async ({
    page,
    server,
    today,
  }) => {
    await page.clock.install();
    await page.goto(server.origin);
    await expectHome(page, today);
    await passProbation(page);
    await waitUntilKept(page, today);
    server.setInlined(false);
    await page.route(/\/site\/(active|parts\/.*\.json|events|keys)/, (route) => route.abort());
    for (let start = 0; start < 4; start += 1) {
      await page.goto(server.origin);
      await expectHome(page, today);
    }
  });

  test('a browser that never was here gets the built-in page, and the site once it is back', async ({
    page,
    server,
    today,
  }) => {
    server.setInlined(false);
    await page.goto(server.origin);
    await expect(page.getByRole('heading', { name: 'This site cannot be shown right now' })).toBeVisible();
    server.setInlined(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHome(page, today);
  });

  test('an open page stays as it is, and follows when the server is back', async ({
    page,
    context,
    server,
    today,
  }) => {
    await page.goto(server.origin);
    await expectHome(page, today);
    await context.setOffline(true);
    const next = repack(today, { messages: (texts) => (texts['home.welcome.title'] = 'Back again') });
    server.publish(next);
    await expect(page.getByText(wordsOf(today, 'shell.offline'))).toBeVisible();
    await expectHome(page, today);
    await context.setOffline(false);
    await expectHome(page, next);
  });
});

test('a release that does not get through twice is skipped on the third start', async ({
  page,
  server,
  today,
}) => {
  await page.clock.install();
  await page.goto(server.origin);
  await expectHome(page, today);
  await passProbation(page);
  await waitUntilKept(page, today);
  const broken = repack(today, { shell: (shell) => (shell['root'] = 1e9) });
  server.publish(broken);
  for (let start = 0; start < 2; start += 1) {
    await page.goto(server.origin);
    await expect(page.locator('main[data-foyer-notice="broken"]')).toBeVisible();
    await expectShown(page);
  }
  await page.goto(server.origin);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectHome(page, today);
});

test('a release whose page is empty is not taken for a good one because its answers are slow', async ({
  page,
  server,
  today,
}) => {
  await page.clock.install();
  await page.goto(server.origin);
  await expectHome(page, today);
  await passProbation(page);
  await waitUntilKept(page, today);
  // Nobody answers: what the pages ask for stays on its way.
  await page.route(/\/(wps|lgw|lotto)\//, () => undefined);
  server.publish(
    repack(today, { home: (home) => ((home.nodes[Number(home['root'])] ?? {})['children'] = []) }),
  );
  await page.goto(server.origin);
  await expectShown(page);
  await passProbation(page);
  await passProbation(page);
  const good = await page.evaluate(() => localStorage.getItem('foyer.lastGood') ?? '{}');
  expect(JSON.parse(good)).toMatchObject({ release: today.hash });
});

test('a part that was damaged in the cache is fetched again', async ({ page, server, today }) => {
  const hash = today.manifest.pages['promotions'] ?? '';
  let asked = 0;
  await page.route(`**/site/parts/${hash}.json`, async (route) => {
    asked += 1;
    if (asked === 1)
      await route.fulfill({
        contentType: 'application/json',
        body: today.parts[hash]?.body.slice(0, -9) ?? '',
      });
    else await route.continue();
  });
  await page.goto(server.origin);
  // The bar at the top folds what does not fit, and how much fits is a matter of the machine's fonts.
  await page
    .getByRole('navigation', { name: wordsOf(today, 'shell.sideMenu') })
    .getByRole('link', { name: wordsOf(today, 'nav.promotions') })
    .click();
  await expect(page.getByRole('heading', { name: wordsOf(today, 'promotions.title') }).first()).toBeVisible();
  expect(asked).toBe(2);
});

test('a kept part that was tampered with is not shown', async ({ page, server, today }) => {
  await page.clock.install();
  await page.goto(server.origin);
  await passProbation(page);
  await waitUntilKept(page, today);
  await page.evaluate(async (path) => {
    const shelf = await caches.open('foyer-release');
    await shelf.put(path, new Response('{"kind":"shell","id":"shell","nodes":[],"root":0}'));
  }, `/site/parts/${today.manifest.shell}.json`);
  server.setInlined(false);
  await page.route(/\/site\/parts\/.*\.json/, (route) => route.abort());
  await page.goto(server.origin);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/\/site\/parts\/.*\.json/);
  await page.goto(server.origin);
  await expectHome(page, today);
});

/** What browsers do when storage is full, and when it is switched off. */
const faults: Readonly<Record<string, () => void>> = {
  full: () => {
    const fail = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const reject = (): Promise<never> => Promise.resolve().then(fail);
    Storage.prototype.setItem = fail;
    Cache.prototype.put = reject;
    Cache.prototype.addAll = reject;
    IDBFactory.prototype.open = fail;
  },
  'switched off': () => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
};
for (const [what, produce] of Object.entries(faults))
  test(`storage that is ${what} stops neither a page nor a second start`, async ({ page, server, today }) => {
    await page.clock.install();
    await page.addInitScript(produce);
    for (let start = 0; start < 2; start += 1) {
      await page.goto(server.origin);
      await expectHome(page, today);
    }
    await page
      .getByRole('link', { name: wordsOf(today, 'nav.promotions') })
      .first()
      .click();
    await expect(
      page.getByRole('heading', { name: wordsOf(today, 'promotions.title') }).first(),
    ).toBeVisible();
    const theme = page.getByRole('switch', { name: wordsOf(today, 'shell.theme') });
    await theme.click();
    await expect(page.locator('html.dark')).toHaveCount(1);
    await expect(theme).toBeChecked();
    await passProbation(page);
    await expectShown(page);
  });
