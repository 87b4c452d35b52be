import { describe, expect, it } from 'vitest';
import type { CompiledScreen, CompiledSite, ReleaseManifest } from '../../protocol/release/release.ts';
import { requireManifest, requireMessages, requireScreen, requireSite } from './check-parts.ts';

const manifest: ReleaseManifest = {
  format: 1,
  site: 'a',
  shell: 'b',
  pages: { home: 'c' },
  modals: {},
  forms: { register: { form: 'd', validator: 'e' } },
  messages: { EN: 'f' },
  styles: 'g',
};
const site: CompiledSite = {
  name: 'Site',
  routes: [{ id: 'home', path: '/', aliases: ['/index'], page: 'home' }],
  locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
  defaultLocale: 'EN',
  externalHosts: ['licence.example'],
  settings: {},
};
const screen: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: { games: { call: 'games.list' } },
  machines: { reg: { use: 'registration' } },
  forms: ['register'],
  nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div' }],
  root: 0,
};
const bent = (whole: object, part: object): never => ({ ...whole, ...part }) as never;

describe('the check of a release before it is shown', () => {
  it('lets sound parts through', () => {
    expect(() => {
      requireManifest(manifest);
      requireSite(site);
      requireScreen(screen, 'page');
      requireMessages({ 'nav.home': 'Home' });
    }).not.toThrow();
  });

  it.each([
    ['a later format', { format: 2 }],
    ['pages that are a list', { pages: ['c'] }],
    ['a form without its validator', { forms: { register: { form: 'd' } } }],
    ['messages that are no hashes', { messages: { EN: 5 } }],
  ])('refuses a manifest with %s', (_what, part) => {
    expect(() => requireManifest(bent(manifest, part))).toThrow(/expects a (release of format 1|manifest)/);
  });

  it.each([
    ['routes without a path', { routes: [{ id: 'home', page: 'home' }] }],
    ['a route that is null', { routes: [null] }],
    ['aliases that are a text', { routes: [{ id: 'h', path: '/', page: 'h', aliases: '/x' }] }],
    ['locales that are none', { locales: 'EN' }],
    ['hosts that are null', { externalHosts: null }],
    ['settings that are a list', { settings: [] }],
  ])('refuses a site with %s', (_what, part) => {
    expect(() => requireSite(bent(site, part))).toThrow('expects a site with sound');
  });

  it.each([
    ['another kind', { kind: 'modal' }],
    ['nodes that are no list', { nodes: {} }],
    ['a node that is null', { nodes: [null] }],
    ['a node that binds a text', { nodes: [{ id: 'a', type: 'Box', binds: '<p><p>' }] }],
    ['a node with a text for properties', { nodes: [{ id: 'a', type: 'Box', props: '<p><p>' }] }],
    [
      'words that are longer than the language allows',
      { nodes: [{ id: 'a', type: 'Box', children: [{ k: 'c', v: 'x'.repeat(10_001) }] }] },
    ],
    ['data under a name that walks prototypes', { data: JSON.parse('{"__proto__":{"call":"x"}}') as object }],
    ['data under a name that is a path', { data: { 'a.b': { call: 'games.list' } } }],
    ['a machine that names none', { machines: { reg: {} } }],
    ['forms that are no names', { forms: [null] }],
    ['a title that is a plain text', { title: 'Home' }],
  ])('refuses a screen with %s', (_what, part) => {
    expect(() => requireScreen(bent(screen, part), 'page')).toThrow(/expects a (screen|page)/);
  });

  it('refuses texts that are no texts', () => {
    expect(() => requireMessages({ 'nav.home': null })).toThrow('expects texts by key');
    expect(() => requireMessages(['Home'])).toThrow('expects texts by key');
  });
});
