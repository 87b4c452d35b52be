import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';

const notices = '**/wps/relay/MCSFE_getListAnnouncements*';

for (const [status, errorCode, sentence] of [
  [403, 'account.on-break', 'error.account.on-break'],
  [409, 'request.key-reused', 'error.request.key-reused'],
  [429, 'TOO_MANY_REQUESTS', 'error.TOO_MANY_REQUESTS'],
  [503, 'server.busy', 'error.server.busy'],
] as const)
  test(`a page whose data is refused with ${status} says why, and does not blame the connection`, async ({
    page,
    watch,
  }) => {
    watch.allow(/503/);
    await page.route(notices, async (route) => {
      const json = { success: false, errorCode, message: 'Refused.' };
      await route.fulfill({ response: await route.fetch(), status, json });
    });
    await openPortal(page, '/promotions');
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText(say(sentence));
    await expect(failed).not.toContainText(/connection/i);
    await page.unroute(notices);
    await failed.getByRole('button', { name: say('state.tryAgain') }).click();
    await expect(failed).toHaveCount(0);
  });

test('a page whose data nobody answers for says that there is no connection', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(notices, (route) => route.abort());
  await openPortal(page, '/promotions');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('error.network.offline'));
});
