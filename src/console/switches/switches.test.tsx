// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { kills, releases } from '../../protocol/calls/releases.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { switchMessages as words } from './switch-messages.ts';

afterEach(cleanup);
const target = `${words.kinds.component} Carousel`;
const open = (role: ConsoleRole = 'publisher') => {
  const api = createConsoleFake({ role });
  renderConsole(api, '/switches');
  return { api, user: userEvent.setup() };
};
const findKillButton = () => screen.findByRole('button', { name: words.kill });
const switchOff = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.selectOptions(await screen.findByLabelText(new RegExp(`^${words.name}`)), 'Carousel');
  await user.type(screen.getByLabelText(new RegExp(`^${words.reason}`)), 'It crashes');
  await user.click(await findKillButton());
  const question = within(await screen.findByRole('alertdialog', { name: words.killTitle(target) }));
  await user.click(question.getByRole('button', { name: words.kill }));
};

it('switches a component off with a reason, which is a release, and on again', async () => {
  const { api, user } = open();
  await user.click(await findKillButton());
  expect(screen.getByText(words.nameMissing)).toBeTruthy();
  expect(screen.getByText(words.reasonMissing)).toBeTruthy();
  await switchOff(user);
  const list = await screen.findByRole('list', { name: words.off });
  expect(within(list).getByText(/It crashes/)).toBeTruthy();
  expect((await api.send(kills.list)).kills).toMatchObject([{ name: 'Carousel', author: 'publisher' }]);
  await user.click(within(list).getByRole('button', { name: words.restoreOne(target) }));
  const dialog = within(await screen.findByRole('dialog', { name: words.restoreTitle(target) }));
  await user.type(dialog.getByLabelText(new RegExp(`^${words.reason}`)), 'It is mended');
  await user.click(dialog.getByRole('button', { name: words.restore }));
  expect(await screen.findByText(words.none)).toBeTruthy();
  const { releases: made } = await api.send(releases.list);
  expect(made.map(({ kind }) => kind)).toEqual(['restore', 'kill', 'initial']);
});

it('says why it is refused where somebody else was first, and keeps what was typed', async () => {
  const { api, user } = open();
  await findKillButton();
  api.kills.kill = async () => ({ ok: false, error: { code: 'kill.already' } });
  await switchOff(user);
  expect(await screen.findByText(messages.errors['kill.already'])).toBeTruthy();
  expect(screen.getByDisplayValue('It crashes')).toBeTruthy();
});

it('lets other roles see what is off, and switch nothing', async () => {
  open('viewer');
  expect(await screen.findByText(words.none)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.kill })).toBeNull();
});
