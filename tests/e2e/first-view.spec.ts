import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';

/** Most of the home page with an empty cache, as transferred with headers, until 3 s after it is drawn. */
const limits = { requests: 60, bytes: 350_000 } as const;

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`the home page takes little of a line, ${width} pixels wide`, async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.portal,
      viewport: { width, height },
      locale: 'en-GB',
    });
    const page = await context.newPage();
    // Asked for twice before, as any page of a site that is in use: it is then as small as it gets.
    for (let count = 0; count < 2; count += 1)
      await page.request.get('/', { headers: { 'accept-encoding': 'br', 'accept-language': 'en-GB' } });
    const session = await context.newCDPSession(page);
    const exchanges = new Map<string, number>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) exchanges.set(requestId, 0);
    });
    const note = ({ requestId, bytes }: { readonly requestId: string; readonly bytes: number }): void => {
      if (exchanges.has(requestId)) exchanges.set(requestId, bytes);
    };
    session.on('Network.responseReceived', ({ requestId, response }) =>
      note({ requestId, bytes: response.encodedDataLength }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      note({ requestId, bytes: encodedDataLength }),
    );
    await session.send('Network.enable');
    await openPortal(page, '/');
    await page.waitForTimeout(3_000);
    const bytes = [...exchanges.values()].reduce((sum, one) => sum + one, 0);
    await context.close();
    expect(exchanges.size).toBeGreaterThan(20);
    expect(exchanges.size).toBeLessThanOrEqual(limits.requests);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(limits.bytes);
  });

test('the code of what the markup shows is asked for by the page, and not by the program', async ({
  page,
}) => {
  await openPortal(page, '/');
  const { views, hints, sheets } = await page.evaluate(() => ({
    views: document.getElementById('root')?.dataset['foyerViews'] ?? '',
    hints: [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
    sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  }));
  expect(views).toContain('Carousel');
  for (const part of ['lobby-views', 'shared', 'preserve-input'])
    expect(hints.some((href) => href.includes(`/build/${part}-`))).toBe(true);
  // Vite has a part wait for its style sheets: one that came with shared code held up the whole page.
  expect(sheets.filter((href) => href.includes('/build/shared-'))).toEqual([]);
});
