import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTotp, readStep } from '../../../server/infrastructure/second-factor/totp.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

const password = 'Foyer-2026';
let rig: MemberRig;
let token = '';
const logIn = async (username: string): Promise<string> =>
  (await rig.call('session.login', { username, password, humanToken: await rig.proveHuman() })).value.token;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window');
  await rig.database.pool.query(
    `update member set email = 'old@mail.example', mobile = '+639170000001' where account = 'player'`,
  );
  token = await logIn('player');
});

const start = async (kind: 'email' | 'mobile' = 'email') =>
  (await rig.call('contact.start', { kind, password }, { token })).value;
const codeTo = async (address: string): Promise<string> =>
  (await rig.outbox.list({ search: address, limit: 1 }))[0]?.code ?? '';
/** As far as the new side. */
const proveOld = async (ticket: string): Promise<void> => {
  await rig.call('contact.sendOld', { ticket }, { token });
  const code = await codeTo('old@mail.example');
  expect((await rig.call('contact.prove', { ticket, way: 'code', code }, { token })).status).toBe(200);
};
const readContacts = async () =>
  (await rig.database.pool.query(`select email, mobile from member where account = 'player'`))
    .rows[0] as unknown;

describe('a change of contact', () => {
  it('proves both sides, tells the old one, keeps this session and ends the others', async () => {
    const other = await logIn('player');
    const { ticket, masked, ways } = await start();
    expect([masked, ways]).toEqual(['o•••@mail.example', ['code']]);
    await proveOld(ticket);
    const sent = await rig.call('contact.sendNew', { ticket, address: ' new@mail.example' }, { token });
    expect(sent.value).toMatchObject({ masked: 'n•••@mail.example', resendSeconds: 60 });
    const code = await codeTo('new@mail.example');
    expect((await rig.call('contact.confirm', { ticket, code }, { token })).value.masked).toBe(
      'n•••@mail.example',
    );
    expect(await readContacts()).toMatchObject({ email: 'new@mail.example' });
    expect((await rig.call('member.info', {}, { token })).value.email).toBe('n•••@mail.example');
    const { status, error } = await rig.call('member.info', {}, { token: other });
    expect([status, error.errorCode, error.value]).toEqual([401, 'duplicateLogin', { reason: 'newContact' }]);
    const [notice] = await rig.outbox.list({ search: 'old@mail.example', limit: 1 });
    expect(notice?.kind).toBe('contactChanged');
    expect((await rig.call('contact.confirm', { ticket, code }, { token })).error.errorCode).toBe(
      'contact.expired',
    );
  });

  it('needs the login password, and the old side before the new one', async () => {
    const refused = await rig.call('contact.start', { kind: 'email', password: 'wrong' }, { token });
    expect(refused.error.fields).toEqual({ password: 'password.wrong' });
    const { ticket } = await start();
    const early = await rig.call('contact.sendNew', { ticket, address: 'new@mail.example' }, { token });
    expect(early.error.errorCode).toBe('contact.unproven');
    // A code of the old side is no proof of the new one.
    await proveOld(ticket);
    const code = await codeTo('old@mail.example');
    expect((await rig.call('contact.confirm', { ticket, code }, { token })).error.errorCode).toBe(
      'contact.expired',
    );
  });

  it('refuses what is no address, the old one and a number that is taken, at the field', async () => {
    const { ticket } = await start();
    await proveOld(ticket);
    const codes: unknown[] = [];
    for (const address of ['nonsense', 'a@b', 'OLD@mail.example'])
      codes.push((await rig.call('contact.sendNew', { ticket, address }, { token })).error.fields);
    expect(codes).toEqual([
      { email: 'field.pattern' },
      { email: 'field.pattern' },
      { email: 'contact.same' },
    ]);
    await rig.database.pool.query(`update member set mobile = null where account = 'player'`);
    const { ticket: free, ways } = await start('mobile');
    expect(ways).toEqual([]);
    rig.live.jurisdiction = { ...rig.live.jurisdiction, tellsTakenNumber: false };
    const taken = await rig.database.pool.query<{ mobile: string }>(
      `select mobile from member where account = 'agent'`,
    );
    const address = taken.rows[0]?.mobile ?? '';
    // Nothing tells a stranger that the number has an account: a code is sent to it all the same.
    expect((await rig.call('contact.sendNew', { ticket: free, address }, { token })).status).toBe(200);
    const code = await codeTo(address);
    expect((await rig.call('contact.confirm', { ticket: free, code }, { token })).error.fields).toEqual({
      mobileNum: 'mobile.taken',
    });
  });

  it('is over after five wrong answers, whichever way they came', async () => {
    const { ticket } = await start();
    await rig.call('contact.sendOld', { ticket }, { token });
    const code = await codeTo('old@mail.example');
    const wrong = code === '000000' ? '000001' : '000000';
    const answer = (typed: string) =>
      rig.call('contact.prove', { ticket, way: 'code', code: typed }, { token });
    for (let turn = 0; turn < 5; turn += 1)
      expect((await answer(wrong)).error.fields).toEqual({ code: 'sms.code-wrong' });
    expect((await answer(code)).error.errorCode).toBe('contact.expired');
    expect(await readContacts()).toMatchObject({ email: 'old@mail.example' });
  });

  it('belongs to the member who began it', async () => {
    const { ticket } = await start();
    const other = await logIn('newbie');
    expect((await rig.call('contact.sendOld', { ticket }, { token: other })).error.errorCode).toBe(
      'contact.expired',
    );
  });

  it('lets a member without a password prove the other side before a first one is added', async () => {
    await rig.database.pool.query(
      `update member set email = null, password_hash = null where account = 'player'`,
    );
    const { value } = await rig.call('contact.start', { kind: 'email' }, { token });
    expect([value.masked, value.ways]).toEqual(['+63••••••0001', ['code']]);
    const early = { ticket: value.ticket, address: 'new@mail.example' };
    expect((await rig.call('contact.sendNew', early, { token })).error.errorCode).toBe('contact.unproven');
    await rig.call('contact.sendOld', { ticket: value.ticket }, { token });
    const code = await codeTo('+639170000001');
    const proof = { ticket: value.ticket, way: 'code', code } as const;
    expect((await rig.call('contact.prove', proof, { token })).status).toBe(200);
    expect((await rig.call('contact.sendNew', early, { token })).status).toBe(200);
    await rig.database.pool.query(
      `update member set password_hash = (select password_hash from member where account = 'newbie')
        where account = 'player'`,
    );
  });

  it('takes the authenticator where the old side is lost', async () => {
    const { value } = await rig.call('authenticator.start', { password }, { token });
    await rig.call(
      'authenticator.confirm',
      { code: makeTotp(value.secret, readStep(rig.clock.now())) },
      { token },
    );
    rig.clock.advance(60_000);
    const { ticket, ways } = await start();
    expect(ways).toEqual(['code', 'authenticator']);
    const code = makeTotp(value.secret, readStep(rig.clock.now()));
    expect(
      (await rig.call('contact.prove', { ticket, way: 'authenticator', code: '000000' }, { token })).error
        .fields,
    ).toEqual({ code: 'authenticator.wrong' });
    expect((await rig.call('contact.prove', { ticket, way: 'authenticator', code }, { token })).status).toBe(
      200,
    );
  });
});
