import { messages } from '../../src/console/messages.ts';
import { stageMessages } from '../../src/console/stages/stage-messages.ts';
import { openConsole, signIn } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { enter } from './enter.ts';

test.describe('a release for a part of the members', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('is shown to who is in the stage alone, and taken away by the first error a browser reports', async ({
    page,
    browser,
    operator,
    site,
  }) => {
    await enter(page, site, 'player', '/');
    const other = await (await browser.newContext({ baseURL: site.portal })).newPage();
    await openPortal(other, '/');
    const before = await page.title();
    const { revision } = await operator.beginStage(
      [{ document: 'locales/EN', op: 'replace', path: ['home.title'], value: 'Only for some' }],
      { share: 0, audience: 'everybody', accounts: ['player'], haltAfter: 1 },
    );
    await expect(page).toHaveTitle(/Only for some/, { timeout: 2_000 });
    await page.reload();
    await expect(page).toHaveTitle(/Only for some/);
    await other.reload();
    expect(await other.title()).toBe(before);

    const backOffice = await (await browser.newContext()).newPage();
    await openConsole(backOffice, site.console, '/');
    await signIn(backOffice, 'publisher');
    await expect(backOffice.getByRole('heading', { name: stageMessages.title(revision) })).toBeVisible();
    // The console asks every five seconds, and a browser of the test before is counted until its stream ends.
    await expect(backOffice.getByText(stageMessages.browsersOn(1, 2, revision - 1))).toBeVisible({
      timeout: 30_000,
    });

    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('the new page broke') }));
    });
    await expect(page).toHaveTitle(before, { timeout: 3_000 });
    await expect(backOffice.getByText(stageMessages.halted(revision))).toBeVisible({ timeout: 10_000 });
    await expect(backOffice.getByText(/the new page broke/).first()).toBeVisible();
    await expect(backOffice.getByText(stageMessages.restored, { exact: false })).toBeVisible();
    await expect(backOffice.getByText(messages.changes(1)).first()).toBeVisible();
    await Promise.all([other.context().close(), backOffice.context().close()]);
  });
});
