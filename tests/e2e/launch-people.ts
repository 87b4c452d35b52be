import { expect, type Browser, type Page } from '@playwright/test';
import { peopleMessages as words } from '../../src/console/people/people-messages.ts';
import { setUpAuthenticator } from './console-factor.ts';

const password = 'copper kettle 94 lamps';

/** Opens a link for one use, chooses a password, and sets up the second factor that the login leads to. */
export async function takeLink(browser: Browser, link: string, name?: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto(link);
  if (name !== undefined) {
    await page.getByLabel(words.name, { exact: false }).first().fill(name);
    await page.getByLabel(words.username, { exact: false }).first().fill(name.toLowerCase());
  }
  await page.getByLabel(words.welcome.password, { exact: false }).first().fill(password);
  await page.keyboard.press('Enter');
  await setUpAuthenticator(page, async () => undefined);
  await expect(page.getByRole('main')).toBeVisible();
  return page;
}

export interface Invitation {
  readonly name: string;
  readonly role: string;
  /** Whether the role publishes, decides about money or manages people. */
  readonly isGuarded: boolean;
}
/** One administrator invites; another confirms where the role is guarded. The link goes to the colleague's address. */
export async function invite(
  asks: Page,
  confirms: Page,
  origin: string,
  { name, role, isGuarded }: Invitation,
): Promise<void> {
  await asks.goto(`${origin}/people`);
  await asks.getByRole('button', { name: words.invite }).click();
  const dialog = asks.getByRole('dialog');
  await dialog.getByLabel(words.name, { exact: false }).first().fill(name);
  await dialog.getByLabel(words.username, { exact: false }).fill(name.toLowerCase());
  await dialog.getByLabel(words.email, { exact: false }).fill(`${name.toLowerCase()}@aurora.example`);
  await dialog.getByRole('combobox').selectOption(role);
  const reason = dialog.getByLabel(words.why, { exact: false });
  if (await reason.isVisible()) await reason.fill('For the start');
  await dialog.getByRole('button', { name: words.invite }).click();
  await expect(dialog).toBeHidden();
  if (!isGuarded) return;
  await confirms.goto(`${origin}/people`);
  await confirms.getByRole('button', { name: words.confirm, exact: true }).first().click();
  const question = confirms.getByRole('dialog').or(confirms.getByRole('alertdialog'));
  await question.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(question).toBeHidden();
  await expect(confirms.getByText(name, { exact: true }).first()).toBeVisible();
}

/** Presses a button, and the one of the same name in the dialog that asks. */
export async function pressTwice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name, exact: true }).click();
  await expect(question).toBeHidden();
}
