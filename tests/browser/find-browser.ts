import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findCarriedBrowser, type Browser } from './carried-browser.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const systemPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // Not there, or not for us: the next place is tried.
  }
};

export interface Places {
  readonly env: Readonly<Record<string, string | undefined>>;
  canRun(path: string): boolean;
  playwrightPath(): string;
  carried(): Browser | null;
}

const machine: Places = {
  env: process.env,
  canRun,
  playwrightPath: () => chromium.executablePath(),
  carried: findCarriedBrowser,
};

const findSystemBrowser = (places: Places): string | undefined => {
  const folders = (places.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [
    ...folders.flatMap((folder) => systemNames.map((name) => join(folder, name))),
    ...systemPlaces,
  ].find((path) => places.canRun(path));
};

/**
 * The browser for tests: `CHROMIUM_PATH`, the one that npm carries, one on the machine, Playwright's own.
 * The carried one is a headless shell of a known version: opening a page costs it an eighth of the processor
 * time that a whole Chromium needs, which draws its own windows although nobody sees them.
 * @throws when there is none, or when `CHROMIUM_PATH` names none.
 */
export const findBrowser = (places: Places = machine): Browser => {
  const named = places.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!places.canRun(named))
      throw new Error(`CHROMIUM_PATH names ${named}, which is no program that can be run.`);
    return { executablePath: named, env: {}, source: 'CHROMIUM_PATH' };
  }
  const carried = places.carried();
  if (carried !== null) return carried;
  const system = findSystemBrowser(places);
  if (system !== undefined) return { executablePath: system, env: {}, source: 'this machine' };
  const ownPath = places.playwrightPath();
  if (places.canRun(ownPath)) return { executablePath: ownPath, env: {}, source: 'Playwright' };
  throw new Error(
    'No browser for the tests: set CHROMIUM_PATH, install Chromium on this machine, run “npx playwright install chromium”, or install without --omit=optional.',
  );
};

/** Flags for a browser in a test: no sandbox (root, containers), no calls home. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
