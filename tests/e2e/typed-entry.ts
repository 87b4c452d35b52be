import type { Locator, Page } from '@playwright/test';
import { mediaMessages as words } from '../../src/console/media/media-messages.ts';

/** A field by the beginning of its label: required ones have a mark behind it. */
export const named = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}`));

/** Noon of a day, part by part as the keys take it: the browser shows month and day first, and has halves of a day. */
export async function typeNoon(page: Page, label: string, monthDayYear: string): Promise<void> {
  await named(page, label).focus();
  await page.keyboard.type(monthDayYear);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1200p');
}

/** Puts a text in place of what a field holds, by the keys. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await named(page, label).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Chooses a picture that the installation ships, in the field of a form that has none. */
export async function chooseShipped(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: words.choose }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.chooseTitle });
  await dialog.getByText(words.shipped).click();
  await dialog.getByRole('button', { name: file }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
