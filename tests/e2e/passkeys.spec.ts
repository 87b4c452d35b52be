import type { Page } from '@playwright/test';
import { expectAccessible, expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { expectMember, field, openPortal } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** A device of the browser that has a screen lock, as a phone does. */
async function giveDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the security centre, logs in, and is removed by keyboard on a phone', async ({
  page,
  site,
}) => {
  await giveDevice(page);
  // No agent, so that no contract waits for an answer; its withdrawals are on hold afterwards.
  await enter(page, site, 'amihan2', '/member/security');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('passkeys.title') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByText(say('passkeys.none'))).toBeVisible();
  await main.getByRole('button', { name: say('passkeys.add') }).click();
  const name = main.locator('[data-field="name"] input');
  await name.fill('Work laptop');
  await field(main, 'password').or(main.locator('[data-field="password"] input')).first().fill('Foyer-2026');
  await expectAccessible(page, 'adding a passkey');
  await main.getByRole('button', { name: say('passkeys.continue') }).click();
  await expect(main.getByText(say('passkeys.done.add'))).toBeVisible();
  await expect(main.getByText('Work laptop')).toBeVisible();
  await expectAccessible(page, 'passkeys');

  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await openPortal(page, '/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('passkeys.logIn') })
    .click();
  await expectMember(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, '/member/security/passkeys');
  await main.getByRole('button', { name: say('passkeys.remove') }).press('Enter');
  await expectStep(page, 'a passkey to remove at 390');
  await main.locator('[data-field="password"] input').fill('Foyer-2026');
  await main.getByRole('button', { name: say('passkeys.remove') }).press('Enter');
  await expect(main.getByText(say('passkeys.done.remove'))).toBeVisible();
  await expect(main.getByText(say('passkeys.none'))).toBeVisible();
});
