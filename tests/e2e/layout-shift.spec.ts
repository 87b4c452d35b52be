import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { root } from '../gate/run-command.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './enter.ts';
import { openPortal } from './member.ts';

/** A page that moves by more while it loads makes people press what they did not mean to. */
const mostShift = 0.02;

interface Seen {
  shift: number;
  parts: string[];
}
/** Adds up how far what is in the window moves, as browsers measure it (Layout Instability), from the first frame. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shift: 0, parts: [] };
    Object.assign(globalThis, { seenShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`;
        const moves = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.closest('[data-node]')?.getAttribute('data-node') ?? element?.localName;
          const words = node?.textContent?.slice(0, 24) ?? '';
          return `${name} "${words}" from ${place(previousRect)} to ${place(currentRect)}`;
        });
        seen.parts.push(
          `at ${Math.round(entry.startTime)} ms by ${entry.value.toFixed(3)}: ${moves.join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const readShift = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seenShift: Seen }).seenShift);

const awaitTypeface = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => status === 'loaded' && family.includes('Jakarta')),
      ),
    )
    .toBe(true);

/** Every kind of page that a visitor reads. */
const paths = [
  ...['/', '/rng', '/live', '/sports', '/lottery', '/lottery/game?game=101', '/promotions'],
  ...['/login', '/register', '/agent/login', '/join', '/help', '/down', '/notices', '/nowhere'],
  ...['/terms', '/privacy', '/cookies', '/responsible-gaming'],
];
/** As slow as a cheap phone, so that what comes late comes late on every machine that runs the test. */
const slowdown = 4;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`pages stay where they are while they load, ${width} pixels wide`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const processor = await context.newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchShift(page);
    const moved: string[] = [];
    for (const path of paths) {
      await openPortal(page, path);
      await awaitTypeface(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 30_000 });
      const { shift, parts } = await readShift(page);
      if (shift > mostShift) moved.push(`${path}: ${shift.toFixed(3)} ${parts.join('\n')}`);
    }
    expect(moved).toEqual([]);
  });

const { routes } = JSON.parse(readFileSync(join(root, 'layouts/site.json'), 'utf8')) as {
  readonly routes: readonly { readonly path: string }[];
};
for (const [turn, width, height] of [
  [0, 1280, 900],
  [1, 390, 844],
] as const)
  test(`no page of a member or an agent moves while it loads, ${width} pixels wide`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => sessionStorage.setItem('popupShown', '1'));
    await watchShift(page);
    await enter(page, site, 'agent');
    const processor = await context.newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const moved: string[] = [];
    for (const { path } of takeShare(routes, 5, turn)) {
      await openPortal(page, path);
      await expect(page.locator('html[data-foyer-ready]:not([data-arriving])')).toHaveCount(1, {
        timeout: 30_000,
      });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      );
      const { shift, parts } = await readShift(page);
      if (shift > mostShift) moved.push(`${path}: ${shift.toFixed(3)} ${parts.join('\n')}`);
    }
    expect(moved).toEqual([]);
  });

test('the typeface of the theme comes after the first view, from this site, and moves nothing', async ({
  page,
}) => {
  await watchShift(page);
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
  });
  await openPortal(page, '/login');
  await awaitTypeface(page);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect(file).toMatch(/^\/build\/plus-jakarta-sans-(latin-wght-normal|currency)-[\w-]+\.woff2$/);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  expect((await readShift(page)).shift).toBeLessThan(mostShift);
});

test('a typeface whose styles come late is the only one that is fetched for its letters, and moves nothing', async ({
  page,
}) => {
  await watchShift(page);
  await page.route(/plus-jakarta-sans-[\w-]+\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
  });
  await openPortal(page, '/promotions');
  await awaitTypeface(page);
  expect(files.filter((file) => !file.includes('plus-jakarta-sans'))).toEqual([]);
  expect((await readShift(page)).shift).toBeLessThan(mostShift);
});

/** Of the connection: each has its own. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);
/** A way to the portal on which the header of a page comes by halves. */
async function openSlowWay(portal: string, pauseMs: number) {
  const passOn = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const from = await fetch(`${portal}${request.url ?? '/'}`, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const bytes = Buffer.from(await from.arrayBuffer());
    const type = from.headers.get('content-type') ?? '';
    const headers = [...from.headers].filter(([name]) => !ownHeaders.has(name));
    answer.writeHead(from.status, Object.fromEntries(headers));
    const half = type.startsWith('text/html') ? bytes.indexOf('</header') - 2_000 : 0;
    answer.write(bytes.subarray(0, half));
    if (half > 0) await pause(pauseMs);
    answer.end(bytes.subarray(half));
  };
  const server = createServer((request, answer) => {
    passOn(request, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a page that comes by halves is painted when it is whole', async ({ browser, site }) => {
  const pauseMs = 1_000;
  const way = await openSlowWay(site.portal, pauseMs);
  // A context that is not watched: the way is another host.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${way.origin}/`, { waitUntil: 'commit' });
  const readFirst = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(readFirst).toBeGreaterThan(0);
  expect(await readFirst()).toBeGreaterThan(pauseMs);
  await context.close();
  way.close();
});
