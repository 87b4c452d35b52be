// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createOneTimeStore } from '../session/one-time-store.ts';
import { takeFragmentFromAddress } from './take-fragment.ts';
import { providerArea } from './areas/provider.ts';
import { registrationArea } from './areas/registration.ts';
import { resetArea } from './areas/reset.ts';
import { signInArea } from './areas/sign-in.ts';
import { stepUpArea } from './areas/step-up.ts';
import { verificationArea } from './areas/verification.ts';
import { createProviderWindow, type ProviderWindowEvent } from './provider-window.ts';
import { createActorEnvironment } from './start-machine.ts';
import type { WiringNeeds } from './wiring-needs.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';

const signedIn = {
  id: '7',
  userName: 'player',
  token: 't1',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: true,
};
function setUp(answers: Readonly<Record<string, Json | ApiError>> = {}) {
  const calls: [string, JsonObject][] = [];
  const callOperation = (name: string, params: JsonObject = {}): Promise<Json> => {
    calls.push([name, params]);
    const answer = answers[name] ?? null;
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const api = new Proxy({} as Api, {
    get: (_target, name) =>
      name === 'callOperation' ? callOperation : (params?: JsonObject) => callOperation(String(name), params),
  });
  const oneTimeStore = createOneTimeStore();
  const areas = [providerArea, registrationArea, resetArea, signInArea, stepUpArea, verificationArea];
  const { services } = createActorEnvironment(areas, {
    api,
    oneTimeStore,
    needsHumanToken: () => false,
    tabTexts: createFakeTexts(),
    address: () => new URL('https://a.example/register'),
    now: () => 0,
  } as Partial<WiringNeeds> as WiringNeeds);
  const run = (name: string, input: JsonObject = {}): Promise<unknown> =>
    services[name]?.(input, new AbortController().signal) ?? Promise.reject(new Error(`no ${name}`));
  return { run, calls, oneTimeStore };
}
const refusal = (code: string, value: Json = null): ApiError =>
  new ApiError({ code, status: 403, message: '', value });

describe('ways into an account', () => {
  it('report that the password was set by another person and has to be changed', async () => {
    const { run } = setUp({ 'session.login': signedIn });
    expect(await run('logIn', { username: 'player', password: 'p' })).toMatchObject({
      passwordDefault: true,
    });
    const proven = setUp({ 'session.stepUp': { ...signedIn, passwordExpired: true } });
    expect(await proven.run('answerStepUp', { ticket: 't', method: 'sms', answer: '1' })).toEqual({
      token: 't1',
      passwordExpired: true,
      passwordDefault: true,
    });
  });

  it('reset by phone names the account that the login continues with', async () => {
    const { run, calls } = setUp({ 'member.resetByPhone': { userName: 'player' } });
    const typed = { mobileNum: '+63', verificationCode: '1', newPassword: 'a', confirmNewPassword: 'a' };
    expect(await run('resetByPhone', typed)).toEqual({ username: 'player' });
    expect(calls).toEqual([['member.resetByPhone', typed]]);
  });

  it('send a code for a new password by its own call', async () => {
    const { run, calls } = setUp({ 'verification.sendResetCode': { expiredMinutes: 5, resendSeconds: 60 } });
    await run('sendCode', { purpose: 'reset', mobileNum: '+63' });
    expect(calls).toEqual([['verification.sendResetCode', { mobileNum: '+63' }]]);
  });

  it('read of a provider’s answer what the server needs, and continue with linking where it asks for that', async () => {
    const known = setUp({ 'session.exchangeProvider': signedIn });
    const input = { provider: 'google', code: '?state=s%2F1&code=c1' };
    expect(await known.run('exchangeProviderCode', input)).toEqual({
      token: 't1',
      bindTicket: null,
      suggestedName: 'player',
      fullName: '',
      email: '',
    });
    expect(known.calls[0]?.[1]).toEqual({ provider: 'google', code: 'c1', state: 's/1' });
    const value = { bindTicket: 'b1', suggestedName: 'ana', name: 'Ana', email: 'ana@mail.example' };
    const first = setUp({ 'session.exchangeProvider': refusal('bind_customer_required', value) });
    expect(await first.run('exchangeProviderCode', input)).toEqual({
      token: null,
      bindTicket: 'b1',
      suggestedName: 'ana',
      fullName: 'Ana',
      email: 'ana@mail.example',
    });
    const refused = setUp({ 'session.exchangeProvider': refusal('provider.refused') });
    await expect(refused.run('exchangeProviderCode', input)).rejects.toMatchObject({
      code: 'provider.refused',
    });
  });

  it('fill what a provider says of a person into empty fields that the registration shows', () => {
    const store = createStore({
      settings: {
        register: { username: { enabled: true }, payeeName: { enabled: true }, email: { enabled: false } },
      },
      form: { register: { values: { username: '', payeeName: 'Typed' } } },
    });
    const navigate = vi.fn();
    const runtime = { store, closeModal: () => undefined, effects: { navigate } };
    const oneTimeStore = createOneTimeStore();
    const needs = { runtime, oneTimeStore } as unknown as Parameters<
      NonNullable<typeof providerArea.effects>
    >[0];
    providerArea.effects?.(needs)['openRegistration']?.({
      bindTicket: 'b1',
      suggestedName: 'ana',
      fullName: 'Ana Reyes',
      email: 'ana@mail.example',
    });
    expect(store.get('form.register.values')).toEqual({ username: 'ana', payeeName: 'Typed' });
    expect(store.get('form.registerMobile.values')).toEqual({ payeeName: 'Ana Reyes' });
    expect(oneTimeStore.take('binding')).toEqual({ bindTicket: 'b1' });
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('link a new account with the registration that succeeds, not with one that is refused', async () => {
    const user = { username: 'new' };
    const refused = setUp({ 'member.register': refusal('username.taken') });
    refused.oneTimeStore.leave('binding', { bindTicket: 'b1' });
    await expect(refused.run('register', { user })).rejects.toMatchObject({ code: 'username.taken' });
    expect(refused.calls[0]?.[1]).toMatchObject({ bindTicket: 'b1' });
    expect(refused.oneTimeStore.take('binding')).toEqual({ bindTicket: 'b1' });
    const made = setUp({ 'member.register': { token: 't' }, 'member.checkRegistration': { attempt: 'a1' } });
    made.oneTimeStore.leave('binding', { bindTicket: 'b1' });
    // The check before registration validates the ticket but does not consume it.
    await made.run('checkRegistration', { user });
    await made.run('register', { user });
    await made.run('register', { user });
    expect(made.calls.map(([, params]) => params['bindTicket'])).toEqual(['b1', 'b1', undefined]);
  });

  it('take the secret of a link out of the address', () => {
    const replaced: unknown[] = [];
    const history = { state: null, replaceState: (...all: unknown[]) => void replaced.push(all[2]) };
    const secretOf = (hash: string) =>
      takeFragmentFromAddress({ hash, pathname: '/reset-password', search: '' }, history);
    expect([secretOf('#link-1'), secretOf('#'), secretOf('')]).toEqual(['link-1', null, null]);
    expect(replaced).toEqual(['/reset-password']);
  });
});

describe('the window of a provider', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A window that the test moves, and a clock that the test turns. */
  function setUpWindow(opens: boolean) {
    const waiting: (() => void)[] = [];
    const told: ProviderWindowEvent[] = [];
    const fake = {
      closed: false,
      location: {
        origin: 'null',
        pathname: 'blank',
        search: '',
        replace: (url: string) => void shown.push(url),
      },
      close: () => {
        fake.closed = true;
      },
    };
    const shown: string[] = [];
    vi.spyOn(window, 'open').mockImplementation(() => (opens ? (fake as never) : null));
    const clock = {
      now: () => 0,
      after: (_ms: number, work: () => void) => {
        waiting.push(work);
        return () => undefined;
      },
    };
    const popup = createProviderWindow(clock, (news) => void told.push(news));
    const turn = (): void => waiting.splice(0).forEach((work) => work());
    return { popup, told, turn, fake, shown, waiting };
  }

  it('is reported as blocked after the step that opened it', () => {
    const { popup, told, turn } = setUpWindow(false);
    popup.open();
    expect(told).toEqual([]);
    turn();
    expect(told).toEqual([{ event: 'window.blocked' }]);
  });

  it('reports the answer once, when the window is back at the portal’s own address', () => {
    const { popup, told, turn, fake, waiting } = setUpWindow(true);
    popup.open();
    turn();
    expect(told).toEqual([]);
    Object.assign(fake.location, {
      origin: location.origin,
      pathname: '/identity/answer',
      search: '?state=s&code=c',
    });
    turn();
    expect(told).toEqual([{ event: 'provider.answered', answer: '?state=s&code=c' }]);
    expect(waiting).toEqual([]);
  });

  it('says that the provider refused, and that the person closed it', () => {
    const refused = setUpWindow(true);
    refused.popup.open();
    const back = { origin: location.origin, pathname: '/identity/answer', search: '?error=access_denied' };
    Object.assign(refused.fake.location, back);
    refused.turn();
    expect(refused.told).toEqual([{ event: 'provider.refused' }]);
    vi.restoreAllMocks();
    const closed = setUpWindow(true);
    closed.popup.open();
    closed.fake.close();
    closed.turn();
    expect(closed.told).toEqual([{ event: 'window.closed' }]);
  });

  it('hears nothing more after it was closed here, and goes to web addresses only', () => {
    const { popup, told, turn, shown } = setUpWindow(true);
    popup.open();
    popup.show('https://id.example/authorize');
    popup.show('javascript:alert(1)');
    expect(shown).toEqual(['https://id.example/authorize']);
    popup.close();
    turn();
    expect(told).toEqual([]);
  });
});
