import { expect, test } from './fixtures.ts';

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
