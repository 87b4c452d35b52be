// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { supportMessages as words } from './support-messages.ts';

it('opens the page that a person saw, with a reason, and closes it again', async () => {
  const api = createConsoleFake({ role: 'cashier' });
  renderConsole(api, '/support');
  const user = userEvent.setup();
  expect(await screen.findByText(/Revision 1, EN, \/deposit/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.lookAt('Deposit', 'player') }));
  const dialog = await screen.findByRole('dialog', { name: words.lookTitle });
  await user.click(within(dialog).getByRole('button', { name: words.look }));
  expect(within(dialog).getByText(words.reasonMissing)).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Complaint 7');
  await user.click(within(dialog).getByRole('button', { name: words.look }));
  const frame = await screen.findByTitle(words.frame);
  expect(frame.getAttribute('src')).toBe('http://portal.test/preview/fake/deposit?locale=EN');
  await user.click(screen.getByRole('button', { name: words.close }));
  expect(screen.queryByTitle(words.frame)).toBeNull();
});
it('shows the state of a submission, not that the call succeeded', async () => {
  renderConsole(createConsoleFake({ role: 'support' }), '/support');
  expect(await screen.findByText('Needs a decision')).toBeTruthy();
  expect(screen.queryByText(words.outcome('done'))).toBeNull();
});
it('lets other roles read the list but no page, and finds by account', async () => {
  const api = createConsoleFake({ role: 'support' });
  renderConsole(api, '/support');
  expect(await screen.findByText(/Revision 1, EN, \/deposit/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show the page/ })).toBeNull();
  await userEvent.type(screen.getByLabelText(words.search), 'somebody');
  await waitFor(() => expect(screen.getByText(words.noMatch)).toBeTruthy());
});
