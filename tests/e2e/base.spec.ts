import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseMessages } from '../../src/console/base/base-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { expectNoSidewaysScroll } from '../a11y/axe.ts';
import { root } from '../gate/run-command.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import type { RunningSite } from './start-site.ts';

test.use({ hasPictures: true });

/** Ships the program's own files with other English texts, as a newer program does. */
const shipNewer = async (site: RunningSite, texts: Readonly<Record<string, string>>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-base-'));
  try {
    for (const place of ['layouts', 'locales', 'schemas/forms', 'demo/site'])
      cpSync(join(root, place), join(folder, place), { recursive: true });
    const file = join(folder, 'locales/EN.json');
    const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    writeFileSync(file, JSON.stringify({ ...before, ...texts }));
    await site.command(['site', 'base', 'ship', '--root', folder]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const changeText = (key: string, value: string) => ({
  document: 'locales/EN',
  op: 'replace' as const,
  path: [key],
  value,
});

test.describe('a newer base under a site of somebody’s own', () => {
  test.afterEach(async ({ operator, site }) => {
    await operator.restore();
    await site.command(['site', 'base', 'ship']);
  });

  test('is taken, its conflict is settled, and the open portal shows both sides’ words', async ({
    page,
    ownBrowser,
    operator,
    site,
  }) => {
    await operator.publish([
      changeText('home.welcome.title', 'Our own welcome'),
      changeText('home.hot', 'Our own favourites'),
    ]);
    await shipNewer(site, {
      'home.welcome.title': 'The newer welcome',
      'home.welcome.text': 'The newer words below it.',
    });
    const visitor = await (await ownBrowser.newContext({ baseURL: site.portal })).newPage();
    await openPortal(visitor);
    await expect(visitor.getByText('Our own welcome')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 900 });
    await openAs(page, site.console, 'publisher', '/base');
    await expect(page.getByText(baseMessages.updateText(2, 1))).toBeVisible({ timeout: 30_000 });
    await page.getByText(baseMessages.updateShow).click();
    await expect(page.getByText(/The newer words below it/)).toBeVisible();
    for (const words of ['"New to {{brand}}?"', '"The newer welcome"', '"Our own welcome"'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page, 'what a newer base brings, 390');

    const confirm = async (question: string, name: string): Promise<void> => {
      await page.getByRole('dialog', { name: question }).getByRole('button', { name }).click();
    };
    await page.getByRole('button', { name: baseMessages.update }).click();
    await confirm(baseMessages.updateTitleAsk, baseMessages.update);
    await expect(page.getByText(baseMessages.takenText(1))).toBeVisible();
    await expectNoSidewaysScroll(page, 'a base that was taken, 390');
    await expect(visitor.getByText('Our own welcome'), 'nothing is live yet').toBeVisible();
    await page.getByRole('button', { name: /^Take the base’s:.*home\.welcome\.title/ }).click();
    await confirm(baseMessages.takeChangeTitle, baseMessages.takeChange);
    await expect(page.getByText(baseMessages.takenText(0), { exact: true })).toBeVisible();
    await expect(page.getByText(baseMessages.kinds.value)).toBeHidden();

    await page.getByRole('button', { name: messages.changeBar.reviewShort, exact: true }).click();
    const review = page.getByRole('dialog', { name: messages.review.title });
    await review.getByLabel(messages.review.note).fill('The newer base');
    const reason = review.getByLabel(messages.review.reason);
    await expect(review.getByRole('button', { name: messages.review.publish })).toBeVisible();
    if (await reason.isVisible()) await reason.fill('The base brings them');
    await review.getByRole('button', { name: messages.review.publish }).click();

    await expect(visitor.getByText('The newer welcome')).toBeVisible({ timeout: 15_000 });
    await expect(visitor.getByText('The newer words below it.')).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Our own favourites' })).toBeVisible();
    await visitor.context().close();

    await review.getByRole('button', { name: messages.review.done }).click();
    await expect(page.getByText(baseMessages.takenTitle)).toBeHidden();
    await expect(page.getByRole('list', { name: baseMessages.ownList })).toContainText('home.hot');
    await expect(page.getByRole('list', { name: baseMessages.ownList })).not.toContainText('home.welcome');
  });
});
