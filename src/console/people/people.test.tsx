// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createPeopleFake } from '../../../server/console/people/people.fake.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { demoOperatorPassword } from '../../../demo/seed/operators.ts';
import { people } from '../../protocol/calls/people.ts';
import { account } from '../../protocol/calls/session.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake, type ConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { nameBrowser } from './name-browser.ts';
import { peopleMessages as words } from './people-messages.ts';

const strong = 'copper kettle 94 lamps';
const open = (address: string, role: ConsoleRole = 'administrator', parts: Partial<ConsoleDeps> = {}) => {
  const api = createConsoleFake({ role, parts });
  renderConsole(api, address);
  return { api, user: userEvent.setup() };
};
const stepOf = async (user: ReturnType<typeof userEvent.setup>, name: string, step: string) => {
  await user.click(await screen.findByRole('button', { name: words.actions(name) }));
  await user.click(await screen.findByRole('menuitem', { name: step }));
};

describe('the list of operators', () => {
  it('invites by a link that is shown once, and keeps what was typed where it is refused', async () => {
    const { api, user } = open('/people');
    await user.click(await screen.findByRole('button', { name: words.invite }));
    const dialog = await screen.findByRole('dialog', { name: words.inviteTitle });
    await user.click(within(dialog).getByRole('button', { name: words.invite }));
    expect(within(dialog).getByText(words.nameMissing)).toBeTruthy();
    expect(within(dialog).getByText(words.usernameWrong)).toBeTruthy();
    await user.type(within(dialog).getByLabelText(new RegExp(`^${words.name}`)), 'Emil Two');
    const username = within(dialog).getByLabelText<HTMLInputElement>(new RegExp(`^${words.username}`));
    await user.type(username, 'editor{Enter}');
    expect(await within(dialog).findByText(messages.errors['people.known'])).toBeTruthy();
    expect(username.value).toBe('editor');
    await user.type(username, '2{Enter}');
    const link = await screen.findByRole('dialog', { name: words.linkTitle });
    expect(within(link).getByText('http://console.test/welcome#token')).toBeTruthy();
    await user.click(within(link).getByRole('button', { name: words.done }));
    expect(await screen.findByText('Emil Two')).toBeTruthy();
    expect((await api.send(people.list)).operators.at(-1)).toMatchObject({
      username: 'editor2',
      state: 'invited',
    });
  });

  it('changes, ends and disables others after a question, and offers nothing about oneself', async () => {
    const { api, user } = open('/people');
    await stepOf(user, 'The editor', words.endSessions);
    const ending = await screen.findByRole('dialog', { name: words.endTitle('The editor') });
    await user.click(within(ending).getByRole('button', { name: words.endSessions }));
    await waitFor(async () =>
      expect((await api.send(people.list)).operators[1]).toMatchObject({ sessions: 0 }),
    );
    await stepOf(user, 'The editor', words.changeRole);
    const changing = await screen.findByRole('dialog', { name: words.roleTitle('The editor') });
    await user.selectOptions(within(changing).getByRole('combobox'), 'support');
    await user.click(within(changing).getByRole('button', { name: words.changeRole }));
    await waitFor(async () =>
      expect((await api.send(people.list)).operators[1]).toMatchObject({ role: 'support' }),
    );
    await stepOf(user, 'The editor', words.disable);
    const disabling = await screen.findByRole('dialog', { name: words.disableTitle('The editor') });
    await user.click(within(disabling).getByRole('button', { name: words.disable }));
    expect(await screen.findByText(words.states.disabled)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.actions('The administrator') })).toBeNull();
  });

  it('says in the dialog why a step is refused', async () => {
    const fault = { status: 409, code: 'people.last-administrator', message: 'The last one.' };
    const refuse = () => Promise.reject(new AppError(fault));
    const answers = { ...createPeopleFake().people, setDisabled: refuse };
    const { user } = open('/people', 'administrator', { people: answers });
    await stepOf(user, 'The editor', words.disable);
    const dialog = await screen.findByRole('dialog', { name: words.disableTitle('The editor') });
    await user.click(within(dialog).getByRole('button', { name: words.disable }));
    expect(await within(dialog).findByText(messages.errors['people.last-administrator'])).toBeTruthy();
  });

  it('says that it did not load, and loads after another try', async () => {
    const answers = createPeopleFake().people;
    let isDown = true;
    const list = async () => {
      if (isDown) throw new Error('The database is down');
      return answers.list();
    };
    const { user } = open('/people', 'administrator', { people: { ...answers, list } });
    const retry = await screen.findByRole('button', { name: messages.retry });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('The editor')).toBeTruthy();
  });

  it('is asked for by administrators only; others are told whom to ask', async () => {
    const asked: string[] = [];
    // The server writes down what it refuses.
    const parts = { refusals: async ({ about }: { readonly about: string }) => void asked.push(about) };
    open('/people', 'publisher', parts);
    expect(await screen.findByText(messages.roleMayNot.people)).toBeTruthy();
    expect(asked).toEqual([]);
    expect(screen.queryByRole('link', { name: words.rail })).toBeNull();
  });
});

describe('a link for one use', () => {
  it('makes the first administrator, whose faults are shown at the fields', async () => {
    const { user } = open('/setup#first');
    expect(await screen.findByRole('heading', { name: words.welcome.setupTitle })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.welcome.submit }));
    expect(screen.getByText(words.nameMissing)).toBeTruthy();
    expect(screen.getByText(words.usernameWrong)).toBeTruthy();
    expect(screen.queryByText(words.usernameHint)).toBeNull();
    expect(screen.getByText(words.password.faults.short)).toBeTruthy();
    await user.type(screen.getByLabelText(new RegExp(`^${words.name}`)), 'Ada');
    await user.type(screen.getByLabelText(new RegExp(`^${words.username}`)), 'ada.lovelace');
    const password = screen.getByLabelText(new RegExp(`^${words.welcome.password}`));
    await user.type(password, 'ada.lovelace 1815');
    expect(screen.getByText(words.password.faults.name)).toBeTruthy();
    await user.clear(password);
    await user.type(password, `${strong}{Enter}`);
    expect(await screen.findByRole('navigation', { name: messages.navigation })).toBeTruthy();
  });

  it('welcomes who was invited by name', async () => {
    open('/welcome#good');
    const title = words.welcome.invitationTitle('Nina Nowak');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(words.welcome.invitationText('nina'))).toBeTruthy();
  });

  it('that is used or over says so, and what to do', async () => {
    open('/welcome#used');
    expect(await screen.findByText(words.welcome.goneText)).toBeTruthy();
    expect(screen.getByRole('link', { name: words.welcome.toLogin })).toBeTruthy();
  });

  it('keeps what was typed where the connection is lost', async () => {
    const { api, user } = open('/welcome#good');
    const password = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${words.welcome.password}`));
    api.connection.isLost = true;
    await user.type(password, `${strong}{Enter}`);
    expect(await screen.findByText(messages.errors.network)).toBeTruthy();
    expect(password.value).toBe(strong);
  });
});

describe('one’s own account', () => {
  const fill = async (api: ConsoleFake, current: string) => {
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(new RegExp(`^${words.account.current}`)), current);
    await user.type(screen.getByLabelText(new RegExp(`^${words.account.next}`)), `${strong}{Enter}`);
    return api;
  };

  it('asks for the current password, says where it is wrong, and ends the other sessions', async () => {
    const { api, user } = open('/account', 'viewer');
    await fill(api, 'guess');
    expect(await screen.findByText(messages.errors['password.wrong'])).toBeTruthy();
    const current = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.account.current}`));
    await user.clear(current);
    await user.type(current, `${demoOperatorPassword}{Enter}`);
    await waitFor(() => expect(current.value).toBe(''));
    await waitFor(() => expect(screen.queryByRole('button', { name: words.account.end })).toBeNull());
  });

  it('ends another session, and never the one of this browser', async () => {
    const { api, user } = open('/account', 'viewer');
    const end = await screen.findByRole('button', {
      name: words.account.endOf('Firefox, Linux', '192.0.2.7'),
    });
    expect(screen.getByText(words.account.here)).toBeTruthy();
    await user.click(end);
    await waitFor(async () => expect((await api.send(account.read)).sessions).toHaveLength(1));
  });

  it('calls browsers by the names that people know', () => {
    expect(nameBrowser('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0')).toBe(
      'Edge, Windows',
    );
    expect(
      nameBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
    ).toBe('Safari, iOS');
    expect([nameBrowser('curl/8'), nameBrowser('')]).toEqual(['curl/8', 'Unknown browser']);
  });
});

describe('a demonstration', () => {
  it('says on the screens that its passwords are public', async () => {
    open('/account', 'viewer');
    expect(await screen.findByText(words.demo)).toBeTruthy();
  });

  it('says so before anybody has signed in', async () => {
    renderConsole(createConsoleFake({ login: 'none' }), '/');
    expect(await screen.findByRole('heading', { name: messages.logIn.title })).toBeTruthy();
    expect(await screen.findByText(words.demo)).toBeTruthy();
  });

  it('is not what a real installation calls itself', async () => {
    const api = createConsoleFake({ demo: false });
    renderConsole(api, '/account');
    expect(await screen.findByText(words.account.lead)).toBeTruthy();
    expect(screen.queryByText(words.demo)).toBeNull();
  });
});
