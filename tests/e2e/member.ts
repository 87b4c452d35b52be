import { expect, type Page } from '@playwright/test';
import { say } from './texts.ts';

export const memberPassword = 'Foyer-2026';

/** Waits until the page was drawn by the runtime. */
export const openPortal = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
};

const loginForm = (page: Page) => page.getByRole('form').or(page.locator('form'));

/** Types name and password into the form on screen and sends it. */
export const sendLogin = async (page: Page, username: string, password = memberPassword): Promise<void> => {
  const form = loginForm(page).first();
  await form.getByLabel(say('form.username.label')).fill(username);
  await form.getByLabel(say('form.password.label'), { exact: true }).fill(password);
  await form.getByRole('button', { name: say('login.submit') }).click();
};
