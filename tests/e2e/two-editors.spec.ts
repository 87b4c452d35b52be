import type { Locator, Page } from '@playwright/test';
import { brandMessages as words } from '../../src/console/brand/brand-messages.ts';
import { editMessages } from '../../src/console/draft/edit-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ isJourney: true });
test.afterEach(({ operator }) => operator.restore());

const nameOf = (page: Page): Locator => page.getByLabel(words.names.name, { exact: true });
const writeName = async (page: Page, name: string): Promise<void> => {
  await nameOf(page).fill(name);
  await nameOf(page).press('Tab');
};
const questionOf = (page: Page, by: string): Locator =>
  page.getByRole('alert').filter({ hasText: editMessages.conflictTitle(by) });

test('two operators change the same value: each chooses between both, and undoes own edits alone', async ({
  page,
  site,
  operator,
  ownBrowser,
  follow,
}) => {
  test.setTimeout(120_000);
  const savedName = async (): Promise<unknown> =>
    ((await operator.document('settings/brand')) as { readonly name: string }).name;
  const first = await savedName();
  const phone = await ownBrowser.newContext({ viewport: { width: 390, height: 844 } });
  await follow(phone);
  const other = await phone.newPage();
  await openAs(page, site.console, 'publisher', '/brand');
  await openAs(other, site.console, 'editor', '/brand');
  await expect(nameOf(other)).toHaveValue(String(first));

  // What is typed without a connection is saved once there is one, over whatever the draft is by then.
  await phone.setOffline(true);
  await writeName(other, 'Aurora');
  await expect(other.getByRole('alert')).toContainText(messages.notices.offlineTitle);
  await writeName(page, 'Borealis');
  await expect.poll(savedName).toBe('Borealis');
  await phone.setOffline(false);
  const question = questionOf(other, 'publisher');
  await expect(question).toContainText('Aurora');
  await expect(question).toContainText('Borealis');
  await expectNoSidewaysScroll(other, 'the question on a phone');
  await expectAccessibleInBothThemes(other, 'the question on a phone');
  await question.getByRole('button', { name: editMessages.keepMine }).press('Enter');
  await expect.poll(savedName).toBe('Aurora');
  await expect(question).toHaveCount(0);

  // The first one’s undo meets what the other one saved since: the same question, the other way round.
  await expect(nameOf(page)).toHaveValue('Aurora', { timeout: 15_000 });
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  const back = questionOf(page, 'editor');
  await expect(back).toContainText(String(first));
  await expect(back).toContainText('Aurora');
  await expectAccessibleInBothThemes(page, 'the question about an undo');
  await back.getByRole('button', { name: editMessages.keepTheirs }).click();
  await expect(back).toHaveCount(0);
  expect(await savedName()).toBe('Aurora');

  // The other one’s undo takes back the other one’s edit and nothing else, after a reload too.
  await other.reload();
  await other.getByRole('button', { name: messages.changeBar.undo }).click();
  await expect.poll(savedName).toBe('Borealis');
  await other.getByRole('main').focus();
  await other.keyboard.press('Control+Shift+z');
  await expect.poll(savedName).toBe('Aurora');
  await expectNoSidewaysScroll(other, 'undo and redo on a phone');
});

test('the history of the draft has one line an edit, which is undone as one', async ({
  page,
  site,
  operator,
}) => {
  await operator.edit([
    { document: 'locales/EN', op: 'replace', path: ['register.title'], value: 'Come in' },
    { document: 'locales/EN', op: 'replace', path: ['login.title'], value: 'Welcome back' },
  ]);
  await operator.edit([{ document: 'settings/brand', op: 'replace', path: ['name'], value: 'Aurora' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, site.console, 'editor', '/brand');
  // Nothing of this is the editor’s own.
  await expect(page.getByRole('button', { name: messages.changeBar.undo })).toBeDisabled();
  await page.getByRole('button', { name: editMessages.more }).press('Enter');
  await page.getByRole('menuitem', { name: editMessages.history }).press('Enter');
  const history = page.getByRole('dialog', { name: editMessages.historyTitle });
  // The oldest of those that speak of it: what undoes it has the same words.
  const about = history.getByRole('listitem').filter({ hasText: /Come in|Welcome back/ });
  await expect(about).toHaveCount(1);
  const line = about.last();
  await expectAccessible(page, 'the history on a phone');
  await line.getByRole('button').press('Enter');
  await expect(line).toContainText(editMessages.isUndone);
  await expect(about).toHaveCount(2);
  await expect
    .poll(async () => (await operator.overview()).draft.differences.map(({ document }) => document))
    .toEqual(['settings/brand']);
  await history.getByRole('button', { name: editMessages.close }).press('Enter');
  await expect(history).toBeHidden();
  await expect(page.getByRole('button', { name: messages.changeBar.undo })).toBeEnabled();
});
