// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { findJackpotFault, readJackpots } from './jackpot-document.ts';
import { jackpotMessages as words } from './jackpot-messages.ts';

const lumina = {
  id: 'lumina',
  name: 'Lumina jackpot',
  contribution: '0.50',
  seed: '100.00',
  mustFallBy: '1000.00',
};
async function open(role: ConsoleRole, jackpots: readonly object[] = [lumina]) {
  const documents = { 'settings/brand': { name: 'Lumina', jackpots: [...jackpots] } as never };
  const api = createConsoleFake({ role, documents });
  renderConsole(api, '/games/jackpots');
  await screen.findByText(words.ledgerText);
  return { api, user: userEvent.setup(), saved: () => readJackpots(api.site.saved('settings/brand')) };
}

it('shows what is in a pot and what it paid, beside what it is set to', async () => {
  await open('viewer');
  expect(screen.getByRole('heading', { level: 2, name: 'Lumina jackpot' })).toBeTruthy();
  expect(screen.getAllByText('₱132.50').length).toBeGreaterThan(0);
  expect(screen.getByText('₱410.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.removeOne('Lumina jackpot') })).toBeNull();
});

it('a changed amount goes to the draft, and one below the seed says so', async () => {
  const { user, saved } = await open('editor');
  const input = screen.getByRole('textbox', { name: `Lumina jackpot: ${words.names.mustFallBy}` });
  await user.clear(input);
  await user.type(input, '50.00');
  await user.tab();
  expect(await screen.findByText(words.faults.aboveSeed)).toBeTruthy();
  await user.clear(input);
  await user.type(input, '2000.00');
  await user.tab();
  await waitFor(() => expect(saved()[0]).toMatchObject({ mustFallBy: '2000.00', seed: '100.00' }));
});

it('a jackpot is added under an id that no pot has, and removed', async () => {
  const { user, saved } = await open('editor', []);
  expect(await screen.findByText(words.states.ended)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.add }));
  await waitFor(() => expect(saved()).toMatchObject([{ id: 'jackpot-1', name: words.newName }]));
  await user.click(await screen.findByRole('button', { name: words.removeOne(words.newName) }));
  await waitFor(() => expect(saved()).toEqual([]));
});

it.each([
  ['contribution', '0', 'contribution'],
  ['contribution', '0.50', null],
  ['seed', '1000.00', 'aboveSeed'],
  ['seed', '1.234', 'amount'],
  ['mustFallBy', '100.01', null],
  ['name', '', 'name'],
] as const)('judges %s %s', (key, typed, fault) => {
  expect(findJackpotFault(lumina, key, typed, 'PHP')).toBe(fault);
});
