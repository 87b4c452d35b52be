import type { Page } from '@playwright/test';
import { editorMessages as words } from '../../src/console/editor/editor-messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { messages } from '../../src/console/messages.ts';
import { openAs } from './console-page.ts';
import { createHand } from './editor-hand.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';

test.use({ isJourney: true });
const { making } = words;

const part = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const canvasOf = (page: Page) => page.frameLocator(`iframe[title="${words.canvas.label}"]`);
const waitForCanvas = async (page: Page): Promise<void> => {
  await expect(canvasOf(page).locator('#main [data-node]').first()).toBeAttached({ timeout: 60_000 });
  await expect(page.getByText(words.canvas.preparing)).toBeHidden({ timeout: 30_000 });
};

const listParts = async (page: Page): Promise<readonly string[]> =>
  Promise.all(
    (await page.getByRole('treeitem').all()).map(async (row) =>
      String(await row.getAttribute('id')).replace('part-', ''),
    ),
  );
/** Drags a part to the upper side of another one, by pointer. */
async function dragOnto(page: Page, what: string, over: string): Promise<void> {
  const boxOf = async (id: string) => {
    const box = await canvasOf(page).locator(`#main [data-node="${id}"]`).boundingBox();
    if (box === null) throw new Error(`expects ${id} on the page`);
    return box;
  };
  const [from, to] = [await boxOf(what), await boxOf(over)];
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 3, { steps: 8 });
  await page.mouse.up();
}

test.describe('adding in the editor of pages', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('a part is moved to a place of a list, and another is added, by keys alone', async ({
    page,
    site,
    operator,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAs(page, site.console, 'editor', '/editor/pages/home');
    await waitForCanvas(page);
    await page.keyboard.press('F6');
    await page.keyboard.type('Game row: New');
    await expect(part(page, /^Game row: New slots/)).toBeFocused();
    // Letters do something only where they belong to no search.
    await page.keyboard.press('Escape');
    await page.keyboard.type('Game row: New');
    await page.keyboard.press('Shift');
    await page.keyboard.press('End');
    await page.keyboard.press('/');
    await page.keyboard.type('Game row: New');
    await page.waitForTimeout(800);
    await page.keyboard.press('m');
    const places = page.getByRole('dialog', { name: words.pick.move('Game row') });
    await expect(places.getByRole('option').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the list of places');
    await page.keyboard.type('after live casino');
    await page.keyboard.press('Enter');
    await expect(part(page, /^Game row: New slots/)).toBeFocused();
    await expect
      .poll(async () => JSON.stringify(await operator.document('pages/home')).indexOf('"new-slots"'))
      .toBeGreaterThan(JSON.stringify(await operator.document('pages/home')).indexOf('"live"'));

    await page.keyboard.press('a');
    const list = page.getByRole('dialog', { name: words.pick.after('Game row') });
    await page.keyboard.type('promo card');
    await expect(list.getByRole('option', { name: /^Promo card/ })).toHaveAttribute('aria-selected', 'true');
    // What is pointed at shows on the page before it is added.
    await expect(canvasOf(page).getByText('Harbour weekend')).toBeVisible({ timeout: 30_000 });
    expect(JSON.stringify(await operator.document('pages/home'))).not.toContain('promo-card');
    await page.keyboard.press('Enter');
    await expect(part(page, /^Promo card: Harbour weekend/)).toBeFocused();
    await expect
      .poll(async () => JSON.stringify(await operator.document('locales/AR')))
      .toContain('Harbour weekend');
    await expect(canvasOf(page).getByText('Harbour weekend')).toBeVisible();

    const stacks = await part(page, /^Stack/).count();
    await page.keyboard.press('Control+g');
    await expect(part(page, /^Stack/).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Control+Shift+g');
    await expect(part(page, /^Promo card: Harbour weekend/)).toBeFocused();
    // Three at a time: what comes while an undo is on its way waits for it.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    // Each is saved before the next: on a busy machine that takes seconds.
    await expect(part(page, /^Promo card/)).toHaveCount(0, { timeout: 40_000 });
    await expect(part(page, /^Stack/)).toHaveCount(stacks);
    // An edit on its way would meet what is put back.
    await expect(page.getByText(words.acts.saved, { exact: true })).toBeVisible();
  });

  test('what is added on a phone is chosen from the same list', async ({ page, site }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, site.console, 'editor', '/editor/pages/promotions');
    await waitForCanvas(page);
    await page.getByRole('tab', { name: words.areas.outline }).click();
    await part(page, /^Stack/)
      .first()
      .click();
    await page.getByRole('tab', { name: words.areas.properties }).click();
    await page.getByRole('button', { name: words.acts.addAfter }).click();
    await expectAccessibleInBothThemes(page, 'the list of components, on a phone');
    await expectNoSidewaysScroll(page, 'the list of components, on a phone');
    await page.getByRole('option', { name: /^Alert/ }).click();
    await page.getByRole('tab', { name: words.areas.outline }).click();
    await expect(part(page, /^Alert/)).toHaveAttribute('aria-selected', 'true');
  });

  test('a promotion page with banner, text and button is made, in a menu and live within 90 seconds', async ({
    page,
    context,
    site,
    operator,
  }) => {
    test.setTimeout(240_000);
    const visitor = await context.newPage();
    await openPortal(visitor);
    await page.bringToFront();
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAs(page, site.console, 'publisher', '/');
    const hand = createHand(page);
    const begin = performance.now();
    await hand.press(page.getByRole('link', { name: messages.rail.documents }));
    await hand.press(page.getByRole('button', { name: making.open }));
    const dialog = page.getByRole('dialog', { name: making.title });
    await hand.press(dialog.getByRole('textbox', { name: making.pageTitle }));
    await hand.type('Harbour days');
    await hand.key('Tab');
    await hand.type('Every tenth round in May is on the house.');
    await hand.key('Tab');
    await hand.type('See the offers');
    await expect(dialog.getByRole('textbox', { name: making.address })).toHaveValue('/harbour-days');
    await expectAccessibleInBothThemes(page, 'the form of a new page');
    await hand.press(dialog.getByRole('button', { name: making.make }));
    await expect(canvasOf(page).getByText('Harbour days').first()).toBeVisible({
      timeout: 60_000,
    });
    // On the page itself: the words of the banner, and one part more.
    await hand.pressTwice(canvasOf(page).getByText('Every tenth round'));
    await expect(page.getByRole('textbox', { name: words.properties.words })).toBeFocused();
    await hand.type('Every tenth round in May is free.');
    await expect(canvasOf(page).getByText('is free.')).toBeVisible();
    // What is saved is drawn once more: a part is dragged where it lies then.
    await expect
      .poll(async () => JSON.stringify(await operator.document('locales/EN')))
      .toContain('Every tenth round in May is free.');
    await dragOnto(page, 'text', 'title');
    await expect
      .poll(() => listParts(page))
      .toEqual(['page', 'banner', 'banner-parts', 'text', 'title', 'button']);
    await expect
      .poll(async () => JSON.stringify(await operator.document('menus/side')))
      .toContain('harbour-days');
    await expect(page.getByText(words.acts.saved, { exact: true })).toBeVisible();
    await hand.press(page.getByRole('button', { name: messages.changeBar.review }));
    const review = page.getByRole('dialog', { name: messages.review.title });
    const publish = review.getByRole('button', { name: messages.review.publish });
    await expect(publish).toBeEnabled({ timeout: 60_000 });
    await review.getByLabel(messages.review.note).focus();
    await hand.type('Harbour days');
    // New words are the same in every language until they are translated, which is a warning.
    await hand.press(review.getByLabel(messages.review.reason));
    await hand.type('Translated next week');
    await hand.press(publish);
    await visitor.bringToFront();
    const entry = visitor.getByRole('link', { name: 'Harbour days' }).first();
    await expect(entry).toBeAttached({ timeout: 30_000 });
    const seconds = (performance.now() - begin) / 1_000;
    await visitor.goto(`${site.portal}/harbour-days`);
    await expect(visitor.getByText('Every tenth round in May is free.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'See the offers' })).toBeVisible();
    expect(hand.count()).toBeLessThanOrEqual(40);
    expect(seconds).toBeLessThanOrEqual(90);
  });
});
