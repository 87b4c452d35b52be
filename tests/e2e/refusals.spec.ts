import type { Page } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

/** What a server can answer instead of the data, and the sentence that a person reads then. */
const refusals = [
  [403, 'account.on-break', 'error.account.on-break'],
  [409, 'request.key-reused', 'error.request.key-reused'],
  [429, 'TOO_MANY_REQUESTS', 'error.TOO_MANY_REQUESTS'],
  [503, 'server.busy', 'error.server.busy'],
] as const;

/** A list that the page asks for, and a page that a flow fills. */
const screens = [
  { path: '/withdraw/receipts', call: '**/wps/relay/MCSFE_getPaymentConfirmationList*' },
  { path: '/rewards', call: '**/wps/relay/MCS2_getPromotionClaimList*' },
] as const;

type Refusal = (typeof refusals)[number];

/** Answers a call with what `current` gives at that moment, with the headers that the server would give. */
const refuseWhile = (page: Page, call: string, current: () => Refusal | null): Promise<unknown> =>
  page.route(call, async (route) => {
    const refusal = current();
    if (refusal === null) return route.fallback();
    const [status, errorCode] = refusal;
    return route.fulfill({
      response: await route.fetch(),
      status,
      json: { success: false, errorCode, message: 'Refused.' },
    });
  });

for (const [turn, { path, call }] of screens.entries())
  test(`${path} says why its data was refused, does not blame the connection, and has a way on`, async ({
    page,
    watch,
    site,
  }) => {
    test.setTimeout(120_000);
    watch.allow(/503/);
    await enter(page, site, 'player');
    // The route stays: one taken away while its answer is under way fails the test, not the page.
    let current: Refusal | null = null;
    await refuseWhile(page, call, () => current);
    for (const refusal of takeShare(refusals, 2, turn)) {
      const [status, , sentence] = refusal;
      current = refusal;
      await openPortal(page, path);
      const failed = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: say(sentence) });
      await expect(failed, `${status}`).toBeVisible();
      await expect(page.getByRole('main'), `${status}`).not.toContainText(/connection/i);
      current = null;
      await failed.getByRole('button', { name: say('state.tryAgain') }).click();
      await expect(failed, `${status}, tried again`).toHaveCount(0);
    }
  });

test('a page whose data nobody answers for says that there is no connection', async ({
  page,
  watch,
  site,
}) => {
  const { path, call } = screens[0];
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await enter(page, site, 'player');
  await page.route(call, (route) => route.abort());
  await openPortal(page, path);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('error.network.offline'));
});
