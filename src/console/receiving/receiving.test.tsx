// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createReceivingFake, sampleReceiving } from '../../../server/console/fakes/receiving.fake.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { receiving } from '../../protocol/calls/receiving.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { receivingMessages as words } from './receiving-messages.ts';

/** As the server does: an amount that is none is refused at its field. */
const refusing = (): ConsoleDeps['receiving'] => {
  const answers = createReceivingFake();
  return {
    ...answers,
    propose: async (request) => {
      if (request.fields.maximum !== 'x') return answers.propose(request);
      const fields = { maximum: 'amount.invalid' };
      throw new AppError({ status: 400, code: 'form.invalid', message: 'no', fields });
    },
  };
};
async function open(role: ConsoleRole = 'cashier', answers = refusing()) {
  const api = createConsoleFake({ role, parts: { receiving: answers } });
  renderConsole(api, '/requests/accounts');
  await screen.findByText('0045 2210 9931');
  return { api, user: userEvent.setup() };
}
const noteField = () => screen.getByRole('textbox', { name: new RegExp(`^${words.note}`) });

it('a change is proposed with what differs, keeps what was typed where it is refused, and waits', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: words.changeOne('Foyer Bank 0045 2210 9931') }));
  const maximum = screen.getByRole<HTMLInputElement>('textbox', { name: words.names.maximum });
  await user.clear(maximum);
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.noteMissing)).toBeTruthy();
  expect(await screen.findByText(words.faults['field.required'] ?? '')).toBeTruthy();
  await user.type(maximum, 'x');
  await user.type(noteField(), 'Bank asked');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.faults['amount.invalid'] ?? '')).toBeTruthy();
  expect(maximum.value).toBe('x');
  await user.clear(maximum);
  await user.type(maximum, '60000');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.waiting)).toBeTruthy();
  const row = screen.getByRole('row', { name: new RegExp(words.facts.takes) });
  expect(within(row).getByText(/60,000/)).toBeTruthy();
  expect(screen.queryByRole('row', { name: new RegExp(words.names.holder) })).toBeNull();
  expect(screen.queryByRole('button', { name: words.approve })).toBeNull();
});

it('an account is switched off at once, with a reason and a word about orders that are under way', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: words.switchOffOne('Foyer Bank 0045 2210 9931') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(words.offText(2))).toBeTruthy();
  const confirm = within(dialog).getByRole('button', { name: words.switchOff });
  await user.click(confirm);
  expect(await within(dialog).findByText(words.reasonMissing)).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Frozen by the bank');
  await user.click(confirm);
  await waitFor(async () => expect((await api.send(receiving.list)).accounts[0]?.enabled).toBe(false));
  expect(await screen.findByText(words.none)).toBeTruthy();
});

it('a publisher approves what a cashier asked for, and asks for nothing', async () => {
  const answers = refusing();
  const { api, user } = await open('publisher', answers);
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  await answers.propose({
    id: null,
    fields: { ...sampleReceiving, number: '77 88' },
    note: 'Second bank',
    by: 'carla',
  });
  cleanup();
  renderConsole(api, '/requests/accounts');
  await user.click(await screen.findByRole('button', { name: words.approve }));
  const dialog = await screen.findByRole('dialog', { name: words.approveTitle });
  await user.click(within(dialog).getByRole('button', { name: words.approve }));
  await waitFor(async () => expect((await api.send(receiving.list)).accounts).toHaveLength(2));
});
