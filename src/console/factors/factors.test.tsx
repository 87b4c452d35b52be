// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ConsoleSession } from '../../protocol/calls/session.ts';
import type { FactorState, ProofWay } from '../../protocol/console-factors.ts';
import { askForProof } from '../http/ask-for-proof.ts';
import { ApiFailure } from '../http/call-api.ts';
import { createConsoleApiFake } from '../http/console-api.fake.ts';
import { createFactorsApiFake } from '../http/factors-api.fake.ts';
import { messages } from '../messages.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { factorMessages as words } from './factor-messages.ts';

/** The console for an operator whose login is at `state`. */
const open = async (state: FactorState, ways: readonly ProofWay[], address = '/account') => {
  const api = createConsoleApiFake({ role: 'viewer', documents: {} });
  const whole = await api.me();
  let session: ConsoleSession = { ...whole, factor: { state, ways } };
  Object.assign(api, { me: async () => session, logout: async () => undefined });
  renderConsole(api, address);
  const become = (next: ConsoleSession) => {
    session = next;
  };
  return { api, user: userEvent.setup(), become, whole };
};
const atAccount = () => screen.findByRole('heading', { name: peopleMessages.account.title });

describe('a login that asks for the second factor', () => {
  it('keeps everything else closed until the code is right, and says where it is wrong', async () => {
    const { user } = await open('asked', ['code', 'recovery']);
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
    const { api, user, whole } = await open('asked', ['code', 'recovery']);
    await user.click(await screen.findByRole('button', { name: words.ways.recovery.use }));
    const locked = new ApiFailure('factor.throttled', 'no', { status: 429, retryAfterSeconds: 60 });
    api.prove = () => Promise.reject(locked);
    const field = () => screen.getByLabelText(new RegExp(`^${words.ways.recovery.label}`));
    await user.type(field(), 'x{Enter}');
    expect(await screen.findByText(messages.logIn.wait(60))).toBeTruthy();
    api.prove = (proof) => createFactorsApiFake(async () => whole).prove(proof);
    await user.type(field(), 'AAAA-BBBB-CCCC-2220{Enter}');
    expect(await atAccount()).toBeTruthy();
  });

  it('says where a browser has no passkeys, and lets another operator in', async () => {
    const { api, user } = await open('asked', ['passkey']);
    await user.click(await screen.findByRole('button', { name: words.ways.passkey.use }));
    expect(await screen.findByText(words.device.unsupported)).toBeTruthy();
    Object.assign(api, {
      me: () => Promise.reject(new ApiFailure('session.required', 'no', { status: 401 })),
    });
    await user.click(screen.getByRole('button', { name: words.logIn.other }));
    expect(await screen.findByLabelText(messages.logIn.username)).toBeTruthy();
  });
});

it('leads an operator without a factor to its set-up, and shows the recovery codes once, before anything else', async () => {
  const { user, become, whole } = await open('due', ['password']);
  await user.click(await screen.findByRole('button', { name: words.setUp.authenticator }));
  expect(await screen.findByRole('img', { name: words.setUp.qr })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  become(whole);
  await user.type(screen.getByLabelText(new RegExp(`^${words.ways.code.label}`)), '123456{Enter}');
  const codes = await screen.findByRole('list', { name: words.codes.list });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: words.codes.kept }));
  expect(await atAccount()).toBeTruthy();
  expect(screen.queryByRole('list', { name: words.codes.list })).toBeNull();
});

describe('the factors of one’s own account', () => {
  it('are set up, listed, renewed and removed, each after a question', async () => {
    const { api, user } = await open('whole', ['password']);
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
    await waitFor(async () => expect((await api.factors()).authenticator).toBeNull());
    expect(await screen.findByText(words.panel.none)).toBeTruthy();
  });
});

it('asks for a proof in place, above what is open, and again only after the answer', async () => {
  const { user } = await open('whole', ['code']);
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
