// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsoleFake } from '../http/console.fake.ts';
import { marketMessages } from '../market/market-messages.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { brandMessages as words } from './brand-messages.ts';
import { listUnfilled } from './own-words.ts';

const base = {
  'settings/brand': { name: 'Example', licence: 'none yet', supportEmail: 'help@example.com' },
  'settings/jurisdiction': { helplineName: '', helplineContact: '' },
};
const filled = {
  'settings/brand': { name: 'Amihan', licence: 'No. 14', supportEmail: 'help@amihan.example' },
  'settings/jurisdiction': { helplineName: 'Care', helplineContact: '+63 2 5550 0100' },
};
const linkOf = (name: string) => screen.queryByRole('link', { name });

it('names on the first screen each word that is still the program’s, and leads to its place', async () => {
  renderConsole(createConsoleFake({ demo: false, documents: base, base }), '/');
  await screen.findByText(words.unfilled);
  expect(linkOf(words.names.licence)?.getAttribute('href')).toBe('/brand#/licence');
  for (const name of [
    words.names.name,
    words.names.supportEmail,
    marketMessages.names.helplineName,
    `${marketMessages.names.helplineName}: how to reach it`,
  ])
    expect(linkOf(name), name).not.toBeNull();
});
it('names it until it is live, and says where only the draft has it', async () => {
  const api = createConsoleFake({ demo: false, documents: base, base });
  const value = 'No. 14';
  api.site.editElsewhere([{ document: 'settings/brand', op: 'replace', path: ['licence'], value }]);
  renderConsole(api, '/');
  await screen.findByText(words.unfilled);
  expect(linkOf(words.names.licence)?.closest('li')?.textContent).toContain(words.unpublished);
  expect(linkOf(marketMessages.names.helplineName)?.closest('li')?.textContent).toBe(
    marketMessages.names.helplineName,
  );
});
it('counts a word as filled in once it differs, or the document does', () => {
  const change = (pointer: string) => ({ document: 'settings/brand', pointer });
  const listLeft = (pointer: string) =>
    listUnfilled([change(pointer)], ['settings/brand']).map((place) => place.pointer);
  expect(listLeft('/licence')).toEqual(['/name', '/supportEmail']);
  expect(listLeft('/nam')).toHaveLength(3);
  expect(listLeft('')).toEqual([]);
});
it('says it in the review too, before anything is published, and its links close the review', async () => {
  const documents = { ...base, 'pages/home': { title: 'Welcome' } };
  const api = createConsoleFake({ demo: false, documents, base: documents });
  api.site.editElsewhere([{ document: 'pages/home', op: 'replace', path: ['title'], value: 'Hello' }]);
  renderConsole(api, '/fields');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Review & publish/ }));
  const review = within(await screen.findByRole('dialog'));
  await review.findByText(words.unfilled);
  await user.click(await review.findByRole('link', { name: words.names.licence }));
  expect(await screen.findByRole('heading', { name: words.title, level: 1 })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
it.each([
  ['all are filled in', { documents: filled, base }],
  ['it is the demonstration', { documents: base, base, demo: true }],
  ['the site has no such documents', { documents: { 'pages/home': {} } }],
])('says nothing where %s', async (_why, options) => {
  renderConsole(createConsoleFake({ demo: false, ...options }), '/');
  expect(await screen.findByText(messages.home.latest)).toBeTruthy();
  expect(screen.queryByText(words.unfilled)).toBeNull();
});
