// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { contractAmounts, contractRules } from '../../protocol/calls/rules.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { rulesMessages as rules } from '../rules/rules-messages.ts';
import { contractRulesMessages as words } from './contract-rules-messages.ts';

it('has a cashier propose who is active in five minutes, with a reason, and every amount is required', async () => {
  const api = createConsoleFake({ role: 'cashier' });
  renderConsole(api, '/agents/rules');
  await screen.findByRole('heading', { level: 1, name: words.title });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: rules.propose }));
  const findField = (name: string) =>
    screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
  for (const name of contractAmounts) expect((await findField(words.names[name])).required).toBe(true);
  const field = await findField(words.names.betsRealTime);
  await user.clear(field);
  await user.type(field, '5.00');
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${rules.note}`) }), 'Agents asked');
  await user.click(screen.getByRole('button', { name: rules.send }));
  expect(await screen.findByText(rules.waiting)).toBeTruthy();
  const { live, waiting } = await api.send(contractRules.read);
  expect(waiting?.rules).toEqual({ ...live, betsRealTime: '5.00' });
});
