// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createRulesFake, sampleTransferRules } from '../../../server/console/fakes/rules.fake.ts';
import { transferRules } from '../../protocol/calls/rules.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { rulesMessages as rules } from '../rules/rules-messages.ts';
import { transferMessages as words } from './transfer-messages.ts';

async function open(role: ConsoleRole = 'cashier', answers = createRulesFake(sampleTransferRules)) {
  const api = createConsoleFake({ role, parts: { transferRules: answers } });
  renderConsole(api, '/requests/transfers');
  await screen.findByRole('heading', { level: 1, name: words.title });
  return { api, user: userEvent.setup() };
}
const openForm = async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: rules.propose }));
  return page;
};
const writeNote = (user: ReturnType<typeof userEvent.setup>) =>
  user.type(screen.getByRole('textbox', { name: new RegExp(`^${rules.note}`) }), 'Teams asked');
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: rules.send }));

it('has a cashier propose who may send to whom, with a reason', async () => {
  const { api, user } = await openForm();
  await user.click(await screen.findByRole('checkbox', { name: words.names.toDownline }));
  await send(user);
  expect(await screen.findByText(rules.noteMissing)).toBeTruthy();
  await writeNote(user);
  await send(user);
  expect(await screen.findByText(rules.waiting)).toBeTruthy();
  const { live, waiting } = await api.send(transferRules.read);
  expect(waiting?.rules).toEqual({ ...live, toDownline: true });
  expect(screen.queryByRole('button', { name: rules.approve })).toBeNull();
});

it('marks every amount as required, since the server takes no empty one', async () => {
  await openForm();
  const { minimum, maximum, dailyMost } = words.names;
  for (const name of [minimum, maximum, dailyMost])
    expect(
      (await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })).required,
    ).toBe(true);
});

it('keeps what was typed when the server refuses it, with the fault at the field', async () => {
  const { user } = await openForm();
  const most = await screen.findByRole<HTMLInputElement>('textbox', { name: words.names.dailyMost });
  await user.clear(most);
  await user.type(most, 'x');
  await writeNote(user);
  await send(user);
  expect(await screen.findByText(words.amountFault)).toBeTruthy();
  expect(most.value).toBe('x');
  expect(most.getAttribute('aria-invalid')).toBe('true');
});

it('has a publisher approve, and lists what was decided with its amounts', async () => {
  const answers = createRulesFake(sampleTransferRules);
  const { api, user } = await open('publisher', answers);
  expect(await screen.findByText(rules.mayOnlyPropose)).toBeTruthy();
  const asked = { ...sampleTransferRules, minimum: '250.00' };
  await answers.propose({ rules: asked, note: 'Teams asked', by: 'carla' });
  cleanup();
  renderConsole(api, '/');
  expect(await screen.findByRole('link', { name: /Transfer rules need a second person/u })).toBeTruthy();
  cleanup();
  renderConsole(api, '/requests/transfers');
  await user.click(await screen.findByRole('button', { name: rules.approve }));
  const dialog = await screen.findByRole('dialog', { name: rules.approveTitle });
  await user.click(within(dialog).getByRole('button', { name: rules.approve }));
  await waitFor(async () => expect((await api.send(transferRules.read)).live.minimum).toBe('250.00'));
  expect(await screen.findByText(/Min amount: ₱250\.00/u)).toBeTruthy();
});
