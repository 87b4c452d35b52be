// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { firstCodes } from '../../../server/console/factors/factors.fake.ts';
import { factors } from '../../protocol/calls/factors.ts';
import { askForProof } from '../http/ask-for-proof.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { factorMessages as words } from './factor-messages.ts';

const since = '2026-11-21T10:00:00.000Z';
const authenticator = { authenticator: { since, lastUsedAt: null }, recoveryCodesLeft: 10 };
const open = (options: Parameters<typeof createConsoleFake>[0] = {}) => {
  const api = createConsoleFake({ role: 'viewer', ...options });
  renderConsole(api, '/account');
  return { api, user: userEvent.setup() };
};
const atAccount = () => screen.findByRole('heading', { name: peopleMessages.account.title });

describe('a login that asks for the second factor', () => {
  it('keeps everything else closed until the code is right, and says where it is wrong', async () => {
    const { user } = open({ factors: authenticator, login: 'password' });
    const code = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${words.ways.code.label}`));
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: words.logIn.submit }));
    expect(await screen.findByText(words.missing)).toBeTruthy();
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText(messages.errors['factor.wrong'])).toBeTruthy();
    expect(code.value).toBe('');
    await user.type(code, '123456{Enter}');
    expect(await atAccount()).toBeTruthy();
  });

  it('takes a recovery code instead, and says how long to wait', async () => {
    const { api, user } = open({ factors: authenticator, login: 'password' });
    await user.click(await screen.findByRole('button', { name: words.ways.recovery.use }));
    const { store } = api;
    const takeTry = store.takeTry.bind(store);
    store.takeTry = async () => 60_000;
    const field = () => screen.getByLabelText(new RegExp(`^${words.ways.recovery.label}`));
    await user.type(field(), 'x{Enter}');
    expect(await screen.findByText(messages.logIn.wait(60))).toBeTruthy();
    store.takeTry = takeTry;
    await user.type(field(), `${firstCodes[0]}{Enter}`);
    expect(await atAccount()).toBeTruthy();
  });

  it('says where a browser has no passkeys, and lets another operator in', async () => {
    const key = { id: '1', name: 'Phone', createdAt: since, lastUsedAt: null };
    const { user } = open({ factors: { passkeys: [key] }, login: 'password' });
    await user.click(await screen.findByRole('button', { name: words.ways.passkey.use }));
    expect(await screen.findByText(words.device.unsupported)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.logIn.other }));
    expect(await screen.findByLabelText(messages.logIn.username)).toBeTruthy();
  });
});

it('leads an operator without a factor to its set-up, and shows the recovery codes once, before anything else', async () => {
  const { user } = open({ demo: false, factors: {} });
  await user.click(await screen.findByRole('button', { name: words.setUp.authenticator }));
  expect(await screen.findByRole('img', { name: words.setUp.qr })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.type(screen.getByLabelText(new RegExp(`^${words.ways.code.label}`)), '123456{Enter}');
  const codes = await screen.findByRole('list', { name: words.codes.list });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: words.codes.kept }));
  expect(await atAccount()).toBeTruthy();
  expect(screen.queryByRole('list', { name: words.codes.list })).toBeNull();
});

describe('the factors of one’s own account', () => {
  it('are set up, listed, renewed and removed, each after a question', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: words.setUp.authenticator }));
    const dialog = await screen.findByRole('dialog', { name: words.setUp.authenticator });
    await user.type(within(dialog).getByLabelText(new RegExp(`^${words.ways.code.label}`)), '123456{Enter}');
    const shown = await screen.findByRole('dialog', { name: words.codes.title });
    await user.click(within(shown).getByRole('button', { name: words.codes.kept }));
    expect(await screen.findByText(words.panel.remaining(10))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.panel.renew }));
    const renewing = await screen.findByRole('dialog', { name: words.panel.renewTitle });
    await user.click(within(renewing).getByRole('button', { name: words.panel.renew }));
    const again = await screen.findByRole('dialog', { name: words.codes.title });
    await user.click(within(again).getByRole('button', { name: words.codes.kept }));
    const name = words.panel.removeOf(words.panel.authenticator);
    await user.click(await screen.findByRole('button', { name }));
    const removing = await screen.findByRole('dialog', {
      name: words.panel.removeTitle(words.panel.authenticator),
    });
    await user.click(within(removing).getByRole('button', { name: words.panel.remove }));
    await waitFor(async () => expect((await api.send(factors.read)).authenticator).toBeNull());
    expect(await screen.findByText(words.panel.none)).toBeTruthy();
  });
});

it('asks for a proof in place, above what is open, and again only after the answer', async () => {
  const { user } = open({ factors: authenticator });
  await atAccount();
  const closed = askForProof(['code']);
  const first = await screen.findByRole('dialog', { name: words.proof.title });
  await user.click(within(first).getByRole('button', { name: messages.cancel }));
  expect(await closed).toBe(false);
  const given = askForProof(['code']);
  const second = await screen.findByRole('dialog', { name: words.proof.title });
  await user.type(within(second).getByLabelText(new RegExp(`^${words.ways.code.label}`)), '123456{Enter}');
  expect(await given).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
