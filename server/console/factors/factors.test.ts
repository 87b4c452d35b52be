import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ChangedFactors,
  AuthenticatorSecret,
  DeviceRequest,
  OwnFactors,
} from '../../../src/protocol/calls/factors.ts';
import type { ConsoleSession } from '../../../src/protocol/calls/session.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createPasskeyFake, type PasskeyFake } from '../../infrastructure/second-factor/passkey.fake.ts';
import { unfinishedMs } from '../sessions.ts';
import {
  consoleOrigin,
  openFactorRig,
  operatorPassword,
  type Browser,
  type FactorRig,
} from './console-factors.fake.ts';
import { factorTries } from './proof.ts';

let database: TestDatabase;
let rig: FactorRig;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const open = async (demo = false): Promise<void> => {
  await database.pool.query('truncate console_account, console_login_try, console_refusal cascade');
  rig = await openFactorRig(database, { demo });
};
beforeEach(() => open());

const stateOf = async (browser: Browser) => {
  const answer = await browser.get('me');
  return answer.statusCode === 200 ? answer.json<ConsoleSession>().factor.state : 'out';
};
const errorOf = (answer: Awaited<ReturnType<Browser['get']>>): string =>
  answer.json<{ errorCode: string }>().errorCode;
const addPasskey = async (browser: Browser, device: PasskeyFake, name = 'Laptop') => {
  const { options } = (await browser.post('factors/passkeys/start')).json<DeviceRequest>();
  return browser.post('factors/passkeys/add', { name, answer: device.make(options) });
};
/** The newest entries, but for calls that were refused. */
const readActions = async (count: number) =>
  (await rig.actions()).filter((line) => !line.includes(' call.refuse')).slice(-count);

describe('the first factor', () => {
  it('is led to by the password, ends in recovery codes, and finishes the login under another token', async () => {
    const browser = await rig.logIn('viewer');
    const before = browser.cookie();
    expect((await browser.get('me')).json()).toMatchObject({
      permissions: [],
      factor: { state: 'due', ways: ['password'] },
    });
    const { secret, uri } = (await browser.post('factors/authenticator/start')).json<AuthenticatorSecret>();
    expect(uri).toContain(`otpauth://totp/Lumina%20console:viewer?secret=${secret}&`);
    expect(errorOf(await browser.post('factors/authenticator/confirm', { code: '000000' }))).toBe(
      'factor.wrong',
    );
    const answer = await browser.post('factors/authenticator/confirm', { code: rig.nextCode(secret) });
    const { recoveryCodes, session, factors } = answer.json<ChangedFactors>();
    expect(recoveryCodes).toHaveLength(10);
    expect(session).toMatchObject({ permissions: ['read'], factor: { state: 'whole' } });
    expect(factors).toMatchObject({ recoveryCodesLeft: 10, passkeys: [], required: true });
    expect(browser.cookie()).not.toBe(before);
    expect(await stateOf(rig.browse(before))).toBe('out');
    const { rows } = await database.pool.query('select * from console_authenticator, console_recovery_code');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes?.[0]?.replaceAll('-', ''));
    expect(await readActions(2)).toEqual([
      'viewer: factor.add authenticator',
      'viewer: session.open 127.0.0.1',
    ]);
  });

  it('may be a passkey, after which the login asks the device', async () => {
    const device = createPasskeyFake(consoleOrigin);
    const browser = await rig.logIn('viewer');
    const added = (await addPasskey(browser, device)).json<ChangedFactors>();
    expect(added.recoveryCodes).toHaveLength(10);
    expect(added.factors.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
    const next = await rig.logIn('viewer');
    expect((await next.get('me')).json()).toMatchObject({
      factor: { state: 'asked', ways: ['passkey', 'recovery'] },
    });
    const { options } = (await next.post('proof/passkey')).json<DeviceRequest>();
    const answer = device.use(options);
    const proven = await next.post('proof', { way: 'passkey', answer });
    expect(proven.json()).toMatchObject({ factor: { state: 'whole' }, permissions: ['read'] });
    // Neither the answer nor the challenge is good again.
    expect(errorOf(await (await rig.logIn('viewer')).post('proof', { way: 'passkey', answer }))).toBe(
      'factor.wrong',
    );
  });

  it('has to be set up within a quarter of an hour after the password', async () => {
    const browser = await rig.logIn('viewer');
    rig.clock.advance(unfinishedMs - 1);
    expect(await stateOf(browser)).toBe('due');
    rig.clock.advance(1);
    expect(await stateOf(browser)).toBe('out');
  });

  it('asks for the password again after a while, in place', async () => {
    const browser = await rig.logIn('viewer');
    rig.clock.advance(5 * 60_000);
    const start = () => browser.post('factors/authenticator/start');
    expect((await start()).json()).toMatchObject({
      errorCode: 'proof.required',
      value: { ways: ['password'] },
    });
    expect(errorOf(await browser.post('proof', { way: 'password', answer: 'guess' }))).toBe('factor.wrong');
    expect((await browser.post('proof', { way: 'password', answer: operatorPassword })).statusCode).toBe(200);
    expect((await start()).statusCode).toBe(200);
  });
});

describe('a login with a second factor', () => {
  it('takes a code once, also of two at the same moment, and the code before it no more', async () => {
    const { secret } = await rig.setUp('viewer');
    const [one, two] = [await rig.logIn('viewer'), await rig.logIn('viewer')];
    const answer = rig.nextCode(secret);
    const answers = await Promise.all(
      [one, two].map((browser) => browser.post('proof', { way: 'code', answer })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    const third = await rig.logIn('viewer');
    expect(errorOf(await third.post('proof', { way: 'code', answer }))).toBe('factor.wrong');
  });

  it('judges five of sixty guesses that come at once, also from other browsers and networks', async () => {
    const { secret } = await rig.setUp('viewer');
    const browsers = await Promise.all([1, 2, 3].map(() => rig.logIn('viewer')));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        rig.call('POST', '/api/proof', {
          cookie: browsers[index % 3]?.cookie() ?? '',
          body: { way: 'code', answer: '000000' },
          from: `203.0.113.${index}`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(factorTries.free);
    const right = await browsers[0]?.post('proof', { way: 'code', answer: rig.nextCode(secret) });
    expect(right?.statusCode).toBe(429);
    expect(Number(right?.headers['retry-after'])).toBeGreaterThan(0);
    rig.clock.advance(factorTries.firstWaitMs);
    const later = await browsers[0]?.post('proof', { way: 'code', answer: rig.nextCode(secret) });
    expect(later?.statusCode).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const { recoveryCodes } = await rig.setUp('viewer');
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    const browser = await rig.logIn('viewer');
    expect((await browser.post('proof', { way: 'recovery', answer: typed })).statusCode).toBe(200);
    expect((await browser.get('factors')).json<OwnFactors>().recoveryCodesLeft).toBe(9);
    const again = await rig.logIn('viewer');
    expect(errorOf(await again.post('proof', { way: 'recovery', answer: typed }))).toBe('factor.wrong');
    expect(await readActions(3)).toEqual([
      'viewer: factor.recovery',
      'viewer: session.open 127.0.0.1',
      'viewer: factor.refuse factor.wrong recovery',
    ]);
  });

  it('is finished by no password, by no factor of another operator, and by no device of another site', async () => {
    const { secret } = await rig.setUp('editor');
    const device = createPasskeyFake(consoleOrigin);
    const { browser: own, recoveryCodes } = await rig.setUp('viewer');
    await addPasskey(own, device);
    const browser = await rig.logIn('viewer');
    const { options } = (await browser.post('proof/passkey')).json<DeviceRequest>();
    const other = await rig.logIn('editor');
    for (const [who, way, answer] of [
      [browser, 'password', operatorPassword],
      [browser, 'code', rig.nextCode(secret)],
      [other, 'recovery', recoveryCodes[1] ?? ''],
      [browser, 'passkey', device.use(options, { origin: 'http://evil.test' })],
      [other, 'passkey', device.use(options)],
      [browser, 'passkey', 'no json'],
    ] as const)
      expect(errorOf(await who.post('proof', { way, answer })), way).toBe('factor.wrong');
    expect([await stateOf(browser), await stateOf(other)]).toEqual(['asked', 'asked']);
  });
});

describe('a change of factors', () => {
  it('ends every other session, and keeps the recovery codes that were given', async () => {
    const { browser, secret } = await rig.setUp('viewer');
    const there = await rig.logIn('viewer');
    await there.post('proof', { way: 'code', answer: rig.nextCode(secret) });
    const added = (await addPasskey(browser, createPasskeyFake(consoleOrigin))).json<ChangedFactors>();
    expect(added.recoveryCodes).toBeNull();
    expect([await stateOf(browser), await stateOf(there)]).toEqual(['whole', 'out']);
    const renewed = (await browser.post('factors/recovery-codes')).json<ChangedFactors>();
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await readActions(4)).toEqual([
      'viewer: factor.add passkey Laptop',
      'viewer: session.open 127.0.0.1',
      'viewer: factor.recovery-codes',
      'viewer: session.open 127.0.0.1',
    ]);
  });

  it('leaves one factor where one is required, and may take the last one in a demonstration', async () => {
    const device = createPasskeyFake(consoleOrigin);
    const { browser } = await rig.setUp('viewer');
    expect(errorOf(await browser.post('factors/authenticator/remove'))).toBe('factor.last');
    const { factors } = (await addPasskey(browser, device)).json<ChangedFactors>();
    expect((await browser.post('factors/authenticator/remove')).statusCode).toBe(200);
    const id = factors.passkeys[0]?.id;
    expect(errorOf(await browser.post('factors/passkeys/remove', { id }))).toBe('factor.last');
    expect((await browser.get('factors')).json<OwnFactors>()).toMatchObject({
      authenticator: null,
      passkeys: [{ id }],
      recoveryCodesLeft: 10,
    });
    await open(true);
    const demo = (await rig.setUp('viewer')).browser;
    const removed = await demo.post('factors/authenticator/remove');
    expect(removed.json<ChangedFactors>()).toMatchObject({
      factors: { authenticator: null, recoveryCodesLeft: 0, required: false },
      session: { factor: { state: 'whole', ways: ['password'] } },
    });
  });

  it('of another operator is not there to be made', async () => {
    const device = createPasskeyFake(consoleOrigin);
    const { browser: own } = await rig.setUp('viewer');
    const { factors } = (await addPasskey(own, device)).json<ChangedFactors>();
    const { browser: other } = await rig.setUp('editor');
    expect(errorOf(await other.post('factors/passkeys/remove', { id: factors.passkeys[0]?.id }))).toBe(
      'factor.none',
    );
    // Nor does a device sign up for two.
    expect(errorOf(await addPasskey(other, device))).toBe('factor.wrong');
  });

  it('is asked of every session from the moment on at which the account has a factor', async () => {
    await open(true);
    const [here, there] = [await rig.logIn('viewer'), await rig.logIn('viewer')];
    const { secret } = (await here.post('factors/authenticator/start')).json<AuthenticatorSecret>();
    await here.post('factors/authenticator/confirm', { code: rig.nextCode(secret) });
    expect([await stateOf(here), await stateOf(there)]).toEqual(['whole', 'out']);
    expect(await stateOf(await rig.logIn('viewer'))).toBe('asked');
  });
});

it('a changed password needs a proof, and neither it nor a link for a new one takes the factor away', async () => {
  const { browser, secret } = await rig.setUp('viewer');
  const change = () =>
    browser.post('account/password', { current: operatorPassword, password: 'lantern 58 copper roads' });
  rig.clock.advance(5 * 60_000);
  expect(errorOf(await change())).toBe('proof.required');
  await browser.post('proof', { way: 'code', answer: rig.nextCode(secret) });
  expect((await change()).json()).toMatchObject({ factor: { state: 'whole' } });
  const { browser: admin } = await rig.setUp('administrator');
  const reset = await admin.post('people/reset', { username: 'viewer' });
  const token = new URL(reset.json<{ link: { url: string } }>().link.url).hash.slice(1);
  const fresh = rig.browse();
  const taken = await fresh.post('links/take', { token, username: '', name: '', password: operatorPassword });
  expect(taken.json()).toMatchObject({ permissions: [], factor: { state: 'asked' } });
});
