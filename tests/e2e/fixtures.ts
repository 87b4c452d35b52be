import { expect, test as base } from '@playwright/test';
import { createOperator, type Operator } from './operator.ts';
import { startSite, useRunningSite, type RunningSite } from './start-site.ts';
import { watchContext, type Watch } from './watch-context.ts';

interface WorkerFixtures {
  /** A server of this worker alone. */
  readonly site: RunningSite;
  readonly operator: Operator;
}
interface TestFixtures {
  /** Fails the test on any CSP violation, console error, page error, 5xx, missing header or foreign host. */
  readonly watch: Watch;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
