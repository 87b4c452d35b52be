import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTotp, readStep } from '../../../server/infrastructure/second-factor/totp.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
const [password, place] = ['Foyer-2026', '198.51.100.1'];
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
const logIn = async (username = 'player', cookie = '') =>
  rig.call(
    'session.login',
    { username, password, humanToken: await rig.proveHuman() },
    { from: place, cookie },
  );
beforeEach(async () => {
  for (const table of ['member_authenticator', 'recovery_code', 'limit_window', 'outbox_message', 'step_up'])
    await rig.database.pool.query(`delete from ${table}`);
  rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: false, LOGINTOTP3: true };
  token = (await logIn()).value.token;
});

type Ask = Readonly<Record<string, string>>;
const read = async () => (await rig.call('authenticator.read', {}, { token })).value;
const start = (fields: Ask = { password }) => rig.call('authenticator.start', fields, { token });
const confirm = (code: string) => rig.call('authenticator.confirm', { code }, { token });
const remove = (code: string) => rig.call('authenticator.remove', { code }, { token });
const codeOf = (secret: string, steps = 0) => makeTotp(secret, readStep(rig.clock.now()) + steps);
const wrongFor = (secret: string) => {
  const good = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code)) ?? '';
};
const nextStep = () => rig.clock.advance(30_000);

async function setUp() {
  const { secret } = (await start()).value;
  const { recoveryCodes } = (await confirm(codeOf(secret))).value;
  nextStep();
  return { secret, recoveryCodes };
}
const answer = (ticket: string, method: 'authenticator' | 'payeeName', typed: string, trustDevice = false) =>
  rig.call('session.stepUp', { ticket, method, answer: typed, trustDevice }, { from: place });
const openTicket = async () => ((await logIn()).error.value as { ticket: string }).ticket;

describe('setting an authenticator up', () => {
  it('needs the login password, not only a session', async () => {
    expect((await start({})).error.fields).toEqual({ password: 'field.required' });
    expect((await start({ password: 'wrong' })).error.fields).toEqual({ password: 'password.wrong' });
  });

  it('gives a secret of 160 bits and the address that authenticators read', async () => {
    const { secret, uri, expiresInSeconds } = (await start()).value;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(expiresInSeconds).toBe(600);
    const read = new URL(uri);
    expect(`${read.protocol}//${read.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(read.pathname)).toMatch(/^\/.+:player$/);
    expect(Object.fromEntries(read.searchParams)).toMatchObject({ secret, digits: '6', period: '30' });
  });

  it('counts with its first code only, and says that by e-mail', async () => {
    const { secret } = (await start()).value;
    expect(await read()).toEqual({ since: null, recoveryCodesLeft: 0, asksAtLogin: true });
    expect((await logIn()).status).toBe(200);
    expect((await confirm(wrongFor(secret))).error).toMatchObject({
      fields: { code: 'authenticator.wrong' },
      value: { attemptsLeft: 4 },
    });
    const { recoveryCodes } = (await confirm(codeOf(secret))).value;
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await read()).toMatchObject({ since: rig.clock.now().toISOString(), recoveryCodesLeft: 10 });
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    expect(mail?.subject).toBe('Lumina: an authenticator was set up');
  });

  it('keeps neither the secret nor a recovery code readable', async () => {
    const { secret, recoveryCodes } = await setUp();
    const rows = await rig.database.pool.query('select * from member_authenticator');
    const codes = await rig.database.pool.query('select * from recovery_code');
    const kept = JSON.stringify([rows.rows, codes.rows]);
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('is over after ten minutes', async () => {
    const { secret } = (await start()).value;
    rig.clock.advance(10 * 60_000);
    expect((await confirm(codeOf(secret))).error.errorCode).toBe('authenticator.not-started');
  });

  it('takes five wrong first codes, also forty at once, then none for a quarter of an hour', async () => {
    const { secret } = (await start()).value;
    const wrong = wrongFor(secret);
    const codes = (await Promise.all(Array.from({ length: 40 }, () => confirm(wrong)))).map(
      ({ error }) => error.errorCode,
    );
    expect(codes.filter((code) => code === 'authenticator.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'authenticator.locked')).toHaveLength(35);
    expect((await confirm(codeOf(secret))).status).toBe(429);
  });

  it('is not for a trial account', async () => {
    token = (await logIn('trial')).value.token;
    expect((await start()).error.errorCode).toBe('account.trial');
  });
});

describe('an authenticator in use', () => {
  it('is replaced with a code of it, and counts until the new one was proven', async () => {
    const { secret: old } = await setUp();
    expect((await start()).error.fields).toEqual({ code: 'field.required' });
    expect((await start({ code: wrongFor(old) })).error).toMatchObject({
      fields: { code: 'authenticator.wrong' },
      value: { attemptsLeft: 4 },
    });
    const { secret } = (await start({ code: codeOf(old) })).value;
    nextStep();
    expect((await answer(await openTicket(), 'authenticator', codeOf(old))).status).toBe(200);
    await confirm(codeOf(secret));
    nextStep();
    expect((await remove(codeOf(old))).error.errorCode).toBe('authenticator.wrong');
    expect((await remove(codeOf(secret))).status).toBe(200);
  });

  it('is removed with a code of it, once, and nothing of it is left', async () => {
    const { secret } = await setUp();
    const both = await Promise.all([remove(codeOf(secret)), remove(codeOf(secret))]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(await read()).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
  });

  it('gives new recovery codes, and those from before no longer count', async () => {
    const { secret, recoveryCodes } = await setUp();
    const { value } = await rig.call('authenticator.renewCodes', { code: codeOf(secret) }, { token });
    expect(value.recoveryCodes).toHaveLength(10);
    expect((await remove(recoveryCodes[0] ?? '')).error.errorCode).toBe('authenticator.wrong');
    expect((await remove(value.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('takes the code of the step before and after, each once, and none further away', async () => {
    const { secret } = await setUp();
    rig.clock.advance(300_000);
    for (const steps of [-2, 2])
      expect((await remove(codeOf(secret, steps))).error.errorCode).toBe('authenticator.wrong');
    expect((await answer(await openTicket(), 'authenticator', codeOf(secret, -1))).status).toBe(200);
    expect((await answer(await openTicket(), 'authenticator', codeOf(secret, -1))).status).toBe(400);
    expect((await answer(await openTicket(), 'authenticator', codeOf(secret, 1))).status).toBe(200);
    // The one between is older than one that was taken.
    expect((await answer(await openTicket(), 'authenticator', codeOf(secret))).status).toBe(400);
  });
});

describe('a login with an authenticator', () => {
  it('is asked for a code of it, and by no other way', async () => {
    const { secret } = await setUp();
    const { status, error } = await logIn();
    expect([status, error.errorCode]).toEqual([403, 'login_verify_required']);
    const { ticket, options } = error.value as { ticket: string; options: unknown };
    expect(options).toEqual([{ method: 'authenticator', masked: '' }]);
    rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: true };
    const sent = await rig.call('session.sendStepUpCode', { ticket, method: 'sms' });
    expect(sent.error.errorCode).toBe('stepup.method');
    expect((await answer(ticket, 'payeeName', 'Mayari Dizon')).error.errorCode).toBe('stepup.wrong');
    expect((await answer(ticket, 'authenticator', codeOf(secret))).status).toBe(200);
  });

  it('takes a recovery code once, however it is typed, and the member is told', async () => {
    const { recoveryCodes } = await setUp();
    const typed = (recoveryCodes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    const both = [await openTicket(), await openTicket()];
    const answers = await Promise.all(both.map((ticket) => answer(ticket, 'authenticator', typed)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    expect((await read()).recoveryCodesLeft).toBe(9);
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    expect(mail?.subject).toBe('Lumina: a recovery code was used');
    expect(mail?.body).toContain('You have 9 left.');
  });

  it('lets nobody guess on with ticket after ticket', async () => {
    const { secret } = await setUp();
    const wrong = wrongFor(secret);
    const first = await openTicket();
    for (let turn = 0; turn < 4; turn += 1) await answer(first, 'authenticator', wrong);
    const second = await openTicket();
    await answer(second, 'authenticator', wrong);
    const locked = await answer(second, 'authenticator', codeOf(secret));
    expect([locked.status, locked.error.errorCode]).toEqual([429, 'authenticator.locked']);
    rig.clock.advance(15 * 60_000);
    expect((await answer(await openTicket(), 'authenticator', codeOf(secret))).status).toBe(200);
  });

  it('asks nothing of a trusted browser, nor anywhere with the module off', async () => {
    const { secret } = await setUp();
    const { cookie } = await answer(await openTicket(), 'authenticator', codeOf(secret), true);
    expect((await logIn('player', cookie)).status).toBe(200);
    expect((await logIn()).status).toBe(403);
    rig.live.modules = { ...rig.live.modules, LOGINTOTP3: false };
    expect((await logIn()).status).toBe(200);
  });

  it('by a code of an SMS is asked too: who has the number has not the phone', async () => {
    await setUp();
    await rig.call('verification.sendLoginCode', {
      mobileNum: '9170000001',
      countryDialingCode: '+63',
      humanToken: await rig.proveHuman(),
    });
    const [message] = await rig.outbox.list({ channel: 'sms', limit: 1 });
    const { error } = await rig.call('session.login', {
      username: '9170000001',
      countryDialingCode: '+63',
      password: message?.code ?? '',
      type: 'sms',
    });
    expect(error.errorCode).toBe('login_verify_required');
  });
});
