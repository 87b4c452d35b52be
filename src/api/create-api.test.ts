import axios, { AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import { operations } from '../protocol/operations.ts';
import { ApiError } from './api-error.ts';
import { createApi, type ApiInput } from './create-api.ts';

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}
function createHttpFake(replies: readonly Reply[]): {
  http: AxiosInstance;
  sent: InternalAxiosRequestConfig[];
} {
  const sent: InternalAxiosRequestConfig[] = [];
  const http = axios.create({
    adapter: (config) => {
      const reply = replies[sent.length];
      sent.push(config);
      if (reply === undefined) return Promise.reject(new axios.AxiosError('gone', 'ERR_NETWORK', config));
      return Promise.resolve({
        status: reply.status,
        statusText: '',
        data: reply.body,
        headers: new AxiosHeaders(reply.headers ?? {}),
        config,
      });
    },
  });
  return { http, sent };
}
function setUp(replies: readonly Reply[], input: Partial<ApiInput> = {}) {
  const lost: string[] = [];
  const fake = createHttpFake(replies);
  const api = createApi({
    getToken: () => 'token-1',
    getLocale: () => 'TY',
    getMerchant: () => 'demo',
    getRelease: () => 'abc',
    onSessionLost: (reason) => lost.push(reason),
    http: fake.http,
    ...input,
  });
  return { api, lost, sent: fake.sent };
}
async function readError(promise: Promise<unknown>): Promise<ApiError> {
  const result = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(result).toBeInstanceOf(ApiError);
  return result as ApiError;
}

/** Calls that the portal makes. */
const carried = operations.filter(({ portal }) => portal !== false);
const writes = carried.filter(({ method }) => method !== 'GET');
const withChanges = writes.filter(({ changes }) => (changes ?? []).length > 0);
const readings = carried.filter(({ method }) => method === 'GET');
/** Answers a call and says which operations it named as changed. */
async function listChanged(name: string, reply: Reply): Promise<readonly string[]> {
  const changed: string[] = [];
  const { api } = setUp([reply], { onChanged: (names) => changed.push(...names) });
  await api.callOperation(name, {}).catch(() => undefined);
  await Promise.resolve();
  return changed;
}

describe('what a call changes', () => {
  it.each(writes.map((one) => [one.name, one] as const))('%s names the readings, or none', (_, one) => {
    expect(one.changes).toBeDefined();
    const known = new Set(readings.map(({ name }) => name));
    expect(one.changes?.filter((name) => !known.has(name))).toEqual([]);
  });
  it.each(withChanges.map((one) => [one.name, one.changes, one.envelope] as const))(
    '%s says so once it is answered',
    async (name, changes, envelope) => {
      const body = envelope ? { success: true, value: {} } : {};
      expect(await listChanged(name, { status: 200, body })).toEqual(changes);
    },
  );
  it('is every reading of a person, but those that no call of theirs touches', () => {
    const named = new Set(writes.flatMap(({ changes }) => changes ?? []));
    const left = readings.filter(({ token, name }) => token !== 'none' && !named.has(name));
    expect(left.map(({ name }) => name)).toEqual([
      'agent.announcements',
      'agent.bets',
      'agent.branches',
      'agent.file',
      'agent.registered',
      'agent.transactions',
      'agent.userLoss',
      'care.breakEnd',
      'contracts.accrued',
      'contracts.line',
      'contracts.lines',
      'conversations.recipients',
      'games.facets',
      'games.hot',
      'games.info',
      'games.jackpots',
      'games.list',
      'games.rooms',
      'games.session',
      'games.types',
      'levels.progress',
      'lottery.chaseIssues',
      'lottery.history',
      'lottery.near',
      'lottery.opened',
      'lottery.proof',
      'lottery.series',
      'lottery.setting',
      'member.icon',
      'missions.leaderboard',
      'notices.list',
      'ownerProof.read',
      'points.config',
      'points.conversionTypes',
      'promotions.read',
      'records.bets',
      'records.detail',
      'records.file',
      'records.income',
      'records.profit',
      'records.statement',
      'records.statements',
      'referrals.details',
      'support.link',
      'system.help',
      'wallet.merchant',
    ]);
  });
  it('counts money that moves as a change of the balance or of an order', () => {
    const silent = writes.filter(
      ({ name, money, changes }) =>
        // An order of several offers has a key like money that moves, and moves none.
        name !== 'contracts.offerMany' && money && !/wallet\.balance|deposit\.list/.test(String(changes)),
    );
    expect(silent).toEqual([]);
  });
  it('may be there although the call failed, where another was faster or the answer is lost', async () => {
    const refusal = (status: number) => ({ status, body: { success: false, errorCode: 'x', value: null } });
    expect(await listChanged('withdrawals.submit', refusal(409))).toContain('withdrawals.list');
    expect(await listChanged('withdrawals.submit', refusal(502))).toContain('wallet.balance');
    expect(await listChanged('withdrawals.submit', refusal(400))).toEqual([]);
    expect(await listChanged('withdrawals.submit', refusal(401))).toEqual([]);
  });
  it('is nothing for a reading', async () => {
    expect(await listChanged('deposit.list', { status: 200, body: { success: true, value: {} } })).toEqual(
      [],
    );
  });
});

describe('the member API client', () => {
  it('sends the contract’s headers and takes the value out of the envelope', async () => {
    const { api, sent } = setUp([{ status: 200, body: { success: true, value: 7 } }]);
    expect(await api['messages.unread']()).toBe(7);
    const headers = sent[0]?.headers;
    expect(headers?.get('Merchant')).toBe('demo');
    expect(headers?.get('ModuleId')).toBe('INBOX3');
    expect(headers?.get('Language')).toBe('TY');
    expect(headers?.get('Authorization')).toBe('token-1');
    expect(headers?.get('X-Release')).toBe('abc');
  });

  it('takes a bare answer as the value', async () => {
    const { api } = setUp([{ status: 200, body: [{ nodeId: '1' }] }]);
    expect(await api.callOperation('games.popular', { count: 1 })).toEqual([{ nodeId: '1' }]);
  });

  it('never sends the token with a call that takes none', async () => {
    const { api, sent } = setUp([{ status: 200, body: { success: true, value: 'cG5n' } }]);
    await api['captcha.image']();
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('turns a refusal into a coded error with value, fields and waiting time', async () => {
    const { api, lost } = setUp([
      {
        status: 429,
        body: {
          success: false,
          errorCode: 'TOO_MANY_REQUESTS',
          message: 'wait',
          value: { captcha: true },
          fields: { mobileNo: 'TOO_MANY_REQUESTS' },
        },
        headers: { 'retry-after': '300' },
      },
    ]);
    const error = await readError(api['verification.sendRegisterCode']({ mobileNo: '9171234567' }));
    expect(error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      retryAfter: 300,
      value: { captcha: true },
    });
    expect(error.fields).toEqual({ mobileNo: 'TOO_MANY_REQUESTS' });
    expect(lost).toHaveLength(0);
  });

  it('treats success:false with status 200 as a refusal', async () => {
    const { api } = setUp([
      { status: 200, body: { success: false, errorCode: 'function.not.available', message: '' } },
    ]);
    expect((await readError(api['wallet.balance']())).code).toBe('function.not.available');
  });

  it('takes a question answered with no as an answer, and a login that wants a captcha as a refusal', async () => {
    const { api } = setUp([
      { status: 200, body: { success: false, value: { available: false } } },
      { status: 200, body: { success: false, value: { valid: false } } },
      { status: 200, body: { success: false, value: { captcha: true } } },
      { status: 200, body: { success: false } },
    ]);
    expect(await api['member.checkUsername']({ username: 'player' })).toEqual({ available: false });
    expect(await api['agent.affiliate']({ code: 'x' })).toEqual({ valid: false });
    const login = api['session.login']({ username: 'player', password: 'x' });
    expect(await readError(login)).toMatchObject({ status: 200, value: { captcha: true } });
    expect((await readError(api['member.checkUsername']({ username: 'a' }))).status).toBe(200);
  });

  it('reports a lost session and answers a public GET as a visitor', async () => {
    const { api, lost, sent } = setUp([
      { status: 401, body: { success: false, errorCode: 'login.not.session', message: '' } },
      { status: 200, body: { success: true, value: { list: [] } } },
    ]);
    expect(await api['games.hot']()).toEqual({ list: [] });
    expect(lost).toEqual(['expired']);
    expect(sent[1]?.headers.has('Authorization')).toBe(false);
  });

  it('does not repeat a private call after a lost session', async () => {
    const { api, sent, lost } = setUp([{ status: 401, body: '' }]);
    expect((await readError(api['wallet.balance']())).code).toBe('login.not.session');
    expect(sent).toHaveLength(1);
    expect(lost).toHaveLength(1);
  });

  it('keeps a new session when an answer to the old token comes late', async () => {
    const tokens = ['old', 'new'];
    const { api, lost } = setUp([{ status: 401, body: {} }], { getToken: () => tokens.shift() ?? 'new' });
    await readError(api['wallet.balance']());
    expect(lost).toHaveLength(0);
  });

  it('says offline when no answer comes and aborted when the caller gave up', async () => {
    const { api } = setUp([]);
    expect((await readError(api['system.status']())).code).toBe('network.offline');
    const controller = new AbortController();
    controller.abort();
    const second = setUp([{ status: 200, body: { success: true, value: 1 } }]);
    expect((await readError(second.api['system.status']({}, { signal: controller.signal }))).code).toBe(
      'network.aborted',
    );
  });

  it('sends a picture as it is, with its name in any script, and takes a refusal like every other', async () => {
    const kept = { id: 'u1', name: 'إيصال.png', type: 'image/png', size: 3 };
    const { api, sent } = setUp([
      { status: 200, body: { success: true, value: kept } },
      { status: 413, body: { success: false, errorCode: 'upload.size', message: '' } },
    ]);
    const file = new File(['png'], 'إيصال.png', { type: 'image/png' });
    expect(await api.uploadPicture(file)).toEqual(kept);
    expect(sent[0]?.data).toBe(file);
    expect(sent[0]?.headers.get('Content-Type')).toBe('image/png');
    expect(decodeURIComponent(String(sent[0]?.headers.get('X-File-Name')))).toBe('إيصال.png');
    expect((await readError(api.uploadPicture(file))).code).toBe('upload.size');
    expect((await readError(api.uploadPicture(file))).code).toBe('network.offline');
  });

  it('refuses an operation it does not know', async () => {
    const { api } = setUp([]);
    await expect(api.callOperation('games.burn')).rejects.toThrow('games.burn');
  });
});
