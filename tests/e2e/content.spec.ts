import { contentMessages as words } from '../../src/console/content/content-messages.ts';
import { entryMessages } from '../../src/console/ui/entry-messages.ts';
import { expectStep } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { chooseArabic, openPortal } from './member.ts';
import { chooseShipped, named, typeInto, typeNoon } from './typed-entry.ts';

test.use({ isJourney: true });

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

test('a help topic is written by keys, and is on an open page of help within two seconds', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(wide);
  const reader = await context.newPage();
  await openPortal(reader, '/help');
  await openAs(page, site.console, 'publisher', '/content?kind=HT');
  await expectStep(page, 'the list of help topics');
  await page.getByRole('button', { name: words.add }).press('Enter');
  const form = page.getByRole('form', { name: words.add });
  await typeInto(page, words.names.tag, 'loyalty');
  await typeInto(page, words.noticeTitle('English'), 'Loyalty points');
  await typeInto(page, words.body('English'), 'Points for every bet');
  await page.keyboard.press('Control+A');
  await form.getByRole('button', { name: words.marks.strong }).first().press('Enter');
  await expect(named(page, words.body('English'))).toHaveValue('<strong>Points for every bet</strong>');
  const preview = form.getByRole('region', { name: entryMessages.preview });
  await expect(preview.locator('strong', { hasText: 'Points' })).toBeVisible();
  await page.setViewportSize(phone);
  await expectStep(page, 'the form of a help topic at 390');
  await page.setViewportSize(wide);
  await expectStep(page, 'the form of a help topic');
  await form.getByRole('button', { name: words.publish }).press('Enter');
  await expect(form).toBeHidden();
  await expect(reader.getByRole('heading', { name: 'Loyalty points' })).toBeVisible({ timeout: 2_000 });

  await page.getByRole('button', { name: words.moveUp('Loyalty points') }).press('Enter');
  const titles = reader.locator('main details h2');
  await expect(titles.last()).not.toHaveText('Loyalty points', { timeout: 2_000 });
  await page.getByRole('button', { name: words.actOn(words.history, 'Loyalty points') }).press('Enter');
  await expectStep(page, 'the history of a topic');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.actOn(words.withdraw, 'Loyalty points') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.withdrawTitle('Loyalty points') });
  await dialog.getByLabel(words.reason).fill('Not yet');
  await dialog.getByRole('button', { name: words.withdraw }).press('Enter');
  await expect(reader.getByRole('heading', { name: 'Loyalty points' })).toHaveCount(0, { timeout: 2_000 });
});

test('a dated banner for one language is pressed together on a phone', async ({ page, context, site }) => {
  await page.setViewportSize(phone);
  await openAs(page, site.console, 'publisher', '/content?kind=B');
  await page.getByRole('button', { name: words.add }).click();
  const form = page.getByRole('form', { name: words.add });
  await chooseShipped(page, 'mark.svg');
  await form.getByLabel(words.names.link).selectOption('/live');
  await typeInto(page, words.noticeTitle('English'), 'Harvest week');
  await typeNoon(page, words.names.startsAt, '01012026');
  await typeNoon(page, words.names.endsAt, '01012031');
  const english = page.getByRole('checkbox', { name: 'English', exact: true });
  await form.locator('label').filter({ has: english }).click();
  await form.getByRole('button', { name: words.publish }).click();
  await expect(form).toBeHidden();
  await expectStep(page, 'the banners on a phone');
  const reader = await context.newPage();
  await openPortal(reader);
  await expect(reader.getByText('Harvest week').first()).toBeAttached();
  await chooseArabic(reader);
  await expect(reader.getByText('Harvest week')).toHaveCount(0);
});
