import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openPortal } from '../tests/e2e/member.ts';
import { viewport } from './open-browser.ts';
import { readClock } from './publisher.ts';

interface Sighting {
  readonly isShown: boolean;
  /** Milliseconds since 1970 by the page's clock. */
  readonly at: number;
}
/** /register, open in a browser, noting when a field comes and goes. */
export interface WatchedPage {
  /** When the field first was so after `since`; null when it was not within `timeoutMs`. */
  see(isShown: boolean, since: number, timeoutMs: number): Promise<number | null>;
  /** By how much the page's clock may differ from ours, in milliseconds. */
  readonly skewMs: number;
  close(): Promise<void>;
}

interface WatchedWindow {
  sightings: Sighting[];
}

/**
 * Runs in the page: a mutation of the document is noted before the next frame. No function in it has a
 * name, for which the loader would add code that the page does not have.
 */
const watchField = (field: string): void => {
  // The page of the bench keeps what it saw on the global object.
  const watched = globalThis as unknown as WatchedWindow;
  const selector = `[data-field="${field}"]`;
  let isShown = document.querySelector(selector) !== null;
  watched.sightings = [];
  new MutationObserver(() => {
    if ((document.querySelector(selector) !== null) === isShown) return;
    isShown = !isShown;
    watched.sightings.push({ isShown, at: performance.timeOrigin + performance.now() });
  }).observe(document.documentElement, { childList: true, subtree: true });
};

/** The page's clock is read between two looks at ours: the truth lies between. */
const measureSkew = async (page: Page): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 10; turn += 1) {
    const before = readClock();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const after = readClock();
    best = Math.min(best, Math.max(Math.abs(there - before), Math.abs(there - after)));
  }
  return best;
};

const readSighting = (page: Page, isShown: boolean, since: number): Promise<number | null> =>
  page.evaluate(
    ([wanted, after]) =>
      // As `watchField` leaves it in the page.
      (globalThis as unknown as WatchedWindow).sightings.find(
        (sighting) => sighting.isShown === wanted && sighting.at >= after,
      )?.at ?? null,
    [isShown, since] as const,
  );

export interface WatchOptions {
  readonly origin: string;
  readonly field: string;
  /** Something else to do to the browser before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

export const openWatchedPage = async (browser: Browser, options: WatchOptions): Promise<WatchedPage> => {
  const context = await browser.newContext({ baseURL: options.origin, viewport, locale: 'en-GB' });
  await options.prepare?.(context);
  const page = await context.newPage();
  const asked = page.waitForRequest(/\/site\/events/, { timeout: 15_000 });
  await openPortal(page, '/register');
  await page.locator('[data-field="username"]').waitFor();
  await asked;
  await page.waitForTimeout(1_000);
  await page.evaluate(watchField, options.field);
  return {
    skewMs: await measureSkew(page),
    see: async (isShown, since, timeoutMs) => {
      const deadline = readClock() + timeoutMs;
      for (;;) {
        const seenAt = await readSighting(page, isShown, since);
        if (seenAt !== null || readClock() > deadline) return seenAt;
        await page.waitForTimeout(20);
      }
    },
    close: () => context.close(),
  };
};
