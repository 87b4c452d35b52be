import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/browser/find-browser.ts';

const browser = findBrowser();
const launchOptions = {
  executablePath: browser.executablePath,
  args: [...browserFlags],
  env: { ...(process.env as Record<string, string>), ...browser.env },
};

/** What is about pictures, or about all that is drawn. */
const withPictures = ['a11y/*', 'e2e/{base,cashier,demo-off,home,prerender,robustness,shell,styles}'].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'seed', testMatch: 'e2e/seed.setup.ts' },
    // With `--no-deps` they begin with the data of the run before.
    { name: 'pictures', testMatch: withPictures, dependencies: ['seed'] },
    {
      name: 'browser',
      testMatch: '{e2e,flows,fuzz,skew}/**/*.spec.ts',
      testIgnore: withPictures,
      dependencies: ['seed'],
      // Pictures are two fifths of the processor time that a page takes.
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
        },
      },
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
    launchOptions,
  },
});
