import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createPasskeyFake,
  type PasskeyFake,
  type PasskeyTrick,
} from '../../../server/infrastructure/second-factor/passkey.fake.ts';
import { makeTotp, readStep } from '../../../server/infrastructure/second-factor/totp.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

const password = 'Foyer-2026';
let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query(
    'delete from limit_window; delete from passkey; delete from member_authenticator; delete from step_up',
  );
  rig.live.modules = { ...rig.live.modules, LOGINTOTP3: true, LOGINPASSKEY3: true, LOGINIPVERF3: false };
  token = (await logIn()).value.token;
});

const logIn = async (username = 'player') =>
  rig.call('session.login', { username, password, humanToken: await rig.proveHuman() });
const startAdding = async (proof: { password?: string; code?: string } = { password }) =>
  (await rig.call('passkeys.start', proof, { token })).value.options;
const add = async (device: PasskeyFake, name = 'My phone') =>
  rig.call('passkeys.add', { name, answer: device.make(await startAdding()) }, { token });
const challenge = async (ticket?: string) =>
  (await rig.call('session.startPasskey', ticket === undefined ? {} : { ticket })).value.options;
const enter = async (device: PasskeyFake, trick: PasskeyTrick = {}) =>
  rig.call('session.passkey', { answer: device.use(await challenge(), trick) });

describe('a passkey', () => {
  it('is added after the password, named, and told to the member', async () => {
    const device = createPasskeyFake();
    expect((await rig.call('passkeys.start', { password: 'wrong' }, { token })).error.fields).toEqual({
      password: 'password.wrong',
    });
    const { value } = await add(device, '  My phone ');
    expect(value).toEqual({
      list: [{ id: expect.any(String), name: 'My phone', createdAt: expect.any(String), lastUsedAt: null }],
      provenBy: 'password',
    });
    const id = value.list[0]?.id ?? '';
    const renamed = await rig.call('passkeys.rename', { id, name: 'Old phone' }, { token });
    expect(renamed.value.list.map(({ name }) => name)).toEqual(['Old phone']);
    const [mail] = await rig.outbox.list({ search: 'player@lumina.example', limit: 1 });
    expect(mail).toMatchObject({ kind: 'passkeyAdded' });
    // The same key of the same device is there already.
    expect((await add(device)).error.errorCode).toBe('passkey.wrong');
  });

  it('logs in without name, password and second factor', async () => {
    const device = createPasskeyFake();
    await add(device);
    await giveAuthenticator();
    const { value } = await enter(device);
    expect(value).toMatchObject({ userName: 'player', passwordExpired: false });
    const logins = await rig.call('devices.logins', { page: 1, size: 1 }, { token: value.token });
    expect(logins.value.content[0]).toMatchObject({ way: 'passkey', outcome: 'accepted' });
    const { list } = (await rig.call('passkeys.list', {}, { token: value.token })).value;
    expect(list[0]?.lastUsedAt).toBe(rig.clock.now().toISOString());
  });

  it('is refused when it is repeated, altered, foreign, copied or late', async () => {
    const device = createPasskeyFake();
    await add(device);
    const refused = { status: 400, error: { errorCode: 'passkey.wrong' } };
    const answer = device.use(await challenge());
    expect((await rig.call('session.passkey', { answer })).status).toBe(200);
    expect(await rig.call('session.passkey', { answer })).toMatchObject(refused);
    for (const trick of [
      { origin: 'https://portal.example' },
      { relyingParty: 'portal.example' },
      { unverified: true },
      { count: 1 },
    ])
      expect(await enter(device, trick)).toMatchObject(refused);
    // A key of no member, one that says it is another, and texts that are no answer.
    expect(await enter(createPasskeyFake())).toMatchObject(refused);
    const ownAnswer = JSON.parse(device.use(await challenge())) as { id: string };
    const foreign = JSON.parse(createPasskeyFake().use(await challenge())) as object;
    for (const text of [
      JSON.stringify({ ...foreign, id: ownAnswer.id, rawId: ownAnswer.id }),
      '{}',
      'null',
      '[1',
      '{"id":"x"}',
    ])
      expect(await rig.call('session.passkey', { answer: text })).toMatchObject(refused);
    // A challenge that was made for something else.
    const forAdding = device.use(await startAdding());
    expect(await rig.call('session.passkey', { answer: forAdding })).toMatchObject(refused);
    const late = await challenge();
    rig.clock.advance(6 * 60_000);
    expect(await rig.call('session.passkey', { answer: device.use(late) })).toMatchObject(refused);
    expect((await enter(device)).status).toBe(200);
  });

  it('is not added by an answer for another member, another site or another challenge', async () => {
    const device = createPasskeyFake();
    const options = await startAdding();
    const other = (await logIn('agent')).value.token;
    const send = (answer: string, as = token) =>
      rig.call('passkeys.add', { name: 'Mine', answer }, { token: as });
    expect((await send(device.make(options), other)).error.errorCode).toBe('passkey.wrong');
    expect((await send(device.make(options, { origin: 'https://portal.example' }))).error.errorCode).toBe(
      'passkey.wrong',
    );
    expect((await send(device.make(await challenge()))).error.errorCode).toBe('passkey.wrong');
    expect((await rig.call('passkeys.list', {}, { token })).value.list).toEqual([]);
  });

  it('of another member is neither renamed nor removed', async () => {
    const { value } = await add(createPasskeyFake());
    const id = value.list[0]?.id ?? '';
    const other = (await logIn('agent')).value.token;
    expect((await rig.call('passkeys.rename', { id, name: 'x' }, { token: other })).status).toBe(404);
    expect((await rig.call('passkeys.remove', { id, password }, { token: other })).status).toBe(404);
    expect((await rig.call('passkeys.remove', { id }, { token })).error.fields).toEqual({
      password: 'field.required',
    });
    expect((await rig.call('passkeys.remove', { id, password }, { token })).value.list).toEqual([]);
  });

  it('does nothing where the site has no logins by passkey, and opens no frozen account', async () => {
    const device = createPasskeyFake();
    await add(device);
    const answer = device.use(await challenge());
    rig.live.modules = { ...rig.live.modules, LOGINPASSKEY3: false };
    expect((await rig.call('session.passkey', { answer })).error.errorCode).toBe('function.not.available');
    rig.live.modules = { ...rig.live.modules, LOGINPASSKEY3: true };
    await rig.database.pool.query("update member set frozen = true where account = 'player'");
    expect((await rig.call('session.passkey', { answer })).status).not.toBe(200);
    await rig.database.pool.query("update member set frozen = false where account = 'player'");
  });
});

/** Sets an authenticator up; gives a code of the next step. */
async function giveAuthenticator(): Promise<() => string> {
  const { secret } = (await rig.call('authenticator.start', { password }, { token })).value;
  const code = () => {
    rig.clock.advance(30_000);
    return makeTotp(secret, readStep(rig.clock.now()));
  };
  await rig.call('authenticator.confirm', { code: code() }, { token });
  return code;
}

describe('a passkey beside the authenticator', () => {
  it('finishes a login where a code would, for that ticket alone', async () => {
    const device = createPasskeyFake();
    await add(device);
    await giveAuthenticator();
    const { error } = await logIn();
    expect(error.errorCode).toBe('login_verify_required');
    const { ticket, options } = error.value as { ticket: string; options: unknown };
    expect(options).toEqual([
      { method: 'authenticator', masked: '' },
      { method: 'passkey', masked: '' },
    ]);
    // A challenge of a login by passkey alone is not good for the ticket.
    const stray = device.use(await challenge());
    const prove = (answer: string) => rig.call('session.stepUp', { ticket, method: 'passkey', answer });
    expect((await prove(stray)).error.errorCode).toBe('stepup.wrong');
    expect((await prove(device.use(await challenge(ticket)))).value.userName).toBe('player');
  });

  it('needs a code of the authenticator to be added or removed', async () => {
    const code = await giveAuthenticator();
    expect((await rig.call('passkeys.start', { password }, { token })).error.fields).toEqual({
      code: 'field.required',
    });
    const device = createPasskeyFake();
    const answer = device.make(await startAdding({ code: code() }));
    const { value } = await rig.call('passkeys.add', { name: 'Key', answer }, { token });
    expect(value.provenBy).toBe('authenticator');
    const id = value.list[0]?.id ?? '';
    expect((await rig.call('passkeys.remove', { id, code: code() }, { token })).value.list).toEqual([]);
  });
});
