// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console-api.ts';
import type { Issue } from '../../protocol/issue.ts';
import { createConsoleApiFake } from '../http/console-api.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';

afterEach(cleanup);

const path = 'settings/register-fields';
const finding = (severity: Issue['severity']): Issue => ({
  code: 'pattern.unsafe',
  severity,
  document: path,
  pointer: '/fields/email/acceptedPattern',
  message: 'This pattern can be made slow.',
});
async function openReview(issues: readonly Issue[] = [], role: ConsoleRole = 'publisher') {
  const api = createConsoleApiFake({
    role,
    issues,
    documents: { [path]: { fields: { email: { enabled: true, required: false, order: 1 } } } },
  });
  api.editElsewhere([{ document: path, op: 'replace', path: ['fields', 'email', 'required'], value: true }]);
  renderConsole(api, '/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Review & publish/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Review & publish' });
  await within(sheet).findByText('/fields/email/required is changed');
  return {
    api,
    user,
    sheet,
    publish: within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Publish now' }),
  };
}

describe('the review', () => {
  it('tells the changes and that every check passed', async () => {
    const { sheet } = await openReview();
    expect(within(sheet).getByText('Registration fields')).toBeTruthy();
    expect(within(sheet).getByText(/Every check passed/)).toBeTruthy();
  });

  it('does not publish a draft with errors and shows where they are', async () => {
    const { sheet, publish } = await openReview([finding('error')]);
    expect(publish.disabled).toBe(true);
    expect(within(sheet).getByText('This pattern can be made slow.')).toBeTruthy();
    expect(within(sheet).getByText('/fields/email/acceptedPattern')).toBeTruthy();
    const link = within(sheet).getByRole('link', { name: 'Show in the editor' });
    expect(link.getAttribute('href')).toContain(`/documents/${path}#`);
  });

  it('asks for a note', async () => {
    const { api, user, sheet, publish } = await openReview();
    await user.click(publish);
    expect(within(sheet).getByText('A release needs a note.')).toBeTruthy();
    expect(api.published).toEqual([]);
  });

  it('asks why warnings are accepted', async () => {
    const { api, user, sheet, publish } = await openReview([finding('warning')]);
    await user.type(within(sheet).getByLabelText(/^Note/), 'Ask for e-mail');
    await user.click(publish);
    expect(within(sheet).getByText('Say why the warnings are accepted.')).toBeTruthy();
    expect(api.published).toEqual([]);
    await user.type(within(sheet).getByLabelText(/^Why the warnings/), 'Known');
    await user.click(publish);
    await within(sheet).findByText('Revision 2 is live');
    expect(api.published).toMatchObject([
      { note: 'Ask for e-mail', warningReason: 'Known', draftVersion: 2 },
    ]);
  });

  it('shows how many open browsers have the release until all have it', async () => {
    const { api, user, sheet, publish } = await openReview();
    await user.type(within(sheet).getByLabelText(/^Note/), 'Ask for e-mail');
    await user.click(publish);
    await within(sheet).findByText('2 of 5 open browsers have it');
    api.adopted = { revision: 2, browsers: 5, current: 5 };
    const all = await within(sheet).findByText(/Every open browser has it/, {}, { timeout: 3_000 });
    expect(all.textContent).toContain('5 of 5');
  });

  it('offers to read again when the draft moved while it was reviewed', async () => {
    const { api, user, sheet, publish } = await openReview();
    await user.type(within(sheet).getByLabelText(/^Note/), 'Ask for e-mail');
    api.editElsewhere([
      { document: path, op: 'replace', path: ['fields', 'email', 'enabled'], value: false },
    ]);
    await user.click(publish);
    await user.click(await within(sheet).findByRole('button', { name: 'Read the changes again' }));
    await within(sheet).findByText('/fields/email/enabled is changed');
    expect(api.published).toEqual([]);
    await user.click(within(sheet).getByRole('button', { name: 'Publish now' }));
    await within(sheet).findByText('Revision 2 is live');
    expect(api.published).toMatchObject([{ draftVersion: 3 }]);
  });

  it('lets an editor read it but not publish', async () => {
    const { sheet, publish } = await openReview([], 'editor');
    expect(publish.disabled).toBe(true);
    expect(within(sheet).getByText(/may not publish or roll back/)).toBeTruthy();
  });

  it('closes with Escape and gives the focus back', async () => {
    const { user } = await openReview();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
