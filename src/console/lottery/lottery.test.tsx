// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createLotteryFake } from '../../../server/console/fakes/lottery.fake.ts';
import { lottery } from '../../protocol/calls/lottery.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { proposalMessages } from '../proposals/proposal-messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { lotteryMessages as words } from './lottery-messages.ts';

const one = 'Five digits, every minute';
const other = 'Five digits, every 5 minutes';

async function open(
  address: string,
  role: ConsoleRole,
  answers: ReturnType<typeof createLotteryFake> = createLotteryFake(),
) {
  const api = createConsoleFake({ role, parts: { lottery: answers } });
  renderConsole(api, address);
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup() };
}
const typeReason = async (user: ReturnType<typeof userEvent.setup>, reason: string) =>
  user.type(
    within(await screen.findByRole('dialog')).getByRole('textbox', { name: new RegExp(`^${words.reason}`) }),
    reason,
  );
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('a game is closed with a reason that the list shows, and opened again', async () => {
  const { user } = await open('/games/lottery', 'publisher');
  await user.click(await screen.findByRole('button', { name: words.closeOne(one) }));
  await press(user, words.close);
  expect(await screen.findByText(words.reasonMissing)).toBeTruthy();
  await typeReason(user, 'Results are late');
  await press(user, words.close);
  expect(await screen.findByText(/Results are late/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: words.openOne(one) })).toBeTruthy();
});

it('games are ordered by buttons and by keys, and not while a search hides some', async () => {
  const { api, user } = await open('/games/lottery', 'publisher');
  const order = async () => (await api.send(lottery.games)).games.map(({ code }) => code);
  await user.click(await screen.findByRole('button', { name: words.down(one) }));
  await waitFor(async () => expect(await order()).toEqual(['FIVE5', 'FIVE1']));
  expect(await screen.findByText(words.moved(one, 2, 2))).toBeTruthy();
  screen.getByRole('button', { name: words.markOne(one) }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(async () => expect(await order()).toEqual(['FIVE1', 'FIVE5']));
  await user.type(screen.getByRole('searchbox'), '5 minutes');
  await waitFor(() => expect(screen.queryByText(one)).toBeNull());
  expect(screen.queryByRole('button', { name: words.up(other) })).toBeNull();
});

it('marks and the featured place are saved together', async () => {
  const { api, user } = await open('/games/lottery', 'publisher');
  await user.click(await screen.findByRole('button', { name: words.markOne(one) }));
  const dialog = await screen.findByRole('dialog', { name: words.markTitle(one) });
  await user.click(within(dialog).getByRole('checkbox', { name: words.marks.hot }));
  await user.click(within(dialog).getByRole('checkbox', { name: words.featured }));
  await press(user, words.save);
  expect(await screen.findByText(words.marks.hot)).toBeTruthy();
  expect((await api.send(lottery.games)).games[0]).toMatchObject({ marks: ['hot'], isFeatured: true });
});

it('a viewer sees games and issues, and changes nothing', async () => {
  await open('/games/lottery', 'viewer');
  expect(await screen.findByText(one)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.closeOne(one) })).toBeNull();
  expect(screen.queryByRole('button', { name: words.up(one) })).toBeNull();
});

it('issues are narrowed by state, and an empty list says what to do', async () => {
  const { user } = await open('/games/lottery/FIVE1', 'viewer');
  expect(await screen.findByRole('link', { name: words.list.open('20261121-0541') })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: words.list.filter }), 'void');
  expect(await screen.findByText(words.list.noneText)).toBeTruthy();
});

it('a void with stakes is proposed by a cashier, who sees what goes back, and cannot approve it', async () => {
  const { user } = await open('/games/lottery/issues/1', 'cashier');
  await user.click(await screen.findByRole('button', { name: words.void.start }));
  expect(await screen.findByText(words.void.later(2, 1, '₱4.00'))).toBeTruthy();
  await typeReason(user, 'Wrong source');
  await press(user, words.void.confirmLater);
  expect(await screen.findByText(words.void.heldTitle)).toBeTruthy();
  expect(screen.queryByRole('button', { name: proposalMessages.approve })).toBeNull();
  expect(screen.getByRole('button', { name: proposalMessages.withdraw })).toBeTruthy();
});

it('a publisher approves it, and the issue says how far the refunds are', async () => {
  const answers = createLotteryFake();
  await answers.void({ id: '1', note: 'Wrong source', by: 'carla' });
  const { user } = await open('/games/lottery/issues/1', 'publisher', answers);
  expect(screen.queryByRole('button', { name: words.void.start })).toBeNull();
  await user.click(await screen.findByRole('button', { name: proposalMessages.approve }));
  await press(user, proposalMessages.approve);
  expect(await screen.findByText(new RegExp(words.void.progress(0, 2)))).toBeTruthy();
});

it('an issue that there is not says so', async () => {
  await open('/games/lottery/issues/9', 'viewer');
  expect(await screen.findByText(words.file.unknown)).toBeTruthy();
});
