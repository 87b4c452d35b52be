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
 * add 130 to the first script, with the validators that the server makes.
 */
const budgets = {
  'first script': 105.5,
  'added by /login': 55,
  '/register after the first script': 133,
} as const;

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + measureGzip(readFileSync(join(portal, file), 'utf8')), 0);
/** Built files that a page loads, and the bytes of the validators beside them. */
const listScripts = async (page: Page, path: string) => {
  const files = new Set<string>();
  const validators: Promise<number>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/build/') && pathname.endsWith('.js')) files.add(pathname.slice(1));
    else if (response.request().resourceType() === 'script')
      validators.push(response.text().then(measureGzip));
  });
  await openPortal(page, path);
  if (path !== '/') await page.locator('[data-field="username"]').waitFor();
  await page.waitForTimeout(1_000);
  const sizes = await Promise.all(validators);
  return { files, validators: sizes.reduce((sum, size) => sum + size, 0) };
};
const without = (files: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !others.has(file));

test.describe('the script of the portal', () => {
  test('keeps to its budgets', async ({ context }) => {
    const list = async (path: string) => listScripts(await context.newPage(), path);
    const [home, login, register] = [await list('/'), await list('/login'), await list('/register')];
    const initial = findInitial(readBuildManifest(portal));
    const sizes = {
      'first script': sizeOf(initial),
      'added by /login': sizeOf(without(login.files, home.files)),
      '/register after the first script': sizeOf(without(register.files, initial)) + register.validators,
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
    const foreign = /(^|\/)(console|lab|compiler|server|platform)\/|\.definition\.ts/;
    expect([...reachable.keys()].filter((name) => foreign.test(name))).toEqual([]);
    // Words that survive minifying in code of those packages.
    const marks = /strictKeywords|standaloneCode|@codemirror|chakra-ui|emotion-cache/;
    const marked = [...reachable.values()].filter(
      (file) => file.endsWith('.js') && marks.test(readFileSync(join(portal, file), 'utf8')),
    );
    expect(marked).toEqual([]);
  });
});
