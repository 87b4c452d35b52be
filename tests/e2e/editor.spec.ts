import type { Page } from '@playwright/test';
import { editorMessages as words } from '../../src/console/editor/editor-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { createHand } from './editor-hand.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';

test.use({ isJourney: true });

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const canvasOf = (page: Page) => page.frameLocator(`iframe[title="${words.canvas.label}"]`);
const part = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const title = (page: Page) => canvasOf(page).locator('[data-node="welcome-title"]');
/** The page in the frame shows the draft. */
const waitForCanvas = async (page: Page): Promise<void> => {
  await expect(title(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(words.canvas.preparing)).toBeHidden({ timeout: 30_000 });
};
const listParts = async (page: Page): Promise<readonly (string | null)[]> =>
  Promise.all((await page.getByRole('treeitem').all()).map(async (row) => row.getAttribute('id')));

test.describe('the editor of pages', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('words of the home page are live in eight presses, on pages that are open elsewhere too', async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(120_000);
    const visitor = await context.newPage();
    await openPortal(visitor);
    await page.bringToFront();
    await page.setViewportSize(desk);
    await openAs(page, site.console, 'publisher', '/');
    const hand = createHand(page);
    await hand.press(page.getByRole('link', { name: messages.rail.documents }));
    await hand.press(page.getByRole('link', { name: 'home', exact: true }));
    await hand.press(page.getByRole('link', { name: words.open }));
    await waitForCanvas(page);
    await hand.pressTwice(title(page));
    await expect(page.getByRole('textbox', { name: words.properties.words })).toBeFocused();
    await hand.type('Your seat is ready');
    await expect(title(page)).toHaveText('Your seat is ready');
    await expectAccessibleInBothThemes(page, 'a page in the editor');
    await hand.press(page.getByRole('button', { name: messages.changeBar.review }));
    const review = page.getByRole('dialog', { name: messages.review.title });
    await review.getByLabel(messages.review.note).focus();
    await hand.type('A warmer welcome');
    const publish = review.getByRole('button', { name: messages.review.publish });
    // The check of the draft is made first.
    await expect(publish).toBeEnabled({ timeout: 60_000 });
    await hand.press(publish);
    await visitor.bringToFront();
    await expect(visitor.getByText('Your seat is ready')).toBeVisible({ timeout: 20_000 });
    expect(hand.count()).toBeLessThanOrEqual(8);
  });

  test('a row is moved by two keys, copied and deleted, without a pointer', async ({
    page,
    site,
    operator,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(desk);
    await openAs(page, site.console, 'editor', '/editor/pages/home');
    await waitForCanvas(page);
    await page.keyboard.press('F6');
    await expect(page.getByRole('treeitem').first()).toBeFocused();
    const before = await listParts(page);
    const hand = createHand(page);
    await hand.type('Game row: New');
    await expect(part(page, /^Game row: New slots/)).toBeFocused();
    await hand.key('Alt+ArrowDown');
    const live = before.indexOf('part-live');
    await expect.poll(async () => (await listParts(page)).indexOf('part-live')).toBe(live - 1);
    await expect(part(page, /^Game row: New slots/)).toBeFocused();
    expect(hand.count()).toBeLessThanOrEqual(3);

    await page.keyboard.press('Control+d');
    await expect(part(page, /^Game row: New slots/)).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(part(page, /^Game row: New slots/)).toHaveCount(1);
    // The copy took its row along, and the keys still reach the outline.
    await expect(page.getByRole('treeitem').first()).toBeFocused();
    await page.keyboard.type('Game row: New');
    await page.keyboard.press('Control+d');
    await expect(part(page, /^Game row: New slots/)).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(part(page, /^Game row: New slots/)).toHaveCount(1);
    await expect
      .poll(async () => JSON.stringify(await operator.document('pages/home')).indexOf('new-slots'))
      .toBeGreaterThan(JSON.stringify(await operator.document('pages/home')).indexOf('"live"'));

    await page.keyboard.press('Home');
    await page.keyboard.type('Heading: New');
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: words.properties.words })).toBeFocused();
    await page.keyboard.type('By keys alone');
    await expect(title(page)).toHaveText('By keys alone');
    // Saved after a pause: what is put back before it would be changed again.
    await expect
      .poll(async () => JSON.stringify(await operator.document('locales/EN')))
      .toContain('By keys alone');
  });

  test('on a phone outline, page and properties are tabs, and a wrong value is named where it is', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    await openAs(page, site.console, 'editor', '/editor/pages/home');
    await waitForCanvas(page);
    await expectAccessibleInBothThemes(page, 'a page in the editor, on a phone');
    await page.getByRole('tab', { name: words.areas.outline }).click();
    await expectAccessibleInBothThemes(page, 'the outline, on a phone');
    await part(page, /^Heading: New/).click();
    await page.getByRole('tab', { name: words.areas.properties }).click();
    await expectAccessibleInBothThemes(page, 'the properties, on a phone');
    await expectNoSidewaysScroll(page, 'the properties, on a phone');
    await page.getByLabel('Level of the heading').fill('4');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: words.areas.findings }).click();
    await expect(
      page.getByRole('list', { name: words.findings.label }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page, 'findings, on a phone');
  });
});
