import type { Page } from '@playwright/test';
import { draftMessages as draftWords } from '../../src/console/draft/draft-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { createHand } from './editor-hand.ts';
import { expect, test } from './fixtures.ts';
import { changeField } from './operator.ts';

test.use({ isJourney: true });
test.afterEach(({ operator }) => operator.restore());

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: draftWords.chosen(name) });
const words = (value: string) =>
  ({ document: 'locales/EN', op: 'replace', path: ['access.home'], value }) as const;
/** By its first letters, as a menu is used by keys. */
const pick = async (page: Page, item: string): Promise<void> => {
  const line = page.getByRole('menuitem', { name: item });
  await expect(line).toBeVisible();
  await page.keyboard.type(item.slice(0, 3));
  await expect(line).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
};
const switchOf = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('checkbox', { name, exact: true }) });

test('a hotfix is live beside a planned draft, which stays planned, in ten presses', async ({
  page,
  site,
  operator,
}) => {
  test.setTimeout(150_000);
  await operator.plan([changeField('referralCode', 'enabled', false)]);
  await openAs(page, site.console, 'publisher', '/');
  await expect(menuOf(page, 'Main')).toBeVisible();
  const hand = createHand(page);
  await hand.press(menuOf(page, 'Main'));
  await expectAccessibleInBothThemes(page, 'the list of drafts');
  await hand.press(page.getByRole('menuitem', { name: draftWords.make }));
  const dialog = page.getByRole('dialog', { name: draftWords.makeTitle });
  await expect(dialog.getByLabel(draftWords.name)).toBeFocused();
  await hand.type('Hotfix');
  await hand.press(dialog.getByRole('button', { name: draftWords.makeConfirm }));
  await expect(menuOf(page, 'Hotfix')).toBeVisible();
  await hand.press(page.getByRole('link', { name: messages.rail.fields, exact: true }));
  await hand.press(switchOf(page, messages.fields.showSwitch('LINE')));
  await hand.press(page.getByRole('button', { name: messages.changeBar.review }));
  const review = page.getByRole('dialog', { name: messages.review.title });
  await review.getByLabel(messages.review.note).focus();
  await hand.type('The field was missing');
  const publish = review.getByRole('button', { name: messages.review.publish });
  await expect(publish).toBeEnabled({ timeout: 60_000 });
  await hand.press(publish);
  await expect.poll(async () => (await operator.overview()).active.revision).toBeGreaterThan(1);
  expect(hand.count()).toBeLessThanOrEqual(10);

  // Main is on top of it by now, and its plan waits as it did.
  const { active } = await operator.overview();
  await expect
    .poll(async () => (await operator.overview()).draft.baseRevision, { timeout: 30_000 })
    .toBe(active.revision);
  expect(await operator.planState()).toBe('waiting');
  expect((await operator.overview()).draft.differences).toEqual([
    { document: 'settings/register-fields', pointer: '/fields/referralCode/enabled' },
  ]);
});

test('two drafts that change the same say so with both values, on a phone and by keys alone', async ({
  page,
  site,
  operator,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await operator.edit([words('Main says')]);
  await openAs(page, site.console, 'publisher', '/fields');
  await menuOf(page, 'Main').press('Enter');
  await pick(page, draftWords.make);
  await expect(page.getByRole('dialog').getByLabel(draftWords.name)).toBeFocused();
  await page.keyboard.type('Autumn');
  await page.getByRole('button', { name: draftWords.makeConfirm }).press('Enter');
  await menuOf(page, 'Autumn').press('Enter');
  await pick(page, draftWords.rename);
  await expect(page.getByRole('dialog').getByLabel(draftWords.name)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Winter');
  await page.getByRole('button', { name: draftWords.renameConfirm }).press('Enter');
  await expect(menuOf(page, 'Winter')).toBeVisible();
  // What Main has is not in it.
  await expect(page.getByRole('button', { name: messages.changeBar.reviewShort })).toHaveCount(0);

  await operator.beside('Other', [words('Other says')]);
  await menuOf(page, 'Winter').press('Enter');
  await pick(page, draftWords.drop);
  await page.getByRole('button', { name: draftWords.dropConfirm }).press('Enter');
  await expect(menuOf(page, 'Main')).toBeVisible();
  const notice = page.getByRole('listitem').filter({ hasText: 'access.home' });
  await expect(notice).toContainText('Main says', { timeout: 20_000 });
  await expect(notice).toContainText('Other says');
  await expect(notice).toContainText(draftWords.theirs('publisher'));
  await expectNoSidewaysScroll(page, 'drafts on a phone');
  await expectAccessibleInBothThemes(page, 'drafts on a phone');
  await page.getByRole('button', { name: draftWords.keep }).press('Enter');
  await expect(notice).toHaveCount(0);
  expect((await operator.document('locales/EN')) as object).toMatchObject({ 'access.home': 'Main says' });
});
