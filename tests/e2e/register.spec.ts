import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { encode } from 'uqr';
import { expectAccessibleInBothThemes } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { changeField, type Operator } from './operator.ts';
import { expectMember, field, fieldError, openPortal, plugMouseIn, proveHuman } from './member.ts';
import { enter } from './enter.ts';
import { addMember } from './own-member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** Fills in every field that has to be filled in; gives the mobile number. */
const fillIn = async (page: Page): Promise<string> => {
  const mobile = `+639${randomInt(100_000_000, 999_999_999)}`;
  await field(page, 'username').fill(`guest${randomInt(10_000, 99_999)}`);
  await field(page, 'password').fill('Foyer-2026x');
  if (await field(page, 'mobileNum').isVisible()) await field(page, 'mobileNum').fill(mobile);
  if (await field(page, 'email').isVisible()) await field(page, 'email').fill('guest@example.com');
  await page.locator('[data-field="age"] input').check();
  await page.locator('[data-field="terms"] input').check();
  return mobile;
};
const submit = (page: Page): Promise<void> =>
  page
    .locator('main')
    .getByRole('button', { name: say('register.submit') })
    .click();

/** The puzzle where it is asked for, and the code of the SMS. */
const proveNumber = async (page: Page, operator: Operator, mobile: string): Promise<void> => {
  const alternative = page.getByRole('button', { name: say('component.SliderVerification.alternative') });
  const otp = page.getByRole('textbox', { name: say('register.sms.label') });
  await expect(alternative.or(otp).first()).toBeVisible();
  if (await alternative.isVisible()) await proveHuman(page);
  await expect(otp).toBeVisible({ timeout: 20_000 });
  const readCode = async (): Promise<string> =>
    (await operator.outbox(mobile.slice(-9))).find(({ code }) => code !== null)?.code ?? '';
  await expect.poll(readCode).not.toBe('');
  await otp.fill(await readCode());
};

/** The modules of a drawn QR code, row by row, from the runs of its path. */
const readModules = async (picture: Locator): Promise<readonly (readonly boolean[])[]> => {
  const path = (await picture.locator('path').getAttribute('d')) ?? '';
  const size = Number((await picture.getAttribute('viewBox'))?.split(' ').at(-1));
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  return rows;
};

test.describe('registering where a picture is to be copied', () => {
  test.beforeAll(({ operator }) => operator.publish([changeField('captcha', 'enabled', true)]));
  test.afterAll(({ operator }) => operator.restore());

  test('a wrong picture is said before any proof, and what was typed stays', async ({ page }) => {
    await openPortal(page, '/register');
    await fillIn(page);
    const letters = page.getByRole('main').getByRole('textbox', { name: say('captcha.label') });
    await expect(page.getByRole('main').getByRole('img', { name: say('captcha.alt') })).toBeVisible();
    await letters.fill('wrong');
    await submit(page);
    await expect(page.getByRole('main').getByText(say('error.captcha.wrong')).first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(field(page, 'password')).toHaveValue('Foyer-2026x');
    await expectAccessibleInBothThemes(page, 'a registration with a wrong picture');
  });

  test('who cannot see the picture hears digits, by keyboard, and plays them again', async ({ page }) => {
    await openPortal(page, '/register');
    await fillIn(page);
    const main = page.getByRole('main');
    const press = async (name: string): Promise<void> => {
      await main.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await expect(main.getByRole('img', { name: say('captcha.alt') })).toBeVisible();
    // A moment after the picture: others are asked for once a second.
    await expect(
      main.getByRole('button', { name: say('component.CaptchaInput.listen') }),
    ).not.toHaveAttribute('aria-disabled', 'true');
    await press(say('component.CaptchaInput.listen'));
    const digits = main.getByRole('textbox', { name: say('component.CaptchaInput.digits') });
    await expect(digits).toBeFocused({ timeout: 20_000 });
    const stop = main.getByRole('button', { name: say('component.CaptchaInput.stop') });
    await expect(stop).toBeVisible();
    await expect(main.getByRole('img', { name: say('captcha.alt') })).toHaveCount(0);
    await press(say('component.CaptchaInput.stop'));
    await press(say('component.CaptchaInput.play'));
    await expect(digits).toBeFocused();
    await expectAccessibleInBothThemes(page, 'a registration with digits to hear');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(main.getByText(say('error.captcha.wrong')).first()).toBeVisible();
    // Other digits, which wait for a press.
    await expect(main.getByRole('button', { name: say('component.CaptchaInput.play') })).toBeVisible();
    await expect(digits).toHaveValue('');
    await expect(main.getByText(say('component.CaptchaInput.silent'))).toHaveCount(0);
    await expect(field(page, 'password')).toHaveValue('Foyer-2026x');
    await expect(main.getByRole('button', { name: say('component.CaptchaInput.look') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(say('component.CaptchaInput.look'));
    await expect(main.getByRole('img', { name: say('captcha.alt') })).toBeVisible();
  });
});

test.describe('registering', () => {
  test.afterAll(({ operator }) => operator.restore());

  test('says at each field what is missing or wrong, and keeps what was typed', async ({ page }) => {
    await openPortal(page, '/register');
    await field(page, 'username').fill('no good!');
    // The password is typed once, and a picture is not asked for beside the puzzle.
    await expect(field(page, 'confirmPassword')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('img', { name: say('captcha.alt') })).toHaveCount(0);
    await submit(page);
    await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'username')).toHaveValue('no good!');
    await field(page, 'username').fill('goodname1');
    await field(page, 'password').focus();
    await expect(field(page, 'username')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a name that is taken is said when its field is left, and again before any proof', async ({
    page,
    operator,
  }) => {
    await openPortal(page, '/register');
    const refused = page.locator('[data-field="username"]').getByText(say('error.username.taken'));
    await field(page, 'username').fill('player');
    await field(page, 'password').focus();
    await expect(refused).toBeVisible();
    await expect(field(page, 'password')).toBeFocused();
    await field(page, 'username').fill('player-1');
    await expect(refused).toHaveCount(0);
    const mobile = await fillIn(page);
    await field(page, 'username').fill('player');
    await submit(page);
    await expect(
      page.locator('[data-field="username"]').getByText(say('error.username.taken')),
    ).toBeVisible();
    await expect(field(page, 'password')).toHaveValue('Foyer-2026x');
    await expect(page.getByRole('slider')).toHaveCount(0);
    expect(await operator.outbox(mobile.slice(-9))).toEqual([]);
  });

  test('a number that was proven stays proven when the account is refused in the end', async ({
    page,
    operator,
  }) => {
    await plugMouseIn(page);
    await openPortal(page, '/register');
    const mobile = await fillIn(page);
    await submit(page);
    await proveHuman(page);
    const otp = page.getByRole('textbox', { name: say('register.sms.label') });
    await expect(otp).toBeFocused({ timeout: 20_000 });
    const sent = () => operator.outbox(mobile.slice(-9));
    await expect.poll(async () => (await sent()).length).toBe(1);
    // Somebody else takes the name meanwhile: what comes last asks for one that is taken.
    await page.route('**/wps/member/register', (route) =>
      route.continue({
        postData: { ...(route.request().postDataJSON() as object), username: 'player' },
      }),
    );
    await otp.fill((await sent())[0]?.code ?? '');
    await expect(
      page.locator('[data-field="username"]').getByText(say('error.username.taken')),
    ).toBeVisible();
    await page.unroute('**/wps/member/register');
    await field(page, 'username').fill(`again${randomInt(10_000, 99_999)}`);
    await submit(page);
    await expectMember(page);
    expect(await sent()).toHaveLength(1);
  });

  test('a page that is loaded again at the code comes back to it, takes the first code, and asks for the password', async ({
    page,
    operator,
  }) => {
    await openPortal(page, '/register');
    const mobile = await fillIn(page);
    await submit(page);
    await proveHuman(page);
    const otp = page.getByRole('textbox', { name: say('register.sms.label') });
    await expect(otp).toBeVisible({ timeout: 20_000 });
    const sent = () => operator.outbox(mobile.slice(-9));
    await expect.poll(async () => (await sent()).length).toBe(1);
    await page.reload();
    await expect(otp).toBeVisible({ timeout: 20_000 });
    await expectAccessibleInBothThemes(page, 'the code step after a reload');
    await otp.fill((await sent())[0]?.code ?? '');
    const note = page.getByText(say('register.proven.text'));
    await expect(note).toBeVisible();
    await expect(field(page, 'username')).toHaveValue(/./);
    await expect(field(page, 'password')).toHaveValue('');
    await expectAccessibleInBothThemes(page, 'the form after the code of a page that was loaded again');
    // Once more: the proof stays, and no second message is sent.
    await page.reload();
    await expect(note).toBeVisible({ timeout: 20_000 });
    await field(page, 'password').fill('Foyer-2026x');
    await submit(page);
    await expectMember(page);
    expect(await sent()).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('foyer.registerAttempt'))).toBeNull();
  });

  test('an invitation says who invites, and carries its code to the form, where a reload keeps it', async ({
    page,
    site,
  }) => {
    const { id } = await addMember(site);
    const db = await site.openData();
    await db
      .insertInto('referral_code')
      .values({ merchant: 'demo', code: 'FRIEND42', member_id: id, created_at: new Date() })
      .execute();
    await openPortal(page, '/join?referralCode=FRIEND42&affiliateCode=AFF1');
    await expect(page.getByText(/ invited you$/)).toBeVisible();
    await expect(page.getByText(say('join.invitedText', 'EN', { code: 'FRIEND42' }))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('join.offers') })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the page of an invitation');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('join.register') })
      .click();
    await expect(page).toHaveURL(/\/register\?.*referralCode=FRIEND42/);
    await expect(page).toHaveURL(/affiliateCode=AFF1/);
    await expect(field(page, 'referralCode')).toHaveValue('FRIEND42');
    await page.reload();
    await expect(field(page, 'referralCode')).toHaveValue('FRIEND42');
  });

  test('an invitation that has ended says so, and its code does not come along', async ({ page }) => {
    await openPortal(page, '/join?referralCode=ENDED234');
    await expect(page.getByText(say('join.ended'))).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the page of an invitation that has ended');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('join.register') })
      .click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(field(page, 'referralCode')).toHaveValue('');
  });

  test('an invitation without a code leads to an empty field', async ({ page }) => {
    await openPortal(page, '/join');
    await expect(page.getByText(say('join.invited'))).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('join.register') })
      .click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(field(page, 'referralCode')).toHaveValue('');
  });

  test('a friend who comes by the link of a member, or its QR code, is in the list of the member', async ({
    page,
    browser,
    operator,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.portal });
    const member = await context.newPage();
    await enter(member, site, 'player', '/member/referral');
    const link = await member
      .getByRole('main')
      .getByText(/^https?:\S+referralCode=/)
      .innerText();
    const drawn = await readModules(
      member.getByRole('main').getByRole('img', { name: say('referral.link') }),
    );
    expect(drawn).toEqual(encode(link, { ecc: 'M', border: 4 }).data);
    const friends = member.getByRole('table', { name: say('referral.list') });
    await expect(friends.getByRole('row').nth(1)).toContainText('•');
    const before = await friends.getByRole('row').count();

    await openPortal(page, link);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('join.register') })
      .press('Enter');
    const code = field(page, 'referralCode');
    await expect(code).toHaveValue(new URL(link).searchParams.get('referralCode') ?? '');
    const mobile = await fillIn(page);
    const account = await field(page, 'username').inputValue();
    // A code that nobody has is refused at its field, before any message is sent.
    const invited = await code.inputValue();
    await code.fill('NOBODY99');
    await submit(page);
    await expect(fieldError(page, 'referralCode')).toHaveText(say('error.affiliate.unknown'));
    await code.fill(invited);
    await submit(page);
    await proveNumber(page, operator, mobile);
    await expectMember(page);

    await openPortal(member, '/member/referral');
    await expect(friends.getByRole('row')).toHaveCount(before + 1);
    // Of the account as much as tells a friend apart.
    await expect(friends).toContainText(`${account.slice(0, 2)}•••${account.slice(-2)}`);
    await expect(friends).not.toContainText(account);
    await expect(member.getByText(say('referral.count', 'EN', { count: before }))).toBeVisible();
    await context.close();
  });

  test('ends at the first steps on a phone, logged in, with the SMS code from the outbox', async ({
    page,
    operator,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortal(page, '/register');
    const mobile = await fillIn(page);
    await submit(page);
    await proveNumber(page, operator, mobile);
    await expectMember(page);
    await expect(page).toHaveURL(/\/member\/welcome$/);
    await expectAccessibleInBothThemes(page, 'the welcome of a new member');
  });
});
