import { makeTotp, readStep } from '../../server/infrastructure/second-factor/totp.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { expectMember, field, openPortal, proveHuman, sendLogin } from './member.ts';
import type { Operator } from './operator.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** The last message to a number or an address, as the console's outbox shows it. */
async function readMessage(operator: Operator, recipient: string) {
  const [message] = await operator.outbox(recipient);
  if (message === undefined) throw new Error(`Nothing was sent to ${recipient}.`);
  return message;
}

test.describe('ways into an account', () => {
  test('forgotten: by e-mail through the link, once, and by phone straight into the account', async ({
    page,
    operator,
  }) => {
    await openPortal(page, '/login');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('login.forgot') })
      .click();
    const dialog = page.getByRole('dialog', { name: say('forgot.title') });
    await expectAccessible(page, 'forgotten password, by e-mail');
    await field(dialog, 'username').fill('newbie');
    await field(dialog, 'email').fill('newbie@lumina.example');
    await dialog.getByRole('button', { name: say('forgot.email.submit') }).click();
    await expect(dialog.getByText(say('forgot.mailed.title'))).toBeVisible({ timeout: 20_000 });

    const mail = await readMessage(operator, 'newbie@lumina.example');
    const link = /\/reset-password#\S+/.exec(mail.link ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    const main = page.getByRole('main');
    await expectAccessible(page, 'new password by a link');
    await field(main, 'newPassword').fill('Foyer-2027a');
    await field(main, 'confirmNewPassword').fill('Foyer-2027a');
    await main.getByRole('button', { name: say('reset.submit') }).click();
    await expect(main.getByText(say('reset.saved'))).toBeVisible({ timeout: 20_000 });
    await page.goto('/');
    await page.goto(link);
    await field(main, 'newPassword').fill('Foyer-2027b');
    await field(main, 'confirmNewPassword').fill('Foyer-2027b');
    await main.getByRole('button', { name: say('reset.submit') }).click();
    await expect(main.getByText(say('error.reset.link-used'))).toBeVisible({ timeout: 20_000 });

    await main.getByRole('button', { name: say('reset.again') }).click();
    await dialog.getByRole('radio', { name: say('forgot.tab.phone') }).click();
    await expect(dialog.getByRole('button', { name: /\+63$/ })).toBeVisible();
    await field(dialog, 'mobileNum').fill('9170000003');
    await dialog.getByRole('button', { name: say('login.sendCode') }).click();
    await expect(dialog.getByRole('timer')).toBeVisible({ timeout: 20_000 });
    // What comes next has the focus.
    await expect(field(dialog, 'verificationCode')).toBeFocused();
    await expectAccessible(page, 'forgotten password, by phone');
    await field(dialog, 'verificationCode').fill((await readMessage(operator, '+639170000003')).code ?? '');
    await field(dialog, 'newPassword').fill('Foyer-2027c');
    await field(dialog, 'confirmNewPassword').fill('Foyer-2027c');
    await dialog.getByRole('button', { name: say('forgot.phone.submit') }).click();
    await expectMember(page);
    await expect(page).toHaveURL(/\/$/);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toMatch(/Foyer-2027/);
  });

  test('through a provider: a closed window is reported, the first time an account is linked, then it is one press', async ({
    page,
  }) => {
    await openPortal(page, '/login');
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog', { name: say('provider.title') });
    const press = async () => {
      const opening = page.waitForEvent('popup');
      await main.getByRole('button', { name: say('provider.with.google') }).click();
      const popup = await opening;
      await popup.getByRole('button', { name: 'Bayani Reyes' }).waitFor();
      return popup;
    };
    await (await press()).close();
    await expect(dialog.getByText(say('error.window.closed'))).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');

    await (await press()).getByRole('button', { name: 'Bayani Reyes' }).click();
    await expect(dialog.getByText(say('provider.binding.text'))).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'linking an account');
    await field(dialog, 'username').fill('player');
    await field(dialog, 'password').fill('Foyer-2026');
    await dialog.getByRole('button', { name: say('provider.binding.submit') }).click();
    await expectMember(page);

    await page.evaluate(() => sessionStorage.clear());
    await openPortal(page, '/login');
    const popup = await press();
    await popup.getByRole('button', { name: 'Bayani Reyes' }).click();
    await expectMember(page);
    expect(popup.isClosed()).toBe(true);
  });

  test('through a provider to a new account: what the provider knows is in the form', async ({ page }) => {
    await openPortal(page, '/login');
    const opening = page.waitForEvent('popup');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('provider.with.google') })
      .click();
    await (await opening).getByRole('button', { name: 'Ligaya Cruz' }).click();
    const dialog = page.getByRole('dialog', { name: say('provider.title') });
    await dialog.getByRole('button', { name: say('provider.binding.register') }).click({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/register$/);
    await expect(field(page, 'username')).toHaveValue('ligayacruz');
    await expect(field(page, 'payeeName')).toHaveValue('Ligaya Cruz');
    await expect(field(page, 'email')).toHaveValue('ligayacruz@mail.example');
    await expect(field(page, 'password')).toHaveValue('');
  });

  test('from a new place: a code by SMS proves who it is, and a trusted browser is not asked again', async ({
    page,
    operator,
  }) => {
    await openPortal(page, '/login');
    const main = page.getByRole('main');
    await sendLogin(main, 'traveller');
    await proveHuman(main);
    const dialog = page.getByRole('dialog', { name: say('stepUp.title') });
    await expect(dialog.getByRole('button', { name: say('stepUp.method.sms') })).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessible(page, 'ways to prove oneself');
    await page.setViewportSize({ width: 360, height: 700 });
    await expectNoSidewaysScroll(page, 'ways to prove oneself');
    await dialog.getByRole('button', { name: say('stepUp.method.sms') }).click();
    await dialog.getByRole('button', { name: say('login.sendCode') }).click();
    await expect(dialog.getByRole('timer')).toBeVisible({ timeout: 20_000 });
    const code = (await readMessage(operator, '+639170000006')).code ?? '';
    await dialog.getByLabel(say('form.stepUpCode.label')).fill(code === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: say('stepUp.submit') }).click();
    await expect(dialog.getByText(say('stepUp.tries', 'EN', { count: 4 }))).toBeVisible({ timeout: 20_000 });
    await dialog.getByLabel(say('form.stepUpCode.label')).fill(code);
    await expectAccessible(page, 'proof by a code, on a phone');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: say('stepUp.submit') }).click();
    await expectMember(page);
    await page.evaluate(() => sessionStorage.clear());
    await openPortal(page, '/login');
    await sendLogin(main, 'traveller');
    await proveHuman(main);
    await expectMember(page);
  });

  test('with an authenticator: set up by its key, kept codes confirmed, and asked for at the next login', async ({
    page,
    site,
  }) => {
    await enter(page, site, 'maharlika', '/member/security/authenticator');
    const main = page.getByRole('main');
    await main.getByLabel(say('form.loginPassword.label')).first().fill('Foyer-2026');
    await main.getByRole('button', { name: say('authenticator.start') }).click();
    await expect(main.getByRole('img', { name: say('authenticator.qr') })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'the picture for an authenticator');
    const key = (await main.locator('[data-node="key"] dd').innerText()).replaceAll(/[^A-Z2-7]/g, '');
    const code = (later: number): string => makeTotp(key, readStep(new Date()) + later);
    const used = code(0);
    await main.getByLabel(say('form.authenticatorCode.label')).fill(used);
    await main.getByRole('button', { name: say('authenticator.confirm') }).click();
    await expect(main.getByText(say('authenticator.codes.title'))).toBeVisible({ timeout: 20_000 });
    await main.getByRole('button', { name: say('authenticator.codes.kept') }).click();
    await expect(main.getByText(say('authenticator.done.added'))).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    await openPortal(page, '/login');
    await sendLogin(main, 'maharlika');
    await proveHuman(main);
    const dialog = page.getByRole('dialog', { name: say('stepUp.title') });
    const answer = dialog.getByLabel(say('form.authenticatorProof.label'));
    await answer.fill(used, { timeout: 20_000 });
    await dialog.getByRole('button', { name: say('stepUp.submit') }).click();
    // A code opens one door only.
    await expect(dialog.getByText(say('stepUp.tries', 'EN', { count: 4 }))).toBeVisible({ timeout: 20_000 });
    await answer.fill(code(1));
    await dialog.getByRole('button', { name: say('stepUp.submit') }).click();
    await expectMember(page);
  });
});
