// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { baseMessages as words } from './base-messages.ts';

const base = { 'pages/home': { title: 'Welcome' }, 'pages/help': { title: 'Help' } };
const ownDocuments = { ...base, 'pages/home': { title: 'Mine' } };

it('lists what is the merchant’s own, and puts the base’s back after asking', async () => {
  const api = createConsoleFake({ role: 'editor', documents: ownDocuments, base });
  renderConsole(api, '/base');
  const user = userEvent.setup();
  expect(await screen.findByText(words.follows(1, 3))).toBeTruthy();
  const list = screen.getByRole('list', { name: words.ownList });
  expect(within(list).getByText('pages/home reads otherwise')).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: words.takeDocumentLabel('Page: home') }));
  const dialog = await screen.findByRole('dialog', { name: words.takeTitle('Page: home') });
  await user.click(within(dialog).getByRole('button', { name: words.takeDocument }));
  expect(await screen.findByText(words.none)).toBeTruthy();
  expect(api.site.saved('pages/home')).toEqual({ title: 'Welcome' });
});
it('shows what a newer base brings and where it meets a change, and brings it into the draft', async () => {
  const shipped = { ...base, 'pages/home': { title: 'Hello' }, 'pages/help': { title: 'Get help' } };
  const api = createConsoleFake({ role: 'editor', documents: ownDocuments, base, shipped });
  renderConsole(api, '/base');
  expect(await screen.findByText(words.updateText(2, 1))).toBeTruthy();
  for (const value of ['"Welcome"', '"Hello"', '"Mine"']) expect(screen.getByText(value)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: words.update }));
  const dialog = within(await screen.findByRole('dialog', { name: words.updateTitleAsk }));
  expect(dialog.getByText(words.updateTextAsk(2, 1))).toBeTruthy();
  expect(api.site.saved('pages/help')).toEqual({ title: 'Help' });
  await user.click(dialog.getByRole('button', { name: words.update }));
  expect(await screen.findByText(words.takenText(1))).toBeTruthy();
  expect(screen.queryByText(words.updateTitle)).toBeNull();
  expect(api.site.saved('pages/help')).toEqual({ title: 'Get help' });
  expect(api.site.saved('pages/home')).toEqual({ title: 'Mine' });
});
it('lets a viewer look but take nothing', async () => {
  const shipped = { ...base, 'pages/help': { title: 'Get help' } };
  renderConsole(createConsoleFake({ role: 'viewer', documents: ownDocuments, base, shipped }), '/base');
  expect(await screen.findByText(words.updateTitle)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take the base|Bring into/ })).toBeNull();
});
