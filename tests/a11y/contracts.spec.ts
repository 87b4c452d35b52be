import { expect, test } from '../e2e/fixtures.ts';
import { chooseArabic } from '../e2e/member.ts';
import { enter } from '../e2e/enter.ts';
import { say } from '../e2e/texts.ts';
import { expectAccessible, expectNoSidewaysScroll, turnTheme } from './axe.ts';

test.use({ hasPictures: true });

const contract = '/agentHome/contract?side=upline&kind=dividend&product=CONS&account=bayani';

test('a contract while an offer is typed, wide and light, and on a phone, dark and from right to left', async ({
  page,
  site,
}) => {
  await enter(page, site, 'agent', contract);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible(page, contract);
  await page.getByRole('button', { name: say('contract.change') }).click();
  await page.getByRole('button', { name: say('contract.addTier') }).click();
  await page.getByRole('button', { name: say('contract.sendOffer') }).click();
  await expect(page.getByText(say('error.contract.tier-invalid')).first()).toBeVisible();
  await expectAccessible(page, 'an offer with faults');
  await chooseArabic(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await turnTheme(page, 'dark');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible(page, `${contract}, dark 360 AR`);
  await expectNoSidewaysScroll(page, `${contract}, dark 360 AR`);
});
