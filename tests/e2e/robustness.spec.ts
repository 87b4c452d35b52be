import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { findHeaderFaults } from './watch-context.ts';
import { say } from './texts.ts';

test.use({ hasPictures: true });

test.describe('nothing blanks the page', () => {
  test('a page part that does not arrive leaves the frame and offers another try', async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_FAILED/);
    // From the start: a page that a link in sight leads to may be fetched before anybody presses.
    await page.route(/\/site\/parts\/.*\.json/, (route) => route.abort());
    await openPortal(page);
    // Before that a press loads the next page as the server drew it.
    await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', /.*/);
    // The bar moves entries behind “More” while it finds its room, and takes a link away from under a press.
    await expect(async () => {
      const links = page.getByRole('link', { name: say('nav.promotions') });
      await links.filter({ visible: true }).first().click({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main')).toContainText(/\S/);
    await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible({ timeout: 20_000 });
    await page.unroute(/\/site\/parts\/.*\.json/);
    await page
      .getByRole('button', { name: /try again/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: say('promotions.title') }).first()).toBeVisible();
  });

  test('a page part that is broken leaves the rest of the page', async ({ page, watch }) => {
    // The answer is the test's own, so it has no headers.
    watch.allow(/Failed to load resource|SyntaxError|\/site\/parts\/.* has no proper/);
    await page.route(/\/site\/parts\/.*\.json/, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"kind":"page","nodes":[{"id":' }),
    );
    await openPortal(page);
    // Before that a press loads the next page as the server drew it.
    await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', /.*/);
    // The bar moves entries behind “More” while it finds its room, and takes a link away from under a press.
    await expect(async () => {
      const links = page.getByRole('link', { name: say('nav.promotions') });
      await links.filter({ visible: true }).first().click({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main')).toContainText(/\S/);
  });

  test('a member API that is gone leaves a page with its own words', async ({ page, watch }) => {
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await page.route(/\/(wps|lgw|lotto)\//, (route) => route.abort());
    await openPortal(page);
    await expect(page.getByRole('heading', { name: say('home.welcome.title') })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('delivery', () => {
  const paths = [
    '/',
    '/register',
    '/no-such-page',
    '/healthz',
    '/site/active',
    '/assets/favicon.svg',
    '/wps/no-such-call',
  ];

  test('every response of both origins has the security headers', async ({ site, request }) => {
    const found: string[] = [];
    for (const url of [
      ...paths.map((path) => site.portal + path),
      ...['/', '/healthz', '/lab', '/api/me', '/api/none'].map((path) => site.console + path),
    ]) {
      const response = await request.get(url, { maxRedirects: 0 });
      found.push(...findHeaderFaults(url, response.headers()));
      expect(response.status(), url).toBeLessThan(500);
    }
    expect(found).toEqual([]);
  });

  test('nobody may frame the portal, and only the console may frame a preview', async ({ site, request }) => {
    expect((await request.get(site.portal)).headers()['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    expect((await request.get(site.console)).headers()['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    const preview = await request.get(`${site.portal}/preview/no-such-token/`);
    expect(preview.headers()['content-security-policy']).toContain(`frame-ancestors ${site.console}`);
  });

  test('parts are kept for a year under their hash, the pointer is asked for each time', async ({
    site,
    request,
  }) => {
    const pointer = await request.get(`${site.portal}/site/active`);
    expect(pointer.headers()['cache-control']).toContain('no-cache');
    const etag = pointer.headers()['etag'] ?? '';
    expect(
      (await request.get(`${site.portal}/site/active`, { headers: { 'if-none-match': etag } })).status(),
    ).toBe(304);
    const { manifest } = (await pointer.json()) as { manifest: { styles: string } };
    const part = await request.get(`${site.portal}/site/parts/${manifest.styles}.css`);
    expect(part.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  });
});
