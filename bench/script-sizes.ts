import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ensureAssets } from '../server/assets/build-assets.ts';
import { openPortal, proveHuman, sendLogin } from '../tests/e2e/member.ts';
import { findInitial, measureGzip, readBuildManifest } from '../tests/e2e/script-budget.ts';
import type { RunningSite } from '../tests/e2e/start-site.ts';
import { root } from '../tests/gate/run-command.ts';
import { viewport } from './open-browser.ts';
import { drawTable, type Row } from './table.ts';

/** Most that a page may load, in kB of gzip -9: the first view, and what a flow adds to it. */
const budgets = { initial: 105, login: 60, register: 130 } as const;

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

/** Address of each script that the visit loads → its size in bytes of gzip -9. */
const readScripts = async (
  browser: Browser,
  origin: string,
  visit: (page: Page) => Promise<void>,
): Promise<Scripts> => {
  const context = await browser.newContext({ baseURL: origin, viewport, locale: 'en-GB' });
  const page = await context.newPage();
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') addresses.add(response.url());
  });
  await visit(page);
  // The event stream never ends, so "network idle" never comes: late parts get this long.
  await page.waitForTimeout(2_000);
  await context.close();
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return [new URL(address).pathname.slice(1), measureGzip(await answer.text())] as const;
    }),
  );
  return new Map(sizes);
};

const visits = {
  '/': (page: Page) => openPortal(page, '/'),
  '/login': async (page: Page) => {
    await openPortal(page, '/login');
    await page.locator('[data-field="username"]').waitFor();
  },
  // The whole flow: human verification, then the captcha that a wrong password brings.
  '/login+captcha': async (page: Page) => {
    await openPortal(page, '/login');
    await sendLogin(page.locator('main'), 'agent', 'Wrong-2026');
    await proveHuman(page.locator('main'));
    await page.locator('main').getByRole('img').first().waitFor();
  },
  '/register': async (page: Page) => {
    await openPortal(page, '/register');
    await page.locator('[data-field="username"]').waitFor();
  },
} as const;

type VisitName = keyof typeof visits;

const budgetOf: Readonly<Record<VisitName, number | undefined>> = {
  '/': undefined,
  '/login': budgets.login,
  '/login+captcha': budgets.login,
  '/register': budgets.register,
};

const shortenName = (path: string): string =>
  path.replace(/^build\//, '').replace(/^site\/parts\/(.{8}).*/, 'validator $1…');

type Scripts = ReadonlyMap<string, number>;

/** Scripts of a page that are not of `before`. */
const leaveOut = (scripts: Scripts, before: { has(file: string): boolean }): Scripts =>
  new Map([...scripts].filter(([file]) => !before.has(file)));

const judge = (bytes: number, budget: number): string => (bytes <= budget * 1_000 ? 'within' : 'OVER');

const drawPages = (pages: ReadonlyMap<VisitName, Scripts>, home: Scripts): string => {
  const rows = [...pages].map(([page, added]): Row => {
    const size = sum(added.values());
    const beyondHome = sum(leaveOut(added, home).values());
    const budget = budgetOf[page];
    return {
      page,
      'added to initial': kilobytes(size),
      'added to /': kilobytes(beyondHome),
      scripts: added.size,
      'budget (verdict: to initial, to /)':
        budget === undefined ? '-' : `${budget} (${judge(size, budget)}, ${judge(beyondHome, budget)})`,
    };
  });
  return drawTable('Script that a page adds, gzip -9, kB of 1,000 bytes', rows);
};

const drawLater = (pages: ReadonlyMap<VisitName, Scripts>): string => {
  const sizes = new Map([...pages.values()].flatMap((scripts) => [...scripts]));
  const rows = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .map(([file, size]): Row => ({
      script: shortenName(file),
      kB: kilobytes(size),
      'loaded by': [...pages]
        .filter(([, scripts]) => scripts.has(file))
        .map(([page]) => page)
        .join(' '),
    }));
  return drawTable('What follows the initial script', rows);
};

/** What each page loads, against the budgets. The build is the one that the server delivers. */
export const measureScripts = async (browser: Browser, site: RunningSite): Promise<string> => {
  const { portal } = await ensureAssets(root, () => undefined);
  const manifest = readBuildManifest(portal);
  const initial = findInitial(manifest);
  const size = sum([...initial].map((file) => measureGzip(readFileSync(join(portal, file), 'utf8'))));
  const pages = new Map<VisitName, Scripts>();
  for (const [name, visit] of Object.entries(visits) as [VisitName, (page: Page) => Promise<void>][]) {
    const scripts = await readScripts(browser, site.portal, visit);
    const missing = [...initial].filter((file) => !scripts.has(file));
    if (missing.length > 0) throw new Error(`${name} did not load ${missing.join(', ')} of its entry.`);
    pages.set(name, leaveOut(scripts, initial));
  }
  return [
    drawTable('Initial script: the entry and its static imports, gzip -9, kB of 1,000 bytes', [
      {
        files: initial.size,
        kB: kilobytes(size),
        budget: budgets.initial,
        verdict: judge(size, budgets.initial),
      },
    ]),
    drawPages(pages, pages.get('/') ?? new Map()),
    drawLater(pages),
  ].join('\n');
};
