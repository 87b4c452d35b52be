import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../gate/run-command.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { findInitial, findOver, findReachable, measureGzip, readBuildManifest } from './script-budget.ts';

/** The build that the server of these tests delivers. */
const portal = join(root, 'dist/portal');

/**
 * Most that a page may load, in kB of gzip -9. The first script has its goal as its guard; the login flow,
 * whose goal is 60, has little more than what is reached, so that nothing is lost unseen. Registration may
 * add 130 to the first script; its validators, about 4 of them, are made by the server and not of the build.
 */
const budgets = {
  'first script': 105,
  'added by /login': 55,
  '/register after the first script': 126,
} as const;

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + measureGzip(readFileSync(join(portal, file), 'utf8')), 0);
/** Built files that a page loads. */
const listScripts = async (page: Page, path: string): Promise<ReadonlySet<string>> => {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/build/') && pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  await openPortal(page, path);
  if (path !== '/') await page.locator('[data-field="username"]').waitFor();
  await page.waitForTimeout(1_000);
  return files;
};
const without = (files: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !others.has(file));

test.describe('the script of the portal', () => {
  test('keeps to its budgets', async ({ context }) => {
    const pages = new Map<string, ReadonlySet<string>>();
    for (const path of ['/', '/login', '/register'])
      pages.set(path, await listScripts(await context.newPage(), path));
    const home = pages.get('/') ?? new Set();
    const initial = findInitial(readBuildManifest(portal));
    const sizes = {
      'first script': sizeOf(initial),
      'added by /login': sizeOf(without(pages.get('/login') ?? home, home)),
      '/register after the first script': sizeOf(without(pages.get('/register') ?? initial, initial)),
    };
    expect(findOver(sizes, budgets)).toEqual([]);
    // The measure can fail: it does with a budget of a byte less than what is there.
    for (const [name, size] of Object.entries(sizes)) {
      expect(size).toBeGreaterThan(10_000);
      expect(findOver(sizes, { [name]: (size - 1) / 1_000 })).toHaveLength(1);
    }
  });

  test('can reach nothing of console, lab, compiler, Ajv or Chakra', () => {
    const reachable = findReachable(readBuildManifest(portal));
    expect(reachable.size).toBeGreaterThan(10);
    const foreign = /(^|\/)(console|lab|compiler|server)\/|\.definition\.ts/;
    expect([...reachable.keys()].filter((name) => foreign.test(name))).toEqual([]);
    // Words that survive minifying in code of those packages.
    const marks = /strictKeywords|standaloneCode|@codemirror|chakra-ui|emotion-cache/;
    const marked = [...reachable.values()].filter(
      (file) => file.endsWith('.js') && marks.test(readFileSync(join(portal, file), 'utf8')),
    );
    expect(marked).toEqual([]);
  });
});
