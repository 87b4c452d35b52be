// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { editMessages } from '../draft/edit-messages.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';

const fields = 'settings/register-fields';
const email = (required: boolean) => ({ fields: { email: { enabled: true, required, order: 1 } } });

it('lists the edits of everyone, and undoes one line of another operator', async () => {
  const api = createConsoleFake({ documents: { [fields]: email(false) } });
  api.site.editElsewhere([
    { document: fields, op: 'replace', path: ['fields', 'email', 'required'], value: true },
  ]);
  const user = userEvent.setup();
  renderConsole(api, '/fields');
  const [undo] = await screen.findAllByRole<HTMLButtonElement>('button', { name: messages.changeBar.undo });
  expect(undo?.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: editMessages.history }));
  const history = await screen.findByRole('dialog', { name: editMessages.historyTitle });
  expect(within(history).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(history).getByRole('button', { name: editMessages.undoLine('An edit') }));
  await waitFor(() => expect(api.site.saved(fields)).toEqual(email(false)));
  await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(2));
  expect(within(history).getByText(editMessages.isUndone)).toBeTruthy();
  await user.click(within(history).getByRole('button', { name: editMessages.close }));
  // The undo is the operator’s own edit, and can be undone.
  await waitFor(() => expect(undo?.disabled).toBe(false));
});
