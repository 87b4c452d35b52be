import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPortal, proveHuman, sendLogin } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

const books = (page: Page, kind: 'sports' | 'esports' | 'cockfight') =>
  page.getByRole('list', { name: say(`books.${kind}.title`) }).getByRole('listitem');
/** What can be pressed first in the games of the sandbox vendor that the books open. */
const firstPress = { sports: /, odds \d/, cockfight: 'Place bet' } as const;
/** The game is in the frame and can be played. */
const expectPlayable = (page: Page, kind: keyof typeof firstPress): Promise<void> =>
  expect(page.frameLocator('iframe').getByRole('button', { name: firstPress[kind] }).first()).toBeVisible({
    timeout: 20_000,
  });

test.describe('a book of sports', () => {
  test('starts in the frame at one press, after a reload again, and leads back to its own page', async ({
    page,
    site,
  }) => {
    await enter(page, site, 'player', '/sports');
    const book = books(page, 'sports').first();
    const name = (await book.textContent()) ?? '';
    await book.getByRole('button', { name: /^Play / }).press('Enter');
    await page.waitForURL(/\/game\?id=\d+&vassalage=\w+$/);
    await expectPlayable(page, 'sports');
    const title = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
    expect(name).toContain(title ?? 'a name');
    await page.reload();
    await expectPlayable(page, 'sports');
    await page.getByRole('button', { name: say('game.back') }).press('Enter');
    await page.waitForURL(/\/sports$/);
    // What was played last stands first among what is played on.
    await openPortal(page, '/member');
    const recent = page.locator('[data-node="recent-games"] button').first();
    await expect(recent).toContainText(title ?? 'a name');
  });

  test('asks a visitor to log in and starts then', async ({ page }) => {
    await openPortal(page, '/cockfight?page=DS88');
    await books(page, 'cockfight')
      .first()
      .getByRole('button', { name: /^Play / })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await sendLogin(dialog, 'player');
    await proveHuman(dialog);
    await expectPlayable(page, 'cockfight');
    await expect(page).toHaveURL(/\/game\?id=\d+&vassalage=DS88$/);
  });

  test('is narrowed to one vendor by the address, and by a press that the way back undoes', async ({
    page,
  }) => {
    await openPortal(page, '/esports?page=TF');
    const strip = page.getByRole('radiogroup', { name: say('books.vendors') });
    await expect(strip.locator('[aria-checked=true]')).toHaveText('Laneward');
    await expect(books(page, 'esports').first()).toContainText('Laneward');
    const few = await books(page, 'esports').count();
    await strip.getByRole('radio', { name: say('books.allVendors') }).click();
    await expect.poll(() => books(page, 'esports').count()).toBeGreaterThan(few);
    await page.goBack();
    await expect(page).toHaveURL(/\?page=TF$/);
    await expect.poll(() => books(page, 'esports').count()).toBe(few);
  });
});
