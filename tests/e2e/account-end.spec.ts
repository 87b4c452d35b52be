import { readFileSync } from 'node:fs';
import { expectAccessible, expectStep } from '../a11y/axe.ts';
import { demoFundPassword } from '../../demo/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectVisitor, field, faultList, fieldError, openPortal, proveHuman, sendLogin } from './member.ts';
import { addMember, openAsMember, takeMoney } from './own-member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

interface Copy {
  readonly tables: Readonly<Record<string, { readonly rows: readonly Readonly<Record<string, unknown>>[] }>>;
}

test('a member asks for a copy of all data by keyboard: a wrong password is said at its field, and the file has name and records', async ({
  page,
  site,
}) => {
  // Instead of the seconds until the page asks again whether the copy is ready.
  await page.clock.install();
  const member = await addMember(site, { money: 50_000n });
  await openAsMember(page, site, member, '/member/my-data');
  const main = page.getByRole('main');
  const password = main.locator('[data-field="password"] input');
  await password.focus();
  await page.keyboard.type('Foyer-2025');
  await expect(password).toHaveValue('Foyer-2025');
  await page.keyboard.press('Enter');
  await expect(fieldError(main, 'password')).toContainText(say('error.password.wrong'));
  // The list of what is wrong leads to the field.
  await expect(faultList(main)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await password.press('ControlOrMeta+a');
  await page.keyboard.type('Foyer-2026');
  await page.keyboard.press('Enter');
  await expect(main.getByText(say('myData.preparing.title'))).toBeVisible();
  const ready = main.getByRole('heading', { name: say('myData.ready.title') });
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return ready.isVisible();
    })
    .toBe(true);
  await expect(main.getByText(say('myData.later'))).toBeVisible();
  await expectStep(page, 'a copy of all data');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: say('myData.ready.save') }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const { tables } = JSON.parse(readFileSync(await file.path(), 'utf8')) as Copy;
  expect(tables['member']?.rows).toMatchObject([{ account: member.account, email: member.email }]);
  expect(tables['payout_account']?.rows).toMatchObject([{ holder: 'Own Member' }]);
  expect(JSON.stringify(tables)).toContain('50000');
});

test('an account with money stays open and says so; without it, it is closed on a phone, logged out everywhere and refused at the login', async ({
  page,
  site,
}) => {
  const member = await addMember(site, { money: 50_000n });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, site, member, '/member/close-account');
  const main = page.getByRole('main');
  const press = (key: string) => main.getByRole('button', { name: say(key), exact: true }).click();
  await expect(main.getByText(say('closure.open.money'))).toBeVisible();
  await expect(main.getByRole('link', { name: say('closure.link.withdraw') })).toHaveAttribute(
    'href',
    /\/withdraw$/,
  );
  await expectStep(page, 'an account that stays open at 390');
  await takeMoney(site, member, 50_000n);
  await page.reload();
  await press('closure.continue');
  await press('closure.submit');
  const reason = main.getByLabel(say('form.closureReason.label'));
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.selectOption({ label: say('closure.reason.privacy') });
  await main.locator('[data-field="password"] input').fill('Foyer-2026');
  await main.locator('[data-field="fundPassword"] input').fill('135790');
  await press('closure.submit');
  await expect(fieldError(main, 'fundPassword')).toContainText(say('error.fund-password.wrong-4'));
  await expectStep(page, 'the confirmation of a closure at 390');
  await expect(reason.locator('option:checked')).toHaveText(say('closure.reason.privacy'));
  await main.locator('[data-field="password"] input').fill('Foyer-2026');
  await main.locator('[data-field="fundPassword"] input').fill(demoFundPassword);
  await press('closure.submit');
  const told = page.getByRole('dialog', { name: say('closure.done.title') });
  await expect(told).toContainText(say('closure.done.text'));
  await expectAccessible(page, 'a closed account');
  await told
    .getByRole('button', { name: say('closure.done.close'), exact: true })
    .last()
    .click();
  await expectVisitor(page);

  await openPortal(page, '/login');
  await sendLogin(main, member.account);
  await proveHuman(main);
  await expect(main.getByText(say('error.account.closed'))).toBeVisible();
  await expect(field(main, 'username')).toHaveValue(member.account);
});
