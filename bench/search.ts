import type { Browser, CDPSession, Page } from '@playwright/test';
import { createRandom } from '../demo/pictures/random.ts';
import { misspell } from '../platform/play/games/misspell.fake.ts';
import { openPortal } from '../tests/e2e/member.ts';
import type { RunningSite } from '../tests/e2e/start-site.ts';
import { median } from './lobby/visit-page.ts';
import { viewport } from './open-browser.ts';
import { drawTable } from './table.ts';

/** Most milliseconds from a key to its painted result, as the median over all keys. */
const budget = 50;
const words = ['fox of tarn', 'kestrin works', 'pellow and rye', 'roulette', 'lucky seven', 'xandria’s'];
/** Further searches, with mistakes: the slowest kind. */
const misspelt = ['Clover Cascade', 'Crown of Valdane', 'Noble Trove Road', 'Mirelle Grand Baccarat'];

declare global {
  var keyTimes: number[];
}

/** From each key until the browser has painted what it changed. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.keyTimes = [];
    document.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => keyTimes.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    });
  });

/** Milliseconds of processor time that the page had so far: what other programs take is not in it. */
const readTasks = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
};

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;
const round = (ms: number): number => Math.round(ms * 10) / 10;

async function typeAll(page: Page, searches: readonly string[]): Promise<readonly number[]> {
  const field = page.getByRole('combobox');
  await page.evaluate(() => void (keyTimes.length = 0));
  for (const search of searches) {
    await field.fill('');
    for (const key of search) {
      await page.keyboard
        .press(key === ' ' ? 'Space' : key, { delay: 0 })
        .catch(() => page.keyboard.insertText(key));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
      );
    }
  }
  return page.evaluate(() => [...keyTimes]);
}

/** Milliseconds from a key to the painted games, over the 10,000 games of the demonstration. */
export const measureSearch = async (browser: Browser, site: RunningSite): Promise<string> => {
  const context = await browser.newContext({ baseURL: site.portal, viewport, locale: 'en-GB' });
  const page = await context.newPage();
  await openPortal(page, '/');
  await page.waitForTimeout(2_000);
  await page.locator('[aria-keyshortcuts="/"]:visible').click();
  await page.getByRole('combobox').waitFor();
  const games = await page.evaluate(async () => {
    const answer = await fetch('/wps/games/index', { headers: { Merchant: 'demo' } });
    return ((await answer.json()) as { value: { ids: number[] } }).value.ids.length;
  });
  await watchKeys(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const random = createRandom('search-bench');
  const rows = [];
  for (const [name, searches] of [
    ['words as they are', words],
    ['words with mistakes', misspelt.map((each) => misspell(random, each))],
  ] as const) {
    const before = await readTasks(session);
    const times = await typeAll(page, searches);
    const tasks = ((await readTasks(session)) - before) / times.length;
    const middle = median(times);
    rows.push({
      searches: name,
      games,
      keys: times.length,
      'median ms': round(middle),
      'p95 ms': round(percentile(times, 0.95)),
      'processor ms': round(tasks),
      budget,
      verdict: middle <= budget ? 'within' : 'OVER',
    });
  }
  await context.close();
  return drawTable('Search: from a key to the painted games', rows);
};
