import { expectAccessible } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVisitor, field, logIn, openPortal } from './member.ts';
import { say } from './texts.ts';

test('an open page says that another device logged it out, what to do, and leads to the login', async ({
  page,
  browser,
  site,
}) => {
  await logIn(page, 'hiraya');
  const elsewhere = await browser.newContext({ baseURL: site.portal, viewport: { width: 390, height: 800 } });
  const phone = await elsewhere.newPage();
  await logIn(phone, 'hiraya');
  await openPortal(phone, '/member/security');
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
