import { chromium } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { findCarriedBrowser } from './carried-browser.ts';
import { browserFlags, findBrowser, type Places } from './find-browser.ts';

const places = (there: readonly string[], more: Partial<Places> = {}): Places => ({
  env: { PATH: '/usr/bin' },
  canRun: (path) => there.includes(path),
  playwrightPath: () => '/cache/playwright/chrome',
  carried: () => ({ executablePath: '/carried/chromium', env: {}, source: 'npm' }),
  ...more,
});

describe('the browser for tests', () => {
  test('is the one that CHROMIUM_PATH names, before all others', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chrome' };
    expect(findBrowser(places(['/opt/chrome', '/usr/bin/chromium'], { env })).executablePath).toBe(
      '/opt/chrome',
    );
  });

  test('a CHROMIUM_PATH that names nothing is an error, not a reason to look further', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chrome' };
    expect(() => findBrowser(places(['/usr/bin/chromium'], { env }))).toThrow('/opt/chrome');
  });

  test('else the one npm carries, else one on the machine, else Playwright’s', () => {
    const there = ['/usr/bin/chromium', '/cache/playwright/chrome'];
    const carried = (): null => null;
    expect(findBrowser(places(there)).executablePath).toBe('/carried/chromium');
    expect(findBrowser(places(there, { carried })).executablePath).toBe('/usr/bin/chromium');
    expect(findBrowser(places(there.slice(1), { carried })).executablePath).toBe('/cache/playwright/chrome');
  });

  test('without any, says what to do', () => {
    expect(() => findBrowser(places([], { carried: () => null }))).toThrow('CHROMIUM_PATH');
  });

  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'the one that npm carries starts and shows a page',
    async () => {
      const carried = findCarriedBrowser();
      if (carried === null) throw new Error('The optional dependency is not installed.');
      const browser = await chromium.launch({
        executablePath: carried.executablePath,
        env: { ...process.env, ...carried.env },
        args: [...browserFlags],
      });
      const page = await browser.newPage();
      await page.goto('data:text/html,<h1>Foyer</h1>');
      expect(await page.textContent('h1')).toBe('Foyer');
      await browser.close();
    },
    60_000,
  );
});
