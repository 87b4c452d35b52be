import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from '../../tests/e2e/start-site.ts';
import { summarise } from '../samples.ts';
import { drawTable, type Row } from '../table.ts';
import { openWaysProxy, ways, type Way } from './ways-proxy.ts';

const runs = 9;
/** Lighthouse's "slow 4G" as applied by the browser, and a processor four times slower than this one. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};
const cpuSlowdown = 4;
const phone = { width: 390, height: 844 } as const;
/** Most that the largest paint of the page drawn at publish may take of the fetched one's. */
const target = 0.35;

interface Paint {
  /** Milliseconds from the start of the navigation. */
  readonly first: number;
  readonly largest: number;
  /** The largest paint of words: all that a page without data has, and what one with data has besides pictures. */
  readonly words: number;
  readonly ready: number;
  readonly shift: number;
  /** Of tasks over 50 ms: what is over, summed until the page is ready. */
  readonly blocking: number;
}
interface Watched {
  paint: { first: number; largest: number; words: number; shift: number; blocking: number };
}

/** Runs in the page before anything else of it. No function in it has a name: the loader would add code for it. */
const watchPaint = (): void => {
  const watched = { first: 0, largest: 0, words: 0, shift: 0, blocking: 0 };
  // The page of the bench keeps its figures on the global object.
  (globalThis as unknown as Watched).paint = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') watched.first = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) {
      watched.largest = entry.startTime;
      if (entry.url === '') watched.words = entry.startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

/** Runs in the page: whether the first screen has pictures, and all of them have come. */
const hasPicturesInView = (): boolean => {
  const inView = [...document.querySelectorAll<HTMLImageElement>('#main img')].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  });
  return inView.length > 0 && inView.every((image) => image.complete && image.naturalWidth > 0);
};

const paintOnce = async (browser: Browser, origin: string, hasData: boolean): Promise<Paint> => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB' });
  try {
    const page: Page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(watchPaint);
    await page.goto(`${origin}/`, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator('html[data-foyer-ready]').waitFor({ timeout: 60_000 });
    const ready = await page.evaluate(() => performance.getEntriesByName('foyer:drawn')[0]?.startTime ?? 0);
    // With data: until every picture in view is there. Then a moment, for the browser to tell of the last paint.
    if (hasData) await page.waitForFunction(hasPicturesInView, undefined, { timeout: 60_000 });
    await page.waitForTimeout(700);
    // As `watchPaint` leaves it in the page.
    const paint = await page.evaluate(() => (globalThis as unknown as Watched).paint);
    return { ...paint, ready };
  } finally {
    await context.close();
  }
};

const drawWays = (
  title: string,
  samples: ReadonlyMap<Way, readonly Paint[]>,
  paintOf: (paint: Paint) => number,
): string => {
  const medianOf = (way: Way, pick: (paint: Paint) => number): number =>
    summarise((samples.get(way) ?? []).map(pick)).median;
  const base = medianOf('fetched', paintOf);
  const rows = ways.map((way): Row => {
    const largest = medianOf(way, paintOf);
    return {
      'first view': way,
      runs: samples.get(way)?.length ?? 0,
      'first paint ms': medianOf(way, ({ first }) => first),
      'largest paint ms': largest,
      'of fetched': (largest / base).toFixed(2),
      'usable ms': medianOf(way, ({ ready }) => ready),
      'blocked ms': medianOf(way, ({ blocking }) => blocking),
      'layout shift': (medianOf(way, ({ shift }) => shift * 10_000) / 10_000).toFixed(4),
    };
  });
  const ratio = medianOf('prerendered', paintOf) / base;
  return `${drawTable(title, rows)}\n  target: largest paint ≤ ${target} of fetched: ${ratio <= target ? 'met' : 'MISSED'}`;
};

/** Largest paint of the home page on a slow line and a slow phone, each way after the other in turn. */
export const measureFirstPaint = async (browser: Browser, site: RunningSite): Promise<string> => {
  const proxy = await openWaysProxy(site.portal);
  const measure = async (hasData: boolean): Promise<ReadonlyMap<Way, readonly Paint[]>> => {
    proxy.holdData(!hasData);
    const samples = new Map<Way, Paint[]>(ways.map((way) => [way, []]));
    for (let run = 0; run < runs; run += 1)
      for (const way of ways) samples.get(way)?.push(await paintOnce(browser, proxy.origin(way), hasData));
    return samples;
  };
  try {
    return [
      // The page drawn at publish carries its banner even here. The others have none without an answer, so
      // what all three have is compared: words.
      drawWays(
        'First view of /, no answer of the member API: words',
        await measure(false),
        ({ words }) => words,
      ),
      drawWays('First view of /, with data: a banner', await measure(true), ({ largest }) => largest),
      `  slow 4G (562.5 ms, 1.47 Mbit/s) and ${cpuSlowdown} × CPU by CDP, 390 × 844, empty cache, medians of ${runs} in turn`,
    ].join('\n');
  } finally {
    await proxy.close();
  }
};
