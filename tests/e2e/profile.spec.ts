import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Locator, Page } from '@playwright/test';
import { reviewMessages as backOffice } from '../../src/console/reviews/review-messages.ts';
import { expectAccessible, expectStep } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { field, faultList, fieldError, openPortal } from './member.ts';
import type { Operator } from './operator.ts';
import { addMember, ageLogin, openAsMember } from './own-member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** Puts other words into a field as somebody without a pointer does. */
const retype = async (page: Page, input: Locator, words: string): Promise<void> => {
  await input.press('ControlOrMeta+a');
  await page.keyboard.type(words);
};

test('a member changes personal details by keyboard: a bad one is said at its field, a final one is asked about, and all is there after a reload', async ({
  page,
  site,
}) => {
  const member = await addMember(site);
  await openAsMember(page, site, member, '/member/profile');
  const main = page.getByRole('main');
  const nickname = field(main, 'nickname');
  await expect(nickname).toHaveValue(member.account);
  await retype(page, nickname, 'K');
  await retype(page, field(main, 'occupation'), 'Teacher');
  await page.keyboard.press('Enter');
  await expect(nickname).toHaveAttribute('aria-invalid', 'true');
  // The list of what is wrong leads to the field.
  await expect(faultList(main)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(nickname).toBeFocused();
  await expect(fieldError(main, 'nickname')).not.toBeEmpty();
  await expectAccessible(page, 'personal details with a mistake');

  await retype(page, nickname, 'Kalaw');
  await retype(page, field(main, 'payeeName'), 'Kalaw Reyes');
  await page.keyboard.press('Enter');
  const final = main.getByRole('button', { name: say('profile.confirm.yes') });
  await expect(final).toBeVisible();
  await expect(main.getByText('Kalaw Reyes')).toBeVisible();
  await final.press('Enter');
  await expect(main.getByText(say('profile.saved'))).toBeVisible();

  await page.reload();
  await expect(nickname).toHaveValue('Kalaw');
  await expect(field(main, 'occupation')).toHaveValue('Teacher');
  await expect(main.getByText('Kalaw Reyes')).toBeVisible();
  await expect(field(main, 'payeeName')).toHaveCount(0);
});

/** The code that was sent last, as the console's outbox shows it. */
const readCode = async (operator: Operator, recipient: string): Promise<string> =>
  (await operator.outbox(recipient)).find(({ code }) => code !== null)?.code ?? '';
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Proves the old side of a contact and names the new one, once the first step is done. */
async function changeContact(
  page: Page,
  operator: Operator,
  { from, to, label }: { readonly from: string; readonly to: string; readonly label: string },
): Promise<void> {
  const main = page.getByRole('main');
  const press = (key: string) => main.getByRole('button', { name: say(key), exact: true }).click();
  const code = main.getByRole('textbox', { name: say('contact.codeLabel') });
  await press('contact.continue');
  await press('contact.sendCode');
  await expect(code).toBeVisible();
  await code.fill(await readCode(operator, from));
  const address = main.getByLabel(say(label)).first();
  await address.fill('nobody');
  await press('contact.sendCode');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('nobody');
  await address.fill(to);
  await press('contact.sendCode');
  await expect(main.getByRole('heading', { name: say('contact.step.code') })).toBeVisible();
  const sent = await readCode(operator, to);
  await code.fill(otherThan(sent));
  // Both codes are of one change, and so are their attempts.
  await expect(main.getByText(say('error.sms.code-wrong-3'))).toBeVisible();
  await code.fill(sent);
  await expect(main.getByText(say('contact.saved'))).toBeVisible();
}

test('a member changes email and mobile number on a phone, each with a code to the old and to the new one', async ({
  page,
  site,
  operator,
}) => {
  const member = await addMember(site);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, site, member, '/member/profile/email');
  const main = page.getByRole('main');
  const password = main.getByLabel(say('form.loginPassword.label')).first();
  await expect(main.getByText(say('contact.askingText'))).toBeVisible();
  await password.fill('Foyer-2025');
  await password.press('Enter');
  await expect(fieldError(main, 'password')).toContainText(say('error.password.wrong'));
  await expectStep(page, 'a wrong password before a new address at 390');
  await password.fill('Foyer-2026');
  const email = `new-${member.email}`;
  await changeContact(page, operator, { from: member.email, to: email, label: 'form.newEmail.label' });
  await expectStep(page, 'a changed email address at 390');
  await openPortal(page, '/member/profile/mobile');
  await password.fill('Foyer-2026');
  const mobile = member.mobile.replace('+639', '+638');
  await changeContact(page, operator, { from: member.mobile, to: mobile, label: 'form.newMobile.label' });
  await main
    .getByRole('link', { name: say('contact.toProfile') })
    .last()
    .click();
  await expect(main.getByText(`•${mobile.slice(-4)}`)).toBeVisible();
  await expect(main.getByText('n•••@lumina.example')).toBeVisible();
});

const drawPassport = (): Buffer => {
  const canvas = createCanvas(320, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#2d4a7a';
  pen.fillRect(24, 24, 272, 152);
  return canvas.toBuffer('image/png');
};
const passport = { name: 'passport.png', mimeType: 'image/png', buffer: drawPassport() };

const typeOf = (page: Page): Locator =>
  page.getByRole('main').getByLabel(say('form.documentType.label')).first();
async function sendPassport(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await typeOf(page).selectOption({ label: say('identity.type.passport') });
  await main.getByLabel(say('form.birthdayOnPaper.label')).fill('1990-05-17');
  await main.locator('input[type="file"]').setInputFiles(passport);
  await main.getByRole('button', { name: say('identity.submit') }).click();
  await expect(main.getByText(say('identity.sent'), { exact: true })).toBeVisible();
}

/** An operator's page of requests, with a separate window. */
async function openBackOffice(browser: Browser, origin: string, account: string) {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, origin, 'cashier', '/requests');
  const line = page.getByRole('listitem').filter({ hasText: account });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const decide = async (label: string, reason?: string): Promise<void> => {
    await line.getByRole('button', { name: label }).click();
    if (reason !== undefined) {
      await dialog.getByRole('button', { name: label }).click();
      await expect(dialog.getByText(backOffice.remarkMissing)).toBeVisible();
      await dialog.getByRole('textbox').fill(reason);
    }
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  };
  // The list looks for new ones every few seconds only.
  return { decide, reload: () => page.reload(), close: () => page.context().close() };
}

test('a document is refused by its kind of file, then by an operator with a reason that the member reads, and the next one is accepted', async ({
  page,
  browser,
  site,
}) => {
  const member = await addMember(site);
  await openAsMember(page, site, member, '/member/profile/identity');
  const main = page.getByRole('main');
  await expect(main.getByText(say('identity.none'), { exact: true })).toBeVisible();
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await main.locator('input[type="file"]').setInputFiles(text);
  await expect(
    main.getByText(say('component.FileUpload.wrongKind', 'EN', { name: 'notes.txt' })),
  ).toBeVisible();
  await main.getByRole('button', { name: say('identity.submit') }).click();
  await expect(typeOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expectStep(page, 'a document of a wrong kind');
  await sendPassport(page);

  const reviews = await openBackOffice(browser, site.console, member.account);
  await reviews.decide(backOffice.reject.document, 'The number is not readable.');
  await page.reload();
  await expect(main.getByText(say('identity.rejected'), { exact: true })).toBeVisible();
  await expect(main.getByRole('table').getByText('The number is not readable.')).toBeVisible();
  await expectStep(page, 'a document that was refused');
  await sendPassport(page);
  await reviews.reload();
  await reviews.decide(backOffice.approve.document);
  await reviews.close();
  await page.reload();
  await expect(main.getByText(say('identity.approved'), { exact: true })).toBeVisible();
  await expect(main.getByRole('table').getByText(say('identity.status.approved'))).toBeVisible();
});

test('a member without a password, long after the login by code, changes the email address after a code to the account', async ({
  page,
  site,
  operator,
}) => {
  const member = await addMember(site, { hasPassword: false });
  await openAsMember(page, site, member, '/member/profile');
  const main = page.getByRole('main');
  await ageLogin(site, member);
  await main.getByRole('link', { name: say('contact.email.title') }).click();
  await expect(main.getByRole('heading', { name: say('ownerProof.title') })).toBeVisible();
  await expect(main.locator('input[type="password"]')).toHaveCount(0);
  await expect(main.getByText(say('contact.askingText'))).toHaveCount(0);
  // The proof is what is to be done first: its button is the main one.
  const proceed = main.getByRole('button', { name: say('contact.continue') });
  await expect(proceed).toHaveAttribute('data-aside', 'true');
  await expect(proceed).toHaveCSS('background-image', 'none');
  await proceed.click();
  await expect(main.getByText(say('error.login.recent-needed'))).toBeVisible();
  await main
    .getByRole('button', { name: new RegExp(say('ownerProof.send', 'EN', { contact: '.*' })) })
    .click();
  const code = main.getByRole('textbox', { name: say('contact.codeLabel') });
  await expect(code).toBeVisible();
  const sent = await readCode(operator, member.mobile);
  await code.fill(otherThan(sent));
  await expect(main.getByText(say('error.sms.code-wrong-4'))).toBeVisible();
  await expectStep(page, 'a wrong code of the owner');
  await code.fill(sent);
  await expect(main.getByText(say('ownerProof.fresh'))).toBeVisible();
  await expect(proceed).not.toHaveAttribute('data-aside', 'true');
  const to = `new-${member.email}`;
  await changeContact(page, operator, { from: member.email, to, label: 'form.newEmail.label' });
});
