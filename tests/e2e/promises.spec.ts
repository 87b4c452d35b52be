import type { Locator, Page } from '@playwright/test';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { holdReads } from './hold-reads.ts';
import { logIn, openPortal, readBalance } from './member.ts';
import { enter } from './enter.ts';
import { settled } from './settled.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const phone = { width: 390, height: 844 } as const;
const readPoints = async (page: Page): Promise<number> => {
  await openPortal(page, '/pointMall');
  await expect(page.getByRole('article').first()).toBeVisible();
  const group = page.getByRole('main').getByRole('group', { name: say('points.balance') });
  return Number((await group.innerText()).replaceAll(/\D/g, ''));
};
const findMission = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a round in a game moves a mission on a phone, a mission is claimed once, and the points say so', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  // Another journey leaves `player` with a round that is open. To log in is a mission too.
  await logIn(page, 'agent');
  const before = await readPoints(page);
  await openPortal(page, '/missions');
  const rounds = findMission(page, 'Play 20 rounds today');
  const progress = rounds.getByText(/^\d+ of 20$/);
  const played = Number.parseInt(await progress.innerText(), 10);
  const stale = await context.newPage();
  await openPortal(stale, '/missions');
  await expect(findMission(stale, 'Log in today').getByRole('button')).toBeVisible();
  await holdReads(stale);

  await openPortal(page, '/game?id=10002');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toContainText(settled);
  await openPortal(page, '/missions');
  await expect(progress).toHaveText(say('missions.progress', 'EN', { actual: played + 1, target: 20 }));
  await expect(rounds.getByRole('button')).toHaveCount(0);

  const day = findMission(page, 'Log in today');
  await day.getByRole('button').click();
  await expect(page.getByText(say('missions.claimedText', 'EN', { title: 'Log in today' }))).toBeVisible();
  // In another tab, which does not know of it, nothing is paid a second time.
  await findMission(stale, 'Log in today').getByRole('button').click();
  await expect(stale.getByText(say('error.mission.claimed'))).toBeVisible();
  await expect(findMission(stale, 'Log in today').getByRole('button')).toHaveCount(0);
  await expectStep(stale, 'a mission that was claimed elsewhere');
  await expectStep(page, 'a claimed mission at 390');
  await page.getByRole('button', { name: say('flow.done') }).click();
  await expect(day.getByText(say('missions.state.claimed'))).toBeVisible();
  expect(await readPoints(page)).toBe(before + 5);
});

test('a rebate is claimed by the keyboard, once, is in the account record, and nothing is due afterwards', async ({
  page,
  context,
  site,
}) => {
  await enter(page, site, 'player');
  const before = await readBalance(page);
  await openPortal(page, '/member/rebate');
  const stale = await context.newPage();
  await openPortal(stale, '/member/rebate');
  await expect(stale.getByRole('button', { name: say('rebate.claim'), disabled: false })).toBeVisible();
  await holdReads(stale);
  const days = page.getByRole('table', { name: say('rebate.days') });
  const due = days.getByRole('row').filter({ hasText: say('rebate.status.open') });
  await expect(due.first()).toBeVisible();
  const amounts = (await due.allInnerTexts()).map((line) => Number(/₱([\d.]+)\D*$/.exec(line)?.[1]));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  expect(sum).toBeGreaterThan(0);
  const money = `₱${sum.toFixed(2)}`;
  await expect(page.getByRole('main')).toContainText(`${say('rebate.due')}${money}`);

  await page.getByRole('button', { name: say('rebate.claim') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('rebate.claimedText', 'EN', { amount: money }))).toBeVisible();
  await expect.poll(() => readBalance(page)).toBeCloseTo(before + sum, 2);
  await stale.getByRole('button', { name: say('rebate.claim') }).press('Enter');
  await expect(stale.getByText(say('error.rebate.nothing'))).toBeVisible();
  await expectStep(stale, 'a rebate that was claimed elsewhere');
  await expectStep(page, 'a claimed rebate');
  await page.getByRole('button', { name: say('flow.done') }).press('Enter');
  await expect(due).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('rebate.claim'), disabled: false })).toHaveCount(0);
  expect(await readBalance(page)).toBeCloseTo(before + sum, 2);

  await openPortal(page, '/member/account-record');
  const moves = page.getByRole('table', { name: say('records.account-record.title') }).getByRole('row');
  await expect(moves.nth(1)).toContainText(say('records.kind.bonus'));
  await expect(moves.nth(1)).toContainText(money);
  await expect(moves.nth(2)).not.toContainText(money);
});

test('a level, its progress and what it brings agree with the figures of the member', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player', '/member');
  const card = page.getByRole('region', { name: say('levels.yours') });
  const withoutLink = async (): Promise<string> =>
    (await card.innerText()).replace(say('levels.open'), '').trim();
  const inCentre = await withoutLink();
  await card
    .locator('..')
    .getByRole('link', { name: say('levels.open') })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('levels.title') })).toBeVisible();
  await expect.poll(withoutLink).toBe(inCentre);

  const table = page.getByRole('table', { name: say('levels.all') });
  const own = table.getByRole('row').filter({ hasText: say('levels.state.current') });
  await expect(own).toHaveCount(1);
  const name = await own.getByRole('rowheader').innerText();
  await expect(card).toContainText(name);
  const next = table
    .getByRole('row')
    .filter({ hasText: say('levels.state.ahead') })
    .first();
  await expect(card).toContainText(await next.getByRole('rowheader').innerText());
  for (const [place, key] of [say('levels.total'), say('levels.month')].entries()) {
    const goal = card.getByRole('listitem').filter({ hasText: key });
    const [reached, asked] = ((await goal.innerText()).match(/[\d,]+\.\d\d/g) ?? []).map((text) =>
      Number(text.replaceAll(',', '')),
    );
    // What the table asks for the next level, and the share of it that the bar shows.
    await expect(next.getByRole('cell').nth(1 + place)).toContainText((asked ?? 0).toLocaleString('en'));
    const share = await goal
      .getByRole('progressbar')
      .evaluate(({ value, max }: HTMLProgressElement) => value / max);
    expect(share).toBeCloseTo(Math.min(1, (reached ?? 0) / (asked ?? 1)), 1);
  }
  // The bonus of the level is what the reward centre has for it.
  const bonus = await own.getByRole('cell').nth(4).innerText();
  await openPortal(page, '/rewards');
  await expect(page.getByRole('article').filter({ hasText: `Welcome to ${name}` })).toContainText(bonus);
});

test('a promotion is joined on its card by the keyboard, once, and after the deposit its card tells how far the wagering is', async ({
  page,
  context,
  site,
}) => {
  await enter(page, site, 'player');
  const before = await readBalance(page);
  const card = (one: Page) => one.getByRole('article', { name: '50% reload bonus' });
  const join = (one: Page) =>
    one.getByRole('dialog').getByRole('button', { name: say('promotion.join'), exact: true });
  const stale = await context.newPage();
  for (const one of [page, stale]) {
    await openPortal(one, '/promotions');
    await expect(card(one)).toContainText(/\w+ \d+, \d{4} to \w+ \d+, \d{4}/);
  }
  await expect(page.getByRole('article', { name: 'A gift for Diamond members' })).toContainText(
    say('promotion.status.notForYou'),
  );
  const terms = 'Wager the bonus 3× before you withdraw it.';
  await expect(card(page).getByText(terms)).toBeHidden();
  await card(page).getByText(say('component.PromoCard.terms'), { exact: true }).press('Enter');
  await expect(card(page).getByText(terms)).toBeVisible();
  for (const one of [page, stale]) await card(one).getByRole('button').press('Enter');
  await expect(join(stale)).toBeVisible();
  await holdReads(stale);
  const dialog = page.getByRole('dialog', { name: say('promotion.title') });
  await expect(dialog).toContainText(terms);
  await expect(dialog).toContainText('50%');
  await expectStep(page, 'a promotion to join');
  await join(page).press('Enter');
  await expect(dialog.getByText(say('promotion.joinedTitle'), { exact: true })).toBeVisible();
  // A second tab that offers it still says what has changed, and nothing is joined twice.
  await join(stale).press('Enter');
  await expect(stale.getByRole('dialog').getByText(say('error.promotion.joined'))).toBeVisible();
  await expectStep(stale, 'a promotion that was joined elsewhere');
  await expect(join(stale)).toHaveCount(0);
  await dialog.getByRole('link', { name: say('promotion.deposit') }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: say('deposit.title') })).toBeVisible();
  await page
    .getByRole('button', { name: say('deposit.chooseOne', 'EN', { method: 'Online payment' }) })
    .press('Enter');
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill('200');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('deposit.continue'), exact: true })
    .press('Enter');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('deposit.openPage'), exact: true })
    .press('Enter');
  await page.getByRole('button', { name: 'Approve payment' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('approved');
  // Half of it on top.
  await openPortal(page, '/promotions');
  await expect.poll(() => readBalance(page)).toBeCloseTo(before + 300, 2);
  await expect(card(page)).toContainText(say('component.PromoCard.progress'));
  await card(page).getByRole('button').press('Enter');
  await expect(dialog.getByRole('progressbar', { name: say('wagering.progress') })).toBeVisible();
  await expect(dialog).toContainText(`${say('wagering.left')}₱300.00`);
  await expectStep(page, 'the wagering of a promotion');
  await expect(join(page)).toHaveCount(0);
});

test('a bonus is chosen with the amount, comes with the deposit, and the wallet and a withdrawal say what it keeps back', async ({
  page,
  site,
}) => {
  await enter(page, site, 'agent', '/deposit');
  const main = page.getByRole('main');
  await page
    .getByRole('button', { name: say('deposit.chooseOne', 'EN', { method: 'Online payment' }) })
    .click();
  await expectStep(page, 'a deposit with bonuses');
  const amount = page.getByRole('textbox', { name: say('deposit.amount') });
  await expect(main.getByRole('radio', { name: say('runtime.bonus.none') })).toBeChecked();
  await amount.fill('1');
  await main.getByText('50% reload bonus', { exact: true }).click();
  await main.getByRole('button', { name: say('deposit.continue'), exact: true }).click();
  // A refusal leaves the choice and what was typed.
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveValue(/^1/);
  await expect(main.getByRole('radio', { name: /50% reload bonus/ })).toBeChecked();
  await amount.fill('200');
  await main.getByRole('button', { name: say('deposit.continue'), exact: true }).click();
  await main.getByRole('button', { name: say('deposit.openPage'), exact: true }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('status')).toContainText('approved');

  for (const path of ['/member/wallet', '/member', '/withdraw']) {
    await openPortal(page, path);
    await expect(main).toContainText(`${say('moneyParts.bonus')}₱100.00`);
    // What was deposited stays free: the bonus alone waits for its wagering.
    const cash = await main
      .getByText(new RegExp(`^${say('moneyParts.cash')}₱[\\d,.]+$`))
      .first()
      .innerText();
    await expect(main).toContainText(`${say('moneyParts.withdrawable')}${/₱.*/.exec(cash)?.[0] ?? '-'}`);
    await expect(main).toContainText(say('moneyParts.whyWagering'));
    await expectStep(page, `the parts of the balance at ${path}`);
  }
});
