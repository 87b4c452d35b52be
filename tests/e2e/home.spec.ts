import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';

test.use({ hasPictures: true });

test.describe('the home page', () => {
  test('shows banner, rows of games with pictures, header, side menu and footer', async ({ page }) => {
    await openPortal(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('navigation', { name: say('shell.sideMenu') }).first()).toBeVisible();
    const banners = page.getByRole('region', { name: say('home.banners') });
    await expect(banners.locator('img').first()).toBeVisible();
    for (const row of ['home.hot', 'home.newSlots', 'home.live'])
      await expect(page.getByRole('heading', { name: say(row) }).first()).toBeVisible();
    // Of the games: banners are what the content’s own tests made them.
    const pictures = page.locator('main article img');
    // The headings stand before the games have come.
    await expect.poll(() => pictures.count()).toBeGreaterThan(20);
    const first = pictures.first();
    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(50);
  });

  test('is drawn from the HTML alone: no layout is fetched for the first view', async ({ page, watch }) => {
    await openPortal(page);
    const parts = watch
      .responses()
      .filter((response) => /\/site\/(active|parts\/.*json)/.test(response.url()));
    expect(parts.map((response) => response.url())).toEqual([]);
  });

  test('turns dark after one choice, and keeps it', async ({ page }) => {
    await openPortal(page);
    const background = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).color);
    const light = await background();
    await page.getByRole('switch', { name: say('shell.theme') }).click();
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    await page.reload();
    await expect(page.getByRole('switch', { name: say('shell.theme') })).toBeChecked();
    expect(await background()).toBe(dark);
  });

  test('says so when the connection is gone, and keeps what it shows', async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const followed = page.waitForRequest(/\/site\/events/);
    await openPortal(page);
    await followed;
    await context.setOffline(true);
    await expect(page.getByText(say('shell.offline'))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('home.hot') }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(say('shell.offline'))).toBeHidden();
  });

  test('an address that leads nowhere says so and offers the way home', async ({ page }) => {
    await openPortal(page, '/no-such-page');
    await expect(page.getByText(say('runtime.notFound.title'))).toBeVisible();
    await page.getByRole('link', { name: say('runtime.notFound.home') }).click();
    await expect(page.getByRole('heading', { name: say('home.hot') }).first()).toBeVisible();
  });

  test('goes from page to page without loading the document again', async ({ page, watch }) => {
    await openPortal(page);
    // Until the program runs, a link loads its page as in any document.
    await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', /.*/);
    await page
      .getByRole('link', { name: say('nav.rng') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(page.getByRole('heading', { name: say('lobby.rng.title'), level: 1 })).toBeVisible();
    const documents = watch
      .responses()
      .filter((response) => response.request().resourceType() === 'document');
    expect(documents).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole('heading', { name: say('home.hot') }).first()).toBeVisible();
  });
});
