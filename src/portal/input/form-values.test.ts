import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { preserveForm } from '../../runtime/core/mounted-forms.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createFormValues } from './form-values.ts';

function setUp() {
  const store = createStore({ form: {}, machine: {}, session: { account: 'ana' } });
  const clock = createFakeClock();
  const flow = { holdsSecrets: false };
  const forms = createFormValues({ store, clock, holdsSecrets: () => flow.holdsSecrets });
  const type = (form: string, values: Record<string, string>) => store.set(`form.${form}.values`, values);
  const typed = (form: string) => store.get(`form.${form}.values`);
  const hold = (form: string, secrets: readonly string[]) => preserveForm(store, form, secrets);
  const arrive = (account: string | null) => store.set('session.account', account);
  return { store, clock, flow, forms, type, typed, hold, arrive };
}

describe('what was typed into a form', () => {
  it('stays when the form goes, but not its passwords', () => {
    const { hold, type, typed, clock } = setUp();
    const leave = hold('login', ['password']);
    type('login', { username: 'ana', password: 'secret' });
    clock.advance(1_000);
    expect(typed('login')).toEqual({ username: 'ana', password: 'secret' });
    leave();
    clock.advance(1_000);
    expect(typed('login')).toEqual({ username: 'ana' });
  });
  it('keeps its secrets for a form that is mounted again immediately', () => {
    const { hold, type, typed, clock } = setUp();
    const leave = hold('login', ['password']);
    type('login', { password: 'secret' });
    leave();
    hold('login', ['password']);
    clock.advance(1_000);
    expect(typed('login')).toEqual({ password: 'secret' });
  });
  it('stays whole while a flow holds a secret, and loses it when the flow has used it', () => {
    const { hold, type, typed, clock, flow, store } = setUp();
    const leave = hold('register', ['password']);
    type('register', { name: 'ana', password: 'secret' });
    flow.holdsSecrets = true;
    leave();
    clock.advance(60_000);
    expect(typed('register')).toEqual({ name: 'ana', password: 'secret' });
    flow.holdsSecrets = false;
    store.set('machine.reg', { state: 'succeeded' });
    clock.advance(1_000);
    expect(typed('register')).toEqual({ name: 'ana' });
  });
  it('stays whole in a form that is drawn twice until both are gone', () => {
    const { hold, type, typed, clock } = setUp();
    const leave = hold('login', ['password']);
    hold('login', ['password']);
    type('login', { password: 'secret' });
    leave();
    clock.advance(1_000);
    expect(typed('login')).toEqual({ password: 'secret' });
  });
  it('is removed when another member logs in: immediately, or with the form that is still shown', () => {
    const { forms, hold, arrive, type, typed, clock, store } = setUp();
    hold('convert', [])();
    const leave = hold('login', ['password']);
    type('convert', { amount: '5' });
    type('login', { username: 'ana', password: 'secret' });
    arrive('ben');
    expect(store.get('form.convert')).toBeUndefined();
    expect(typed('login')).toEqual({ username: 'ana', password: 'secret' });
    expect(forms.list()).toEqual({});
    leave();
    clock.advance(1_000);
    expect(store.get('form.login')).toBeUndefined();
    hold('login', ['password']);
    type('login', { username: 'ben' });
    expect(forms.list()).toEqual({ login: { username: 'ben' } });
  });
  it('is listed without secrets, and put back only where nothing is typed', () => {
    const { forms, hold, type, typed } = setUp();
    hold('login', ['password']);
    hold('redeem', ['pin']);
    type('login', { username: 'ana', password: 'secret' });
    type('redeem', { pin: '246810' });
    expect(forms.list()).toEqual({ login: { username: 'ana' } });
    forms.restore({ login: { username: 'old' }, convert: { amount: '5' } });
    expect(typed('login')).toEqual({ username: 'ana', password: 'secret' });
    expect(typed('convert')).toEqual({ amount: '5' });
  });
  it.each(['expired', 'newPassword'])(
    'is there again after the session was cut off (%s), for the same member and without passwords',
    (reason) => {
      const { hold, type, typed, clock, store, arrive } = setUp();
      const cutOff = (): void =>
        store.batch(() => {
          store.set('session.reason', reason);
          arrive(null);
        });
      const leave = hold('profile', ['password']);
      type('profile', { name: 'Ana', password: 'secret' });
      store.set('ui.page', { withdrawalAmount: '500', fundPassword: 'secret' });
      cutOff();
      leave();
      clock.advance(1_000);
      expect([typed('profile'), store.get('ui.page.withdrawalAmount')]).toEqual([undefined, undefined]);
      arrive('ana');
      expect(typed('profile')).toEqual({ name: 'Ana' });
      expect(store.get('ui.page')).toEqual({ withdrawalAmount: '500' });
      cutOff();
      arrive('ben');
      expect([typed('profile'), store.get('ui.page.withdrawalAmount')]).toEqual([undefined, undefined]);
      arrive('ana');
      expect(store.get('ui.page.withdrawalAmount')).toBe(undefined);
    },
  );
  it('is gone when a member logged out', () => {
    const { store, arrive } = setUp();
    store.set('ui.page', { withdrawalAmount: '500' });
    store.set('session.reason', 'signedOut');
    arrive(null);
    arrive('ana');
    expect(store.get('ui.page.withdrawalAmount')).toBe(undefined);
  });
});
