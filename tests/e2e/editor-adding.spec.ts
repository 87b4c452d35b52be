import type { Page } from '@playwright/test';
import { editorMessages as words } from '../../src/console/editor/editor-messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ isJourney: true });

const part = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const canvasOf = (page: Page) => page.frameLocator(`iframe[title="${words.canvas.label}"]`);
const waitForCanvas = async (page: Page): Promise<void> => {
  await expect(canvasOf(page).locator('#main').getByRole('heading').first()).toBeAttached({
    timeout: 60_000,
  });
  await expect(page.getByText(words.canvas.preparing)).toBeHidden({ timeout: 30_000 });
};

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

    await page.keyboard.press('Control+g');
    await expect(part(page, /^Stack/).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Control+Shift+g');
    await expect(part(page, /^Promo card: Harbour weekend/)).toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(part(page, /^Promo card/)).toHaveCount(0);
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
});
