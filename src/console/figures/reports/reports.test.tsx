// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reports } from '../../../protocol/calls/reports.ts';
import { createConsoleFake } from '../../http/console.fake.ts';
import { renderConsole } from '../../render-console.fake.tsx';
import { figureMessages } from '../figure-messages.ts';
import { reportMessages as words } from './report-messages.ts';

async function open(address = '/figures/reports') {
  const api = createConsoleFake({ role: 'cashier' });
  renderConsole(api, address);
  await screen.findByRole('table', { name: words.table });
  return { api, user: userEvent.setup() };
}

it('shows its figures with their sums, and its file is of the same days', async () => {
  await open('/figures/reports?span=month&columns=stakes,active');
  const table = screen.getByRole('table', { name: words.table });
  expect(within(table).getByText('₱200.50')).toBeTruthy();
  expect(screen.getByRole('link', { name: words.csv }).getAttribute('href')).toMatch(
    /^\/api\/reports\/csv\?.*span=month.*columns=stakes%2Cactive/,
  );
  const revenue = screen.getByRole('checkbox', { name: figureMessages.names.revenue });
  expect((revenue as HTMLInputElement).checked).toBe(false);
});

it('is saved under a name, sent by email and deleted', async () => {
  const { api, user } = await open();
  expect(await screen.findByText(words.savedNone)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.save }));
  const dialog = await screen.findByRole('dialog', { name: words.saveTitle });
  await user.clear(within(dialog).getByRole('textbox'));
  await user.type(within(dialog).getByRole('textbox'), 'Week');
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  expect(await screen.findByRole('link', { name: words.open('Week') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.scheduleOne('Week') }));
  const plan = await screen.findByRole('dialog', { name: words.scheduleTitle('Week') });
  await user.selectOptions(within(plan).getByRole('combobox', { name: words.every }), 'weekly');
  await user.click(within(plan).getByRole('checkbox', { name: 'publisher' }));
  await user.click(within(plan).getByRole('button', { name: words.save }));
  expect(await screen.findByText(/Every week at 08:00 to publisher/)).toBeTruthy();
  expect((await api.send(reports.list)).rows[0]).toMatchObject({
    every: 'weekly',
    recipients: ['publisher'],
  });
  await user.click(screen.getByRole('button', { name: words.removeOne('Week') }));
  const removal = await screen.findByRole('dialog', { name: words.removeTitle('Week') });
  await user.click(within(removal).getByRole('button', { name: words.remove }));
  expect(await screen.findByText(words.savedNone)).toBeTruthy();
});
