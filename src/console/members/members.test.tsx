// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMembersFake } from '../../../server/console/fakes/members.fake.ts';
import { members } from '../../protocol/calls/members.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { approvalMessages } from '../approvals/approval-messages.ts';
import { homeMessages } from '../home/home-messages.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { proposalMessages } from '../proposals/proposal-messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { memberMessages as words } from './member-messages.ts';

const open = (role: ConsoleRole, address = '/support/members', answers = createMembersFake()) => {
  const api = createConsoleFake({ role, parts: { members: answers } });
  renderConsole(api, address);
  return { api, user: userEvent.setup() };
};
const searchField = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(words.search) });

it('finds a member by keyboard, by how the account begins, and opens the file', async () => {
  const { user } = open('cashier');
  expect(await screen.findByText(words.empty)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: words.find }));
  expect(screen.getByText(words.searchMissing)).toBeTruthy();
  await user.type(await searchField(), 'nobody{Enter}');
  expect(await screen.findByText(words.noMatch)).toBeTruthy();
  expect((await searchField()).value).toBe('nobody');
  await user.clear(await searchField());
  await user.type(await searchField(), 'PLA{Enter}');
  await user.click(await screen.findByRole('link', { name: 'player' }));
  expect(await screen.findByText(words.active)).toBeTruthy();
  expect(await screen.findByText('Mayari Dela Cruz')).toBeTruthy();
});

it('says by what a member was found', async () => {
  const { user } = open('support');
  await user.type(await searchField(), '+63 917 000 0001{Enter}');
  await screen.findByRole('link', { name: 'player' });
  expect(screen.getByText(/Matches: phone number/)).toBeTruthy();
});

it('a freeze needs a reason, is shown at once, and its end waits for a second person', async () => {
  const { api, user } = open('cashier', '/support/members/1');
  await user.click(await screen.findByRole('button', { name: words.freeze }));
  const dialog = await screen.findByRole('dialog', { name: words.freezeTitle('player') });
  await user.click(within(dialog).getByRole('button', { name: words.freeze }));
  expect(within(dialog).getByText(words.reasonMissing)).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Chargeback');
  await user.click(within(dialog).getByRole('button', { name: words.freeze }));
  expect(await screen.findByText('Chargeback')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: words.unfreeze }));
  const asking = await screen.findByRole('dialog', { name: words.unfreezeTitle('player') });
  await user.type(within(asking).getByRole('textbox'), 'Papers are in');
  await user.click(within(asking).getByRole('button', { name: words.unfreeze }));
  expect(await screen.findByText(words.unfreezeWaiting)).toBeTruthy();
  expect((await api.send(members.unfreezings)).waiting).toMatchObject([
    { account: 'player', note: 'Papers are in' },
  ]);
});

it('what a member agreed to and withdrew is listed with its time, place, edition and words', async () => {
  open('cashier', '/support/members/1/papers');
  const line = await screen.findByText(
    /Withdrawn · Promotions by email · edition 1\.0 · in the message settings/,
  );
  expect(within(line).getByText('Send me promotions by email')).toBeTruthy();
});

it('a hold on withdrawals says until when, and after which change', async () => {
  const withdrawalHold = { until: '2026-11-28T10:15:00.000Z', reason: 'passkey' } as const;
  open('cashier', '/support/members/1', createMembersFake({ withdrawalHold }));
  expect(await screen.findByText(words.heldUntil)).toBeTruthy();
  expect(screen.getByText(words.heldReasons.passkey)).toBeTruthy();
});

it('a hold is lifted by a cashier who asks and a publisher who approves, who finds it on the first screen', async () => {
  const withdrawalHold = { until: '2026-11-28T10:15:00.000Z', reason: 'email' } as const;
  const answers = createMembersFake({ withdrawalHold });
  const openAs = (role: ConsoleRole, address: string) => {
    cleanup();
    return open(role, address, answers).user;
  };
  const user = openAs('cashier', '/support/members/1');
  await user.click(await screen.findByRole('button', { name: words.lift }));
  const asking = await screen.findByRole('dialog', { name: words.liftTitle('player') });
  await user.click(within(asking).getByRole('button', { name: words.lift }));
  expect(within(asking).getByText(words.reasonMissing)).toBeTruthy();
  await user.type(within(asking).getByRole('textbox'), 'Called back');
  await user.click(within(asking).getByRole('button', { name: words.lift }));
  expect(await screen.findByText(words.liftWaiting)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.lift })).toBeNull();
  const other = openAs('publisher', '/');
  const title = homeMessages.lift('player');
  await other.click(await screen.findByRole('link', { name: `${homeMessages.look}: ${title}` }));
  expect(await screen.findByText(new RegExp(words.heldReasons.email))).toBeTruthy();
  await other.click(await screen.findByRole('button', { name: words.approve }));
  expect(screen.queryByText(approvalMessages.empty)).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: words.lifts.approveTitle });
  await other.click(within(dialog).getByRole('button', { name: words.approve }));
  expect(await screen.findByText(/Withdrawals of player: Called back/)).toBeTruthy();
  expect(await answers.read({ id: '1' })).toMatchObject({ withdrawalHold: null, isLiftWaiting: false });
});

it('a cashier withdraws what the same cashier asked for, and not what another one did', async () => {
  for (const [by, count] of [
    ['cashier', 1],
    ['carla', 0],
  ] as const) {
    cleanup();
    const answers = createMembersFake();
    await answers.freeze({ id: '1', reason: 'Chargeback', by });
    await answers.proposeUnfreeze({ id: '1', note: 'Papers are in', by });
    open('cashier', '/support/members', answers);
    expect(await screen.findByText('“Papers are in”')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: proposalMessages.withdraw })).toHaveLength(count);
  }
});

it('an account that its member closed says so, with the reason', async () => {
  const closed = { isFrozen: true, closedAt: '2026-11-20T09:00:00.000Z', closedReason: 'too-much' };
  open('cashier', '/support/members/1', createMembersFake(closed));
  expect(await screen.findByText(words.closed)).toBeTruthy();
  expect(screen.getByText(words.closedReasons['too-much'])).toBeTruthy();
  expect(screen.queryByText(words.frozenBy)).toBeNull();
  expect(screen.getByRole('button', { name: words.unfreeze })).toBeTruthy();
});

it('an exclusion has a length of the market, and a refusal keeps what was typed', async () => {
  const answers = createMembersFake();
  let isDown = true;
  const { api, user } = open('cashier', '/support/members/1', {
    ...answers,
    exclude: async (request) => {
      if (isDown) throw new Error('The database is down');
      return answers.exclude(request);
    },
  });
  await user.click(await screen.findByRole('button', { name: words.exclude }));
  const dialog = await screen.findByRole('dialog', { name: words.excludeTitle('player') });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: words.length }), 'P1Y');
  await user.type(within(dialog).getByRole('textbox'), 'Asked by phone');
  await user.click(within(dialog).getByRole('button', { name: words.exclude }));
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''));
  expect(within(dialog).getByDisplayValue('Asked by phone')).toBeTruthy();
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: words.exclude }));
  expect(await screen.findByText(words.onBreak)).toBeTruthy();
  expect((await api.send(members.read, { id: '1' })).breakUntil).toBe('2027-11-21T09:00:00.000Z');
});

it('the end of an exclusion is a day, and one for good says so where a day would be', async () => {
  const { api, user } = open('cashier', '/support/members/1');
  await api.send(members.exclude, { id: '1', length: 'P1Y', reason: 'Asked by phone' });
  cleanup();
  renderConsole(api, '/support/members/1');
  expect(await screen.findByText(/Nov 21, 2027/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: words.exclude }));
  const dialog = await screen.findByRole('dialog', { name: words.excludeTitle('player') });
  expect(within(dialog).queryByText(words.excludeForGood)).toBeNull();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: words.length }), 'forever');
  expect(within(dialog).getByText(words.excludeForGood)).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Asked by phone');
  await user.click(within(dialog).getByRole('button', { name: words.exclude }));
  expect(await screen.findByText(words.forGood)).toBeTruthy();
  expect(screen.getByText(words.excludedForGood)).toBeTruthy();
  expect(screen.queryByText(/9999|just now/)).toBeNull();
});

it('a publisher approves and does not act alone; support only looks', async () => {
  const answers = createMembersFake();
  await answers.freeze({ id: '1', reason: 'Chargeback', by: 'carla' });
  await answers.proposeUnfreeze({ id: '1', note: 'Papers are in', by: 'carla' });
  const { api, user } = open('publisher', '/support/members', answers);
  await user.click(await screen.findByRole('button', { name: words.approve }));
  const dialog = await screen.findByRole('dialog', { name: words.approveTitle });
  await user.click(within(dialog).getByRole('button', { name: words.approve }));
  await waitFor(async () => expect((await api.send(members.read, { id: '1' })).isFrozen).toBe(false));
  cleanup();
  open('support', '/support/members/1');
  expect(await screen.findByText(words.lookOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.freeze })).toBeNull();
});

it('a member that there is not says so, with the way back to the search', async () => {
  open('cashier', '/support/members/2');
  expect(await screen.findByText(words.unknown)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.back })).toBeTruthy();
});

it('a file that cannot be read says so and offers another try', async () => {
  open('cashier', '/support/members/1', {
    ...createMembersFake(),
    read: async () => {
      throw new Error('The database is down');
    },
  });
  expect(await screen.findByRole('button', { name: messages.retry })).toBeTruthy();
});
