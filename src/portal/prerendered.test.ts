// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createStore } from '../runtime/core/store.ts';
import { publishScopes, withFacts } from './first-scopes.ts';
import { followLanguage } from './session/language-cookie.ts';
import { createFakeTexts } from './input/text-storage.fake.ts';
import { obtainViews, readPrerendered } from './prerendered.ts';

const rootOf = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.getElementById('root') as HTMLElement;
};

describe('markup that came with the page', () => {
  it('says what it was drawn for and which views it needs', () => {
    const root = rootOf('<div id="root" data-foyer-path="/rng" data-foyer-views="Tabs Modal"><p>x</p></div>');
    expect(readPrerendered(root)).toEqual({ path: '/rng', views: ['Tabs', 'Modal'] });
  });
  it.each([
    '<div id="root"></div>',
    '<div id="root" data-foyer-path="/"></div>',
    '<div id="root"><p>x</p></div>',
  ])('is none in %s', (html) => expect(readPrerendered(rootOf(html))).toBeNull());
  it('is left alone where a view of it is unknown or cannot be had', async () => {
    const markup = { path: '/', views: ['Tabs', 'Modal'] };
    expect(await obtainViews(markup, (type) => Promise.resolve(type))).toBe(true);
    expect(await obtainViews(markup, (type) => (type === 'Tabs' ? type : undefined))).toBe(false);
    expect(await obtainViews(markup, () => Promise.reject(new Error('offline')))).toBe(false);
  });
});

describe('the first scopes', () => {
  it('are those of publishing with what is so in this browser in place', () => {
    const scopes = withFacts({ 'ui.theme': 'dark', 'session.state': 'booting' });
    expect(scopes['ui']).toEqual({ ...(publishScopes['ui'] as object), theme: 'dark' });
    expect(scopes['session']).toMatchObject({ state: 'booting', account: null });
    expect(withFacts({})).toEqual(publishScopes);
  });
});

describe('the language of the next page', () => {
  const follow = (language: string | null, protocol = 'https:') => {
    const store = createStore({ ui: { locale: 'EN' } });
    const kept = createFakeTexts(language === null ? {} : { language });
    const target = { cookie: '', location: { protocol } };
    followLanguage(store, kept, target);
    return { store, kept, target };
  };
  it('is written to the cookie once a person chose it, and only then', () => {
    const { store, kept, target } = follow(null);
    store.set('ui.locale', 'TY');
    expect(target.cookie).toBe('');
    kept.write('language', 'AR');
    store.set('ui.locale', 'AR');
    expect(target.cookie).toBe('foyer-language=AR; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });
  it('is written again at the next start, and never with text that is no language code', () => {
    expect(follow('EN', 'http:').target.cookie).toBe(
      'foyer-language=EN; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    const { store, kept, target } = follow(null);
    kept.write('language', 'x; Domain=evil');
    store.set('ui.locale', 'x; Domain=evil');
    expect(target.cookie).toBe('');
  });
});
