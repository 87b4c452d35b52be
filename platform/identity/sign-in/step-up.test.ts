import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { makeTotp, readStep } from '../../../server/infrastructure/second-factor/totp.ts';
import { placeOf, secretColumns } from '../../../server/infrastructure/keys/secret-columns.ts';

let rig: MemberRig;
const [home, away] = ['198.51.100.1', '203.0.113.99'];
const secret = 'JBSWY3DPEHPK3PXP';
let memberId = '';
beforeAll(async () => {
  rig = await createSeededRig();
  rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: true, LOGINTOTP3: false };
  const { rows } = await rig.database.pool.query<{ id: string }>(
    "select id from member where account = 'player'",
  );
  memberId = String(rows[0]?.id);
  await rig.database.pool.query(
    `update member set profile = '{"payeeName": "María  Dela Cruz"}' where id = $1`,
    [memberId],
  );
  await rig.database.db
    .insertInto('member_authenticator')
    .values({
      member_id: memberId,
      secret: rig.deps.secretBox.seal(secret, placeOf(secretColumns.authenticator, memberId)),
      confirmed_at: rig.clock.now(),
    })
    .execute();
});
afterAll(() => rig.close());
beforeEach(async () => {
  const { pool } = rig.database;
  for (const table of ['limit_window', 'outbox_message', 'known_network', 'trusted_device', 'step_up'])
    await pool.query(`delete from ${table}`);
  await pool.query('insert into known_network values ($1, $2, $3)', [memberId, home, rig.clock.now()]);
});

const logIn = async (from: string, more: { password?: string; cookie?: string } = {}) =>
  rig.call(
    'session.login',
    { username: 'player', password: more.password ?? 'Foyer-2026', humanToken: await rig.proveHuman() },
    { from, ...(more.cookie === undefined ? {} : { cookie: more.cookie }) },
  );
async function openTicket(): Promise<string> {
  const { error } = await logIn(away);
  return (error.value as { readonly ticket: string }).ticket;
}
const send = (ticket: string, method: 'sms' | 'email') =>
  rig.call('session.sendStepUpCode', { ticket, method }, { from: away });
const answer = (
  ticket: string,
  method: 'sms' | 'email' | 'payeeName' | 'authenticator',
  typed: string,
  trustDevice = false,
) => rig.call('session.stepUp', { ticket, method, answer: typed, trustDevice }, { from: away });
async function readCode(): Promise<string> {
  const [message] = await rig.outbox.list({ limit: 1 });
  return message?.code ?? '';
}

describe('a login from a place nobody knows', () => {
  it('is stopped after the right password, and says which ways the account has', async () => {
    const { status, error } = await logIn(away);
    expect([status, error.errorCode]).toEqual([403, 'login_verify_required']);
    expect(error.value).toMatchObject({
      ticket: expect.any(String),
      expiresInSeconds: 600,
      options: [
        { method: 'sms', masked: '+63••••••0001' },
        { method: 'email', masked: 'p•••@lumina.example' },
        { method: 'authenticator', masked: '' },
        { method: 'payeeName', masked: '' },
      ],
    });
  });

  it('leaves out what no sender reaches, but never lets a login pass for want of one', async () => {
    const methodsOf = async (): Promise<readonly string[]> => {
      await rig.database.pool.query('delete from limit_window');
      const { status, error } = await logIn(away);
      expect([status, error.errorCode]).toEqual([403, 'login_verify_required']);
      return (error.value as { readonly options: readonly { readonly method: string }[] }).options.map(
        ({ method }) => method,
      );
    };
    const { pool } = rig.database;
    rig.outbox.silent.add('sms');
    expect(await methodsOf()).toEqual(['email', 'authenticator', 'payeeName']);
    rig.outbox.silent.add('email');
    expect(await methodsOf()).toEqual(['authenticator', 'payeeName']);
    const { rows } = await pool.query<{ profile: string }>('select profile from member where id = $1', [
      memberId,
    ]);
    await pool.query(`update member set profile = '{}' where id = $1`, [memberId]);
    await pool.query('update member_authenticator set confirmed_at = null where member_id = $1', [memberId]);
    expect(await methodsOf()).toEqual(['sms', 'email']);
    const { error } = await send(await openTicket(), 'sms');
    expect(error.errorCode).toBe('message.no-sender');
    rig.outbox.silent.clear();
    await pool.query('update member set profile = $2 where id = $1', [memberId, rows[0]?.profile]);
    await pool.query('update member_authenticator set confirmed_at = $2 where member_id = $1', [
      memberId,
      rig.clock.now(),
    ]);
  });

  it('tells a stranger with a wrong password nothing of it', async () => {
    const known = await logIn(home, { password: 'nope' });
    await rig.database.pool.query('delete from limit_window');
    expect((await logIn(away, { password: 'nope' })).error).toEqual(known.error);
  });

  it('continues where the account was before, where it was nowhere yet, and with the module off', async () => {
    expect((await logIn(home)).status).toBe(200);
    await rig.database.pool.query('delete from known_network');
    expect((await logIn(away)).status).toBe(200);
    expect((await logIn(home)).error.errorCode).toBe('login_verify_required');
    rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: false };
    expect((await logIn(home)).status).toBe(200);
    rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: true };
  });

  it('is proven by the code of an SMS or a message, once', async () => {
    for (const method of ['sms', 'email'] as const) {
      const ticket = await openTicket();
      expect((await send(ticket, method)).value).toEqual({ expiredMinutes: 10, resendSeconds: 60 });
      const code = await readCode();
      const { value } = await answer(ticket, method, ` ${code} `);
      expect((await rig.call('member.info', {}, { token: value.token })).value).toMatchObject({
        account: 'player',
      });
      expect((await answer(ticket, method, code)).error.errorCode).toBe('stepup.expired');
    }
  });

  it('is proven by the name on the bank account, however it is written', async () => {
    expect((await answer(await openTicket(), 'payeeName', '  maría dela  cruz ')).status).toBe(200);
    expect((await answer(await openTicket(), 'payeeName', 'Maria')).error.errorCode).toBe('stepup.wrong');
  });

  it('is proven by a code of the authenticator, and not by the same one again', async () => {
    const code = makeTotp(secret, readStep(rig.clock.now()));
    expect((await answer(await openTicket(), 'authenticator', code)).status).toBe(200);
    expect((await answer(await openTicket(), 'authenticator', code)).error.errorCode).toBe('stepup.wrong');
    rig.clock.advance(60_000);
  });

  it('takes one right answer of many at the same moment', async () => {
    const ticket = await openTicket();
    await send(ticket, 'sms');
    const code = await readCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(ticket, 'sms', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes five answers, also when they come at the same moment', async () => {
    const ticket = await openTicket();
    const wrong = await Promise.all(Array.from({ length: 9 }, () => answer(ticket, 'payeeName', 'nobody')));
    const codes = wrong.map(({ error }) => error.errorCode);
    expect(codes.filter((code) => code === 'stepup.wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'stepup.exhausted')).toHaveLength(5);
    expect((await answer(ticket, 'payeeName', 'María Dela Cruz')).error.errorCode).toBe('stepup.exhausted');
  });

  it('counts the tries that are left', async () => {
    const ticket = await openTicket();
    const { error } = await answer(ticket, 'payeeName', 'nobody');
    expect(error.value).toEqual({ attemptsLeft: 4 });
  });

  it('is over after ten minutes, and after five tickets within an hour', async () => {
    const ticket = await openTicket();
    rig.clock.advance(10 * 60_000 + 1);
    expect((await answer(ticket, 'payeeName', 'María Dela Cruz')).error.errorCode).toBe('stepup.expired');
    expect((await send(ticket, 'sms')).error.errorCode).toBe('stepup.expired');
    for (let turn = 0; turn < 4; turn += 1) expect((await logIn(away)).status).toBe(403);
    expect((await logIn(away)).error.errorCode).toBe('TOO_MANY_REQUESTS');
  });

  it('sends one message a minute, and a code counts for the way it was sent by', async () => {
    const ticket = await openTicket();
    await send(ticket, 'sms');
    const code = await readCode();
    expect((await send(ticket, 'sms')).error.errorCode).toBe('TOO_MANY_REQUESTS');
    expect((await answer(ticket, 'email', code)).error.errorCode).toBe('stepup.wrong');
    rig.clock.advance(60_000);
    expect((await send(ticket, 'sms')).status).toBe(200);
    expect((await answer(ticket, 'sms', code)).error.errorCode).toBe('stepup.wrong');
  });

  it('sends one message a minute to a number, whatever ticket asks and however often the way changes', async () => {
    const [one, other] = [await openTicket(), await openTicket()];
    await rig.database.pool.query('delete from limit_window');
    await send(one, 'sms');
    const code = await readCode();
    rig.clock.advance(15_000);
    const early = await send(other, 'sms');
    expect(early.error).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 45 } });
    expect((await send(one, 'email')).status).toBe(200);
    expect((await send(one, 'sms')).error.errorCode).toBe('TOO_MANY_REQUESTS');
    const sent = (await rig.outbox.list({ limit: 9 })).filter(({ channel }) => channel === 'sms');
    expect(sent.map((message) => message.code)).toEqual([code]);
    rig.clock.advance(45_000);
    expect((await send(other, 'sms')).status).toBe(200);
  });

  it('is asked for again next time, unless the browser was trusted: then for 30 days not', async () => {
    const first = await answer(await openTicket(), 'payeeName', 'María Dela Cruz');
    expect(first.cookie).toBe('');
    expect((await logIn(away)).status).toBe(403);
    const trusted = await answer(await openTicket(), 'payeeName', 'María Dela Cruz', true);
    expect(String(trusted.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await logIn(away, { cookie: trusted.cookie })).status).toBe(200);
    const { rows } = await rig.database.pool.query<{ token_hash: string }>(
      'select token_hash from trusted_device',
    );
    expect(trusted.cookie).not.toContain(String(rows[0]?.token_hash));
    rig.clock.advance(30 * 86_400_000);
    expect((await logIn(away, { cookie: trusted.cookie })).status).toBe(403);
  });

  it('does not take another account’s trusted browser', async () => {
    const trusted = await answer(await openTicket(), 'payeeName', 'María Dela Cruz', true);
    const { rows } = await rig.database.pool.query<{ id: string }>(
      "select id from member where account = 'newbie'",
    );
    await rig.database.pool.query('update trusted_device set member_id = $1', [rows[0]?.id]);
    expect((await logIn(away, { cookie: trusted.cookie })).status).toBe(403);
  });
});
