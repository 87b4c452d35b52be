// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { sessionEnds } from '../../protocol/session-end.ts';
import { createTestRuntime, fakePointer } from '../../runtime/testing.tsx';
import { createOneTimeStore } from '../session/one-time-store.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { createStoredSession } from '../session/stored-session.ts';
import { noticePath } from '../page/page-notice.ts';
import { createActorEnvironment } from './start-machine.ts';
import type { WiringNeeds } from './wiring-needs.ts';

const textOf = (locale: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../locales/${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;

function setUp(kept: Readonly<Record<string, string>> = {}, modals: readonly string[] = []) {
  const test = createTestRuntime({
    scopes: { ui: {} },
    messages: {
      'runtime.signedOut.expired': 'You were signed out.',
      'runtime.signedOut.newPassword': 'The password was changed.',
      'runtime.firstLogin': 'Welcome, this is your first login.',
    },
    parts: { 'r1-ar': { hello: 'ahlan' } },
    // Never finishes loading, so that events for it stay queued.
    machines: { session: () => new Promise<never>(() => undefined) },
    pointer: fakePointer('r1', {
      messages: { EN: 'r1-en', AR: 'r1-ar' },
      modals: Object.fromEntries(modals.map((id) => [id, id])),
    }),
  });
  test.runtime.machines.hold('session', 'session', () => ({}));
  const tabTexts = createFakeTexts(kept);
  const browserTexts = createFakeTexts();
  const told: JsonObject[] = [];
  const said: string[] = [];
  const { effects } = createActorEnvironment([], {
    runtime: test.runtime,
    api: {
      'member.setLanguage': (input: JsonObject) => Promise.resolve(void told.push(input)),
    } as unknown as Api,
    session: createStoredSession(tabTexts),
    tabTexts,
    browserTexts,
    notify: (text) => void said.push(text),
    oneTimeStore: createOneTimeStore(),
    now: () => 0,
  } as Partial<WiringNeeds> as WiringNeeds);
  const run = (name: string, params: JsonObject = {}): void => effects[name]?.(params);
  return { ...test, tabTexts, browserTexts, told, said, run };
}

describe('what the flows do to the portal', () => {
  it('keeps and drops the token of the tab', () => {
    const { run, tabTexts } = setUp();
    run('keepToken', { token: 't1' });
    expect(tabTexts.read('token')).toBe('t1');
    run('dropToken');
    expect(tabTexts.read('token')).toBeNull();
  });

  it('reads the session again with a new token, by which the other tabs and the stream get it', () => {
    const { run, runtime } = setUp({ token: 't1' });
    const told = vi.spyOn(runtime.machines, 'tell');
    run('keepToken', { token: 't2' });
    expect(told.mock.calls).toEqual([['session', 'member.refresh', {}]]);
  });

  it('forgets the session but neither language nor merchant', () => {
    const { run, tabTexts } = setUp({ token: 't1', account: 'player', hisLang: 'AR', merchantCode: 'demo' });
    run('clearSession');
    expect(tabTexts.all()).toEqual({ hisLang: 'AR', merchantCode: 'demo' });
  });

  it('says why a session ended, in the language of the page', () => {
    const { run, said } = setUp();
    run('announceLoss', { reason: 'expired' });
    expect(said).toEqual(['You were signed out.']);
  });

  it('says in a dialog what another device or staff did, or as a notice where the site has none', async () => {
    const { run, said, runtime } = setUp({}, ['session-ended']);
    const open = vi.spyOn(runtime.effects, 'open').mockImplementation(() => undefined);
    run('announceLoss', { reason: 'newPassword' });
    run('announceLoss', { reason: 'expired' });
    // As a page of members does in the same moment: the reason comes on top.
    runtime.effects.open('login', {});
    await Promise.resolve();
    expect(open.mock.calls).toEqual([
      ['login', {}],
      ['session-ended', { reason: 'newPassword', text: 'The password was changed.' }],
    ]);
    expect(said).toEqual(['You were signed out.']);
    const without = setUp();
    without.run('announceLoss', { reason: 'newPassword' });
    expect(without.said).toEqual(['The password was changed.']);
  });

  it.each(['EN', 'AR', 'TY'])('has an own text for each reason in %s', (locale) => {
    const texts = textOf(locale);
    const said = sessionEnds.flatMap((reason) => texts[`runtime.signedOut.${reason}`] ?? []);
    expect(new Set(said).size).toBe(sessionEnds.length);
  });

  it('welcomes the person who logs in for the first time', () => {
    const { run, said } = setUp();
    run('firstLogin');
    expect(said).toEqual(['Welcome, this is your first login.']);
  });

  it('goes home after a sign-in, but stays where a page had asked for it', () => {
    const { run, asked, runtime } = setUp();
    runtime.store.set(noticePath, 'signInNeeded');
    run('goHome');
    expect(asked.filter(([name]) => name === 'goTo')).toEqual([]);
    runtime.store.set(noticePath, null);
    for (const id of ['sports', 'esports', 'cockfight', 'game']) {
      runtime.store.set('route', { id });
      run('goHome');
    }
    expect(asked.filter(([name]) => name === 'goTo')).toEqual([]);
    runtime.store.set('route', { id: 'login' });
    run('goHome');
    expect(asked.filter(([name]) => name === 'goTo').map(([, path]) => path)).toEqual(['/']);
  });

  it('stays on the page that asked for the sign-in, which is up before the flow has ended', () => {
    const { run, asked, runtime } = setUp();
    const listGone = () => asked.filter(([name]) => name === 'goTo').map(([, path]) => path);
    runtime.store.set(noticePath, 'signInNeeded');
    run('signedIn', { member: { account: 'player' } });
    runtime.store.set(noticePath, null);
    run('goHome');
    expect(listGone()).toEqual([]);
    // Logging out is another matter.
    run('goHome');
    expect(listGone()).toEqual(['/']);
  });

  it('changes the language immediately, stores it, and tells the server only for a member', async () => {
    const visitor = setUp();
    visitor.run('applyLanguage', { code: 'AR' });
    await expect.poll(() => visitor.runtime.active().locale).toBe('AR');
    const { tabTexts, browserTexts } = visitor;
    expect([tabTexts.read('hisLang'), tabTexts.read('language'), browserTexts.read('language')]).toEqual([
      'AR',
      'AR',
      'AR',
    ]);
    expect(visitor.told).toEqual([]);
    const member = setUp({ token: 't1' });
    member.run('applyLanguage', { code: 'AR' });
    expect(member.told).toEqual([{ language: 'AR' }]);
  });

  it('tells the server after a sign-in which language was chosen before it, and nothing where none was', async () => {
    const { run, told, runtime } = setUp();
    run('signedIn', { member: { account: 'player' } });
    expect(told).toEqual([]);
    run('applyLanguage', { code: 'AR' });
    await expect.poll(() => runtime.active().locale).toBe('AR');
    expect(told).toEqual([]);
    run('signedIn', { member: { account: 'player' } });
    expect(told).toEqual([{ language: 'AR' }]);
  });

  it('opens no sign-in where the site has none', () => {
    const { run, runtime, reports } = setUp();
    run('openLogin');
    expect(runtime.store.get('ui.modal')).toBeNull();
    expect(reports).toEqual([]);
  });
});
