import { chromium, expect, test as base, type Browser, type BrowserContext } from '@playwright/test';
import { launchOptions } from '../browser/launch-options.ts';
import { watchWays, type JourneyWay } from './journey.ts';
import { createOperator, type Operator } from './operator.ts';
import { startSite, useRunningSite, type RunningSite } from './start-site.ts';
import { watchContext, type Watch } from './watch-context.ts';

interface WorkerFixtures {
  /** The browser that shows pictures, beside the one that shows none. */
  readonly openPictureBrowser: () => Promise<Browser>;
  /** A server of this worker alone. */
  readonly site: RunningSite;
  readonly operator: Operator;
}
interface TestFixtures {
  /** The file is about pictures, or about all that is drawn. */
  readonly hasPictures: boolean;
  /** The browser of the test: with pictures, where it is about them. For contexts beside `context`. */
  readonly ownBrowser: Browser;
  /** The file is about a way that a person goes: see journey.ts. Other contexts than `context` are handed to `follow`. */
  readonly isJourney: boolean;
  readonly follow: (context: BrowserContext) => Promise<void>;
  /** Fails the test on any CSP violation, console error, page error, 5xx, missing header or foreign host. */
  readonly watch: Watch;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  openPictureBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    async ({}, use) => {
      const opened: Promise<Browser>[] = [];
      await use(() => (opened[0] ??= chromium.launch(launchOptions)));
      for (const browser of opened) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  hasPictures: [false, { option: true }],
  // One worker, and so one server, for tests with pictures and without.
  ownBrowser: async ({ browser, openPictureBrowser, hasPictures }, use) => {
    await use(hasPictures ? await openPictureBrowser() : browser);
  },
  context: async ({ ownBrowser }, use) => {
    const context = await ownBrowser.newContext();
    await use(context);
    await context.close();
  },
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    async ({}, use) => {
      const { E2E_PORTAL: portal, E2E_CONSOLE: console } = process.env;
      const site =
        portal !== undefined && console !== undefined ? useRunningSite(portal, console) : await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 270_000 },
  ],
  operator: [
    async ({ site }, use) => {
      await use(await createOperator(site.console));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.portal);
  },
  isJourney: [false, { option: true }],
  follow: [
    async ({ context, isJourney }, use, { annotations }) => {
      const seen: ReadonlySet<JourneyWay>[] = [];
      const follow = async (one: BrowserContext): Promise<void> => void seen.push(await watchWays(one));
      if (isJourney) await follow(context);
      await use(follow);
      const ways = new Set(seen.flatMap((one) => [...one]));
      if (isJourney) annotations.push({ type: 'journey', description: [...ways].join(' ') });
    },
    { auto: true },
  ],
  watch: [
    async ({ context, site }, use) => {
      await site.forgetTries();
      const watch = await watchContext(context, [site.portal, site.console, site.games]);
      // Announcements that open automatically would cover every other journey.
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) sessionStorage.setItem('popupShown', '1');
      });
      await use(watch);
      expect(watch.faults(), 'nothing went wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
