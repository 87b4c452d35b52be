import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let networks = 0;
let from = '';
const password = 'Foyer-2026';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  // A fresh caller and fresh counters for each fact.
  from = `198.51.100.${(networks += 1)}`;
  await rig.database.pool.query('delete from limit_window');
  rig.live.modules = { ...rig.live.modules, GEETEST3: true };
});

const logIn = async (username: string, typed: string, more: { captcha?: string; cookie?: string } = {}) => {
  const { cookie, ...fields } = more;
  const proof = rig.live.modules['GEETEST3'] === true ? { humanToken: await rig.proveHuman() } : {};
  return rig.call(
    'session.login',
    { username, password: typed, ...proof, ...fields },
    { from, ...(cookie === undefined ? {} : { cookie }) },
  );
};

/** Draws a picture for this caller and gives its cookie; the answer is put where the test knows it. */
async function drawKnownCaptcha(): Promise<{ captcha: string; cookie: string }> {
  const { cookie } = await rig.call('captcha.image', {}, { from });
  const { hashToken } = await import('../../calls/tokens.ts');
  const id = cookie.split('=')[1] ?? '';
  await rig.database.db
    .updateTable('captcha')
    .set({ answer_hash: hashToken(`${id}:KNOWN`) } as never)
    .where('id_hash', '=', hashToken(id))
    .execute();
  return { captcha: 'known', cookie };
}

describe('login', () => {
  it('gives a token that opens the member’s own data', async () => {
    const { value } = await logIn(' Player ', password);
    expect(value).toMatchObject({
      userName: 'player',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    });
    const info = await rig.call('member.info', {}, { token: value.token });
    expect(info.value).toMatchObject({ account: 'player', nickname: 'Mayari', mobile: '+63••••••0001' });
    const balance = await rig.call('wallet.balance', {}, { token: value.token });
    expect(balance.value).toEqual({
      sumBalance: '12500.50',
      balance: [{ accountTypeId: 1, availBalance: '12500.50' }],
      currency: 'PHP',
      currencySymbol: '₱',
    });
    expect((await rig.call('messages.unread', {}, { token: value.token })).value).toBe(3);
  });

  it('lets nobody but agents in at their entry, opens no session there, and tells a wrong password nothing', async () => {
    const enter = async (username: string, typed = password) =>
      rig.call(
        'session.login',
        { username, password: typed, humanToken: await rig.proveHuman(), entry: 'agent' },
        { from },
      );
    const countSessions = async () =>
      (await rig.database.pool.query('select 1 from member_session')).rowCount;
    expect((await enter('agent')).value.customerType).toBe(1);
    const before = await countSessions();
    for (const username of ['player', 'trial'])
      expect(await enter(username)).toMatchObject({ status: 403, error: { errorCode: 'login.not-agent' } });
    for (const username of ['player', 'agent'])
      expect((await enter(username, 'Wrong-2026')).error.errorCode).toBe('login.failed');
    expect(await countSessions()).toBe(before);
  });

  it('keeps only a hash of the token', async () => {
    const { value } = await logIn('player', password);
    const { rows } = await rig.database.pool.query('select token_hash from member_session');
    expect(rows.some(({ token_hash }) => String(token_hash).includes(value.token))).toBe(false);
  });

  it('says when a login is the first one and when the password is too old', async () => {
    expect((await logIn('newbie', password)).value.firstTimeLogin).toBe(true);
    expect((await logIn('newbie', password)).value.firstTimeLogin).toBe(false);
    expect((await logIn('expired', password)).value.passwordExpired).toBe(true);
    rig.live.modules = { ...rig.live.modules, PWDEXPFORCECHANGE3: false };
    expect((await logIn('expired', password)).value.passwordExpired).toBe(false);
    rig.live.modules = { ...rig.live.modules, PWDEXPFORCECHANGE3: true };
  });

  it('refuses an unknown account and a wrong password with the same words', async () => {
    const wrong = await logIn('player', 'nope');
    const unknown = await logIn('nobody', 'nope');
    expect(wrong.status).toBe(400);
    expect(wrong.error).toEqual({
      success: false,
      errorCode: 'login.failed',
      message: 'Wrong username or password.',
      value: { captcha: false },
      // Where the person corrects it; it says nothing about the name.
      fields: { password: 'login.failed' },
    });
    expect(unknown.error).toEqual(wrong.error);
  });

  it('costs the owner nothing that a stranger guessed, where a puzzle comes before each login', async () => {
    for (let guess = 0; guess < 5; guess += 1) await logIn('player', 'nope');
    expect((await logIn('player', password)).status).toBe(200);
  });

  it('asks for a captcha after a wrong try without a puzzle, and takes each picture once', async () => {
    rig.live.modules = { ...rig.live.modules, GEETEST3: false };
    await logIn('player', 'nope');
    const without = await logIn('player', password);
    expect(without.error).toMatchObject({
      errorCode: 'captcha.required',
      value: { captcha: true },
      fields: { captcha: 'captcha.required' },
    });
    const known = await drawKnownCaptcha();
    expect((await logIn('player', 'nope', known)).error.errorCode).toBe('login.failed');
    expect((await logIn('player', password, known)).error.errorCode).toBe('captcha.wrong');
    expect((await logIn('player', password, await drawKnownCaptcha())).status).toBe(200);
    expect((await logIn('player', password)).status).toBe(200);
  });

  it('asks a network that tries many accounts for a captcha at every account, and no other network', async () => {
    for (let name = 0; name < 20; name += 1) await logIn(`nobody${name}`, 'nope');
    expect((await logIn('player', password)).error.errorCode).toBe('captcha.required');
    expect((await logIn('player', password, await drawKnownCaptcha())).status).toBe(200);
    from = '198.51.100.250';
    expect((await logIn('player', password)).status).toBe(200);
  });

  it('does not doubt a network whose logins are good', async () => {
    for (let time = 0; time < 25; time += 1) expect((await logIn('player', password)).status).toBe(200);
  });

  it('locks after ten wrong tries, also when they come at the same moment', async () => {
    rig.live.modules = { ...rig.live.modules, CAPTCHA3: false };
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn('player', 'nope')));
    const codes = answers.map(({ error }) => error.errorCode);
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'login.locked')).toHaveLength(5);
    const locked = await logIn('player', password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    rig.clock.advance(15 * 60_000);
    expect((await logIn('player', password)).status).toBe(200);
    rig.live.modules = { ...rig.live.modules, CAPTCHA3: true };
  });

  it('wants a fresh human verification while its module is on', async () => {
    const call = (humanToken?: string) =>
      rig.call(
        'session.login',
        { username: 'player', password, ...(humanToken === undefined ? {} : { humanToken }) },
        { from },
      );
    expect((await call()).error.errorCode).toBe('verification.required');
    const token = await rig.proveHuman();
    expect((await call(token)).status).toBe(200);
    expect((await call(token)).error.errorCode).toBe('verification.required');
    rig.live.modules = { ...rig.live.modules, GEETEST3: false };
    expect((await call()).status).toBe(200);
    rig.live.modules = { ...rig.live.modules, GEETEST3: true };
  });

  it('logs in by the code of an SMS, once, and without a puzzle', async () => {
    const number = '0917 000 0001';
    const sent = await rig.call(
      'verification.sendLoginCode',
      { mobileNum: number, humanToken: await rig.proveHuman() },
      { from },
    );
    expect(sent.value).toEqual({ expiredMinutes: 5, resendSeconds: 60 });
    const [message] = await rig.outbox.list({ search: '+639170000001', limit: 1 });
    expect(message?.code).toMatch(/^[0-9]{6}$/);
    const call = (code: string) =>
      rig.call('session.login', { username: number, password: code, type: 'sms' }, { from });
    expect((await call(message?.code ?? '')).value.userName).toBe('player');
    expect((await call(message?.code ?? '')).error.errorCode).toBe('sms.code-expired');
  });

  it('sends one code a minute to a number, no matter who has it, over all nodes, and locks out after three', async () => {
    const send = async (mobileNum: string) =>
      rig.call('verification.sendLoginCode', { mobileNum, humanToken: await rig.proveHuman() }, { from });
    for (const number of ['+639170000001', '+639995550002']) {
      const many = await Promise.all(Array.from({ length: 5 }, () => send(number)));
      expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
      rig.clock.advance(18_000);
      const soon = await send(number);
      expect([soon.status, soon.error.errorCode, soon.error.value, soon.headers['retry-after']]).toEqual([
        429,
        'TOO_MANY_REQUESTS',
        { sent: true, retryAfterSeconds: 42 },
        '42',
      ]);
      // Another number may have its code, and so may this one for something else.
      expect((await send('+639175550777')).status).toBe(200);
      expect(
        (
          await rig.call(
            'verification.sendResetCode',
            { mobileNum: number, humanToken: await rig.proveHuman() },
            { from },
          )
        ).status,
      ).toBe(200);
      rig.clock.advance(42_000);
      expect((await send(number)).status).toBe(200);
      rig.clock.advance(60_000);
      const locked = await send(number);
      expect([locked.status, locked.headers['retry-after']]).toEqual([429, '180']);
      // What was refused took nobody's turn.
      rig.clock.advance(180_000);
      expect((await send(number)).status).toBe(200);
      await rig.database.pool.query('delete from limit_window');
    }
  });

  it('answers alike for a number nobody has, and sends nothing there', async () => {
    const number = '+639995550001';
    const sent = await rig.call(
      'verification.sendLoginCode',
      { mobileNum: number, humanToken: await rig.proveHuman() },
      { from },
    );
    expect(sent.value).toEqual({ expiredMinutes: 5, resendSeconds: 60 });
    expect(await rig.outbox.list({ search: number, limit: 1 })).toEqual([]);
    const tried = await rig.call(
      'session.login',
      { username: number, password: '000000', type: 'sms' },
      { from },
    );
    expect(tried.error.errorCode).toBe('sms.code-wrong');
  });

  it('asks for a captcha after a wrong code of an SMS, as after a wrong password', async () => {
    const request = { username: '0917 000 0001', password: '000000', type: 'sms' } as const;
    const call = ({ cookie, ...typed }: { captcha?: string; cookie?: string } = {}) =>
      rig.call('session.login', { ...request, ...typed }, { from, ...(cookie !== undefined && { cookie }) });
    expect((await call()).error).toMatchObject({ errorCode: 'sms.code-expired', value: { captcha: true } });
    expect((await call()).error.fields).toEqual({ captcha: 'captcha.required' });
    expect((await call(await drawKnownCaptcha())).error.errorCode).toBe('sms.code-expired');
  });

  it('ends at logout, and every session ends when the password changes', async () => {
    const first = (await logIn('newbie', password)).value.token;
    const second = (await logIn('newbie', password)).value.token;
    await rig.call('session.logout', {}, { token: first });
    expect((await rig.call('member.info', {}, { token: first })).status).toBe(401);
    const typed = { oldPassword: password, newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
    expect(
      (await rig.call('member.changePassword', { ...typed, oldPassword: 'x' }, { token: second })).error
        .fields,
    ).toEqual({ oldPassword: 'password.wrong' });
    expect(
      (
        await rig.call(
          'member.changePassword',
          { ...typed, newPassword: 'short', confirmNewPassword: 'short' },
          { token: second },
        )
      ).error.errorCode,
    ).toBe('password.weak');
    const { value } = await rig.call('member.changePassword', typed, { token: second });
    expect((await rig.call('member.info', {}, { token: second })).error.errorCode).toBe('login.not.session');
    expect((await rig.call('member.info', {}, { token: value.token })).status).toBe(200);
    const again = await logIn('newbie', 'Foyer-2027');
    expect(again.value.firstTimeLogin).toBe(false);
  });

  it('asks for a new password in place of an expired one, until it was changed', async () => {
    const first = (await logIn('expired', password)).value;
    expect(first.passwordExpired).toBe(true);
    const change = (newPassword: string) =>
      rig.call(
        'member.changePassword',
        { oldPassword: password, newPassword, confirmNewPassword: newPassword },
        { token: first.token },
      );
    expect((await change(password)).error.fields).toEqual({ newPassword: 'password.same' });
    const { value } = await change('Foyer-2027');
    const info = await rig.call('member.info', {}, { token: value.token });
    expect(info.value).toMatchObject({ account: 'expired' });
    expect((await logIn('expired', 'Foyer-2027')).value.passwordExpired).toBe(false);
    expect((await logIn('expired', password)).error.errorCode).toBe('login.failed');
  });

  it('forgets a session that was left alone for eight hours', async () => {
    const { token } = (await logIn('player', password)).value;
    rig.clock.advance(7.9 * 3_600_000);
    expect((await rig.call('member.info', {}, { token })).status).toBe(200);
    rig.clock.advance(8.1 * 3_600_000);
    expect((await rig.call('member.info', {}, { token })).status).toBe(401);
  });

  it('opens a demo account, which has no password to change', async () => {
    const { value } = await rig.call('session.trial', {}, { from });
    expect(value).toMatchObject({ customerType: 4 });
    const typed = { oldPassword: password, newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
    expect((await rig.call('member.changePassword', typed, { token: value.token })).error.errorCode).toBe(
      'login.trial',
    );
    rig.live.modules = { ...rig.live.modules, FREEPLAY3: false };
    expect((await rig.call('session.trial', {}, { from })).error.errorCode).toBe('function.not.available');
    rig.live.modules = { ...rig.live.modules, FREEPLAY3: true };
  });
});
