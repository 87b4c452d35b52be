// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';

const leave = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

it('asks before the page is left while an edit is not saved, and not once it is saved', async () => {
  const documents = {
    'settings/register-fields': { fields: { email: { enabled: true, required: false, order: 1 } } },
  };
  const api = createConsoleFake({ documents });
  renderConsole(api, '/fields');
  const toggle = await screen.findByRole('checkbox', { name: messages.fields.showSwitch('Email') });
  expect(leave()).toBe(true);
  api.connection.isLost = true;
  fireEvent.click(toggle);
  await waitFor(() => expect(leave()).toBe(false));
  api.connection.isLost = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(leave()).toBe(true));
});
