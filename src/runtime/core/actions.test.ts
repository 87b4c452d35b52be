import { describe, expect, it } from 'vitest';
import type { CompiledAction, CompiledValue } from '../../protocol/release/release.ts';
import { isWritablePath } from '../../protocol/document/writable-path.ts';
import { parseExternal, runActions, type Effects } from './actions.ts';
import { extendScope, type Scope } from './scope.ts';
import { createStore } from './store.ts';

function setUp(call: Effects['call'] = () => Promise.resolve({ ok: true })) {
  const store = createStore({ ui: {}, data: {} });
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void done.push([name, ...args.map((arg) => (arg instanceof URL ? arg.href : arg))]);
  const effects: Effects = {
    translate: (key) => `<${key}>`,
    send: note('send'),
    navigate: note('navigate'),
    goTo: () => undefined,
    open: () => undefined,
    openModal: (modal, params) => {
      done.push(['open', modal, params]);
      return modal === 'gone' ? Promise.reject(new Error('gone')) : Promise.resolve();
    },
    close: note('close'),
    call: (operation, input) => {
      done.push(['call', operation, input]);
      return call(operation, input);
    },
    write: store.set,
    writeData: (name, value) => store.set(`data.${name}`, value),
    track: note('track'),
    focus: note('focus'),
    announce: note('announce'),
    openExternal: note('external'),
    externalHosts: () => ['help.example'],
  };
  const base: Scope = { read: store.get, isIn: () => undefined, canSend: () => undefined };
  const scope = extendScope(base, 'event', { value: 'typed' });
  const failures: string[] = [];
  const run = (...actions: CompiledAction[]): Promise<boolean> =>
    runActions(actions, scope, effects, (error, action) => failures.push(`${action.do}: ${String(error)}`));
  return { store, done, failures, run };
}
const constant = (v: string): CompiledValue => ({ k: 'c', v });
const eventValue: CompiledValue = { k: 'e', r: { var: 'event.value' }, d: ['event.value'] };

describe('actions', () => {
  it('run in order, with the event in scope', async () => {
    const { run, done, store } = setUp();
    await run(
      { do: 'send', to: 'flow', event: 'code.enter', with: { code: eventValue } },
      { do: 'set', path: 'ui.page.code', value: eventValue },
      { do: 'navigate', to: 'home', query: { q: eventValue } },
      { do: 'open', modal: 'login', with: { from: constant('here') } },
      { do: 'close' },
      { do: 'track', event: 'entered' },
      { do: 'focus', node: 'field' },
      { do: 'announce', text: { k: 't', key: 'said', d: [] } },
      { do: 'external', href: constant('https://help.example/a') },
    );
    expect(store.get('ui.page.code')).toBe('typed');
    expect(done).toEqual([
      ['send', 'flow', 'code.enter', { code: 'typed' }],
      ['navigate', 'home', {}, { q: 'typed' }],
      ['open', 'login', { from: 'here' }],
      ['close'],
      ['track', 'entered', {}],
      ['focus', 'field'],
      ['announce', '<said>'],
      ['external', 'https://help.example/a'],
    ]);
  });
  it('put the answer of a call where the layout says, before the next action runs', async () => {
    const { run, done, store } = setUp();
    await run({ do: 'call', call: 'games.list', into: 'games' }, { do: 'close' });
    expect(store.get('data.games')).toEqual({ ok: true });
    expect(done.map(([name]) => name)).toEqual(['call', 'close']);
  });
  it('stop at the first failure and say which', async () => {
    const { run, done, failures } = setUp(() => Promise.reject(new Error('offline')));
    expect(await run({ do: 'close' }, { do: 'call', call: 'x' }, { do: 'track', event: 'never' })).toBe(
      false,
    );
    expect(done.map(([name]) => name)).toEqual(['close', 'call']);
    expect(failures).toEqual(['call: Error: offline']);
  });
  it('wait for a modal, and stop where it cannot be had', async () => {
    const { run, done, failures } = setUp();
    expect(await run({ do: 'open', modal: 'gone' }, { do: 'focus', node: 'never' })).toBe(false);
    expect(done.map(([name]) => name)).toEqual(['open']);
    expect(failures).toEqual(['open: Error: gone']);
  });
  it('run synchronously up to the first call, so that a press may open a window', () => {
    const { run, done } = setUp();
    void run({ do: 'external', href: constant('https://help.example/') });
    expect(done.length).toBe(1);
  });
  it.each([
    'settings.x',
    'session.account',
    'ui.modal',
    'wallet.balance',
    'ui.page',
    'ui.page.__proto__',
    'form.a',
    'data.x',
    'ui.page.a.constructor.b',
  ])('refuse to set %s', async (path) => {
    const { run, failures } = setUp();
    expect(await run({ do: 'set', path, value: constant('x') })).toBe(false);
    expect(failures[0]).toContain('may write');
  });
  it('may set what belongs to the page', () => {
    for (const path of ['ui.page.a', 'ui.page.a.b-c', 'ui.sideMenu', 'ui.theme', 'form.login.values']) {
      expect(isWritablePath(path)).toBe(true);
    }
  });
  it.each([
    'javascript:alert(1)',
    'http://help.example/',
    'https://evil.example/',
    'https://help.example.evil.example/',
    'https://help.example@evil.example/',
    'https://user@help.example/',
    'https://help.example:8443/',
    'https://:word@help.example/',
    'data:text/html,x',
    '/relative',
    '',
  ])('do not leave the site for %j', (href) => {
    expect(() => parseExternal(href, ['help.example'])).toThrow();
  });
});
