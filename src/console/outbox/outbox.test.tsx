// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createOutboxBackOfficeFake } from '../../../server/infrastructure/messages/outbox-back-office.fake.ts';
import { createSenderBackOfficeFake } from '../../../server/infrastructure/messages/sender-back-office.fake.ts';
import type { OutboxMessage } from '../../protocol/calls/outbox.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { outboxMessages as words } from './outbox-messages.ts';

afterEach(cleanup);
const failed: OutboxMessage = {
  id: '7',
  channel: 'sms',
  recipient: '+639171234567',
  kind: 'code',
  language: 'EN',
  state: 'failed',
  attempts: 5,
  lastError: '503 busy',
  canRetry: true,
  canLook: true,
  dueAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const open = (options: Partial<Parameters<typeof createConsoleFake>[0]>, path = '/outbox') =>
  renderConsole(
    createConsoleFake({
      role: 'support',
      documents: {},
      parts: { outbox: createOutboxBackOfficeFake([failed]) },
      ...options,
    }),
    path,
  );

it('shows how far a message came, what it says on demand, and sends it again', async () => {
  const user = userEvent.setup();
  open({});
  const list = await screen.findByRole('list', { name: words.table });
  expect(within(list).getByText(words.states.failed)).toBeTruthy();
  expect(within(list).getByText(words.attempts(5))).toBeTruthy();
  expect(within(list).getByText('503 busy')).toBeTruthy();
  expect(screen.queryByText(/482913/)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.show }));
  expect(await screen.findByRole('button', { name: words.copyCode('482913') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.retry }));
  expect(await within(list).findByText(words.states.queued)).toBeTruthy();
});

it('filters by state, and says when nothing is left', async () => {
  const user = userEvent.setup();
  open({});
  await screen.findByRole('list', { name: words.table });
  await user.selectOptions(screen.getByRole('combobox', { name: words.state }), 'delivered');
  expect(await screen.findByText(words.noMatch)).toBeTruthy();
});

it('tells other roles that messages are not theirs', async () => {
  open({ role: 'publisher' });
  expect(await screen.findByText(messages.roleMayNot.messages)).toBeTruthy();
  expect(screen.queryByRole('link', { name: words.title })).toBeNull();
});

it('says on the first screen that no sender is set', async () => {
  const senders = createSenderBackOfficeFake({ sms: 'none', email: 'console' });
  open({ role: 'publisher', parts: { senders } }, '/');
  expect(await screen.findByText(words.noSender([words.sms]))).toBeTruthy();
});

it('offers the way to it on the first screen only to roles that see messages', async () => {
  open({ role: 'publisher' }, '/');
  expect(await screen.findByText(messages.home.jumpMenus)).toBeTruthy();
  expect(screen.queryByText(messages.home.jumpOutbox)).toBeNull();
  cleanup();
  open({}, '/');
  expect(await screen.findByText(messages.home.jumpOutbox)).toBeTruthy();
});
