// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createRemovalsFake } from '../../../server/console/fakes/removals.fake.ts';
import { removals } from '../../protocol/calls/members.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { removalMessages as words } from './removal-messages.ts';

const open = (role: ConsoleRole, answers = createRemovalsFake()) => {
  const api = createConsoleFake({ role, parts: { removals: answers } });
  renderConsole(api, '/support/authenticators');
  return { api, user: userEvent.setup() };
};
const accountField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(words.account) });

it('a removal is asked for by keyboard, with a word on how it was made sure, and waits', async () => {
  const { api, user } = open('cashier');
  await user.type(await accountField(), 'PLAYER{Enter}');
  const found = await screen.findByRole('group', { name: 'player' });
  expect(within(found).getByText('+63••••••0001')).toBeTruthy();
  expect(within(found).getByText(words.hasCodes(2))).toBeTruthy();
  await user.click(within(found).getByRole('button', { name: words.ask }));
  const dialog = await screen.findByRole('dialog', { name: words.askTitle('player') });
  await user.click(within(dialog).getByRole('button', { name: words.ask }));
  expect(within(dialog).getByText(words.reasonMissing)).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Called back, knew the last deposit');
  await user.click(within(dialog).getByRole('button', { name: words.ask }));
  expect(await screen.findByText('“Called back, knew the last deposit”')).toBeTruthy();
  expect((await api.send(removals.list)).waiting).toMatchObject([
    { account: 'player', proposedBy: 'cashier' },
  ]);
  expect((await accountField()).value).toBe('');
  expect(screen.queryByRole('button', { name: words.approve })).toBeNull();
});

it('an account that there is not keeps what was typed, and one without an authenticator offers nothing', async () => {
  const { user } = open('cashier');
  await user.click(await screen.findByRole('button', { name: words.search }));
  expect(screen.getByText(words.accountMissing)).toBeTruthy();
  await user.type(await accountField(), 'nobody{Enter}');
  expect(await screen.findByText(/Account not found/)).toBeTruthy();
  expect((await accountField()).value).toBe('nobody');
  await user.clear(await accountField());
  await user.type(await accountField(), 'newbie{Enter}');
  expect(await screen.findByText(words.hasNone)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.ask })).toBeNull();
});

it('a second person decides, sees who asks, and looks nobody up', async () => {
  const answers = createRemovalsFake();
  const { api, user } = open('publisher', answers);
  expect(await screen.findByText(words.empty)).toBeTruthy();
  expect(screen.queryByText(words.find)).toBeNull();
  await answers.propose({ account: 'player', note: 'Called back', by: 'carla' });
  cleanup();
  renderConsole(api, '/support/authenticators');
  await user.click(await screen.findByRole('button', { name: words.approve }));
  const dialog = await screen.findByRole('dialog', { name: words.approveTitle });
  await user.click(within(dialog).getByRole('button', { name: words.approve }));
  await waitFor(async () =>
    expect((await api.send(removals.list)).past).toMatchObject([{ state: 'approved' }]),
  );
  expect(await screen.findByText('player: Called back')).toBeTruthy();
});
