import type { Browser, CDPSession, Page } from '@playwright/test';
import type { RunningSite } from '../tests/e2e/start-site.ts';
import { viewport } from './open-browser.ts';
import { drawTable, type Row } from './table.ts';

interface Exchange {
  readonly url: string;
  type: string;
  isCached: boolean;
  /** On the wire, headers included. */
  bytes: number;
}

/** Everything that a page exchanges with the network from now on. */
const followNetwork = async (session: CDPSession): Promise<() => readonly Exchange[]> => {
  const exchanges = new Map<string, Exchange>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('http'))
      exchanges.set(requestId, { url: request.url, type, isCached: false, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const exchange = exchanges.get(requestId);
    if (exchange !== undefined) exchange.isCached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const exchange = exchanges.get(requestId);
    if (exchange === undefined) return;
    exchange.isCached ||= response.fromDiskCache === true || response.fromPrefetchCache === true;
    exchange.bytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const exchange = exchanges.get(requestId);
    if (exchange !== undefined) exchange.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...exchanges.values()];
};

const settle = async (page: Page): Promise<void> => {
  await page.locator('html[data-foyer-ready]').waitFor();
  // The event stream never ends, so "network idle" never comes: pictures and late parts get this long.
  await page.waitForTimeout(3_000);
};

const countView = (visit: string, exchanges: readonly Exchange[]): Row => {
  const sent = exchanges.filter(({ isCached }) => !isCached);
  const sumOf = (type?: string): number =>
    Math.round(
      sent
        .filter((one) => type === undefined || one.type === type)
        .reduce((sum, { bytes }) => sum + bytes, 0) / 100,
    ) / 10;
  return {
    visit,
    requests: sent.length,
    'from cache': exchanges.length - sent.length,
    kB: sumOf(),
    document: sumOf('Document'),
    script: sumOf('Script'),
    style: sumOf('Stylesheet'),
    image: sumOf('Image'),
    calls: Math.round((sumOf('Fetch') + sumOf('XHR')) * 10) / 10,
  };
};

const phone = { width: 390, height: 844 } as const;
/** Most of a first view with an empty cache. */
const limits = { requests: 60, kB: 350 } as const;

/** The home page with an empty cache and again. */
const visitTwice = async (
  browser: Browser,
  site: RunningSite,
  size: { readonly width: number; readonly height: number },
): Promise<readonly Row[]> => {
  const context = await browser.newContext({ baseURL: site.portal, viewport: size, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const read = await followNetwork(session);
  await page.goto('/');
  await settle(page);
  const cold = read();
  await page.reload();
  await settle(page);
  const warm = read().slice(cold.length);
  await context.close();
  return [countView(`cold, ${size.width}`, cold), countView(`warm, ${size.width}`, warm)];
};

/** Requests and bytes of the home page, wide and on a phone. */
export const measureFirstView = async (browser: Browser, site: RunningSite): Promise<string> => {
  const rows = [...(await visitTwice(browser, site, viewport)), ...(await visitTwice(browser, site, phone))];
  return [
    drawTable('First view of /, as transferred (kB of 1,000 bytes, headers included)', rows),
    '  until 3 s after it is drawn; pictures out of sight are not asked for; the event stream counts as one request',
    `  limits with an empty cache: ${limits.requests} requests, ${limits.kB} kB`,
  ].join('\n');
};
