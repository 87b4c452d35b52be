import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';

interface Held {
  /** Resolves once the browser has asked. */
  readonly asked: Promise<void>;
  readonly deliver: () => void;
}
/** Keeps the answers of an address back, as a slow line does. */
async function hold(page: Page, address: RegExp): Promise<Held> {
  let [deliver, ask] = [(): void => undefined, (): void => undefined];
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(address, async (route) => {
    ask();
    await delivered;
    await route.continue();
  });
  return { asked, deliver };
}
/** The part of the live release that is the layout of the dialog. */
async function findLayout(page: Page, portal: string): Promise<RegExp> {
  const answer = await page.request.get(`${portal}/site/active`);
  const { manifest } = (await answer.json()) as { manifest: { modals: Record<string, string> } };
  return new RegExp(manifest.modals['announcements'] ?? 'none');
}

for (const [what, find] of [
  ['their list', () => Promise.resolve(/getListAnnouncements/)],
  ['their layout', findLayout],
] as const)
  test(`announcements do not come over a page that is being read, where a slow line brings ${what} after 8 seconds`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => sessionStorage.removeItem('popupShown'));
    const address = await find(page, site.portal);
    const held = await hold(page, address);
    await page.clock.install();
    await openPortal(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', /.*/);
    await page.clock.fastForward(3_500);
    await held.asked;
    await page.clock.fastForward(8_000);
    // The layout comes last, also where the list is slow: a return before it would be no arrival.
    const answered = page.waitForResponse(await findLayout(page, site.portal));
    held.deliver();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const dialog = page.getByRole('dialog', { name: say('announcements.title') });
    // They would lie over the link, and wait for an arrival: the next one, once a busy machine has read their layout.
    await expect(async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('terms.title') })
        .click();
      await expect(page).toHaveURL(/\/terms$/);
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(dialog).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
  });
