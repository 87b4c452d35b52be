import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { contentMessages as notices } from '../../src/console/content/content-messages.ts';
import { mediaMessages as words } from '../../src/console/media/media-messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { createOperator } from './operator.ts';
import { typeInto, typeNoon } from './typed-entry.ts';

test.use({ isJourney: true });

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
/** A photo of one colour with a mark, as a camera would send it. */
const photo = async (name: string, colour: string) => {
  const canvas = createCanvas(1_600, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1_600, 900);
  context.fillStyle = '#fff';
  context.fillRect(200, 500, 300, 300);
  return { name, mimeType: 'image/jpeg', buffer: await canvas.encode('jpeg', 85) };
};
const upload = (page: Page, file: Awaited<ReturnType<typeof photo>>) =>
  page.locator('input[type=file]').first().setInputFiles(file);
/** Address of the first picture that the portal shows of the library. */
const shownAt = (page: Page, title: string) =>
  page.getByRole('group', { name: title }).locator('img').first();

test('a picture is uploaded, described, chosen for a banner by keyboard, and shown as wide as its place; a replaced one follows the site’s releases', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000);
  const title = 'Lights over the bay';
  await page.setViewportSize(desk);
  await openAs(page, site.console, 'publisher', '/media');
  await upload(page, await photo('Night bay.jpg', '#223a6b'));
  await page.getByRole('link', { name: /^Night bay/ }).press('Enter');
  await typeInto(page, words.wordsIn('English'), 'Lights of a bay by night');
  await page.keyboard.press('Tab');
  const point = page.getByRole('button', { name: words.focusAt(50, 50) });
  await point.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('button', { name: words.focusAt(40, 50) })).toBeFocused();
  await expectAccessibleInBothThemes(page, 'a picture of the library');
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page, 'a picture of the library, on a phone');
  await page.getByRole('link', { name: words.back }).click();
  await expectAccessibleInBothThemes(page, 'the library, on a phone');
  await expectNoSidewaysScroll(page, 'the library, on a phone');
  await page.setViewportSize(desk);

  // A row shows it before the site is published.
  const visitor = await context.newPage();
  await openPortal(visitor);
  await page.bringToFront();
  await page.goto(`${site.console}/content`);
  await page.getByRole('button', { name: notices.add }).press('Enter');
  const form = page.getByRole('form', { name: notices.add });
  await form.getByLabel(notices.names.kind).selectOption('B');
  await typeNoon(page, notices.names.startsAt, '01012026');
  await typeInto(page, notices.noticeTitle('English'), title);
  await form.getByRole('button', { name: words.choose }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.chooseTitle });
  await expectAccessibleInBothThemes(page, 'the choice of a picture');
  await dialog.getByRole('button', { name: /^Night bay/ }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form.getByText('Night bay')).toBeVisible();
  await form.getByRole('button', { name: notices.publish }).press('Enter');
  await expect(form).toBeHidden();
  await visitor.bringToFront();
  const shown = shownAt(visitor, title);
  await expect(shown).toHaveAttribute('srcset', /\/media\/kept\/[0-9a-f]{32}-1600x900-50x50-320 320w, /, {
    timeout: 20_000,
  });
  const first = (await shown.getAttribute('src')) ?? '';

  // Its focal point and another picture under its name come with a release, and go with it.
  await page.bringToFront();
  const operator = await createOperator(site.console);
  const { active } = await operator.overview();
  await page.goto(`${site.console}/media`);
  await page.getByRole('link', { name: /^Night bay/ }).click();
  // The list that is being left has a place for files too.
  await expect(page.getByRole('link', { name: words.back })).toBeVisible();
  const index = await operator.document('settings/media');
  await upload(page, await photo('Other bay.jpg', '#6b2233'));
  await expect(page.getByText(words.sent('Other bay.jpg')).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words.whereRow('content', title))).toBeVisible();
  await expect(page.getByRole('button', { name: words.remove, exact: true })).toBeDisabled();
  await expect.poll(() => operator.document('settings/media')).not.toEqual(index);
  await operator.publish([]);
  const addressOf = async () => {
    await openPortal(visitor);
    return shownAt(visitor, title).getAttribute('src');
  };
  await visitor.bringToFront();
  await expect.poll(addressOf, { timeout: 30_000 }).toMatch(/-1600x900-40x50$/);
  expect((await addressOf())?.slice(0, 44)).not.toBe(first.slice(0, 44));
  await operator.rollback(active.revision);
  await expect.poll(addressOf, { timeout: 30_000 }).toBe(first);
});
