import { expect, test as base, type Page } from '@playwright/test';
import { readToday, type PackedRelease } from './pack-release.ts';
import { serveReleases, type ReleaseServer } from './serve-releases.ts';

/** Words of the home page of the default site, today and in earlier releases. */
const welcome = 'home.welcome.title';

interface WorkerFixtures {
  readonly today: PackedRelease;
}
interface TestFixtures {
  readonly server: ReleaseServer;
  /** Errors that nobody caught, on any page of the test. */
  readonly uncaught: readonly string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  today: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    async ({}, use) => use(readToday()),
    { scope: 'worker' },
  ],
  server: [
    async ({ today }, use) => {
      const server = await serveReleases(today);
      await use(server);
      await server.close();
    },
    { timeout: 120_000 },
  ],
  uncaught: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => void errors.push(error.error().message));
      await use(errors);
      expect(errors, 'nothing was left uncaught').toEqual([]);
    },
    { auto: true },
  ],
});

/** English words of a key, as the release has them. */
export const wordsOf = (release: PackedRelease, key: string): string => {
  const body = release.parts[release.manifest.messages['EN'] ?? '']?.body ?? '{}';
  return (JSON.parse(body) as Record<string, string>)[key] ?? key;
};

/** Something to read, and something to continue with. */
export const expectShown = async (page: Page, timeout = 10_000): Promise<void> => {
  await expect(page.locator('body')).toContainText(/\S{3}/, { timeout });
  await expect(page.locator('a[href]:visible, button:visible').first()).toBeVisible({ timeout });
};
export const expectHome = async (page: Page, release: PackedRelease): Promise<void> => {
  await expect(page.getByRole('heading', { name: wordsOf(release, welcome) })).toBeVisible();
};

/** After this long on the screen a release counts as good and is kept; a little more. */
const provenMs = 2_500;

/** Lets the time pass in which a release proves itself. The page's clock has to be installed. */
export const passProbation = async (page: Page): Promise<void> => {
  await page.locator('html[data-foyer-ready]').waitFor({ state: 'attached' });
  await page.clock.fastForward(provenMs);
};

/** Waits until the browser holds all that a start of this very release needs. */
export const waitUntilKept = async (page: Page, { hash, manifest }: PackedRelease): Promise<void> => {
  const wanted = [manifest.site, manifest.shell, manifest.messages['EN'], manifest.pages['home']].map(
    (part) => `/site/parts/${part}.json`,
  );
  const listMissing = (): Promise<readonly string[]> =>
    page.evaluate(
      async ([release, paths]) => {
        const good = JSON.parse(localStorage.getItem('foyer.lastGood') ?? '{}') as { release?: string };
        const shelf = await caches.open('foyer-release');
        const kept = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname));
        return [
          ...(good.release === release ? [] : ['the pointer']),
          ...paths.filter((path) => !kept.has(path)),
        ];
      },
      [hash, wanted] as const,
    );
  await expect.poll(listMissing, { timeout: 15_000 }).toEqual([]);
};
export { expect };
