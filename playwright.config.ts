import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureGenerated } from './schemas/ensure-generated.mjs';
import { byEffort } from './server/infrastructure/test-effort.fake.ts';
import { withoutPictures } from './tests/browser/launch-options.ts';

ensureGenerated(fileURLToPath(new URL('.', import.meta.url)));

const list = (...names: readonly string[]): string[] => names.map((name) => `${name}.spec.ts`);
/**
 * At night alone. They load the compiler and every component, which Playwright translates for a quarter of a minute
 * before the first test, or build the checkout once more, or start another Playwright. In the gate `skew` meets
 * releases that are wrong, `outage` starts without the demonstration, units compare what styles become, and `lab`
 * reads a script without running it.
 */
const atNight = { unseeded: list('fuzz/*', 'e2e/{demo-off,styles}'), seeded: list('e2e/lab-scripts') };
/** Can do without the data of the first start, and run beside it. */
const beside = [...list('e2e/{dev,people,start-signal}'), ...byEffort([], atNight.unseeded)];
/** Have servers to themselves, and the longest of all tests. The outage starts with results of the first start. */
const alone = list('e2e/{built,drain,outage,rehearsal}');

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'seed', testMatch: 'e2e/seed.setup.ts' },
    { name: 'beside', testMatch: beside },
    // With `--no-deps` they begin with the data of the run before.
    { name: 'alone', testMatch: alone, dependencies: ['seed'] },
    {
      name: 'browser',
      testMatch: list('{a11y,e2e,flows,skew}/**/*'),
      testIgnore: [...beside, ...alone, ...atNight.unseeded, ...byEffort(atNight.seeded, [])],
      dependencies: ['seed'],
    },
  ],
  // Each worker has its own server and database and runs its files one after another. Two keep two cores busy.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    // Every frame of a movement costs time of the processor, and axe would read colours that fade in half-way.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // A press that finds nothing fails soon, not at the end of the test.
    actionTimeout: 15_000,
    // A test that is about pictures says so (`hasPictures`).
    launchOptions: withoutPictures,
  },
});
