import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { endOfTime } from '../../protocol/document/jurisdiction.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { createOneTimeStore } from '../session/one-time-store.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { isComplete, markSignedIn, adoptSession } from '../session/stored-member.ts';
import { createStoredSession, type StoredSession } from '../session/stored-session.ts';
import { registrationArea } from './areas/registration.ts';
import { signInArea } from './areas/sign-in.ts';
import { verificationArea } from './areas/verification.ts';
import { solveProofOfWork } from './solve-work.ts';
import { createActorEnvironment } from './start-machine.ts';
import type { WiringNeeds } from './wiring-needs.ts';

// SHA-256 of 'salt7' in hex.
const workTask = async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('salt7'));
  return { salt: 'salt', target: Buffer.from(bytes).toString('hex'), maximum: 1200 };
};

interface Setting {
  readonly regDate?: number;
  /** The brand's time zone. */
  readonly zone?: string;
  readonly type?: number;
  readonly breakUntil?: string;
  readonly needsHumanToken?: boolean;
  readonly hasAddressToken?: boolean;
  readonly refusals?: Readonly<Record<string, ApiError>>;
  /** What another tab does when it is asked for its session. */
  readonly borrow?: (session: StoredSession) => void;
}
async function setUp(rest: Setting = {}) {
  const calls: [string, JsonObject][] = [];
  const work = await workTask();
  const answers: Record<string, Json> = {
    'member.info': {
      id: '7',
      account: 'player',
      nickname: 'Player',
      type: rest.type ?? 0,
      ...(rest.breakUntil === undefined ? {} : { breakUntil: rest.breakUntil }),
      toUpline: false,
      regDate: rest.regDate ?? Date.UTC(2026, 0, 1),
      mobile: '',
      email: '',
      language: 'EN',
      clubLabel: { labelName: 'Gold', rankLevel: 2 },
    },
    'wallet.balance': { sumBalance: '12.50', balance: [], currency: 'PHP', currencySymbol: '₱' },
    'messages.unread': 3,
    'session.login': {
      id: '7',
      userName: 'player',
      token: 't1',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: true,
      passwordDefault: false,
    },
    'session.logout': {},
    'member.changePassword': { token: 't4' },
    'member.register': { token: 't2' },
    'member.registerMobile': { token: 't3' },
    'captcha.image': 'AAAA',
    'verification.challenge': { id: 'c1', kind: 'work', expiresInSeconds: 120, attemptsLeft: 3, work },
    'verification.answer': { token: 'human', expiresInSeconds: 60 },
    'member.checkRegistration': { attempt: 'a1', expiresInSeconds: 1_800 },
    'verification.proveRegisterCode': {},
    'member.checkUsername': { available: false },
    'verification.sendLoginCode': { expiredMinutes: 5, resendSeconds: 60 },
    'verification.sendRegisterCode': { expiredMinutes: 5, resendSeconds: 60 },
  };
  const callOperation = (name: string, params: JsonObject = {}): Promise<Json> => {
    calls.push([name, params]);
    const refusal = rest.refusals?.[name];
    if (refusal !== undefined) return Promise.reject(refusal);
    return Promise.resolve(answers[name] ?? null);
  };
  const api = new Proxy({} as Api, {
    get: (_target, name) =>
      name === 'callOperation' ? callOperation : (params?: JsonObject) => callOperation(String(name), params),
  });
  const session = createStoredSession(createFakeTexts(), createFakeTexts());
  const { services } = createActorEnvironment([registrationArea, signInArea, verificationArea], {
    api,
    session,
    runtime: {
      store: { get: (path: string) => (path === 'settings.brand.timeZone' ? rest.zone : undefined) },
    },
    oneTimeStore: createOneTimeStore(),
    tabTexts: createFakeTexts(),
    hasAddressToken: () => rest.hasAddressToken ?? false,
    borrowSession: () => Promise.resolve(rest.borrow?.(session)),
    loadMessages: () => Promise.resolve(),
    needsHumanToken: () => rest.needsHumanToken ?? false,
    newId: () => 'key-0001',
    address: () => new URL('https://a.example/register?x=1'),
    now: () => Date.UTC(2026, 0, 3, 12),
  } as unknown as WiringNeeds);
  const run = (name: string, input: JsonObject = {}): Promise<unknown> =>
    services[name]?.(input, new AbortController().signal) ?? Promise.reject(new Error(`no ${name}`));
  return { run, calls, session };
}

describe('services of the flows', () => {
  it('know the member with wallet and unread count, day of joining from 1', async () => {
    const { run } = await setUp();
    expect(await run('loadMember')).toEqual({
      id: '7',
      account: 'player',
      nickname: 'Player',
      type: 0,
      level: 'Gold',
      regDate: '2026-01-01',
      daysJoined: 3,
      unread: 3,
      balance: '12.50',
      currency: 'PHP',
      symbol: '₱',
      mobile: null,
      breakUntil: null,
      breakForGood: false,
    });
  });
  it('keep wallet and level of the member in the tab', async () => {
    const { run, session } = await setUp();
    await run('loadMember');
    expect([session.tab.read('wallet'), session.tab.read('vipRankLevel')]).toEqual(['12.50', '2']);
    session.tab.write('wallet', null);
    await run('refreshMember');
    expect(session.tab.read('wallet')).toBe('12.50');
  });
  it('know the day of joining in the brand’s time zone', async () => {
    const { run } = await setUp({ regDate: Date.UTC(2026, 0, 1, 20), zone: 'Asia/Manila' });
    expect(await run('loadMember')).toMatchObject({ regDate: '2026-01-02' });
  });
  it('know until when a session is for withdrawals only', async () => {
    const { run } = await setUp({ breakUntil: '2026-12-01T08:00:00.000Z' });
    expect(await run('loadMember')).toMatchObject({
      breakUntil: '2026-12-01T08:00:00.000Z',
      breakForGood: false,
    });
    const excluded = await setUp({ breakUntil: endOfTime });
    expect(await excluded.run('loadMember')).toMatchObject({ breakForGood: true });
  });
  it('do not ask for the messages of a trial account', async () => {
    const { run, calls } = await setUp({ type: 4 });
    await run('loadMember');
    await run('refreshMember');
    expect(calls.map(([name]) => name)).not.toContain('messages.unread');
  });
  it('restore no member without a token, or for a token without its account', async () => {
    const { run, session, calls } = await setUp();
    expect(await run('restoreSession')).toEqual({ hasToken: false, member: null });
    session.keepToken('t1');
    expect(await run('restoreSession')).toEqual({ hasToken: true, member: null });
    expect(calls).toEqual([]);
  });
  it('restore the member of a token that came with the address, also after a reload', async () => {
    const { run, session } = await setUp({ hasAddressToken: true });
    session.keepToken('t1');
    expect(await run('restoreSession')).toMatchObject({ hasToken: true, member: { account: 'player' } });
    expect(isComplete(session)).toBe(true);
  });
  it('ask the other tabs only where one of them is likely to be signed in', async () => {
    const asked: string[] = [];
    const borrow = (session: StoredSession) => {
      asked.push('asked');
      adoptSession(session, { token: 't1', account: 'player' });
    };
    const { run, session } = await setUp({ borrow });
    expect(await run('restoreSession')).toEqual({ hasToken: false, member: null });
    expect(asked).toEqual([]);
    markSignedIn(session, true);
    expect(await run('restoreSession')).toMatchObject({ hasToken: true, member: { account: 'player' } });
    expect(asked).toEqual(['asked']);
  });
  it('send captcha and ticket with a login only where there are any', async () => {
    const { run, calls } = await setUp();
    expect(
      await run('logIn', {
        type: 'username',
        username: 'player',
        password: 'p',
        captcha: null,
        ticket: null,
      }),
    ).toEqual({
      token: 't1',
      firstTimeLogin: false,
      passwordExpired: true,
      passwordDefault: false,
    });
    await run('logIn', {
      type: 'sms',
      username: '+63917',
      password: '123456',
      captcha: 'ab',
      ticket: 'human',
    });
    expect(calls.map(([, params]) => params)).toEqual([
      { username: 'player', password: 'p', type: 'username' },
      { username: '+63917', password: '123456', type: 'sms', captcha: 'ab', humanToken: 'human' },
    ]);
  });
  it('change a password and give the token that replaces the old one', async () => {
    const { run, calls } = await setUp();
    const typed = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
    expect(await run('changePassword', typed)).toEqual({ token: 't4' });
    expect(calls).toEqual([['member.changePassword', typed]]);
  });
  it('register by name or by number, and say where from', async () => {
    const { run, calls } = await setUp();
    const user = { username: 'new', password: 'p' };
    expect(await run('register', { method: 'username', user, attempt: null, ticket: null })).toEqual({
      token: 't2',
    });
    await run('register', { method: 'mobile', user, attempt: 'a1', ticket: 'human' });
    expect(calls[0]).toEqual([
      'member.register',
      {
        ...user,
        login: true,
        registerUrl: 'https://a.example/register?x=1',
        domain: 'a.example',
        registerMethod: 'WEB',
      },
    ]);
    expect(calls[1]?.[0]).toBe('member.registerMobile');
    expect(calls[1]?.[1]).toMatchObject({ attempt: 'a1', humanToken: 'human' });
  });
  it('check a registration, and prove its number, in one attempt', async () => {
    const { run, calls } = await setUp();
    const user = { username: 'new', password: 'p' };
    const first = { method: 'username', user, captcha: 'ab', attempt: null };
    expect(await run('checkRegistration', first)).toEqual({ attempt: 'a1' });
    await run('checkRegistration', { method: 'mobile', user, captcha: null, attempt: 'a1' });
    expect(await run('proveNumber', { attempt: 'a1', mobileNum: '+63917', code: '123456' })).toEqual({});
    expect(await run('checkName', { name: 'player' })).toEqual({ available: false });
    expect(calls).toEqual([
      ['member.checkRegistration', { ...user, method: 'username', captcha: 'ab' }],
      ['member.checkRegistration', { ...user, method: 'mobile', attempt: 'a1' }],
      ['verification.proveRegisterCode', { attempt: 'a1', mobileNo: '+63917', verificationCode: '123456' }],
      ['member.checkUsername', { username: 'player' }],
    ]);
  });
  it('hear from other platforms that a name is taken, and take no lost answer for that', async () => {
    const checkName = async (status: number, code: string): Promise<unknown> => {
      const refusals = { 'member.checkUsername': new ApiError({ code, status, message: '' }) };
      return (await setUp({ refusals })).run('checkName', { name: 'player' });
    };
    expect(await checkName(200, 'response.unreadable')).toEqual({ available: false });
    await expect(checkName(504, 'network.timeout')).rejects.toMatchObject({ code: 'network.timeout' });
  });
  it('earn a verification ticket before a code is sent, where the site requires one', async () => {
    const { run, calls } = await setUp({ needsHumanToken: true });
    expect(await run('sendCode', { purpose: 'register', mobileNum: '+63917' })).toEqual({
      expiredMinutes: 5,
      resendSeconds: 60,
    });
    expect(calls).toEqual([
      ['verification.challenge', { kind: 'work' }],
      ['verification.answer', { id: 'c1', number: 7 }],
      ['verification.sendRegisterCode', { mobileNo: '+63917', humanToken: 'human' }],
    ]);
  });
  it('hand pictures on as the page can show them', async () => {
    const { run } = await setUp();
    expect(await run('loadCaptcha', { kind: 'picture' })).toEqual({ content: 'data:image/png;base64,AAAA' });
    expect(await run('loadChallenge', { kind: 'work' })).toMatchObject({
      id: 'c1',
      kind: 'work',
      puzzle: null,
      attemptsLeft: 3,
    });
  });
});

describe('the work instead of the slider', () => {
  it('finds the number, and gives up when there is none or when it is called off', async () => {
    const task = await workTask();
    const { signal } = new AbortController();
    expect(await solveProofOfWork(task, signal)).toBe(7);
    await expect(solveProofOfWork({ ...task, maximum: 6 }, signal)).rejects.toMatchObject({
      code: 'verification.expired',
    });
    await expect(solveProofOfWork(task, AbortSignal.abort())).rejects.toThrow();
  });
});
