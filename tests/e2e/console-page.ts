import { expect, type Page } from '@playwright/test';
import { messages } from '../../src/console/messages.ts';
import { consolePassword } from './operator.ts';

export const openConsole = async (page: Page, origin: string, path = '/'): Promise<void> => {
  await page.goto(`${origin}${path}`);
};

export const signIn = async (page: Page, username: string, password = consolePassword): Promise<void> => {
  await page.getByLabel(messages.logIn.username).fill(username);
  await page.getByLabel(messages.logIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: messages.logIn.submit }).click();
};

/** Opens a screen of the console as somebody. */
export const openAs = async (page: Page, origin: string, username: string, path = '/'): Promise<void> => {
  await openConsole(page, origin, path);
  await signIn(page, username);
  await expect(page.getByRole('heading', { name: messages.logIn.title })).toBeHidden();
};

/** Presses a switch where a mouse does: its box is hidden under the picture of the switch. */
export const pressSwitch = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name, exact: true }) })
    .click();
