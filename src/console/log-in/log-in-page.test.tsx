// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { demoOperatorPassword } from '../../../demo/seed/operators.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';

it('the screen after the login has the focus, and its moments are in the zone of the brand', async () => {
  const api = createConsoleFake({ role: 'viewer', login: 'none' });
  renderConsole(api, '/games/lottery/issues/1');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(messages.logIn.username), 'viewer');
  await user.type(screen.getByLabelText(messages.logIn.password), demoOperatorPassword);
  await user.click(screen.getByRole('button', { name: messages.logIn.submit }));
  expect((await screen.findAllByText(/5:00 PM GMT\+8/)).length).toBeGreaterThan(0);
  await expect.poll(() => document.activeElement?.id).toBe('content');
});
