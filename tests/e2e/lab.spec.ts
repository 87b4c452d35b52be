import type { Page } from '@playwright/test';
import { byEffort } from '../../server/platform/test-effort.fake.ts';
import type { Move } from '../../src/lab/move.ts';
import { expect, test } from './fixtures.ts';
import { runScripts } from './run-script.ts';

/** Plays a run in the lab that is open and takes what its button copies. */
async function copyScript(page: Page, machine: string, moves: readonly Move[]): Promise<string> {
  await page.evaluate((id) => window.lab?.start(id), machine);
  for (const move of moves)
    await page.evaluate((one: object) => window.lab?.play(one as Move), move as object);
  const screen = page.frameLocator('iframe[src="/lab/stage"]');
  const revision = await page.evaluate(() => window.lab?.revision());
  await expect(screen.locator(`html[data-lab-revision="${revision}"] [data-node]`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy as script' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
const send = (type: string, payload = {}): Move => ({ do: 'send', event: { ...payload, type } });
const answer = (service: string, outcome: string): Move => ({ do: 'answer', service, outcome });
const logIn = (password: string, outcome: string): readonly Move[] => [
  send('form.submit', { values: { username: 'player', password } }),
  answer('loadChallenge', 'slider'),
  send('verification.answer', { offset: 120 }),
  answer('solve', 'passed'),
  answer('logIn', outcome),
];

test.describe('the lab', () => {
  test('drives the login flow alone: events, answers, clock, coverage, and its trace as a test', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
    await page.goto(`${site.console}/lab`);
    await page
      .getByRole('button', { name: /^login/ })
      .or(page.getByRole('link', { name: /^login/ }))
      .first()
      .click();
    await expect(page.getByText('editing').first()).toBeVisible();
    await page.getByRole('button', { name: 'form.submit' }).first().click();
    await expect(page.getByText('submitting').or(page.getByText('verifying')).first()).toBeVisible();
    await page.getByRole('button', { name: '+1 s' }).click();
    await page.getByRole('tab', { name: 'Coverage' }).click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(/\d+ of \d+/)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Copy as test' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('form.submit');
    expect(copied).toMatch(/expect|test\(/);
  });

  test('keeps the whole trace in its address', async ({ page, site, context }) => {
    await page.goto(`${site.console}/lab`);
    await page
      .getByRole('button', { name: /^login/ })
      .or(page.getByRole('link', { name: /^login/ }))
      .first()
      .click();
    await page.getByRole('button', { name: 'form.submit' }).first().click();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(
      other
        .getByText(/form\.submit/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(other.getByText('submitting').or(other.getByText('verifying')).first()).toBeVisible();
  });

  test('the live screen beside a flow follows it, sends to it, and continues without the server', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
    await page.goto(`${site.console}/lab`);
    const screen = page.frameLocator('iframe[src="/lab/stage"]');
    const submit = screen.locator('[type="submit"]').first();
    await expect(submit).toBeVisible();
    await context.setOffline(true);
    await screen.locator('[data-field="username"] input').fill('player');
    await screen.locator('[data-field="password"] input').fill('Foyer-2026');
    await submit.click();
    const waiting = page.getByRole('group', { name: 'Answer with: loadChallenge' });
    await waiting.getByRole('button', { name: 'slider' }).click();
    await expect(screen.getByRole('slider')).toBeVisible();
    await expect(submit).toBeHidden();
    await page.getByRole('button', { name: 'Copy as script' }).click();
    const script = await page.evaluate(() => navigator.clipboard.readText());
    expect(script).toContain('body/verification/slider');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(submit).toBeVisible();
    await context.setOffline(false);
  });

  test('exported scripts run alone, hold no typed secret, and fail when the flow goes elsewhere', async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(180_000); // Another Playwright starts inside this one.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
    await page.goto(`${site.console}/lab/`);
    await expect(page.getByRole('combobox', { name: 'Screen', exact: true })).toBeVisible();
    const login = await copyScript(page, 'login', [
      ...logIn('wrong-horse', 'wrong'),
      ...logIn('right-battery', 'right'),
    ]);
    const receipt = await copyScript(page, 'withdrawalConfirmation', [
      answer('loadReceipt', 'pending'),
      send('receipt.none'),
      send('receipt.back'),
      send('receipt.full'),
      send('receipt.confirm'),
      answer('submitReceipt', 'too late'),
    ]);
    for (const script of [login, receipt]) expect(script).toContain('data-node');
    expect(login + page.url()).not.toMatch(/horse|battery/);
    const lie = receipt.replace('"status": "active"', '"status": "done"');
    // A page that is no lab, and an address where nothing listens.
    const noLabs = [`${site.portal}/`, 'http://localhost:9/lab/'];
    const [portal = '', lost = ''] = noLabs.map((address) =>
      receipt.replace(/process\.env\['LAB'\][^;]*/, () => `'${address}'`),
    );
    // In the gate one of each kind: each script opens the lab once more.
    const good = byEffort({ login }, { login, receipt });
    const bad = byEffort({ lie }, { lie, lost, portal });
    const { code, output } = await runScripts({ ...good, ...bad }, { LAB: `${site.console}/lab/` });
    expect(code).toBe(1);
    expect(output).toContain(`${Object.keys(good).length} passed`);
    expect(output).toContain(`${Object.keys(bad).length} failed`);
    for (const name of Object.keys(bad)) expect(output).toContain(`${name}.spec`);
    for (const address of byEffort([], noLabs))
      expect(output).toContain(`There is no lab at ${address}. Set LAB to the address`);
  });

  test('at 1024 pixels each control has a name, and is in the window or in a pane that scrolls to it', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${site.console}/lab/contract`);
    await expect(page.getByRole('group', { name: /^Answer/ }).first()).toBeVisible();
    const lost = await page.evaluate(() => {
      const isReached = (element: Element | null): boolean => {
        if (element === null) return false;
        const { left, right } = element.getBoundingClientRect();
        if (left >= -1 && right <= window.innerWidth + 1) return true;
        const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowX);
        let holder = element.parentElement;
        while (holder !== null && !scrolls(holder)) holder = holder.parentElement;
        return isReached(holder);
      };
      return [...document.querySelectorAll('button, a, input, select, [role="button"]')]
        .filter((one) => one.getClientRects().length > 0 && !isReached(one))
        .map((one) => one.outerHTML.slice(0, 120));
    });
    expect(lost).toEqual([]);
    const states = page.locator('svg [role="button"]');
    expect(await states.count()).toBeGreaterThan(8);
    for (const state of await states.all()) await expect(state).toHaveAccessibleName(/\w+, /);
  });

  test('answers of any length stay in their panel', async ({ page, site }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(`${site.console}/lab/contract`);
    const answers = page.getByRole('group', { name: /^Answer/ }).first();
    await expect(answers.getByRole('button').first()).toBeVisible();
    const wide = await answers.evaluate((group) => {
      const edge = group.getBoundingClientRect().right;
      return [...group.querySelectorAll('button')].filter(
        (button) =>
          button.getBoundingClientRect().right > edge + 1 || button.scrollWidth > button.clientWidth + 1,
      ).length;
    });
    expect(wide).toBe(0);
  });

  test('after the first load it reloads and works without a network, and the console is left alone', async ({
    page,
    site,
    context,
    watch,
  }) => {
    await page.goto(`${site.console}/lab`);
    await expect(page.getByText('Works offline')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.reload();
    const screen = page.frameLocator('iframe[src="/lab/stage"]');
    await expect(screen.locator('[type="submit"]').first()).toBeVisible();
    await page.getByRole('button', { name: 'form.submit' }).first().click();
    await expect(page.getByRole('group', { name: 'Answer with: loadChallenge' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('group', { name: 'Answer with: loadChallenge' })).toBeVisible();
    const other = await context.newPage();
    await expect(other.goto(site.console)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !/^\/(lab\/(stage)?$|build\/|assets\/|site\/)/.test(path))).toEqual([]);
  });
});
