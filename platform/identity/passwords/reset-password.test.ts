import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
const password = 'Foyer-2026';
const fresh = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  const { pool } = rig.database;
  for (const table of ['limit_window', 'outbox_message', 'password_link', 'sms_code', 'trusted_device'])
    await pool.query(`delete from ${table}`);
  await pool.query("update member set password_hash = 'plain:Foyer-2026', password_default = false");
});

const logIn = async (username: string, typed: string) =>
  rig.call('session.login', { username, password: typed, humanToken: await rig.proveHuman() });
const ask = (username: string, email: string) => rig.call('member.resetByEmail', { username, email });
/** What stands behind the # of the last link. */
async function readLink(): Promise<string> {
  const [message] = await rig.outbox.list({ channel: 'email', limit: 1 });
  return /\/reset-password#(\S+)/.exec(message?.body ?? '')?.[1] ?? '';
}
const sendCode = async (mobileNum: string) =>
  rig.call('verification.sendResetCode', { mobileNum, humanToken: await rig.proveHuman() });
async function readCode(mobile: string): Promise<string> {
  const [message] = await rig.outbox.list({ search: mobile, channel: 'sms', limit: 1 });
  return message?.code ?? '';
}

describe('a way that no sender reaches', () => {
  it.each([
    ['sms', { sms: false, email: true }],
    ['email', { sms: true, email: false }],
  ] as const)('of %s is said before anybody types, and refused where it is tried', async (channel, said) => {
    rig.outbox.silent.add(channel);
    expect((await rig.call('system.senders', {})).value).toEqual(said);
    const refused =
      channel === 'email'
        ? [await ask('player', 'player@lumina.example')]
        : [
            await sendCode('+639170000001'),
            await rig.call('verification.sendLoginCode', {
              mobileNum: '+639170000001',
              humanToken: await rig.proveHuman(),
            }),
          ];
    for (const { status, error } of refused)
      expect([status, error.errorCode]).toEqual([503, 'message.no-sender']);
    rig.outbox.silent.clear();
    expect((await rig.call('system.senders', {})).value).toEqual({ sms: true, email: true });
  });
});

describe('a password forgotten, by e-mail', () => {
  it('is replaced through the link of the message, which takes a form post too', async () => {
    const posted = await rig.app.inject({
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { merchant: 'demo', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=Player&email=PLAYER%40lumina.example',
    });
    expect([posted.statusCode, posted.json()]).toEqual([200, { success: true, value: {} }]);
    const session = (await logIn('player', password)).value.token;
    const token = await readLink();
    expect((await rig.call('member.resetByLink', { token, ...fresh })).status).toBe(200);
    expect((await rig.call('member.info', {}, { token: session })).status).toBe(401);
    expect((await logIn('player', 'Foyer-2027')).status).toBe(200);
    expect((await logIn('player', password)).error.errorCode).toBe('login.failed');
  });

  it('answers alike, and does as much, whether or not name and address belong to somebody', async () => {
    const tries = [
      ['player', 'player@lumina.example'],
      ['player', 'agent@lumina.example'],
      ['nobody', 'nobody@lumina.example'],
    ] as const;
    const seen: unknown[] = [];
    for (const [username, email] of tries) {
      const { status, value, headers } = await ask(username, email);
      seen.push({ status, value, length: headers['content-length'], cookie: headers['set-cookie'] });
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    // One row each: what asking leaves behind tells nothing by the time it takes.
    const { rows } = await rig.database.pool.query<{ member_id: string | null }>(
      'select member_id from password_link',
    );
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ member_id }) => member_id !== null)).toHaveLength(1);
    expect(await rig.outbox.list({ limit: 10 })).toHaveLength(1);
  });

  it('takes a link once, for half an hour, and not for a password that breaks the rule', async () => {
    await ask('player', 'player@lumina.example');
    const token = await readLink();
    const weak = { newPassword: 'short', confirmNewPassword: 'short' };
    expect((await rig.call('member.resetByLink', { token, ...weak })).error.fields).toEqual({
      newPassword: 'password.weak',
    });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => rig.call('member.resetByLink', { token, ...fresh })),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
    expect(answers.find(({ status }) => status === 400)?.error.errorCode).toBe('reset.link-used');
    await ask('player', 'player@lumina.example');
    const late = await readLink();
    rig.clock.advance(31 * 60_000);
    expect((await rig.call('member.resetByLink', { token: late, ...fresh })).error.errorCode).toBe(
      'reset.link-used',
    );
  });

  it('keeps only a hash of the link, and ends every other link with it', async () => {
    await ask('player', 'player@lumina.example');
    const first = await readLink();
    await ask('player', 'player@lumina.example');
    const second = await readLink();
    const { rows } = await rig.database.pool.query('select token_hash from password_link');
    expect(JSON.stringify(rows)).not.toContain(first);
    expect((await rig.call('member.resetByLink', { token: second, ...fresh })).status).toBe(200);
    expect((await rig.call('member.resetByLink', { token: first, ...fresh })).error.errorCode).toBe(
      'reset.link-used',
    );
  });

  it('is asked for three times in ten minutes, for a name that nobody has too', async () => {
    for (const name of ['player', 'nobody']) {
      const answers = [];
      for (let turn = 0; turn < 4; turn += 1)
        answers.push((await ask(name, `${name}@lumina.example`)).status);
      expect([name, ...answers]).toEqual([name, 200, 200, 200, 429]);
    }
  });
});

describe('a password forgotten, by phone', () => {
  it('is replaced with the code of the SMS, which says whose account it is', async () => {
    expect((await sendCode('0917 000 0001')).value).toEqual({ expiredMinutes: 5, resendSeconds: 300 });
    const code = await readCode('+639170000001');
    const reset = (verificationCode: string) =>
      rig.call('member.resetByPhone', { mobileNum: '0917 000 0001', verificationCode, ...fresh });
    expect((await reset('000000')).error.fields).toEqual({ verificationCode: 'sms.code-wrong' });
    expect((await reset(code)).value).toEqual({ userName: 'player' });
    expect((await logIn('player', 'Foyer-2027')).status).toBe(200);
    expect((await reset(code)).error.errorCode).toBe('sms.code-expired');
  });

  it('answers alike for a number nobody has, sends nothing there, and no guess is right', async () => {
    const mobileNum = '+639995550001';
    expect((await sendCode(mobileNum)).value).toEqual({ expiredMinutes: 5, resendSeconds: 300 });
    expect(await rig.outbox.list({ search: mobileNum, limit: 1 })).toEqual([]);
    const codes: unknown[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const typed = { mobileNum, verificationCode: '123456', ...fresh };
      codes.push((await rig.call('member.resetByPhone', typed)).error.errorCode);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'sms.code-wrong'), 'sms.code-expired']);
  });

  it('wants a code made for this: the one of a login does not do', async () => {
    await rig.call('verification.sendLoginCode', {
      mobileNum: '+639170000001',
      humanToken: await rig.proveHuman(),
    });
    const typed = { mobileNum: '+639170000001', verificationCode: await readCode('+639170000001'), ...fresh };
    expect((await rig.call('member.resetByPhone', typed)).error.errorCode).toBe('sms.code-expired');
  });

  it('is off with its module', async () => {
    rig.live.modules = { ...rig.live.modules, CHNGPASSVERIF3: false };
    const typed = { mobileNum: '+639170000001', verificationCode: '000000', ...fresh };
    expect((await rig.call('member.resetByPhone', typed)).error.errorCode).toBe('function.not.available');
    rig.live.modules = { ...rig.live.modules, CHNGPASSVERIF3: true };
  });
});

describe('a password that somebody else gave', () => {
  it('is said to be the default one until it was changed', async () => {
    await rig.database.pool.query("update member set password_default = true where account = 'player'");
    const first = (await logIn('player', password)).value;
    expect(first.passwordDefault).toBe(true);
    const { value } = await rig.call(
      'member.changePassword',
      { oldPassword: password, ...fresh },
      { token: first.token },
    );
    expect((await rig.call('member.info', {}, { token: value.token })).status).toBe(200);
    expect((await logIn('player', 'Foyer-2027')).value.passwordDefault).toBe(false);
  });
});
