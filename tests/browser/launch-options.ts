import type { LaunchOptions } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser.ts';

const browser = findBrowser();

/** A browser that shows all of a page. */
export const launchOptions: LaunchOptions = {
  executablePath: browser.executablePath,
  args: [...browserFlags],
  env: { ...(process.env as Record<string, string>), ...browser.env },
};

/** Pictures are two fifths of the processor time that a page takes. */
export const withoutPictures: LaunchOptions = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
};
