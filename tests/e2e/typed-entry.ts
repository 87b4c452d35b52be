import type { Locator, Page } from '@playwright/test';

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
