import type { Locator, Page } from '@playwright/test';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const game = '/lottery/game?game=102';

test('the lottery page is linked at the end of every page, counts down, and leads to the game', async ({
  page,
}) => {
  await openPortal(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('lottery.title') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lottery$/);
  const games = page.getByRole('main').getByRole('article');
  await expect(games.first()).toBeVisible();
  const clock = games.first().getByRole('timer', { name: say('lottery.closesIn') });
  await expect(clock).toHaveText(/\d:\d\d$/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await games
    .nth(1)
    .getByRole('link', { name: say('lottery.play') })
    .click();
  await expect(page.getByRole('region', { name: say('lottery.board') })).toBeVisible();
});

test('a member marks numbers, buys a ticket, sees it and cancels it', async ({ page, site }) => {
  await enter(page, site, 'player', game);
  const board = page.getByRole('region', { name: say('lottery.board') });
  await board.getByRole('button', { name: say('component.LotteryBoard.quick') }).click();
  await board.getByRole('button', { name: say('component.LotteryBoard.add') }).click();
  await page.getByRole('button', { name: say('lottery.slip.review') }).click();
  const review = page.getByRole('dialog', { name: say('lottery.order.title') });
  await expect(review).toContainText('₱2.00');
  const numbers = await review.getByRole('listitem').first().innerText();
  await expectStep(page, 'a bet to confirm');
  await review.getByRole('button', { name: say('lottery.order.confirm') }).click();
  const bought = page.getByRole('dialog', { name: say('lottery.bought.title') });
  await bought.getByRole('button', { name: say('lottery.bought.done') }).click();
  const tickets = page.getByRole('table', { name: say('lottery.tickets.title') });
  await expect(tickets).toContainText(say('lottery.status.placed'));
  await tickets.getByRole('button').first().click();
  const ticket = page.getByRole('dialog', { name: say('lottery.ticket.title') });
  await ticket.getByRole('button', { name: say('lottery.ticket.cancel') }).click();
  await ticket.getByRole('button', { name: say('lottery.ticket.cancel') }).click();
  // The numbers that were confirmed are those of the ticket.
  await expect(ticket).toContainText(numbers.split('\n')[0] ?? 'no numbers');
  await expect(ticket).toContainText(say('lottery.status.cancelled'));
  await expectStep(page, 'a ticket that was cancelled');
  await page.keyboard.press('Escape');
  await expect(tickets).toContainText(say('lottery.status.cancelled'));
});

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`numbers are in sight at ${width} × ${height}, and a bet is found by the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPortal(page, game);
    const board = page.getByRole('region', { name: say('lottery.board') });
    for (const ball of await board.getByRole('button', { name: /^\d$/ }).all())
      await expect(ball).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: say('lottery.slip.review') })).toBeDisabled();
    await board.getByRole('button', { name: /^All \d+ bets$/ }).press('Enter');
    const list = page.getByRole('dialog', { name: say('component.LotteryBoard.listTitle') });
    await list.getByRole('searchbox').press('Tab');
    await list.getByRole('searchbox').fill('straight');
    await expectStep(page, 'a bet that is searched');
    await list
      .getByRole('button', { name: /straight/ })
      .first()
      .press('Enter');
    await expect(list).toBeHidden();
    await expect(board.getByRole('radio', { name: /straight/, checked: true })).toBeVisible();
  });

test('a visitor fills a bet slip by keyboard and is led to the login', async ({ page }) => {
  await openPortal(page, game);
  const position = page.getByRole('group', { name: 'Position 1', exact: true });
  await expect(position).toBeVisible();
  await page.getByRole('button', { name: say('component.LotteryBoard.quick') }).press('Enter');
  await page.getByRole('button', { name: say('component.LotteryBoard.add') }).press('Enter');
  await page.getByRole('button', { name: say('lottery.slip.review') }).press('Enter');
  await page.getByRole('button', { name: say('lottery.slip.login') }).press('Enter');
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
});

test('a member buys by the keyboard, watches the draw, and checks it in the browser', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player');
  // As a launch of another client names it: the game by its code, and what to play.
  await page.goto('/lottery?gameCode=FIVE5&playType=all.sum.bsoe');
  await expect(page).toHaveURL(/\/lottery\/game\?playType=all\.sum\.bsoe&game=102$/);
  const board = page.getByRole('region', { name: say('lottery.board') });
  await expect(
    board.getByRole('radio', { name: 'All five, sum: high, low, odd or even', checked: true }),
  ).toBeVisible();
  const press = async (name: string, scope: Page | Locator = page): Promise<void> => {
    await scope.getByRole('button', { name, exact: true }).first().press('Enter');
  };
  await press(say('component.LotteryBoard.quick'), board);
  await press(say('component.LotteryBoard.add'), board);
  await press(say('lottery.slip.review'));
  const review = page.getByRole('dialog', { name: say('lottery.order.title') });
  await press(say('lottery.order.confirm'), review);
  await press(say('lottery.bought.done'), page.getByRole('dialog', { name: say('lottery.bought.title') }));
  const tickets = page.getByRole('table', { name: say('lottery.tickets.title') });
  await expect(tickets).toContainText(say('lottery.status.placed'));
  await site.hastenDraw('FIVE5');
  await tickets.getByRole('button').first().press('Enter');
  const ticket = page.getByRole('dialog', { name: say('lottery.ticket.title') });
  // The draw comes while the ticket is open, and says what became of it.
  await expect(ticket.getByText(/^(Won|Lost)$/)).toBeVisible({ timeout: 30_000 });
  await expect(ticket.getByRole('list', { name: /^Result of/ }).getByRole('listitem')).toHaveCount(5);
  await press(say('component.DrawCheck.check'), ticket);
  const found = ticket.getByRole('status').getByRole('listitem');
  for (const finding of ['committed', 'computed', 'included'])
    await expect(found.filter({ hasText: say(`component.DrawCheck.${finding}`) })).toHaveCount(1);
  await expectStep(page, 'a draw that was checked');
  await page.keyboard.press('Escape');
  await expect(tickets).toContainText(/Won|Lost/);
});

test('a member plans several draws by the keyboard on a phone, and cancels those that are left', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site, 'player', game);
  const press = async (name: string, scope: Page | Locator = page): Promise<void> => {
    await scope.getByRole('button', { name, exact: true }).first().press('Enter');
  };
  await press(say('component.LotteryBoard.quick'));
  await press(say('component.LotteryBoard.add'));
  await press(say('lottery.chase.plan'));
  await expect(page.getByRole('region', { name: say('component.ChasePlan.plan') })).toBeVisible();
  await expectStep(page, 'a plan of draws at 390');
  await press(say('lottery.slip.review'));
  const review = page.getByRole('dialog', { name: say('lottery.order.title') });
  await expect(review).toContainText('₱10.00');
  await press(say('lottery.order.confirm'), review);
  await press(say('lottery.bought.done'), page.getByRole('dialog', { name: say('lottery.bought.title') }));
  const chases = page.getByRole('table', { name: say('lottery.chases.title') });
  await expect(chases).toContainText(say('lottery.chase.status.running'));
  await chases.getByRole('button').first().press('Enter');
  const chase = page.getByRole('dialog', { name: say('lottery.chase.title') });
  await press(say('lottery.chase.cancel'), chase);
  await expect(chase).toContainText(/\d draws? left\. Those still on sale/);
  await expectStep(page, 'the question before draws are cancelled at 390');
  await press(say('lottery.chase.cancel'), chase);
  await expect(chase).toContainText(say('lottery.status.cancelled'));
  await page.keyboard.press('Escape');
  await expect(chases).toContainText(say('lottery.status.cancelled'));
});
