import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BootPayload, ReleaseManifest } from '../../src/protocol/release/release.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from './fixtures.ts';
import { chooseArabic, field, openPortal } from './member.ts';
import { say } from './texts.ts';

test.use({ hasPictures: true });

/** Keeps the elements that came with the page, as they are before any script of the page runs. */
const keepElements = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const kept = [...document.querySelectorAll('#root *')];
      Object.assign(window, { keptElements: kept });
    });
  });
};
/** Elements of the page as it came that are no longer in it, by node id or tag. */
const listReplaced = (page: Page): Promise<{ readonly kept: number; readonly replaced: readonly string[] }> =>
  page.evaluate(() => {
    const { keptElements } = window as unknown as { keptElements: Element[] };
    // A mark of what is on its way goes when that has come.
    const gone = keptElements.filter(
      (element) => !element.isConnected && !(element instanceof HTMLTemplateElement),
    );
    return {
      kept: keptElements.length,
      replaced: gone.map((element) => element.getAttribute('data-node') ?? element.tagName),
    };
  });
/** The page as it stands while none of its program has come. */
const openWithoutProgram = async (page: Page, path: string): Promise<void> => {
  await page.route('**/build/*.js', () => new Promise(() => undefined));
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
};

/** Nothing of the program comes before the function that it gives is called. */
const holdProgram = async (page: Page): Promise<() => void> => {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/build/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
};

const paths = ['/', '/rng', '/promotions', '/help', '/login', '/register', '/index.html?x=1'];

/** What a person reads or hears of a page, digits aside: clocks and amounts continue. */
const listWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .flatMap((element) => [
        ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : '')),
      ])
      .filter((words) => /\p{L}/u.test(words))
      .map((words) => words.replaceAll(/\d+/g, '0')),
  );

/** Which parts the live release has, as a page says it. */
const readManifest = async (page: Page): Promise<ReleaseManifest> => {
  const html = await (await page.request.get('/')).text();
  const [, boot = ''] = /<script type="application\/json" id="foyer-boot">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(boot) as BootPayload).active.manifest;
};

/** The pages whose components differ most. */
const wordPaths = [
  '/',
  '/rng',
  '/sports',
  '/lottery',
  '/lottery/game?game=101',
  '/login',
  '/register',
  '/help',
];

test('a page brings every word of its first view, and the texts that come later change none', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const missing: string[] = [];
  for (const path of wordPaths) {
    let letCome = (): void => undefined;
    const held = new Promise<void>((resolve) => (letCome = resolve));
    const manifest = await readManifest(page);
    const texts = new RegExp(`/site/parts/${manifest.messages['EN'] ?? ''}\\.json$`);
    await page.route(texts, async (route) => {
      await held;
      await route.continue();
    });
    await openPortal(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', '');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
    await page.waitForTimeout(1_000);
    const before = await listWords(page);
    expect(before.length).toBeGreaterThan(20);
    const come = page.waitForResponse(texts);
    await page.keyboard.press('Shift');
    letCome();
    await come;
    await page.waitForTimeout(500);
    const after = await listWords(page);
    missing.push(...after.filter((words) => !before.includes(words)).map((words) => `${path}: ${words}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(missing).toEqual([]);
});

test.describe('a public page', () => {
  for (const path of takeShare(paths, 4))
    test(`is taken over as it came: ${path}`, async ({ page }) => {
      await keepElements(page);
      // Data would rightly take the place of skeletons.
      await page.route(/\/(wps|lgw)\//, () => new Promise(() => undefined));
      await openPortal(page, path);
      const { kept, replaced } = await listReplaced(page);
      expect(kept).toBeGreaterThan(40);
      expect(replaced).toEqual([]);
    });

  test('stands before its program has come, in the theme of the system', async ({
    ownBrowser,
    site,
    watch,
  }) => {
    watch.allow(/./);
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await ownBrowser.newContext({ baseURL: site.portal, colorScheme });
      const page = await context.newPage();
      await openWithoutProgram(page, '/');
      await expect(page.getByRole('heading', { name: say('home.welcome.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveClass(colorScheme);
      const shade = await page.evaluate(
        () => getComputedStyle(document.querySelector('[data-node=frame]') ?? document.body).backgroundColor,
      );
      const [red = 0] = (shade.match(/\d+/g) ?? []).map(Number);
      expect(red > 128).toBe(colorScheme === 'light');
      await context.close();
    }
  });

  test('an invitation keeps its code, though its link is followed before the program is alive', async ({
    page,
  }) => {
    const letCome = await holdProgram(page);
    await page.goto('/join?referralCode=FRIEND7', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('link', { name: say('join.register') })
      .press('Enter');
    letCome();
    await expect(page).toHaveURL(/\/register\?referralCode=FRIEND7/);
    await expect(field(page, 'referralCode')).toHaveValue('FRIEND7');
  });

  for (const way of takeShare(['keyboard', 'mouse'] as const, 2))
    test(`hears a button that was pressed before the program was alive: by ${way}`, async ({ page }) => {
      const letCome = await holdProgram(page);
      await page.goto('/', { waitUntil: 'commit' });
      const banner = page.getByRole('banner');
      const press = async (name: string): Promise<void> => {
        const button = banner.getByRole('button', { name, exact: true });
        if (way === 'mouse') await button.click();
        else await button.press('Enter');
      };
      // The last one counts, once, however often it was pressed.
      for (const name of [say('shell.language'), say('nav.login'), say('nav.login')]) await press(name);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveCount(0);
      letCome();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel(say('form.username.label')).first()).toBeVisible();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      // From now on each press is heard by the program alone.
      await press(say('shell.language'));
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    });

  test('reads well with scripts switched off', async ({ ownBrowser, site }) => {
    const context = await ownBrowser.newContext({ baseURL: site.portal, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: say('home.welcome.title') })).toBeVisible();
    await page
      .getByRole('link', { name: say('nav.register') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });

  test('comes in the language that was chosen here, from right to left', async ({ page }) => {
    await openPortal(page);
    await chooseArabic(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('button', { name: say('nav.login', 'AR') }).first()).toBeVisible();
    await keepElements(page);
    await page.route(/\/(wps|lgw)\//, () => new Promise(() => undefined));
    await page.reload();
    await page.locator('html[data-foyer-ready]').waitFor();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('link', { name: say('nav.register', 'AR') }).first()).toBeVisible();
    expect((await listReplaced(page)).replaced).toEqual([]);
  });

  test('hides markup made for visitors from a person with a session', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('token', 'of-somebody'));
    await openWithoutProgram(page, '/');
    await expect(page.locator('html')).toHaveClass(/foyer-unfit/);
    await expect(page.getByRole('button', { name: say('nav.login') })).toBeHidden();
  });

  test('allows its own inline texts by their hashes and nothing else', async ({ request }) => {
    const answer = await request.get('/');
    const html = await answer.text();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const source = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const style = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`script-src 'self' ${source(script)};`);
    expect(policy).toContain(`style-src 'self' ${source(style)} ${source('')};`);
    expect(policy).not.toContain('unsafe');
    expect(html.match(/<style|<script(?! type)/g)).toHaveLength(2);
  });
});
