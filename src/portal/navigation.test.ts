import { describe, expect, it } from 'vitest';
import { createNavigation, type NavigationWindow, type Place } from './navigation.ts';

function createFakeWindow(start: string) {
  const entries: { address: string; state: unknown }[] = [{ address: start, state: null }];
  let at = 0;
  let popped: () => void = () => undefined;
  const url = (): URL => new URL(entries[at]?.address ?? '/', 'https://a.example');
  const view: NavigationWindow = {
    location: {
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
      origin: 'https://a.example',
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[at]?.state;
      },
      pushState: (state, _title, address) => {
        entries.splice(at + 1, entries.length, { address: String(address), state });
        at += 1;
      },
      replaceState: (state, _title, address) => void (entries[at] = { address: String(address), state }),
    },
    addEventListener: (_type, listener) => (popped = listener),
  };
  const back = (): void => {
    at -= 1;
    popped();
  };
  return { view, back, addresses: () => entries.map(({ address }) => address) };
}

describe('navigation', () => {
  it('goes to paths, remembers them, and comes back', () => {
    const { view, back, addresses } = createFakeWindow('/');
    const navigation = createNavigation(view, '');
    const places: Place[] = [];
    navigation.subscribe((place) => places.push(place));
    navigation.goTo('/rng?page=pg', false);
    navigation.goTo('/member', false);
    back();
    expect(places.map(({ path, search, isReturn }) => [path, search, isReturn])).toEqual([
      ['/rng', '?page=pg', false],
      ['/member', '', false],
      ['/rng', '?page=pg', true],
    ]);
    expect(places[2]?.key).toBe(places[0]?.key);
    navigation.goTo('/login', true);
    expect(addresses()).toEqual(['/', '/login', '/member']);
  });
  it('is silent about a fragment and about where one is already', () => {
    const { view, addresses } = createFakeWindow('/help');
    const navigation = createNavigation(view, '');
    let changes = 0;
    navigation.subscribe(() => (changes += 1));
    navigation.goTo('/help#tag', false);
    navigation.goTo('/help#tag', false);
    expect(changes).toBe(0);
    expect(addresses()).toEqual(['/help', '/help#tag']);
  });
  it('keeps inside the preview', () => {
    const { view, addresses } = createFakeWindow('/preview/abc/register?x=1');
    const navigation = createNavigation(view, '/preview/abc');
    expect(navigation.current()).toMatchObject({ path: '/register', search: '?x=1' });
    navigation.goTo('/', false);
    expect(addresses()[1]).toBe('/preview/abc/');
    expect(navigation.current().path).toBe('/');
  });
  it.each(['//evil.example', '//evil.example/x', '/\\evil.example'])(
    'never leaves the site for %j',
    (path) => {
      const { view, addresses } = createFakeWindow('/');
      const navigation = createNavigation(view, '');
      expect(() => navigation.goTo(path, false)).toThrow('path of the site');
      expect(addresses()).toEqual(['/']);
    },
  );
  it('takes an address for a path of the site', () => {
    const { view, addresses } = createFakeWindow('/');
    createNavigation(view, '').goTo('javascript:alert(1)', false);
    expect(addresses()[1]).toBe('/javascript:alert(1)');
  });
});
