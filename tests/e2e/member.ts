import { expect, type Locator, type Page } from '@playwright/test';
import { say, type LocaleCode } from './texts.ts';

const memberPassword = 'Foyer-2026';

/** All parts of the page are seen, so that a press of a key finds its field. */
export const expectArrival = (page: Page): Promise<void> =>
  // Before the program begins, a page has neither mark.
  expect(page.locator('html[data-foyer-ready]:not([data-arriving])')).toHaveCount(1);

/** Opens a page of the portal and waits until it was drawn, and until nothing of it waits for what is above. */
export const openPortal = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('main').first()).toContainText(/\S/);
  await expectArrival(page);
};

/** The input of a form's field, by the label that a person reads. */
export const field = (scope: Page | Locator, name: string, locale: LocaleCode = 'EN'): Locator =>
  scope
    .locator(`[data-field="${name}"]`)
    .getByLabel(say(`form.${name}.label`, locale))
    .first();

/** What is wrong with a form that was sent, above its fields. */
export const faultList = (scope: Page | Locator): Locator =>
  scope.getByRole('group', { name: say('component.SchemaForm.summary_one', 'EN', { count: 1 }) });

/** The message under a field. */
export const fieldError = (scope: Page | Locator, name: string): Locator =>
  scope.locator(`[data-field="${name}"] [role="alert"], [data-field="${name}"] [id$="_error"]`).first();

/** Types name and password into the login form and sends it. */
export const sendLogin = async (
  scope: Page | Locator,
  username: string,
  password = memberPassword,
): Promise<void> => {
  await field(scope, 'username').fill(username);
  await field(scope, 'password').fill(password);
  await scope.getByRole('button', { name: say('login.submit'), exact: true }).click();
};

/** The helpline of the market profile in the footer, which a phone can call. */
export const helplineLink = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: '+63 2 5550 0199' });

/** The way past the human verification that needs neither picture nor pointer. */
export const proveHuman = async (scope: Page | Locator): Promise<void> => {
  const alternative = scope.getByRole('button', { name: say('component.SliderVerification.alternative') });
  await expect(scope.getByRole('slider')).not.toHaveAttribute('aria-disabled', 'true');
  await alternative.focus();
  await alternative.press('Enter');
};

export const expectMember = async (page: Page): Promise<void> => {
  await expect(page.getByRole('group', { name: say('component.BalanceWidget.balance') }).first()).toBeVisible(
    {
      timeout: 20_000,
    },
  );
};

const readAmount = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''));

/** The balance that the header shows, in whole units of the currency. */
export const readBalance = async (page: Page): Promise<number> => {
  const balance = page.getByRole('group', { name: say('component.BalanceWidget.balance') }).first();
  return readAmount(await balance.getByText(/\d/).first().innerText());
};

/** Logs in on /login, with the human verification where the site asks for it. */
export const logIn = async (page: Page, username = 'player'): Promise<void> => {
  await openPortal(page, '/login');
  await sendLogin(page.locator('main'), username);
  await proveHuman(page.locator('main'));
  await expectMember(page);
};

/** Nobody is logged in: no balance, and nothing of the session is still on its way. */
export const expectVisitor = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', /.*/);
  await expect(page.getByRole('group', { name: say('component.BalanceWidget.balance') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('nav.login'), exact: true }).first()).toBeVisible();
};

/** Logs out by the account menu. */
export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await page.getByRole('menuitem', { name: say('nav.logout') }).click();
  const question = page.getByRole('alertdialog', { name: say('logout.title') });
  await question.getByRole('button', { name: say('logout.confirm') }).click();
  await expectVisitor(page);
};

/** Puts the page into another language the way a person does. */
export const chooseLanguage = async (page: Page, from: 'EN' | 'AR', to: 'EN' | 'AR'): Promise<void> => {
  const tag = { EN: 'en', AR: 'ar' }[to];
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.language', from) })
    .click();
  await page.locator(`[role="menuitemradio"][lang|="${tag}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('dir', to === 'AR' ? 'rtl' : 'ltr');
};
export const chooseArabic = (page: Page): Promise<void> => chooseLanguage(page, 'EN', 'AR');

/** Says that a mouse is there: the browsers of tests have none, as phones, and a step then starts on its heading. */
export const plugMouseIn = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(pointer: fine)' ? 'all' : query);
  });
};
