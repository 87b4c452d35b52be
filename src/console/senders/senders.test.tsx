// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createSenderBackOfficeFake } from '../../../server/infrastructure/messages/sender-back-office.fake.ts';
import { senders, type SenderReadiness } from '../../protocol/calls/senders.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { proposalMessages as proposalWords } from '../proposals/proposal-messages.ts';
import { senderMessages as words } from './sender-messages.ts';

afterEach(cleanup);
const none: SenderReadiness = { sms: 'none', email: 'none' };
const open = (
  readiness: SenderReadiness = none,
  role: 'administrator' | 'publisher' = 'administrator',
  answers = createSenderBackOfficeFake(readiness),
) => {
  const api = createConsoleFake({ role, parts: { senders: answers } });
  renderConsole(api, '/senders');
  return { api, user: userEvent.setup() };
};
/** Another operator approves what is proposed for the channel. */
const approve = async (user: ReturnType<typeof userEvent.setup>, channel: keyof typeof words.channels) => {
  await user.click(
    await findIn(channel, (panel) => panel.getByRole('button', { name: proposalWords.approve })),
  );
  const dialog = within(await screen.findByRole('dialog', { name: words.proposal.approveTitle }));
  await user.click(dialog.getByRole('button', { name: proposalWords.approve }));
};
const find = async (channel: keyof typeof words.channels) =>
  within(await screen.findByRole('region', { name: words.channels[channel] }));
/** What the panel of a channel shows before long. Each look takes the panel again: a change of its sender replaces it. */
const findIn = <Found,>(
  channel: keyof typeof words.channels,
  look: (panel: Awaited<ReturnType<typeof find>>) => Found,
): Promise<Found> =>
  waitFor(() => look(within(screen.getByRole('region', { name: words.channels[channel] }))));

it('says that nothing is set, and what that means', async () => {
  open();
  for (const channel of ['email', 'sms'] as const) {
    const panel = await find(channel);
    expect(panel.getByText(words.sources.none)).toBeTruthy();
    expect(panel.getByText(words.about.none)).toBeTruthy();
    expect(panel.queryByRole('button', { name: words.test.send })).toBeNull();
    expect(panel.queryByRole('button', { name: words.remove(words.channels[channel]) })).toBeNull();
  }
});

it('shows what the environment sets as read only, and tests it', async () => {
  const { user } = open({ sms: 'none', email: 'environment' });
  const panel = await find('email');
  expect(panel.getByText(words.about.environment)).toBeTruthy();
  expect(panel.queryByRole('button', { name: words.save })).toBeNull();
  await user.type(
    panel.getByRole('textbox', { name: new RegExp(words.test.to.email) }),
    'ana@lumina.example',
  );
  await user.click(panel.getByRole('button', { name: words.test.send }));
  expect(await panel.findByText(words.test.sent)).toBeTruthy();
  expect(panel.getByText('250 Accepted')).toBeTruthy();
});

it('saves a mail server; its password does not come back, and stays where none is typed', async () => {
  const answers = createSenderBackOfficeFake(none);
  const sent: (string | null)[] = [];
  const { user } = open(none, 'administrator', {
    ...answers,
    saveSmtp: (request) => {
      sent.push(request.password);
      return answers.saveSmtp(request);
    },
  });
  const panel = await find('email');
  await user.click(panel.getByRole('button', { name: words.save }));
  expect(panel.getAllByText(words.missing)).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.type(panel.getByRole('textbox', { name: new RegExp(words.email.host) }), 'smtp.lumina.example');
  await user.type(
    panel.getByRole('textbox', { name: new RegExp(words.email.from) }),
    'no-reply@lumina.example',
  );
  await user.type(panel.getByRole('textbox', { name: words.email.user }), 'lumina');
  await user.type(panel.getByLabelText(words.email.password), 'Very-secret-1');
  await user.click(panel.getByRole('button', { name: words.save }));
  const proposed = await find('email');
  expect(await proposed.findByText(proposalWords.waiting)).toBeTruthy();
  expect(proposed.getByRole('row', { name: /smtp\.lumina\.example/ })).toBeTruthy();
  expect(proposed.getByText(words.sources.none)).toBeTruthy();
  await approve(user, 'email');
  expect(await findIn('email', (panel) => panel.getByText(words.sources.console))).toBeTruthy();
  const password = (await find('email')).getByLabelText<HTMLInputElement>(words.email.password);
  expect(password.value).toBe('');
  expect((await find('email')).getByText(words.email.passwordKept)).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('Very-secret-1');
  await user.click((await find('email')).getByRole('button', { name: words.save }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent).toEqual(['Very-secret-1', null]);
});

it('puts what the server objects to at its field, and keeps what was typed', async () => {
  const { user } = open();
  const panel = await find('email');
  await user.type(panel.getByRole('textbox', { name: new RegExp(words.email.host) }), 'smtp.lumina.example');
  const from = panel.getByRole('textbox', { name: new RegExp(words.email.from) });
  await user.type(from, 'nobody');
  await user.click(panel.getByRole('button', { name: words.save }));
  expect(await panel.findByText('The sender line needs an address.')).toBeTruthy();
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(panel.getByDisplayValue('nobody')).toBeTruthy();
});

it('has a field for each secret that the template names', async () => {
  const { api, user } = open();
  const panel = await find('sms');
  expect(panel.queryByLabelText(words.sms.secret('token'))).toBeNull();
  await user.click(panel.getByRole('button', { name: words.sms.example }));
  await user.type(panel.getByLabelText(words.sms.secret('token')), 'Very-secret-2');
  await user.click(panel.getByRole('button', { name: words.save }));
  await approve(user, 'sms');
  expect(await findIn('sms', (panel) => panel.getByText(words.sms.secretKept))).toBeTruthy();
  expect(await api.send(senders.list)).toMatchObject({
    senders: [{}, { channel: 'sms', secretNames: ['token'] }],
  });
  expect(document.body.innerHTML).not.toContain('Very-secret-2');
});

it('shows why a test message was refused', async () => {
  const { user } = open({ sms: 'none', email: 'environment' });
  const panel = await find('email');
  await user.type(
    panel.getByRole('textbox', { name: new RegExp(words.test.to.email) }),
    'nobody@lumina.example',
  );
  await user.click(panel.getByRole('button', { name: words.test.send }));
  expect(await panel.findByText(words.test.failed)).toBeTruthy();
  expect(panel.getByText('550 Unknown mailbox')).toBeTruthy();
});

it('asks before a sender is removed, and says where that failed', async () => {
  const readiness: SenderReadiness = { sms: 'none', email: 'console' };
  const answers = createSenderBackOfficeFake(readiness);
  let isDown = true;
  const { user } = open(readiness, 'administrator', {
    ...answers,
    remove: async (request) => {
      if (isDown) throw new Error('The database is down');
      return answers.remove(request);
    },
  });
  const name = words.channels.email;
  await user.click((await find('email')).getByRole('button', { name: words.remove(name) }));
  const dialog = within(await screen.findByRole('dialog', { name: words.removeTitle(name) }));
  await user.click(dialog.getByRole('button', { name: words.removeShort }));
  expect(await dialog.findByText(messages.errors['server.failed'])).toBeTruthy();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: words.removeShort }));
  expect(await findIn('email', (panel) => panel.getByText(`“${words.proposal.wanted.remove}”`))).toBeTruthy();
  expect((await find('email')).getByText(words.sources.console)).toBeTruthy();
  await approve(user, 'email');
  expect(await findIn('email', (panel) => panel.getByText(words.sources.none))).toBeTruthy();
});

it('says that a change is pending where another one is asked for, and takes it back', async () => {
  const { user } = open({ sms: 'none', email: 'console' });
  const name = words.channels.email;
  const remove = async () => {
    await user.click((await find('email')).getByRole('button', { name: words.remove(name) }));
    const dialog = within(await screen.findByRole('dialog', { name: words.removeTitle(name) }));
    await user.click(dialog.getByRole('button', { name: words.removeShort }));
    return dialog;
  };
  await remove();
  await findIn('email', (panel) => panel.getByText(proposalWords.waiting));
  const dialog = await remove();
  expect(await dialog.findByText(messages.errors['sender.waiting'])).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(
    await findIn('email', (panel) => panel.getByRole('button', { name: proposalWords.withdraw })),
  );
  await expect.poll(async () => (await find('email')).queryByText(proposalWords.waiting)).toBeNull();
});

it('says that saved settings cannot be read with the keys of this server', async () => {
  open({ sms: 'console', email: 'none' });
  expect((await find('sms')).getByText(words.unreadable)).toBeTruthy();
});

it('tells other roles that senders are not theirs, and can be tried again where it does not load', async () => {
  open(none, 'publisher');
  expect(await screen.findByText(messages.roleMayNot.system)).toBeTruthy();
  expect(screen.queryByRole('link', { name: words.rail })).toBeNull();
  cleanup();
  const answers = createSenderBackOfficeFake(none);
  let isDown = true;
  open(none, 'administrator', {
    ...answers,
    list: async () => {
      if (isDown) throw new Error('The database is down');
      return answers.list();
    },
  });
  const again = await screen.findByRole('button', { name: messages.retry });
  isDown = false;
  await userEvent.setup().click(again);
  expect(await find('email')).toBeTruthy();
});
