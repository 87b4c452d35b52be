import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectStep } from '../a11y/axe.ts';
import { demoFundPassword } from '../../demo/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectMember, expectVisitor, field, openPortal, proveHuman, sendLogin } from './member.ts';
import { addMember, callElsewhere, expireSessions, openAsMember } from './own-member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

test('an open page says that another device logged it out, what to do, and leads to the login', async ({
  page,
  browser,
  site,
}) => {
  await enter(page, site, 'hiraya');
  const elsewhere = await browser.newContext({ baseURL: site.portal, viewport: { width: 390, height: 800 } });
  const phone = await elsewhere.newPage();
  await enter(phone, site, 'hiraya', '/member/security');
  await openPortal(page, '/member/security/devices');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('devices.endOthers') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('devices.endOthers'), exact: true })
    .click();

  const told = phone.getByRole('dialog', { name: say('sessionEnded.title') });
  await expect(told).toContainText(say('runtime.signedOut.loggedOut'), { timeout: 5_000 });
  await expectAccessible(phone, 'a session that another device ended');
  await told.getByRole('button', { name: say('nav.login'), exact: true }).click();
  await expect(field(phone.getByRole('dialog', { name: say('login.title') }), 'username')).toBeVisible();
  await phone.keyboard.press('Escape');
  await expectVisitor(phone);
  await elsewhere.close();
});

/** Whether the middle of what is shown is in front of all else: no dialog and no shade lies over it. */
const isInFront = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return front !== null && element.contains(front);
  });
const accountOf = (page: Page): Locator =>
  page
    .getByRole('radiogroup', { name: say('withdrawal.toAccount') })
    .getByRole('radio')
    .first();
const amountOf = (page: Page): Locator => page.getByRole('textbox', { name: say('withdrawal.amount') });

async function fillWithdrawal(page: Page): Promise<void> {
  await accountOf(page).press('Space');
  await amountOf(page).fill('250');
}
async function logInAgain(page: Page, account: string, password?: string): Promise<void> {
  const login = page.getByRole('dialog', { name: say('login.title') });
  await sendLogin(login, account, password);
  await proveHuman(login);
}

test('a session that another device ends in the middle of a withdrawal says why in front of all else, and what was typed is there after the login', async ({
  page,
  site,
}) => {
  const member = await addMember(site, { money: 100_000n });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, site, member, '/withdraw');
  await fillWithdrawal(page);
  const told = page.getByRole('dialog', { name: say('sessionEnded.title') });
  const newPassword = 'Foyer-2027x';
  const passwords = { newPassword, confirmNewPassword: newPassword, oldPassword: 'Foyer-2026' };
  for (const [path, body, reason, password] of [
    ['/wps/member/sessions/end', { id: null }, 'loggedOut', 'Foyer-2026'],
    ['/wps/member/password', passwords, 'newPassword', newPassword],
  ] as const) {
    await callElsewhere(site, member, path, body);
    const why = told.getByText(say(`runtime.signedOut.${reason}`));
    await expect(why).toBeVisible();
    expect(await isInFront(why)).toBe(true);
    await expectStep(page, `a session that ended at 390: ${reason}`);
    await told.getByRole('button', { name: say('nav.login'), exact: true }).click();
    await logInAgain(page, member.account, password);
    await expectMember(page);
    await expect(accountOf(page)).toBeChecked();
    await expect(amountOf(page)).toHaveValue('250.00');
  }
});

test('a session that is over when a withdrawal is sent says so in front of the login, and keeps what was typed but the password', async ({
  page,
  site,
}) => {
  const member = await addMember(site, { money: 100_000n });
  await openAsMember(page, site, member, '/withdraw');
  await fillWithdrawal(page);
  const main = page.getByRole('main');
  const press = (key: string) => main.getByRole('button', { name: say(key), exact: true }).click();
  await press('withdrawal.continue');
  const password = main.getByLabel(say('withdrawal.fundPassword')).first();
  await password.fill(demoFundPassword);
  await expireSessions(site, member);
  await press('withdrawal.submit');
  const why = page.locator('.foyer-toast');
  await expect(why).toHaveText(say('runtime.signedOut.expired'));
  await expect(field(page.getByRole('dialog', { name: say('login.title') }), 'username')).toBeVisible();
  await expect.poll(() => isInFront(why)).toBe(true);
  await logInAgain(page, member.account);
  await expectMember(page);
  await expect(main.getByRole('heading', { name: say('withdrawal.confirm.title') })).toBeVisible();
  await expect(main.getByText('₱250.00')).toBeVisible();
  await expect(password).toHaveValue('');
  await password.fill(demoFundPassword);
  await press('withdrawal.submit');
  await expect(main.getByText(say('withdrawal.tracking.title'))).toBeVisible();
});
