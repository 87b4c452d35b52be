// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { games } from '../../protocol/calls/games.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { entryMessages } from '../ui/entry-messages.ts';
import { gameMessages as words } from './game-messages.ts';

async function open(address: string, role: ConsoleRole) {
  const api = createConsoleFake({ role });
  renderConsole(api, address);
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup() };
}

it('a game is closed with a reason and an end, which the list shows', async () => {
  const { api, user } = await open('/games', 'publisher');
  await user.click(await screen.findByRole('button', { name: words.closeOne('Golden Reef') }));
  const dialog = await screen.findByRole('dialog', { name: words.closeTitle('Golden Reef') });
  expect(within(dialog).getByText(words.closeText(1))).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(words.end), { target: { value: '2126-01-02T03:04' } });
  const confirm = within(dialog).getByRole('button', { name: words.close });
  await user.click(confirm);
  expect(await within(dialog).findByText(words.reasonMissing)).toBeTruthy();
  await user.type(
    within(dialog).getByRole('textbox', { name: new RegExp(`^${words.reason}`) }),
    'Vendor asked',
  );
  await user.click(confirm);
  expect(await screen.findByRole('button', { name: words.openOne('Golden Reef') })).toBeTruthy();
  const [line] = (await api.send(games.list)).rows;
  expect(line?.maintenance?.until).toBe('2126-01-01T19:04:00.000Z');
  expect(screen.getByText(/Vendor asked/)).toBeTruthy();
});

it('a closed vendor says so at each of its games', async () => {
  const { user } = await open('/games', 'publisher');
  await user.click(await screen.findByRole('button', { name: words.closeOne('Harbour Games') }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${words.reason}`) }), 'Outage');
  await user.click(within(dialog).getByRole('button', { name: words.close }));
  expect(await screen.findByText(words.closedWithVendor)).toBeTruthy();
});

it('maintenance of a vendor is planned with its times, which the list shows, and called off', async () => {
  const { api, user } = await open('/games', 'publisher');
  await user.click(await screen.findByRole('button', { name: words.windows.planOne('Harbour Games') }));
  const dialog = await screen.findByRole('dialog', { name: words.windows.planTitle('Harbour Games') });
  const plan = within(dialog).getByRole('button', { name: words.windows.plan });
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${words.reason}`) }), 'Servers');
  fireEvent.change(within(dialog).getByLabelText(words.windows.begin), {
    target: { value: '2126-01-02T03:00' },
  });
  const finish = within(dialog).getByLabelText(words.windows.finish);
  fireEvent.change(finish, { target: { value: '2126-01-02T02:00' } });
  await user.click(plan);
  expect(await within(dialog).findByText(words.windows.order)).toBeTruthy();
  const preview = within(within(dialog).getByRole('region', { name: entryMessages.preview }));
  expect(preview.getByText(words.windows.previewNone)).toBeTruthy();
  await user.type(within(dialog).getByLabelText(words.windows.text('English')), 'New servers.');
  expect(preview.getByText('New servers.')).toBeTruthy();
  fireEvent.change(finish, { target: { value: '2126-01-02T04:00' } });
  await user.click(plan);
  expect(await screen.findByText(words.windows.coming)).toBeTruthy();
  expect((await api.send(games.vendors)).vendors[0]?.windows).toMatchObject([
    { from: '2126-01-01T19:00:00.000Z', until: '2126-01-01T20:00:00.000Z', note: 'Servers' },
  ]);
  await user.click(screen.getByRole('button', { name: /^Cancel maintenance of Harbour Games/ }));
  const second = await screen.findByRole('dialog');
  await user.type(within(second).getByRole('textbox', { name: new RegExp(`^${words.reason}`) }), 'Moved');
  await user.click(within(second).getByRole('button', { name: words.windows.callOff }));
  await expect.poll(async () => (await api.send(games.vendors)).vendors[0]?.windows).toEqual([]);
});

it('a game is marked and featured, which the list shows', async () => {
  const { user } = await open('/games', 'publisher');
  await user.click(await screen.findByRole('button', { name: words.markOne('Golden Reef') }));
  const dialog = await screen.findByRole('dialog', { name: words.markTitle('Golden Reef') });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: words.markLabel }), 'recommended');
  await user.click(within(dialog).getByRole('checkbox', { name: words.feature }));
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  expect(await screen.findByText(words.marks.recommended)).toBeTruthy();
  expect(screen.getByText(words.featured(1))).toBeTruthy();
  expect(screen.getByRole('button', { name: words.up('Golden Reef') })).toBeTruthy();
});

it('an open round is given back by a cashier, and by nobody else', async () => {
  await open('/games/rounds', 'publisher');
  await screen.findByText('Stake of round r-5');
  expect(screen.queryByRole('button', { name: words.rounds.giveBackOne('r-5') })).toBeNull();
  expect(screen.queryByRole('link', { name: words.rounds.export })).toBeNull();
  cleanup();
  const { user } = await open('/games/rounds', 'cashier');
  await user.click(await screen.findByRole('button', { name: words.rounds.giveBackOne('r-5') }));
  const dialog = await screen.findByRole('dialog', { name: words.rounds.giveBackTitle });
  await user.type(within(dialog).getByRole('textbox'), 'Vendor is down');
  await user.click(within(dialog).getByRole('button', { name: words.rounds.giveBack }));
  expect(await screen.findByText('Refund of round r-5')).toBeTruthy();
});

it('a filter that finds nothing says how to search', async () => {
  const { user } = await open('/games/rounds', 'support');
  await user.selectOptions(await screen.findByRole('combobox', { name: words.filter }), 'settled');
  expect(await screen.findByText(words.rounds.noMatch)).toBeTruthy();
});
