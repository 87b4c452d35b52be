import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig, plainPasswords } from '../../member-rig.fake.ts';
import { createAvailability } from '../../play/availability/availability.ts';
import { fundPasswordAttempts } from './fund-password-attempts.ts';
import { requireFundPassword } from './fund-password.ts';

let rig: MemberRig;
let token = '';
let id = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

async function logIn(username: string): Promise<string> {
  const human = await rig.proveHuman();
  const { value } = await rig.call('session.login', {
    username,
    password: 'Foyer-2026',
    humanToken: human,
  });
  return value.token;
}
beforeEach(async () => {
  await rig.database.pool.query(
    'delete from fund_password; delete from limit_window; delete from outbox_message',
  );
  token = await logIn('player');
  id = (await rig.call('member.info', {}, { token })).value.id;
});

const set = (more: Record<string, string> = {}) =>
  rig.call(
    'member.setPaymentPassword',
    { password: 'Foyer-2026', paymentPassword: '480213', confirmPaymentPassword: '480213', ...more },
    { token },
  );
const change = (more: Record<string, string> = {}) =>
  rig.call(
    'member.changePaymentPassword',
    {
      oldPaymentPassword: '480213',
      newPaymentPassword: '771904',
      confirmNewPaymentPassword: '771904',
      ...more,
    },
    { token },
  );
const use = (typed: string) =>
  requireFundPassword(
    { ...rig.deps, passwords: plainPasswords, availability: createAvailability(rig.deps) },
    { id, account: 'player', customerType: 0, loggedInAt: rig.clock.now() },
    typed,
  );

describe('the fund password', () => {
  it('is set once with the login password, and is kept only as a hash', async () => {
    expect((await rig.call('member.hasPaymentPassword', {}, { token })).value).toBe(false);
    expect((await set()).status).toBe(200);
    expect((await rig.call('member.hasPaymentPassword', {}, { token })).value).toBe(true);
    const { rows } = await rig.database.pool.query('select hash from fund_password');
    expect(rows).toEqual([{ hash: 'plain:480213' }]);
    expect((await set()).error).toMatchObject({ errorCode: 'fund-password.set' });
  });

  it('is not made by somebody who holds a session but not the login password', async () => {
    expect((await set({ password: 'wrong' })).error.fields).toEqual({ password: 'password.wrong' });
    expect((await set({ password: '' })).error.fields).toEqual({ password: 'field.required' });
    expect((await rig.call('member.hasPaymentPassword', {}, { token })).value).toBe(false);
  });

  it.each(['12345', '1234567', '48021a', '111111', '123456', '987654', ''])('is not %j', async (typed) => {
    const { status } = await set({ paymentPassword: typed, confirmPaymentPassword: typed });
    expect(status).toBe(400);
    expect((await rig.call('member.hasPaymentPassword', {}, { token })).value).toBe(false);
  });

  it('is not the login password', async () => {
    rig.live.fields = {
      ...rig.live.fields,
      paymentPassword: {
        enabled: false,
        required: false,
        order: 1,
        patternId: 0,
        minLength: 6,
        maxLength: 30,
      },
    };
    const both = { paymentPassword: 'Foyer-2026', confirmPaymentPassword: 'Foyer-2026' };
    expect((await set(both)).error.fields).toEqual({ paymentPassword: 'fund-password.same' });
  });

  it('is changed by the person who knows it, and the member is told', async () => {
    await set();
    expect((await change({ oldPaymentPassword: '000001' })).error).toMatchObject({
      errorCode: 'fund-password.wrong',
      fields: { oldPaymentPassword: 'fund-password.wrong' },
      value: { attemptsLeft: 4 },
    });
    expect((await change({ confirmNewPaymentPassword: '1' })).error.errorCode).toBe('field.mismatch');
    expect((await change()).status).toBe(200);
    await expect(use('480213')).rejects.toMatchObject({ code: 'fund-password.wrong' });
    await expect(use('771904')).resolves.toBeUndefined();
    const mails = await rig.outbox.list({ channel: 'email', limit: 5 });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Lumina: your fund password was changed',
      'Lumina: your fund password was changed',
    ]);
  });

  it('is asked of nobody on a trial account, and nobody there has one', async () => {
    token = await logIn('trial');
    expect((await set()).error).toMatchObject({ errorCode: 'account.trial' });
  });
});

describe('the check of the fund password', () => {
  it('says that there is none yet', async () => {
    await expect(use('480213')).rejects.toMatchObject({ code: 'fund-password.missing', status: 409 });
  });

  it('gives exactly five tries, also to forty hands at once, then waits, then opens again', async () => {
    await set();
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => use('000001')));
    const codes = results.map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : '',
    );
    expect(codes.filter((code) => code === 'fund-password.wrong')).toHaveLength(fundPasswordAttempts.limit);
    expect(codes.filter((code) => code === 'fund-password.locked')).toHaveLength(35);
    // Also the right one: the person who guesses must not learn that they hit.
    await expect(use('480213')).rejects.toMatchObject({ code: 'fund-password.locked', status: 429 });
    rig.clock.advance(fundPasswordAttempts.windowSeconds * 1_000 + 1);
    await expect(use('480213')).resolves.toBeUndefined();
  });

  it('lets every right one pass, also twenty at once', async () => {
    await set();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => use('480213')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('forgets the wrong tries after a right one', async () => {
    await set();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1)
        await expect(use('000001')).rejects.toMatchObject({ code: 'fund-password.wrong' });
      await expect(use('480213')).resolves.toBeUndefined();
    }
  });
});

describe('registration', () => {
  it('keeps a fund password that its form asks for', async () => {
    const { paymentPassword } = rig.live.fields;
    rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false, CAPTCHA3: false };
    rig.live.fields = {
      ...rig.live.fields,
      paymentPassword: {
        ...paymentPassword,
        enabled: true,
        required: true,
        order: 9,
        patternId: 6,
        minLength: 6,
        maxLength: 6,
      },
    };
    const form = {
      username: 'fundful1',
      password: 'Foyer-2026',
      confirmPassword: 'Foyer-2026',
      mobileNum: '9175551234',
      email: 'f@lumina.example',
      age: true,
      terms: true,
    };
    const weak = { ...form, paymentPassword: '123456', humanToken: await rig.proveHuman() };
    expect((await rig.call('member.register', weak)).error.fields).toEqual({
      paymentPassword: 'fund-password.weak',
    });
    const good = { ...form, paymentPassword: '480213', humanToken: await rig.proveHuman() };
    const { value } = await rig.call('member.register', good);
    expect((await rig.call('member.hasPaymentPassword', {}, { token: value.token })).value).toBe(true);
  });
});
