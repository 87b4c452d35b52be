import { describe, expect, it } from 'vitest';
import { createNavigation, visitFirst, type Place } from './navigation.ts';
import { createFakeWindow } from './navigation.fake.ts';

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
  it('tells a new fragment, which is part of the place, and is silent about where one is already', () => {
    const { view, back, addresses } = createFakeWindow('/help');
    const navigation = createNavigation(view, '');
    const places: string[] = [];
    navigation.subscribe(({ search }) => places.push(search));
    navigation.goTo('/help?page=1#tag', false);
    navigation.goTo('/help?page=1#tag', false);
    back();
    expect(places).toEqual(['?page=1#tag', '']);
    expect(addresses()).toEqual(['/help', '/help?page=1#tag']);
  });
  it('tells a link to a place on the page from a way back, which finds its scroll position again', () => {
    const { view, back, followFragment } = createFakeWindow('/help');
    const navigation = createNavigation(view, '');
    const places: [string, boolean][] = [];
    navigation.subscribe(({ search, isReturn }) => places.push([search, isReturn]));
    followFragment('#money');
    back();
    expect(places).toEqual([
      ['#money', false],
      ['', true],
    ]);
    expect(navigation.current().key).toBe('first');
  });
  it('shows the place that the first page sends the person to, before anyone follows the places', async () => {
    const { view, addresses } = createFakeWindow('/member?page=2#secret');
    const navigation = createNavigation(view, '');
    const visits: string[] = [];
    await visitFirst(
      navigation,
      async (path, search) => {
        visits.push(path + search);
        await Promise.resolve();
        if (path === '/member') navigation.goTo('/login', true);
      },
      navigation.current(),
    );
    expect(visits).toEqual(['/member?page=2#secret', '/login']);
    expect(addresses()).toEqual(['/login']);
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
