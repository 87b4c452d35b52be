// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { catalogueMessages as catalogue } from './catalogue-messages.ts';
import { vendorMessages as words } from './vendor-messages.ts';

it('a catalogue is read, looked at and applied, and each game that is wrong says why', async () => {
  const api = createConsoleFake({ role: 'publisher' });
  renderConsole(api, '/games/vendors/catalogue?vendor=demo');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: catalogue.read }));
  expect(await screen.findByText('Lucky Koi 2')).toBeTruthy();
  const choice = screen.getByRole('combobox', { name: catalogue.filter });
  await user.selectOptions(choice, 'changed');
  expect(await screen.findByText('Name: Koi → Lucky Koi')).toBeTruthy();
  expect(screen.getByText(catalogue.fault('picture-size'))).toBeTruthy();
  await user.selectOptions(choice, 'refused');
  expect(await screen.findByText(catalogue.fault('invalid-type'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: catalogue.apply }));
  const dialog = await screen.findByRole('dialog', { name: catalogue.applyTitle('demo') });
  await user.click(within(dialog).getByRole('checkbox', { name: catalogue.filters('new', 1) }));
  await user.click(within(dialog).getByRole('checkbox', { name: catalogue.filters('changed', 1) }));
  await user.type(within(dialog).getByRole('textbox'), 'Weekly');
  await user.click(within(dialog).getByRole('button', { name: catalogue.apply }));
  expect(await within(dialog).findByText(catalogue.chooseOne)).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: catalogue.filters('changed', 1) }));
  await user.click(within(dialog).getByRole('button', { name: catalogue.apply }));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.getByText(catalogue.picturesFailed(1))).toBeTruthy();
});

async function open(role: ConsoleRole) {
  const api = createConsoleFake({ role });
  renderConsole(api, '/games/vendors');
  await screen.findByRole('heading', { level: 2, name: 'demo' });
  return { api, user: userEvent.setup() };
}

it('an administrator makes the next key, sees its secret once, and retires the former one', async () => {
  const { user } = await open('administrator');
  await user.click(screen.getByRole('button', { name: words.rotateOne('demo') }));
  const dialog = await screen.findByRole('dialog', { name: words.rotateTitle('demo') });
  await user.type(within(dialog).getByRole('textbox'), 'Every year');
  await user.click(within(dialog).getByRole('button', { name: words.rotate }));
  expect(await screen.findByText('a-secret-that-is-shown-once')).toBeTruthy();
  expect(await screen.findByText(words.keyStates.former)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.secretHide }));
  expect(screen.queryByText('a-secret-that-is-shown-once')).toBeNull();
  await user.click(await screen.findByRole('button', { name: words.retireOne('demo') }));
  const second = await screen.findByRole('dialog', { name: words.retireTitle('demo') });
  await user.type(within(second).getByRole('textbox'), 'They use the new one');
  await user.click(within(second).getByRole('button', { name: words.retire }));
  await waitFor(() => expect(screen.queryByText(words.keyStates.former)).toBeNull());
});

it('others see how a vendor is and what waits, and change no key', async () => {
  await open('viewer');
  expect(await screen.findByText(words.up)).toBeTruthy();
  expect(screen.getByText(words.held(1))).toBeTruthy();
  expect(screen.getByText('payout.held')).toBeTruthy();
  expect(screen.getByText(words.mayNotKeys)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.rotateOne('demo') })).toBeNull();
});
