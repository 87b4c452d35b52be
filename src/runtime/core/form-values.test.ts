import { describe, expect, it } from 'vitest';
import { createFakeClock } from './clock.fake.ts';
import { createFormValues } from './form-values.ts';
import { createStore } from './store.ts';

function setUp() {
  const store = createStore({ form: {}, machine: {} });
  const clock = createFakeClock();
  const flow = { holdsSecrets: false };
  const forms = createFormValues({ store, clock, holdsSecrets: () => flow.holdsSecrets });
  const type = (form: string, values: Record<string, string>) => store.set(`form.${form}.values`, values);
  const typed = (form: string) => store.get(`form.${form}.values`);
  return { store, clock, flow, forms, type, typed };
}

describe('what was typed into a form', () => {
  it('stays when the form goes, but not its passwords', () => {
    const { forms, type, typed, clock } = setUp();
    const leave = forms.hold('login', ['password']);
    type('login', { username: 'ana', password: 'secret' });
    clock.advance(1_000);
    expect(typed('login')).toEqual({ username: 'ana', password: 'secret' });
    leave();
    clock.advance(1_000);
    expect(typed('login')).toEqual({ username: 'ana' });
  });
  it('stays whole for a form that comes back at once', () => {
    const { forms, type, typed, clock } = setUp();
    const leave = forms.hold('login', ['password']);
    type('login', { password: 'secret' });
    leave();
    forms.hold('login', ['password']);
    clock.advance(1_000);
    expect(typed('login')).toEqual({ password: 'secret' });
  });
  it('stays whole while a flow holds a secret, and loses it when the flow has used it', () => {
    const { forms, type, typed, clock, flow, store } = setUp();
    const leave = forms.hold('register', ['password']);
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
    const { forms, type, typed, clock } = setUp();
    const leave = forms.hold('login', ['password']);
    forms.hold('login', ['password']);
    type('login', { password: 'secret' });
    leave();
    clock.advance(1_000);
    expect(typed('login')).toEqual({ password: 'secret' });
  });
  it('is gone when somebody else is here: at once, or with the form that is still shown', () => {
    const { forms, type, typed, clock, store } = setUp();
    forms.hold('convert', [])();
    const leave = forms.hold('login', ['password']);
    type('convert', { amount: '5' });
    type('login', { username: 'ana', password: 'secret' });
    forms.forget();
    expect(store.get('form.convert')).toBeUndefined();
    expect(typed('login')).toEqual({ username: 'ana', password: 'secret' });
    expect(forms.list()).toEqual({});
    leave();
    clock.advance(1_000);
    expect(store.get('form.login')).toBeUndefined();
    forms.hold('login', ['password']);
    type('login', { username: 'ben' });
    expect(forms.list()).toEqual({ login: { username: 'ben' } });
  });
  it('is listed without secrets, and put back only where nothing is typed', () => {
    const { forms, type, typed } = setUp();
    forms.hold('login', ['password']);
    forms.hold('redeem', ['pin']);
    type('login', { username: 'ana', password: 'secret' });
    type('redeem', { pin: '246810' });
    expect(forms.list()).toEqual({ login: { username: 'ana' } });
    forms.restore({ login: { username: 'old' }, convert: { amount: '5' } });
    expect(typed('login')).toEqual({ username: 'ana', password: 'secret' });
    expect(typed('convert')).toEqual({ amount: '5' });
  });
});
