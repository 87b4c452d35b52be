// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createOffersFake, samplePromotion } from '../../../server/console/fakes/offers.fake.ts';
import { missions, promotions } from '../../protocol/calls/offers.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { missionMessages, promotionMessages as words } from './offer-messages.ts';

async function open(role: ConsoleRole = 'cashier', address = '/offers', parts = createOffersFake()) {
  const api = createConsoleFake({ role, parts });
  renderConsole(api, address);
  await screen.findByRole('list', { name: address === '/offers' ? words.list : missionMessages.list });
  return { api, user: userEvent.setup({ delay: null }) };
}
async function write(user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}
const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

it.each(['/offers', '/offers/missions'])('%s is called what the menu calls it', async (address) => {
  await open('viewer', address);
  const [entry] = screen.getAllByRole('link', { current: 'page', name: 'Offers' });
  expect(entry?.getAttribute('href')).toBe('/offers');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offers');
});

it('shows what a bonus brings and what came of it, and a viewer can change nothing', async () => {
  await open('viewer');
  expect(screen.getByText('50%, up to ₱500.00, from a deposit of ₱200.00')).toBeTruthy();
  expect(screen.getByText('₱2,400.00')).toBeTruthy();
  expect(screen.getByText('₱900.00 of ₱7,200.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  expect(screen.queryByRole('button', { name: words.actOn(words.end, 'Half on top') })).toBeNull();
});

it('a draft is written, refused at its field with what was typed kept, saved, and asked to start', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: words.add }));
  await write(user, field('Title \\(English\\)'), 'Friday bonus');
  await write(user, field('Terms \\(English\\)'), 'Once for each member.');
  for (const [label, value] of [
    [words.names.bonus, '20'],
    [words.names.cap, '100'],
    [words.names.minimum, '50'],
    [words.names.wagering, '2'],
  ] as const)
    await write(user, field(label), value);
  await user.clear(field(words.names.position));
  await user.type(field(words.names.position), 'x');
  await user.click(screen.getByRole('button', { name: words.saveDraft }));
  expect(await screen.findByText(words.wholeNumber(words.hints['position'] ?? ''))).toBeTruthy();
  expect(field('Title \\(English\\)').value).toBe('Friday bonus');
  await user.clear(field(words.names.position));
  await user.type(field(words.names.position), '3');
  await user.click(screen.getByRole('button', { name: words.saveDraft }));
  await user.click(await screen.findByRole('button', { name: words.actOn(words.start, 'Friday bonus') }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: words.send }));
  expect(await within(dialog).findByText(words.noteMissing)).toBeTruthy();
  await write(user, within(dialog).getByRole('textbox'), 'For Fridays');
  await user.click(within(dialog).getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.waiting)).toBeTruthy();
  const { offers } = await api.send(promotions.read);
  expect(offers[1]).toMatchObject({ state: 'draft', waiting: { note: 'For Fridays' } });
  expect(screen.queryByRole('button', { name: words.approve })).toBeNull();
});

it('what members rely on cannot be changed once a bonus runs, and its texts need a second person', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: words.actOn(words.change, 'Half on top') }));
  expect(field(words.names.wagering).disabled).toBe(true);
  await user.clear(field('Summary \\(English\\)'));
  await write(user, field('Summary \\(English\\)'), 'Half of it on top.');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.noteMissing)).toBeTruthy();
  await write(user, field(words.note), 'Clearer');
  await user.click(screen.getByRole('button', { name: words.send }));
  const row = await screen.findByRole('row', { name: /Half of it on top/ });
  expect(within(row).getByText('50% on top.')).toBeTruthy();
  expect(screen.queryByRole('row', { name: new RegExp(words.names.minimum) })).toBeNull();
});

it('a publisher approves what a cashier asked for', async () => {
  const parts = createOffersFake();
  const fields = { ...samplePromotion, position: '7' };
  await parts.promotions.propose({ id: '1', fields, note: 'Later', by: 'carla' });
  const { api, user } = await open('publisher', '/offers', parts);
  await user.click(await screen.findByRole('button', { name: words.approve }));
  const dialog = await screen.findByRole('dialog', { name: words.approveTitle });
  await user.click(within(dialog).getByRole('button', { name: words.approve }));
  await waitFor(async () => expect((await api.send(promotions.read)).offers[0]?.fields.position).toBe('7'));
});

it('a mission is paused with a reason, and a draft of a copy is deleted', async () => {
  const { api, user } = await open('cashier', '/offers/missions');
  const name = 'Play 20 rounds today';
  await user.click(screen.getByRole('button', { name: words.actOn(words.pause, name) }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(missionMessages.pauseText)).toBeTruthy();
  await write(user, within(dialog).getByRole('textbox'), 'Wrong target');
  await user.click(within(dialog).getByRole('button', { name: words.pause }));
  expect(await screen.findByText(words.states.paused)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.actOn(words.copy, name) }));
  await user.click(screen.getByRole('button', { name: words.saveDraft }));
  await user.click(await screen.findByRole('button', { name: words.actOn(words.remove, name) }));
  const question = await screen.findByRole('dialog', { name: words.removeTitle(name) });
  await user.click(within(question).getByRole('button', { name: words.remove }));
  await waitFor(async () => expect((await api.send(missions.read)).offers).toHaveLength(1));
});
