import { describe, expect, test } from 'vitest';
import type { ViewWish } from '../../src/compiler/compile-view.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { createSiteServiceFake } from '../site/site-service.fake.ts';
import { createEditor } from './create-editor.ts';

const screen = { kind: 'page', id: 'home' } as unknown as CompiledScreen;

function openEditor(more: SiteDocuments = {}) {
  const views: { documents: SiteDocuments; wish: ViewWish }[] = [];
  const site = createSiteServiceFake({
    documents: { 'pages/home': { root: { type: 'Button', id: 'a', props: { tone: 'brand' } } }, ...more },
  });
  const editor = createEditor({
    site,
    portalOrigin: 'http://portal.test',
    view: async (documents, wish) => {
      views.push({ documents, wish });
      const view = { document: 'pages/home', screen, places: [], rules: [], issues: [] };
      return { screens: [view], words: {}, flows: {} };
    },
  });
  return { editor, views };
}
const wish = { n: 4, documents: ['pages/home'], locale: 'EN', changes: [], by: 'nina' };

describe('the editor of pages', () => {
  test('compiles the draft with what is not saved yet on top, and keeps the number of the question', async () => {
    const { editor, views } = openEditor();
    const changes = [{ document: 'pages/home', value: { root: {} } }];
    expect(await editor.view({ ...wish, changes })).toMatchObject({ n: 4, screens: [{ view: { screen } }] });
    expect(views[0]?.documents['pages/home']).toEqual({ root: {} });
    expect(views[0]?.wish).toEqual({ documents: ['pages/home'], locale: 'EN' });
  });

  test('fills words in that are not saved yet, and leaves those that are', async () => {
    const { editor, views } = openEditor({ 'locales/EN': { 'home.title': 'Home' } });
    await editor.view({ ...wish, texts: { 'home.title': 'Lost', 'home.card.text': 'Added' } });
    expect(views[0]?.documents['locales/EN']).toEqual({ 'home.title': 'Home', 'home.card.text': 'Added' });
  });

  test('sends a screen once: what the editor has is only named', async () => {
    const { editor } = openEditor();
    const first = await editor.view(wish);
    const held = { 'pages/home': first.screens[0]?.hash ?? '' };
    expect((await editor.view({ ...wish, held })).screens).toEqual([
      { document: 'pages/home', hash: held['pages/home'], view: null },
    ]);
  });

  test('has an example for what only a member may ask, and none for what anybody may', async () => {
    const { editor } = openEditor();
    expect(await editor.sample({ call: 'games.hot' })).toEqual({ isPublic: true, value: null });
    const own = await editor.sample({ call: 'wallet.balance' });
    expect(own.isPublic).toBe(false);
    expect(own.value).toBeTypeOf('object');
    expect(await editor.sample({ call: 'no.such' })).toEqual({ isPublic: false, value: null });
  });

  test('opens a canvas on the portal’s origin', async () => {
    const { editor } = openEditor();
    const { url } = await editor.canvas({ by: 'nina' });
    expect(url).toMatch(/^http:\/\/portal\.test\/preview\/canvas-/);
  });

  test('knows components by their facts, and what the site uses of them most', async () => {
    const { editor } = openEditor();
    const { components } = await editor.facts();
    expect(components.find(({ type }) => type === 'Button')).toMatchObject({
      kind: 'container',
      common: ['tone'],
      props: { additionalProperties: false },
    });
    expect(components.find(({ type }) => type === 'Button')?.example?.value).toMatchObject({
      type: 'Button',
    });
    expect(JSON.stringify(components)).not.toContain('"lower"');
  });
});
