import { expect, test } from '../e2e/fixtures.ts';
import { logIn, openPortal } from '../e2e/member.ts';
import { say } from '../e2e/texts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';

const contract = '/agentHome/contract?side=upline&kind=dividend&product=CONS&account=bayani';
const pages = ['/agentHome', '/agentHome/contracts', '/agentHome/given', '/agentHome/history', contract];

test('the agent centre, wide and light, on a phone and dark, from right to left, and while an offer is typed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, 'agent');
  const look = async (state: string): Promise<void> => {
    for (const path of pages) {
      await openPortal(page, path);
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectAccessible(page, `${path} ${state}`);
      await expectNoSidewaysScroll(page, `${path} ${state}`);
    }
  };
  await look('light 1280');
  await page.getByRole('button', { name: say('contract.change') }).click();
  await page.getByRole('button', { name: say('contract.addTier') }).click();
  await page.getByRole('button', { name: say('contract.sendOffer') }).click();
  await expect(page.getByText(say('error.contract.tier-invalid')).first()).toBeVisible();
  await expectAccessible(page, 'an offer with faults');
  // axe works in a separate page, and a menu closes where the focus is lost.
  await page.bringToFront();
  await page.getByRole('switch', { name: say('shell.theme') }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.language') })
    .click();
  await page.locator('[role="menuitemradio"][dir="rtl"]').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 360, height: 800 });
  await look('dark 360 AR');
});
