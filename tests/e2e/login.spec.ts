import type { WirePatch } from '../../src/protocol/calls/site.ts';
import { expectAccessibleInBothThemes, expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import {
  expectMember,
  faultList,
  field,
  fieldError,
  logIn,
  openPortal,
  proveHuman,
  sendLogin,
} from './member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });
// As most people have it: dialogs and their contents move here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The edit of the module of the puzzle that comes before a login. */
const switchPuzzle = (value: boolean): WirePatch => ({
  document: 'settings/whitelabel',
  op: 'replace',
  path: ['tree', 'childrenNodes', 3, 'childrenNodes', 1, 'enabled'],
  value,
});

test.describe('logging in', () => {
  test('in the dialog: a wrong password is said at its field, with keyboard and without a picture puzzle', async ({
    page,
  }) => {
    await openPortal(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('nav.login') })
      .click();
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await expect(dialog).toBeVisible();
    await sendLogin(dialog, 'agent', 'Wrong-2026');
    await proveHuman(dialog);
    await expect(fieldError(dialog, 'password')).toHaveText(say('error.login.failed'), { timeout: 20_000 });
    await expect(faultList(dialog)).toBeFocused();
    // The puzzle came before it: what a stranger guesses asks the owner for nothing more.
    await expect(dialog.getByRole('textbox', { name: say('captcha.label') })).toHaveCount(0);
    await expect(field(dialog, 'username')).toHaveValue('agent');
    // A dialog that was closed comes back with the name, and with no password for anyone who sits down next.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // A form that is back within a fifth of a second was not left.
    await page.waitForTimeout(500);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('nav.login') })
      .click();
    await expect(field(dialog, 'username')).toHaveValue('agent');
    await expect(field(dialog, 'password')).toHaveValue('');
  });

  test('without the puzzle a wrong password brings the captcha', async ({ page, operator }) => {
    const { revision } = await operator.publish([switchPuzzle(false)]);
    // A login that has begun keeps the settings that it began with.
    const readRevision = async (): Promise<unknown> =>
      ((await (await page.request.get('/site/active')).json()) as { readonly revision: unknown }).revision;
    await expect.poll(readRevision).toBe(revision);
    await openPortal(page, '/login');
    const main = page.getByRole('main');
    // Another account than the other tests use: a wrong password asks for the captcha from then on.
    await sendLogin(main, 'agent', 'Wrong-2026');
    await expect(fieldError(main, 'password')).toHaveText(say('error.login.failed'), { timeout: 20_000 });
    await expect(main.getByRole('textbox', { name: say('captcha.label') })).toBeVisible();
    await expect(main.getByRole('img', { name: say('captcha.alt') })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'a refused login with the captcha');
    await operator.publish([switchPuzzle(true)]);
  });

  test('on /login: name, password and human verification lead home with balance and unread count', async ({
    page,
  }) => {
    await logIn(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(
      page.getByRole('group', { name: say('component.BalanceWidget.balance') }).first(),
    ).toContainText('₱');
    await expect(page.getByRole('banner').getByText(/\d+/).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: say('nav.login') })).toBeHidden();
  });

  test('an empty form says at each field what is missing, by keyboard on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortal(page, '/login');
    await page
      .locator('main')
      .getByRole('button', { name: say('login.submit'), exact: true })
      .press('Enter');
    await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await expectStep(page, 'an empty login at 390');
  });

  test('the account page is for members, and shows who is logged in', async ({ page }) => {
    await openPortal(page, '/member');
    await expect(page.getByText(say('runtime.signInNeeded.title')).first()).toBeVisible();
    await logIn(page);
    await page.goto('/member');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText('player');
  });

  test('stays logged in after a reload and asks before it logs out', async ({ page }) => {
    await logIn(page);
    await page.reload();
    await expectMember(page);
    await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
    await page.getByRole('menuitem', { name: say('nav.logout') }).click();
    const question = page.getByRole('alertdialog', { name: say('logout.title') });
    await expectStep(page, 'the question before logging out');
    await question.getByRole('button', { name: say('logout.cancel') }).click();
    await expect(question).toBeHidden();
    await expectMember(page);
    await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
    await page.getByRole('menuitem', { name: say('nav.logout') }).click();
    await question.getByRole('button', { name: say('logout.confirm') }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: say('nav.login') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: say('nav.login') })).toBeVisible();
  });

  test('keeps no secret in the address or in what the browser stores for good', async ({ page }) => {
    await logIn(page);
    expect(page.url()).not.toMatch(/token/i);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toMatch(/token|Foyer-2026/i);
  });
});
