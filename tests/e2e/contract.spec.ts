import type { Browser, Locator, Page } from '@playwright/test';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { enter } from './enter.ts';
import type { RunningSite } from './start-site.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** A member in a separate browser. */
const openOther = async (browser: Browser, site: RunningSite, account: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: site.portal })).newPage();
  await enter(page, site, account);
  return page;
};
const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click();
const expectStanding = (page: Page, key: string) =>
  expect(page.getByRole('heading', { name: say(key), exact: true }).first()).toBeVisible();

test.afterEach(async ({ browser, context }) => {
  // Other tests count the browsers that are open.
  await Promise.all(
    browser
      .contexts()
      .filter((one) => one !== context)
      .map((one) => one.close()),
  );
});

test('an agent offers a contract, asks to end it, takes that back and asks again, and the downline agrees', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await enter(page, site, 'agent');
  // By the menu, as a person goes.
  await page
    .getByRole('link', { name: say('nav.agent') })
    .first()
    .click();
  await page
    .getByRole('link', { name: say('agent.nav.given') })
    .first()
    .click();
  await page.getByLabel(say('contracts.offer.account')).selectOption('malaya');
  await page.getByRole('link', { name: say('contracts.offer.go') }).click();
  await press(page, 'contract.offer');
  const rate = page.getByRole('spinbutton', { name: say('contract.tier.ratePercent') });
  // Above the own rate it is told at once, and nothing is sent.
  await rate.fill('25');
  await expect(page.getByText(say('error.contract.rate-too-high'))).toBeVisible();
  await expectStep(page, 'a rate above the own one');
  await rate.fill('6');
  await press(page, 'contract.addTier');
  await page
    .getByRole('textbox', { name: say('contract.tier.bet') })
    .nth(1)
    .fill('500000');
  await rate.nth(1).fill('9.5');
  // Enter in any field sends, as the button does.
  const offers: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET' && sent.url().includes('/contract/offer')) offers.push(sent.url());
  });
  await rate.nth(1).press('Enter');
  await expectStanding(page, 'contract.status.offered');
  expect(offers, 'it is sent once').toHaveLength(1);

  const below = await openOther(browser, site, 'malaya');
  const request = below.getByRole('dialog', { name: say('contractRequest.title') });
  await expect(request).toBeVisible({ timeout: 20_000 });
  await expect(request.getByRole('table')).toContainText('9.5');
  // What it would pay, before it is answered.
  await request.getByRole('button', { name: say('simulator.run') }).click();
  await expect(request.getByRole('table', { name: say('simulator.tiers') })).toContainText('9.5');
  await expectStep(below, 'a contract that is offered');
  await request.getByRole('button', { name: say('contract.accept') }).click();
  await request.getByRole('button', { name: say('contract.accept') }).click();
  await expect(request.getByRole('heading', { name: say('contract.status.A') })).toBeVisible();
  await below.keyboard.press('Escape');
  await expect(request).toBeHidden();

  // The page of the agent, which is open, shows the answer: nothing is pressed there.
  await expect(
    page.getByRole('heading', { name: say('contract.status.A'), exact: true }).first(),
  ).toBeVisible({
    timeout: 5_000,
  });
  await expect(page.getByRole('table', { name: say('contract.copies.title') })).toContainText(
    say('contract.answer.accepted'),
  );
  await press(page, 'contract.requestEnd');
  const reason = page.getByRole('textbox', { name: say('contract.reason.label') });
  await reason.fill('x'.repeat(141));
  await press(page, 'contract.requestEnd');
  await expect(page.getByText(say('error.comment.too-long'))).toBeVisible();
  await expectStep(page, 'a reason that is too long');
  await reason.fill('Teams <b>move</b>.');
  await press(page, 'contract.requestEnd');
  await expectStanding(page, 'contract.status.V');
  await press(page, 'contract.takeBackEnd');
  await press(page, 'contract.takeBackEnd');
  await expectStanding(page, 'contract.status.A');
  await expect(page.getByRole('table', { name: say('contract.history') })).toContainText(
    say('contract.step.takeBackEnd'),
  );
  await press(page, 'contract.requestEnd');
  await reason.fill('Teams <b>move</b>.');
  await reason.press('Enter');
  await expectStanding(page, 'contract.status.V');

  await openPortal(below, '/agentHome/contracts');
  await expect(below.getByRole('table')).toContainText(say('contract.waiting.me'));
  await below.getByRole('table').getByRole('button').first().click();
  const asked = say('contract.endAskedBy', 'EN', { partner: 'Amihan (ag•••nt)' });
  await expect(below.getByText(asked)).toBeVisible();
  await expect(below.getByText('Teams <b>move</b>.', { exact: true }).first()).toBeVisible();
  await press(below, 'contract.agreeEnd');
  await press(below, 'contract.agreeEnd');
  await expectStanding(below, 'contract.status.C');
  // The copy both sides signed; the network of the other one is masked.
  await expect(below.getByRole('table', { name: say('contract.copies.title') })).toContainText('•');

  const saved = below.waitForEvent('download');
  await below
    .getByRole('table', { name: say('contract.copies.title') })
    .getByRole('button')
    .first()
    .click();
  expect((await saved).suggestedFilename()).toBe('contract-dividend-CONS-1.pdf');

  await openPortal(page, '/agentHome/history');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(say('contract.step.agreeEnd'));
  // Anyone who is no agent does not come in, by the address neither.
  const player = await openOther(browser, site, 'player');
  await openPortal(player, '/agentHome');
  await expect(player.getByText(say('error.agent.only'))).toBeVisible();
});

/** What the agent has to reach for the rate that is offered: no offer may ask for less. */
async function fillThresholds(page: Page, bet: string, members: string): Promise<void> {
  await page
    .getByRole('textbox', { name: say('contract.tier.bet') })
    .first()
    .fill(bet);
  await page
    .getByRole('spinbutton', { name: say('contract.tier.members') })
    .first()
    .fill(members);
}

test('an offer reaches a downline who is signed in: in a word, in the inbox, and as a dialog with the next page', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const below = await openOther(browser, site, 'hiraya');
  await openPortal(below, '/help');
  const badge = below.getByRole('banner').locator('a[href="/member/messages"]');
  await expect(badge).toBeVisible();
  const before = await badge.innerText();
  let loads = 0;
  below.on('domcontentloaded', () => (loads += 1));
  await enter(page, site, 'agent', '/agentHome/contract?side=upline&kind=daily&product=RNG&account=hiraya');
  await press(page, 'contract.offer');
  await fillThresholds(page, '1000000', '10');
  await page.getByRole('spinbutton', { name: say('contract.tier.ratePercent') }).fill('1');
  await page.getByRole('spinbutton', { name: say('contract.tier.ratePercent') }).press('Enter');
  await expectStanding(page, 'contract.status.offered');

  await expect(below.locator('.foyer-toast')).toHaveText(say('runtime.contractAsked'), { timeout: 5_000 });
  await expect(badge).not.toHaveText(before);
  expect(loads, 'the open page says it without a reload').toBe(0);
  const request = below.getByRole('dialog', { name: say('contractRequest.title') });
  await expect(request).toHaveCount(0);
  await openPortal(below, '/member/messages');
  await expect(request).toBeVisible({ timeout: 15_000 });
  await below.keyboard.press('Escape');
  await expect(below.getByRole('main')).toContainText('You’ve been offered a contract');
  await below.reload();
  await expect(below.getByRole('main')).toContainText('You’ve been offered a contract');
  await expect(request).toHaveCount(0);
});

test('an agent offers the same terms to several downlines by keyboard, and offers again to one who was refused', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site, 'agent', '/agentHome/given');
  const pressKey = async (target: Locator, key: string): Promise<void> => {
    await target.focus();
    await target.press(key);
  };
  await page.getByRole('radio', { name: say('contract.kind.daily') }).focus();
  await page.getByRole('radio', { name: say('contract.kind.daily') }).press(' ');
  await page.getByLabel(say('contract.col.product')).selectOption('FISH');
  await pressKey(page.getByRole('link', { name: say('contracts.offer.many') }), 'Enter');
  await expect(page.getByRole('heading', { name: say('offers.choose.title') })).toBeVisible();

  // Nobody is chosen: it is said, and the step stays.
  await pressKey(page.getByRole('button', { name: say('contracts.offer.go') }), 'Enter');
  await expect(page.getByText(say('error.contract.no-accounts'))).toBeVisible();
  await expectStep(page, 'nobody to offer to at 390');
  const all = page.getByRole('checkbox', { name: say('offers.allOnPage') });
  await pressKey(all, ' ');
  await expect(all).toBeChecked();
  const person = (account: string) => page.getByRole('checkbox', { name: new RegExp(`^${account} `) });
  await pressKey(person('dalisay'), ' ');
  await expect(person('dalisay')).not.toBeChecked();
  await expect(all).not.toBeChecked();
  const chosen = await page.getByRole('checkbox', { checked: true }).count();
  await expect(page.getByText(say('offers.count_other', 'EN', { count: chosen, most: 50 }))).toBeVisible();
  await pressKey(page.getByRole('button', { name: say('contracts.offer.go') }), 'Enter');

  // The same form as for one account, checked against the own rate while it is typed.
  const rate = page.getByRole('spinbutton', { name: say('contract.tier.ratePercent') });
  await rate.focus();
  await page.keyboard.type('25');
  await expect(page.getByText(say('error.contract.rate-too-high'))).toBeVisible();
  await fillThresholds(page, '1000000', '10');
  await rate.fill('0.2');
  await rate.press('Enter');
  await expect(
    page.getByRole('heading', { name: say('offers.review.title_other', 'EN', { count: chosen }) }),
  ).toBeVisible();

  // Meanwhile the same agent offers to one of them in another window: that one is refused.
  const other = await openOther(browser, site, 'agent');
  await openPortal(other, '/agentHome/contract?side=upline&kind=daily&product=FISH&account=hiraya');
  await press(other, 'contract.offer');
  await fillThresholds(other, '100000', '3');
  await other.getByRole('spinbutton', { name: say('contract.tier.ratePercent') }).fill('0.1');
  await press(other, 'contract.sendOffer');
  await expectStanding(other, 'contract.status.offered');

  await pressKey(
    page.getByRole('button', { name: say('offers.send_other', 'EN', { count: chosen }) }),
    'Enter',
  );
  const finished = (count: number, total: number) =>
    page.getByRole('heading', {
      name: say(count === 1 ? 'offers.finished.title_one' : 'offers.finished.title_other', 'EN', {
        count,
        total,
      }),
    });
  await expect(finished(chosen - 1, chosen)).toBeVisible();
  await expect(page.getByText(say('error.contract.changed'))).toHaveCount(1);
  await expectStep(page, 'offers that were sent at 390');

  // With the terms as they were typed.
  await pressKey(page.getByRole('button', { name: say('offers.again') }), 'Enter');
  await expect(rate).toHaveValue('0.2');
  await pressKey(page.getByRole('button', { name: say('offers.toReview') }), 'Enter');
  await pressKey(page.getByRole('button', { name: say('offers.send_one', 'EN', { count: 1 }) }), 'Enter');
  await expect(finished(1, 1)).toBeVisible();
  await pressKey(page.getByRole('link', { name: say('offers.open', 'EN', { account: 'hiraya' }) }), 'Enter');
  await expectStanding(page, 'contract.status.offered');
  await expect(page.getByRole('table', { name: say('contract.copies.title') })).toContainText(
    say('contract.answer.withdrawn'),
  );
});
