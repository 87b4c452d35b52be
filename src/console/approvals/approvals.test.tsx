// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createMoneyFake, sampleHeldPayout } from '../../../server/console/fakes/money.fake.ts';
import { money, type MoneyProposal } from '../../protocol/calls/money.ts';
import { homeMessages } from '../home/home-messages.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { approvalMessages as words } from './approval-messages.ts';

const open = (role: ConsoleRole, path = '/requests/approvals', held: readonly MoneyProposal[] = []) => {
  const answers = createMoneyFake();
  held.forEach(answers.hold);
  const api = createConsoleFake({ role, parts: { money: answers } });
  renderConsole(api, path);
  return { api, user: userEvent.setup() };
};
const field = (form: HTMLElement, name: string) =>
  within(form).getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });

it('a balance is corrected by keyboard, with reason and proof, and waits for somebody else', async () => {
  const { api, user } = open('cashier');
  await user.click(await screen.findByRole('button', { name: words.adjust.open }));
  const form = screen.getByRole('form', { name: words.adjust.title });
  await user.click(within(form).getByRole('button', { name: words.adjust.send }));
  expect(within(form).getByText(words.adjust.accountMissing)).toBeTruthy();
  expect((await api.send(money.read)).waiting).toEqual([]);
  await user.type(field(form, words.adjust.account), 'player');
  await user.type(field(form, words.adjust.amount), '12,50');
  await user.type(field(form, words.adjust.evidence), 'Ticket 17');
  await user.type(field(form, words.adjust.note), 'Lost twice{Tab}{Enter}');
  expect(await within(form).findByText(words.faults['amount.invalid'] ?? '')).toBeTruthy();
  expect(field(form, words.adjust.evidence).value).toBe('Ticket 17');
  await user.clear(field(form, words.adjust.amount));
  await user.type(field(form, words.adjust.amount), '12.50{Enter}');
  expect(await screen.findByText('“Lost twice”')).toBeTruthy();
  expect(screen.getByText('₱12.50')).toBeTruthy();
  expect((await api.send(money.read)).waiting).toMatchObject([{ account: 'player', amount: '12.50' }]);
  expect(screen.queryByRole('button', { name: words.approve })).toBeNull();
});

it('an account that there is not keeps what was typed', async () => {
  const { user } = open('cashier');
  await user.click(await screen.findByRole('button', { name: words.adjust.open }));
  const form = screen.getByRole('form', { name: words.adjust.title });
  await user.type(field(form, words.adjust.account), 'nobody');
  await user.type(field(form, words.adjust.amount), '1');
  await user.type(field(form, words.adjust.evidence), 'e');
  await user.type(field(form, words.adjust.note), 'n');
  await user.click(within(form).getByRole('button', { name: words.adjust.send }));
  expect(await within(form).findByText(/Account not found/)).toBeTruthy();
  expect(field(form, words.adjust.account).value).toBe('nobody');
});

it('a held payout is an alarm on the first screen, and is decided with why it waits in sight', async () => {
  const { api, user } = open('publisher', '/', [sampleHeldPayout]);
  const title = homeMessages.payouts(1);
  const link = await screen.findByRole('link', { name: `${homeMessages.look}: ${title}` });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(title);
  await user.click(link);
  expect(await screen.findByText(words.doubts.times)).toBeTruthy();
  expect(screen.getByText('₱999,999.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.reject }));
  const dialog = await screen.findByRole('dialog', { name: words.rejectTitle });
  await user.type(within(dialog).getByRole('textbox'), 'Not their game');
  await user.click(within(dialog).getByRole('button', { name: words.reject }));
  await waitFor(async () => expect((await api.send(money.read)).past).toMatchObject([{ state: 'rejected' }]));
  expect(await screen.findByText(words.empty)).toBeTruthy();
});

it('rules are proposed by a cashier, with a fault at its field, and shown as what would be another', async () => {
  const { api, user } = open('cashier');
  await user.click(await screen.findByRole('button', { name: words.rules.propose }));
  const form = screen.getByRole('form', { name: words.rules.propose });
  const tolerance = field(form, words.rules.names.creditTolerance);
  await user.clear(tolerance);
  await user.type(tolerance, 'x');
  await user.type(field(form, words.rules.note), 'Banks round');
  await user.click(within(form).getByRole('button', { name: words.rules.send }));
  expect(await within(form).findByText(words.faults['amount.invalid'] ?? '')).toBeTruthy();
  await user.clear(tolerance);
  await user.type(tolerance, '5.00');
  await user.clear(field(form, words.rules.names.creditLimit));
  await user.click(within(form).getByRole('button', { name: words.rules.send }));
  expect(await screen.findByText('“Banks round”')).toBeTruthy();
  const { waiting, rules } = await api.send(money.read);
  expect(waiting[0]?.rules).toMatchObject({ creditTolerance: '5.00', creditLimit: null });
  expect(rules.creditTolerance).toBe('1.00');
  expect(screen.getByText('₱5.00')).toBeTruthy();
});
