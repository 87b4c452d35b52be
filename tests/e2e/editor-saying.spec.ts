import type { Page } from '@playwright/test';
import { editorMessages as words } from '../../src/console/editor/editor-messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ isJourney: true });
const { properties, data } = words;

const part = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const waitForCanvas = async (page: Page): Promise<void> => {
  const canvas = page.frameLocator(`iframe[title="${words.canvas.label}"]`);
  await expect(canvas.locator('#main [data-node]').first()).toBeAttached({ timeout: 60_000 });
  await expect(page.getByText(words.canvas.preparing)).toBeHidden({ timeout: 30_000 });
};
/** Goes to a control of the form by its name, as Tab does. */
const focusOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).focus();

test.describe('saying for whom and when in the editor of pages', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('a gap differs by width, and words come from data, by keys alone', async ({
    page,
    site,
    operator,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAs(page, site.console, 'editor', '/editor/pages/home');
    await waitForCanvas(page);
    const home = async (): Promise<string> => JSON.stringify(await operator.document('pages/home'));
    await page.keyboard.press('F6');
    await page.keyboard.type('Stack');
    await expect(part(page, /^Stack/).first()).toBeFocused();
    await focusOn(page, `Gap: ${properties.byWidth}`);
    await page.keyboard.press('Enter');
    const wide = page.getByRole('combobox', { name: `Gap, ${properties.fromWidth(768)}` });
    await wide.focus();
    await page.keyboard.type('10');
    await expect.poll(home).toMatch(/"gap":\{"\$r":\{"base":"4","md":"10"\}\}/);
    await expectAccessibleInBothThemes(page, 'values by width');
    await focusOn(page, `Gap: ${properties.oneValue}`);
    await page.keyboard.press('Enter');
    await expect.poll(home).not.toContain('"md":"10"');

    await part(page, /^Winner board/).click();
    await focusOn(page, `Label: ${data.pick}`);
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: data.pickFor('Label') });
    await expect(list.getByRole('option').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the list of data');
    await page.keyboard.type('member nickname');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Member › Nickname')).toBeVisible();
    await expect.poll(home).toContain('member.nickname');
    await expect(page.getByText(words.acts.saved, { exact: true })).toBeVisible();
  });

  test('the same on a phone, by touch', async ({ page, site }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, site.console, 'editor', '/editor/pages/home');
    await waitForCanvas(page);
    await page.getByRole('tab', { name: words.areas.outline }).click();
    await part(page, /^Stack/)
      .first()
      .click();
    await page.getByRole('tab', { name: words.areas.properties }).click();
    await page.getByRole('button', { name: `Gap: ${properties.byWidth}` }).click();
    await page
      .getByRole('combobox', { name: `Gap: ${properties.addWidth}` })
      .selectOption(properties.fromWidth(1024));
    await expect(page.getByRole('combobox', { name: `Gap, ${properties.fromWidth(1024)}` })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'values by width, on a phone');
    await expectNoSidewaysScroll(page, 'values by width, on a phone');
  });
});
