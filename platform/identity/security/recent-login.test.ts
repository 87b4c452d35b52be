import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QuestionsSaveRequest } from '../../../src/protocol/generated/wire-types.ts';
import { operations } from '../../../src/protocol/operations.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

const minute = 60_000;
const fresh = { newPassword: 'Mango-boat-2027', confirmNewPassword: 'Mango-boat-2027' };
const digits = { paymentPassword: '480213', confirmPaymentPassword: '480213' };
let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query(
    `delete from limit_window; delete from passkey; delete from provider_identity; delete from fund_password;
     delete from security_answer;
     update member set password_hash = 'plain:Foyer-2026', password_default = false`,
  );
  const login = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  ({ token } = (await rig.call('session.login', login)).value);
  // As of somebody who registered by SMS alone; the session is the one that a thief may have.
  await rig.database.pool.query(`update member set password_hash = null where account = 'player'`);
});

const answers: QuestionsSaveRequest['answers'] = [
  { question: 'firstPet', answer: 'Mango' },
  { question: 'firstJob', answer: 'Baker' },
  { question: 'firstTrip', answer: 'Cebu' },
];
const asked = { token: () => ({ token }) };
/** Each call that asks for the login password, as a session alone would send it. */
const calls = {
  'authenticator.start': () => rig.call('authenticator.start', { password: 'any' }, asked.token()),
  'closure.close': () => rig.call('closure.close', { reason: 'other', password: 'any' }, asked.token()),
  'contact.start': () => rig.call('contact.start', { kind: 'email', password: 'any' }, asked.token()),
  'dataExport.request': () => rig.call('dataExport.request', { password: 'any' }, asked.token()),
  'member.changePassword': () =>
    rig.call('member.changePassword', { oldPassword: 'any', ...fresh }, asked.token()),
  'member.setPaymentPassword': () =>
    rig.call('member.setPaymentPassword', { ...digits, password: 'any' }, asked.token()),
  'passkeys.start': () => rig.call('passkeys.start', { password: 'any' }, asked.token()),
  'passkeys.remove': () => rig.call('passkeys.remove', { id: '1', password: 'any' }, asked.token()),
  'providers.start': () =>
    rig.call('providers.start', { provider: 'google', password: 'any' }, asked.token()),
  'providers.unbind': () =>
    rig.call('providers.unbind', { provider: 'google', password: 'any' }, asked.token()),
  'questions.save': () => rig.call('questions.save', { answers, password: 'any' }, asked.token()),
};
/** Passwords of these calls are others: of a new account, and for money. */
const others = ['agent.openAccount', 'points.convert', 'points.redeem'];

describe('an account without a password', () => {
  it('is asked for a recent login by each call that asks for the login password', () => {
    const withPassword = operations
      .filter(({ token: needed, request }) => {
        const names = Object.keys((request.properties ?? {}) as object);
        return needed === 'required' && (names.includes('password') || names.includes('oldPassword'));
      })
      .map(({ name }) => name);
    expect(withPassword.sort()).toEqual([...Object.keys(calls), ...others].sort());
  });

  it.each(Object.keys(calls) as (keyof typeof calls)[])('keeps %s from a session alone', async (name) => {
    rig.clock.advance(11 * minute);
    expect((await calls[name]()).error).toMatchObject({ errorCode: 'login.recent-needed' });
  });

  it.each(Object.keys(calls) as (keyof typeof calls)[])('takes a login of now for %s', async (name) => {
    rig.clock.advance(9 * minute);
    const { status, error } = await calls[name]();
    expect(status).toBeLessThan(500);
    expect(error.errorCode).not.toBe('login.recent-needed');
  });

  it('gets its first password by the link to its email', async () => {
    await rig.call('member.resetByEmail', { username: 'player', email: 'player@lumina.example' });
    const [message] = await rig.outbox.list({ channel: 'email', limit: 1 });
    const link = /\/reset-password#(\S+)/.exec(message?.body ?? '')?.[1] ?? '';
    expect((await rig.call('member.resetByLink', { token: link, ...fresh })).status).toBe(200);
    const login = {
      username: 'player',
      password: fresh.newPassword,
      humanToken: await rig.proveHuman(),
    };
    expect((await rig.call('session.login', login)).status).toBe(200);
  });
});
