// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import type { Json } from '../../protocol/json/json.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { registerFieldsPath } from './register-fields.ts';

const fields = {
  username: { enabled: true, required: true, order: 10, patternId: 4, minLength: 6, maxLength: 12 },
  email: { enabled: true, required: false, order: 20, patternId: 3 },
  line: { enabled: false, required: false, order: 30, patternId: 9 },
};
async function open(role: ConsoleRole = 'publisher') {
  const api = createConsoleFake({
    role,
    documents: {
      [registerFieldsPath]: { language: 1, fields },
      'locales/EN': { 'form.email.label': 'E-mail address' },
      'forms/register.schema': { properties: { username: {}, email: {} } },
    },
  });
  renderConsole(api, '/fields');
  await screen.findByRole('checkbox', { name: 'Show E-mail address' });
  const saved = (name: string) =>
    (api.site.saved(registerFieldsPath) as { fields: Record<string, Json> }).fields[name] ?? null;
  return { api, saved, user: userEvent.setup({ delay: null }) };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the table of registration fields', () => {
  it('names fields as the portal does and says which forms use them', async () => {
    await open();
    const row = screen.getByRole('row', { name: /E-mail address/ });
    expect(await within(row).findByText('register')).toBeTruthy();
    expect(within(row).getByText('An e-mail address')).toBeTruthy();
  });

  it('saves a switch to the draft at once and offers the review', async () => {
    const { saved, user } = await open();
    await user.click(box('Show E-mail address'));
    expect(box('Show E-mail address').checked).toBe(false);
    await waitFor(() => expect(saved('email')).toMatchObject({ enabled: false }));
    const bar = await screen.findByRole('region', { name: 'Unpublished changes' });
    expect(within(bar).getByText('1 change')).toBeTruthy();
  });

  it('shows a field that becomes required', async () => {
    const { saved, user } = await open();
    await user.click(box('Require LINE'));
    await waitFor(() => expect(saved('line')).toMatchObject({ enabled: true, required: true }));
    expect(screen.getByText(/LINE is required, so it is shown too/)).toBeTruthy();
  });

  it('no longer requires a field that is hidden', async () => {
    const { saved, user } = await open();
    await user.click(box('Require E-mail address'));
    await user.click(box('Show E-mail address'));
    await waitFor(() => expect(saved('email')).toMatchObject({ enabled: false, required: false }));
  });

  it('locks the user name and says why', async () => {
    await open();
    const row = screen.getByRole('row', { name: /username/ });
    expect(within(row).getByText('Always asked: accounts need a name.')).toBeTruthy();
    for (const input of within(row).getAllByRole<HTMLInputElement>('checkbox'))
      expect(input.disabled).toBe(true);
  });

  it('moves a field by button and by keyboard and keeps the focus on it', async () => {
    const { saved, user } = await open();
    const up = screen.getByRole('button', { name: 'Move LINE up' });
    await user.click(up);
    await waitFor(() => expect(saved('line')).toMatchObject({ order: 15 }));
    expect(saved('email')).toMatchObject({ order: 20 });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move LINE up' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(saved('line')).toMatchObject({ order: 4 }));
    const names = screen.getAllByRole('row').map((row) => row.textContent);
    expect(names[1]).toContain('LINE');
  });

  it('marks what differs from live and puts it back', async () => {
    const { saved, user } = await open();
    await user.click(box('Show E-mail address'));
    const reset = await screen.findByRole('button', { name: 'Reset E-mail address to live' });
    await user.click(reset);
    await waitFor(() => expect(saved('email')).toEqual(fields.email));
    await waitFor(() => expect(reset.isConnected).toBe(false));
    // Both edits can still be undone.
    expect(screen.getByRole('region', { name: 'Unpublished changes' })).toBeTruthy();
  });

  it('finds fields by name and says when none matches', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox', { name: 'Find a field' });
    await user.type(search, 'line');
    expect(screen.queryByRole('checkbox', { name: 'Show E-mail address' })).toBeNull();
    expect(box('Show LINE')).toBeTruthy();
    await user.type(search, 'xyz');
    await user.click(screen.getByRole('button', { name: 'Show all fields' }));
    expect(box('Show E-mail address')).toBeTruthy();
  });

  it('shows samples of a rule and saves it', async () => {
    const { saved, user } = await open();
    await user.click(screen.getByRole('button', { name: /what E-mail address accepts/ }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Text type'), 'Digits only');
    await user.type(within(dialog).getByLabelText('Min characters'), '3');
    await user.type(within(dialog).getByLabelText('Max characters'), '2');
    expect(within(dialog).getByRole('alert').textContent).toBe('The minimum can’t be above the maximum.');
    await user.type(within(dialog).getByLabelText('Max characters'), '0');
    await user.type(within(dialog).getByLabelText('Try a value'), '12a');
    expect(within(dialog).getByText('Refused')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save to draft' }));
    await waitFor(() =>
      expect(saved('email')).toEqual({ ...fields.email, patternId: 6, minLength: 3, maxLength: 20 }),
    );
  });

  it('lets a viewer look and explains why nothing moves', async () => {
    await open('viewer');
    expect(screen.getByText(/Your role can view but not edit/)).toBeTruthy();
    for (const input of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(input.disabled).toBe(true);
  });

  it('keeps an edit in the browser while the server cannot be reached and sends it later', async () => {
    const { api, saved, user } = await open();
    api.connection.isLost = true;
    await user.click(box('Show E-mail address'));
    await screen.findByText(/Not saved yet: the server can’t be reached/);
    expect(box('Show E-mail address').checked).toBe(false);
    api.connection.isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved('email')).toMatchObject({ enabled: false }));
  });
});
