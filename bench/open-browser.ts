import { chromium, type Browser } from '@playwright/test';
import { browserFlags, findBrowser } from '../tests/browser/find-browser.ts';

/** The browser of the tests, with the same flags. */
export const openBrowser = async (): Promise<Browser> => {
  const { executablePath, env } = findBrowser();
  return chromium.launch({
    executablePath,
    args: [...browserFlags],
    env: { ...(process.env as Record<string, string>), ...env },
  });
};

export const viewport = { width: 1280, height: 900 } as const;
