// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMemberFileFake } from '../../../../server/console/fakes/member-file.fake.ts';
import { memberFile } from '../../../protocol/calls/member-file.ts';
import type { ConsoleRole } from '../../../protocol/console/console-api.ts';
import { createConsoleFake } from '../../http/console.fake.ts';
import { messages } from '../../messages.ts';
import { renderConsole } from '../../render-console.fake.tsx';
import { memberMessages } from '../member-messages.ts';
import { fileMessages as words } from './file-messages.ts';

const open = (role: ConsoleRole, part = '', answers = createMemberFileFake()) => {
  const api = createConsoleFake({ role, parts: { memberFile: answers } });
  renderConsole(api, `/support/members/1${part}`);
  return { api, user: userEvent.setup() };
};

it('each part is a way from the others, and shows what is in it', async () => {
  const { user } = open('cashier');
  const parts = await screen.findByRole('navigation', { name: words.parts });
  for (const [name, text] of [
    [words.tabs.ledger, 'Stake of round r-1'],
    [words.tabs.deposits, 'DABCDEFGH'],
    [words.tabs.withdrawals, words.withdrawals.title('41')],
    [words.tabs.bets, words.bets.round('r-1')],
    [words.tabs.rewards, 'Welcome bonus'],
    [words.tabs.papers, words.papers.documents],
    [words.tabs.devices, words.devices.sessions],
    [words.tabs.care, words.care.what.set],
    [words.tabs.messages, 'Deposit arrived'],
    [words.tabs.notes, words.notes.none],
    [words.tabs.history, 'withdrawal 41'],
    [words.tabs.overview, words.risks.kinds.selfReferral],
  ] as const) {
    await user.click(within(parts).getByRole('link', { name }));
    expect(await screen.findByText(text), name).toBeTruthy();
    expect(document.title).toContain(`player, ${name}`);
  }
});

it('older rows are another page of the address, with a way back to the newest', async () => {
  const { user } = open('support', '/ledger');
  await user.click(await screen.findByRole('link', { name: words.older }));
  const newest = await screen.findByRole('link', { name: words.newest });
  await waitFor(() => expect(screen.queryByRole('link', { name: words.older })).toBeNull());
  await user.click(newest);
  expect(await screen.findByRole('link', { name: words.older })).toBeTruthy();
});

it('shows a whole number for a reason alone, and those of papers to a cashier alone', async () => {
  const { user } = open('cashier', '/papers');
  const name = words.reveal.names.payout;
  await user.click(await screen.findByRole('button', { name: words.reveal.label(name) }));
  const dialog = await screen.findByRole('dialog', { name: words.reveal.title(name) });
  await user.click(within(dialog).getByRole('button', { name: words.reveal.show }));
  expect(within(dialog).getByText(words.reveal.reasonMissing)).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Payment came back');
  await user.click(within(dialog).getByRole('button', { name: words.reveal.show }));
  expect(await screen.findByText('1002003004471')).toBeTruthy();
});

it('support may see the phone number, and no number of a paper', async () => {
  const { user } = open('support');
  expect(
    await screen.findByRole('button', { name: words.reveal.label(words.reveal.names.mobile) }),
  ).toBeTruthy();
  const parts = screen.getByRole('navigation', { name: words.parts });
  await user.click(within(parts).getByRole('link', { name: words.tabs.papers }));
  expect(await screen.findByText(words.papers.documents)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.reveal.label(words.reveal.names.document) })).toBeNull();
});

it('a note needs words, and stays with its author', async () => {
  const { api, user } = open('support', '/notes');
  await user.click(await screen.findByRole('button', { name: words.notes.add }));
  expect(screen.getByText(words.notes.missing)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: new RegExp(words.notes.field) }), 'Speaks Tagalog');
  await user.click(screen.getByRole('button', { name: words.notes.add }));
  expect(await screen.findByText('Speaks Tagalog')).toBeTruthy();
  expect(screen.getByText(words.notes.note('support'))).toBeTruthy();
  expect((await api.send(memberFile.notes, { id: '1' })).rows).toHaveLength(1);
});

it('each part says that there is nothing, and offers another try where it fails', async () => {
  const answers = createMemberFileFake();
  const nothing = async () => ({ rows: [], next: null, currency: 'PHP' });
  const { user } = open('cashier', '/ledger', {
    ...answers,
    ledger: nothing,
    deposits: nothing,
    bets: async () => {
      throw new Error('The database is down');
    },
  });
  expect(await screen.findByText(words.ledger.none)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: words.tabs.deposits }));
  expect(await screen.findByText(words.deposits.none)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: words.tabs.bets }));
  expect(await screen.findByRole('button', { name: messages.retry })).toBeTruthy();
});

it('a cashier lowers a limit for a reason, is told why a higher one is refused, and the list shows it', async () => {
  const { user } = open('cashier', '/care');
  const { tighten, used } = words.care;
  const lines = await screen.findByRole('list', { name: memberMessages.limits });
  expect(within(lines).getAllByText(used)).toHaveLength(3);
  expect(within(lines).getByText(/The member asked for ₱900/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: tighten.open }));
  const dialog = await screen.findByRole('dialog', { name: tighten.title('player') });
  const amount = within(dialog).getByRole('textbox', { name: new RegExp(`^${tighten.amount}`) });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Asked by phone');
  await user.click(within(dialog).getByRole('button', { name: tighten.confirm }));
  expect(within(dialog).getByText(tighten.amountMissing)).toBeTruthy();
  await user.type(amount, '600');
  await user.click(within(dialog).getByRole('button', { name: tighten.confirm }));
  expect(await within(dialog).findByText(messages.errors['limit.looser'])).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '200');
  await user.click(within(dialog).getByRole('button', { name: tighten.confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(lines).findAllByText('₱200.00')).not.toHaveLength(0);
});

it('support sees limits and whom to ask, and no way to set one', async () => {
  open('support', '/care');
  expect(await screen.findByText(words.care.tighten.mayNot)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.care.tighten.open })).toBeNull();
});

it('bonus money is a ledger, below what is still to be staked for it', async () => {
  open('support', '/rewards');
  expect(await screen.findByText(words.bonuses.remaining('Welcome bonus', '₱40.00', '₱100.00'))).toBeTruthy();
  expect(screen.getByText(words.bonuses.kinds.granted)).toBeTruthy();
});
