import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoFundPassword } from '../../demo/seed/accounts.ts';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { fieldError, openPortal, readBalance } from './member.ts';
import { enter } from './enter.ts';
import type { RunningSite } from './start-site.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** The agent of the demonstration, above `player`, on another phone. */
const enterAgent = async (
  browser: Browser,
  site: RunningSite,
  follow: (context: BrowserContext) => Promise<void>,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.portal, viewport: { width: 390, height: 844 } });
  await follow(context);
  const page = await context.newPage();
  await enter(page, site, 'agent');
  return page;
};
/** By keyboard on a phone, by mouse on a wide page. */
const press = (page: Page, key: string): Promise<void> => {
  const button = page.getByRole('main').getByRole('button', { name: say(key), exact: true });
  return page.viewportSize()?.width === 390 ? button.press('Enter') : button.click();
};
const typeAmount = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('textbox', { name: say('transfer.amount') }).fill(amount);
  await press(page, 'transfer.continue');
};
const send = async (page: Page, password: string): Promise<void> => {
  await page.locator('[data-field="fundPassword"] input').fill(password);
  await press(page, 'transfer.send');
};
const write = async (page: Page, text: string): Promise<void> => {
  await page.locator('[data-field="content"] textarea').fill(text);
  await press(page, 'conversation.send');
};
/** The newest transfer of the account record, and what the wallet had after it. */
const expectMove = async (page: Page, amount: string, balance: number): Promise<void> => {
  await openPortal(page, '/member/account-record');
  const line = page
    .getByRole('table', { name: say('records.account-record.title') })
    .getByRole('row')
    .filter({ hasText: say('records.kind.transfer') })
    .first();
  await expect(line).toContainText(amount);
  await expect(line).toContainText(balance.toLocaleString('en', { minimumFractionDigits: 2 }));
};

// Before the tests that give `player` a bonus: its wagering would keep the money here.
test('a member sends money to the agent above, and the agent sends some to the member: both balances and records say so', async ({
  page,
  browser,
  site,
  follow,
}) => {
  await enter(page, site, 'player');
  const agent = await enterAgent(browser, site, follow);
  const [own, other] = [await readBalance(page), await readBalance(agent)];
  await openPortal(page, '/member/transfer');
  const amount = page.getByRole('textbox', { name: say('transfer.amount') });
  await typeAmount(page, String(Math.ceil(own) + 1));
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(say('error.balance.insufficient'))).toBeVisible();
  await expectStep(page, 'a transfer of more than there is');
  await typeAmount(page, '150');
  await send(page, '000000');
  await expect(fieldError(page, 'fundPassword')).toHaveText(say('error.fund-password.wrong-4'));
  await expectStep(page, 'a transfer with a wrong fund password');
  await send(page, demoFundPassword);
  await expect(page.getByText(say('transfer.sentText', 'EN', { name: 'Amihan' }))).toBeVisible();
  await expect.poll(() => readBalance(page)).toBeCloseTo(own - 150, 2);
  await expect(page.getByRole('table', { name: say('transfer.list') })).toContainText(
    say('transfer.way.sent'),
  );

  await openPortal(agent, '/agentHome/transfer?account=player');
  await expect.poll(() => readBalance(agent)).toBeCloseTo(other + 150, 2);
  await expect(agent.getByRole('table', { name: say('transfer.list') })).toContainText(
    say('transfer.way.received'),
  );
  await typeAmount(agent, '100.25');
  await send(agent, '000000');
  await expect(fieldError(agent, 'fundPassword')).toHaveText(say('error.fund-password.wrong-4'));
  await expectStep(agent, 'a transfer with a wrong fund password at 390');
  await send(agent, demoFundPassword);
  await expect(agent.getByText(say('transfer.sentText', 'EN', { name: 'Mayari' }))).toBeVisible();
  await expectStep(agent, 'a transfer that was sent at 390');
  await expectMove(agent, '−₱100.25', other + 49.75);
  await expectMove(page, '₱100.25', own - 49.75);
  expect(await readBalance(page)).toBeCloseTo(own - 49.75, 2);
  await agent.context().close();
});

test('a member writes to the agent above, whose open page shows it, and reads the answer; the agent reads and removes many at once', async ({
  page,
  browser,
  site,
  follow,
}) => {
  const [question, answer] = ['When does my level rise?', 'The day after, once the month has enough.'];
  const agent = await enterAgent(browser, site, follow);
  await openPortal(agent, '/member/messages/conversation?account=player');
  const thread = (one: Page) => one.getByRole('log', { name: say('conversation.messages') });
  await expect(agent.getByRole('textbox', { name: say('form.message.label') })).toBeVisible();
  let loads = 0;
  for (const one of [page, agent]) one.on('domcontentloaded', () => (loads += 1));
  await enter(page, site, 'player', '/member/messages/new');
  const toAgent = say('conversation.toUpline', 'EN', { name: 'Amihan' });
  await page.getByRole('main').getByRole('link', { name: toAgent }).press('Enter');
  await expect(page.getByRole('textbox', { name: say('form.message.label') })).toBeVisible();
  loads = 0;

  await write(page, '  ');
  await expect(page.locator('[data-field="content"] textarea')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldError(page, 'content')).toBeVisible();
  await expectStep(page, 'an empty message');
  await write(page, question);
  await expect(thread(page).getByRole('listitem').last()).toContainText(question);
  // Sooner than an open conversation asks on its own.
  await expect(thread(agent).getByRole('listitem').last()).toContainText(question, { timeout: 5_000 });
  await expectStep(agent, 'a conversation at 390');
  await write(agent, answer);
  await expect(thread(page).getByRole('listitem').last()).toContainText(answer, { timeout: 5_000 });

  // The agent is elsewhere when the next one comes: the list has it as new, and it is read and removed there.
  await agent.getByRole('link', { name: say('conversation.all') }).press('Enter');
  const pick = agent.getByRole('checkbox', { name: 'Mayari', exact: true });
  await expect(pick).toBeVisible();
  const badge = agent.getByRole('banner').locator('a[href="/member/messages"]');
  const unread = await badge.innerText();
  await write(page, 'Thank you.');
  await expect(badge).not.toHaveText(unread, { timeout: 5_000 });
  await agent.getByRole('radio', { name: say('messages.kind.sent') }).press(' ');
  await expect(pick).toHaveCount(0);
  await agent.getByRole('radio', { name: say('messages.kind.conversations') }).press(' ');
  await expect(agent.getByText('Thank you.')).toBeVisible();
  const fresh = agent.getByRole('main').getByText(say('messages.new'), { exact: true });
  await expect(fresh).toHaveCount(1);
  await press(agent, 'messages.selectAll');
  await press(agent, 'messages.markRead');
  await expect(fresh).toHaveCount(0);
  await expect(badge).toHaveText(unread);
  await press(agent, 'messages.selectAll');
  await press(agent, 'messages.remove');
  const sure = agent.getByRole('alertdialog', { name: say('messages.removeConversations') });
  await expectStep(agent, 'the question before conversations are removed');
  await sure.getByRole('button', { name: say('messages.removeConversation') }).press('Enter');
  await expect(agent.getByRole('main').getByText(say('messages.none'))).toBeVisible();
  expect(loads, 'no page was loaded again').toBe(0);
  // The member keeps what both wrote.
  await page.reload();
  await expect(thread(page)).toContainText(question);
  await agent.context().close();
});
