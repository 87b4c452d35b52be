// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { UnreachableError } from '../../runtime/core/part-store.ts';
import { createTestRuntime, fakePointer } from '../../runtime/testing.tsx';
import { createPageController } from './page-controller.ts';
import { noticePath } from './page-notice.ts';

function screen(id: string, access: NonNullable<CompiledScreen['access']>): CompiledScreen {
  return {
    kind: 'page',
    id,
    access,
    title: { k: 't', key: `${id}.title`, d: [] },
    chrome: { header: true, headerMenu: true, sideMenu: false, footer: false },
    data: {},
    machines: {},
    forms: [],
    nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div' }],
    root: 0,
  };
}
/** A flow that is about what the query names, and reads the session too. */
const aboutQuery: CompiledScreen['machines'] = {
  contract: {
    use: 'contract',
    input: {
      account: { k: 'e', r: { var: ['route.query.account', ''] }, d: ['route.query.account'] },
      isMember: { k: 'e', r: { '===': [{ var: 'session.state' }, 'member'] }, d: ['session.state'] },
    },
  },
};
const accesses = { home: 'anyone', login: 'visitor', member: 'member', agentHome: 'agent' } as const;

function setUp(
  session: JsonObject,
  settings: JsonObject = {},
  morePages: Record<string, string> = {},
  fetchPart?: (hash: string) => Promise<string>,
) {
  const ids = Object.keys(accesses) as (keyof typeof accesses)[];
  const site = {
    name: 'Test',
    locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr' as const, nativeName: 'English', enabled: true }],
    defaultLocale: 'EN',
    externalHosts: [],
    settings,
    routes: [
      ...[...ids, 'broken'].map((id) => ({ id, path: id === 'home' ? '/' : `/${id}`, page: id })),
      { id: 'invited', path: '/invited', aliases: ['/invitation'], page: 'home', open: true },
    ],
  };
  const clock = createFakeClock();
  const test = createTestRuntime({
    ...(fetchPart === undefined ? {} : { fetchPart }),
    scopes: { session },
    pointer: fakePointer('r1', {
      pages: {
        ...Object.fromEntries(ids.map((id) => [id, `page-${id}`])),
        broken: 'page-broken',
        ...morePages,
      },
      modals: { login: 'modal-login' },
    }),
    parts: {
      ...Object.fromEntries(ids.map((id) => [`page-${id}`, screen(id, accesses[id])])),
      'page-agentHome': { ...screen('agentHome', 'agent'), closedOnBreak: true, machines: aboutQuery },
      'page-sign-in': screen('sign-in-needed', 'anyone'),
      'r1-site': site,
      'r1-shell': { ...screen('shell', 'anyone'), kind: 'shell' },
      'r1-en': {},
      'modal-login': { ...screen('login', 'anyone'), kind: 'modal' },
    },
    site,
  });
  const done: unknown[][] = [];
  const pages = createPageController(test.runtime, {
    replace: (path) => done.push(['replace', path]),
    home: () => '/first-steps',
    begin: () => undefined,
    setTitle: (title) => done.push(['title', title]),
    arrived: (title) => done.push(['arrived', title]),
    after: clock.after,
  });
  const { store, screens } = test.runtime;
  const shown = (): unknown => store.get(noticePath) ?? screens.get('page')?.screen.id;
  return { test, pages, done, shown, store, clock };
}
const visitor = { state: 'visitor' };
const member = { state: 'member', type: 0, isAgent: false };

describe('pages', () => {
  it('come up with their route in scope and their title set; only later ones are announced', async () => {
    const { pages, done, shown, store } = setUp(visitor);
    await pages.visit('/', '?a=1');
    expect(shown()).toBe('home');
    expect(store.get('route')).toEqual({ id: 'home', path: '/', params: {}, query: { a: '1' }, hash: '' });
    expect(store.get('ui.chrome')).toEqual({
      header: true,
      headerMenu: true,
      sideMenu: false,
      footer: false,
    });
    await pages.visit('/login', '');
    expect(done).toEqual([
      ['title', 'home.title'],
      ['title', 'login.title'],
      ['arrived', 'runtime.pageOpened'],
    ]);
  });
  it('stay as they are, unannounced, when only what stands behind the path changes', async () => {
    const { pages, done, store, test } = setUp(visitor);
    await pages.visit('/', '');
    const before = test.runtime.screens.get('page');
    await pages.visit('/', '?page=ACE');
    expect(store.get('route.query')).toEqual({ page: 'ACE' });
    await pages.visit('/', '?page=ACE#safe-play');
    expect([store.get('route.query'), store.get('route.hash')]).toEqual([{ page: 'ACE' }, 'safe-play']);
    await pages.visit('/', '');
    expect([store.get('route.query'), store.get('route.hash')]).toEqual([{}, '']);
    expect(test.runtime.screens.get('page')).toBe(before);
    expect(done.filter(([what]) => what === 'arrived')).toEqual([]);
    await pages.visit('/login', '?page=ACE');
    expect(done.at(-1)).toEqual(['arrived', 'runtime.pageOpened']);
  });
  it('are shown from their beginning when the query names another thing for their flow', async () => {
    const { pages, done, test } = setUp({ state: 'member', type: 1, isAgent: true });
    await pages.visit('/agentHome', '?account=ana');
    const shownPage = () => test.runtime.screens.get('page');
    const ofAna = shownPage();
    await pages.visit('/agentHome', '?account=ana&page=2#top');
    expect(shownPage()).toBe(ofAna);
    await pages.visit('/agentHome', '?account=ben');
    const ofBen = shownPage();
    expect(ofBen).not.toBe(ofAna);
    expect(done.at(-1)).toEqual(['arrived', 'runtime.pageOpened']);
    // Two changes at once: the second alone would be none for the flow.
    await Promise.all([
      pages.visit('/agentHome', '?account=cleo'),
      pages.visit('/agentHome', '?account=cleo&page=2'),
    ]);
    expect(shownPage()).not.toBe(ofBen);
    // Back, and away at once: the page that is left is not shown.
    await Promise.all([pages.visit('/agentHome', '?account=ana'), pages.visit('/', '')]);
    expect(shownPage()?.screen.id).toBe('home');
  });
  it('do not receive a fragment that is long enough to be a secret', async () => {
    const { pages, store } = setUp(visitor);
    await pages.visit('/', `#${'x'.repeat(33)}`);
    expect(store.get('route.hash')).toBe('');
    await pages.visit('/', `#${'x'.repeat(32)}`);
    expect(store.get('route.hash')).toBe('x'.repeat(32));
  });
  it('of members ask a visitor to log in, and show themselves once that is done', async () => {
    const { pages, shown, store, test } = setUp(visitor);
    await pages.visit('/member', '');
    expect(shown()).toBe('signInNeeded');
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.get('ui.modal')).toBe('login');
    store.set('session', member);
    expect(shown()).toBe('member');
    store.set('session', visitor);
    expect(shown()).toBe('signInNeeded');
    expect(test.reports.filter(({ message }) => !message.includes('is missing'))).toEqual([]);
  });
  it('of members wait while a session is being restored', async () => {
    const { pages, shown, store } = setUp({ state: 'booting' });
    await pages.visit('/member', '');
    expect(shown()).toBe('loading');
    store.set('session', member);
    expect(shown()).toBe('member');
  });
  it('for visitors send a member to where home is for now', async () => {
    const { pages, done } = setUp(member);
    await pages.visit('/login', '');
    expect(done).toContainEqual(['replace', '/first-steps']);
  });
  it('for agents say so to other members, and ask a trial account for a real one', async () => {
    const { pages, shown, store } = setUp(member);
    await pages.visit('/agentHome', '');
    expect(shown()).toBe('agentNeeded');
    store.set('session', { state: 'member', type: 4, isAgent: false });
    expect(shown()).toBe('realAccountNeeded');
    store.set('session', { state: 'member', type: 1, isAgent: true });
    expect(shown()).toBe('agentHome');
  });
  it('that a break closes come down when it begins, and come back when it is over', async () => {
    const { pages, shown, store } = setUp({ state: 'member', type: 1, isAgent: true });
    await pages.visit('/agentHome', '');
    expect(shown()).toBe('agentHome');
    store.set('member', { breakUntil: '2026-12-01T20:30:00.000Z' });
    expect(shown()).toBe('closedOnBreak');
    store.set('member', { breakUntil: null });
    expect(shown()).toBe('agentHome');
  });
  it('that are not there say so, and a failing one can be tried again', async () => {
    const { pages, shown } = setUp(visitor);
    await pages.visit('/nothing', '');
    expect(shown()).toBe('notFound');
    await pages.visit('/broken', '');
    expect(shown()).toBe('broken');
    await pages.retry();
    expect(shown()).toBe('broken');
    await pages.visit('/', '');
    expect(shown()).toBe('home');
  });
  it('that cannot be reached say so, report no failure, and load once the server answers', async () => {
    let isReachable = false;
    const answer = JSON.stringify(screen('broken', 'anyone'));
    const fetchPart = (): Promise<string> =>
      isReachable ? Promise.resolve(answer) : Promise.reject(new UnreachableError('no answer'));
    const { pages, shown, test, done, clock } = setUp(visitor, {}, {}, fetchPart);
    await pages.visit('/', '');
    await pages.visit('/broken', '');
    expect(shown()).toBe('unreachable');
    clock.advance(5_000);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe('unreachable');
    expect(done.filter(([what]) => what === 'arrived')).toEqual([['arrived', 'runtime.unreachable.title']]);
    // Menus mark where the person is.
    expect(test.runtime.store.get('route.path')).toBe('/broken');
    isReachable = true;
    clock.advance(5_000);
    await vi.waitFor(() => expect(shown()).toBe('broken'));
    expect(test.runtime.screens.get('page')?.screen.id).toBe('broken');
    expect(test.reports.filter(({ message }) => !message.includes('is missing'))).toEqual([]);
  });
  it('that could not be reached load immediately when the browser is online again', async () => {
    let isReachable = false;
    const answer = JSON.stringify(screen('broken', 'anyone'));
    const { pages, shown, store } = setUp(visitor, {}, {}, () =>
      isReachable ? Promise.resolve(answer) : Promise.reject(new UnreachableError('no answer')),
    );
    store.set('ui.online', false);
    await pages.visit('/broken', '');
    expect(shown()).toBe('unreachable');
    isReachable = true;
    store.set('ui.online', true);
    await vi.waitFor(() => expect(store.get(noticePath)).toBeNull());
  });
  it('that are not to be had do not give way to the page before when the session changes', async () => {
    const { pages, shown, store } = setUp(visitor, {}, {}, () =>
      Promise.reject(new UnreachableError('no answer')),
    );
    await pages.visit('/', '');
    await pages.visit('/broken', '');
    store.set('session', member);
    expect(shown()).toBe('unreachable');
  });
  it('that could not be reached are not retried after the person has gone to another page', async () => {
    const { pages, shown, clock } = setUp(visitor, {}, {}, () =>
      Promise.reject(new UnreachableError('no answer')),
    );
    await pages.visit('/broken', '');
    await pages.visit('/', '');
    clock.advance(60_000);
    expect(shown()).toBe('home');
  });
  it('of an overtaken visit do not come up', async () => {
    const { pages, shown } = setUp(visitor);
    await Promise.all([pages.visit('/login', ''), pages.visit('/', '')]);
    expect(shown()).toBe('home');
  });
  it('all send a visitor to log in where the brand wants that, but for login itself', async () => {
    const { pages, done, shown } = setUp(visitor, { brand: { loginedToHomePage: true } });
    await pages.visit('/', '');
    expect(done).toEqual([['replace', '/login']]);
    await pages.visit('/login', '');
    expect(shown()).toBe('login');
  });
  it('that the site says are open are not left for the login, on any of their paths', async () => {
    const { pages, done, shown } = setUp(visitor, { brand: { loginedToHomePage: true } });
    for (const path of ['/invited', '/invitation']) await pages.visit(path, '?referralCode=ANA');
    expect(shown()).toBe('home');
    expect(done).not.toContainEqual(['replace', '/login']);
  });
  it('that are refused show the page the site has for that, and keep the way back', async () => {
    const { pages, store, test } = setUp(visitor, {}, { 'sign-in-needed': 'page-sign-in' });
    await pages.visit('/member', '');
    await new Promise((resolve) => setTimeout(resolve));
    expect(test.runtime.screens.get('page')?.screen.id).toBe('sign-in-needed');
    expect(store.get(noticePath)).toBe('signInNeeded');
    store.set('session', member);
    expect(test.runtime.screens.get('page')?.screen.id).toBe('member');
  });
  it('follow a new release: a page that is gone gives way, the address stays', async () => {
    const { pages, shown, test } = setUp(visitor);
    await pages.visit('/', '');
    const { pointer } = test.runtime.active();
    const { home: _gone, ...rest } = pointer.manifest.pages;
    const next = { ...pointer, release: 'r2', revision: 2, manifest: { ...pointer.manifest, pages: rest } };
    expect(await test.runtime.swapTo(next)).toEqual({ swapped: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe('notFound');
  });
  it('stay up, untouched, while unrelated parts of the session change', async () => {
    const { pages, test, store } = setUp(member);
    await pages.visit('/member', '');
    const before = test.runtime.screens.get('page');
    store.set('session', { ...member, busy: true });
    expect(test.runtime.screens.get('page')).toBe(before);
  });
});
