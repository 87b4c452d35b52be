import { expect, test } from 'vitest';
import type { ActivePointer, CompiledScreen, CompiledSite } from '../../src/protocol/release/release.ts';
import type { ViewOrder } from '../site/compile/site-compiler.ts';
import { createFeedViews } from './feed-views.ts';

const site: CompiledSite = {
  name: 'Tiny',
  routes: [{ id: 'home', path: '/', page: 'home' }],
  locales: [],
  defaultLocale: 'EN',
  externalHosts: [],
  settings: {},
};
const screen: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: ['login'],
  nodes: [],
  root: 0,
};
const texts: Readonly<Record<string, string>> = {
  shell: JSON.stringify({ ...screen, kind: 'shell', id: 'shell', forms: [] }),
  page: JSON.stringify(screen),
  words: '{"home.title":"Home"}',
  sheet: '.a{}',
  form: '{"id":"login"}',
  drawn: JSON.stringify({ home: { EN: { html: 'h', css: 'c' } } }),
};
const active: ActivePointer = {
  merchant: 'demo',
  revision: 1,
  release: 'r',
  manifest: {
    format: 1,
    site: 'site',
    shell: 'shell',
    pages: { home: 'page' },
    modals: {},
    forms: { login: { form: 'form', validator: 'v' } },
    messages: { EN: 'words', AR: 'words' },
    styles: 'sheet',
    prerendered: 'drawn',
    drawnBy: 'this program',
  },
};
const route = site.routes[0] as CompiledSite['routes'][number];

const open = (draw: (order: ViewOrder) => Promise<{ html: string; css: string } | null>) => {
  const orders: ViewOrder[] = [];
  const troubles: unknown[] = [];
  const answers = { value: 'one' };
  const views = createFeedViews({
    parts: { text: (hash) => Promise.resolve(texts[hash] ?? 'null') },
    feeds: {
      read: () =>
        Promise.resolve(
          answers.value === '' ? [] : [{ call: 'notices.list', input: {}, value: answers.value }],
        ),
    },
    draw: (order) => {
      orders.push(order);
      return draw(order);
    },
    program: 'this program',
    waitMs: 30,
    onTrouble: (cause) => troubles.push(cause),
  });
  const find = (locale = 'EN', from = active) => views.find({ active: from, site, route, locale });
  return { find, orders, troubles, answers };
};
const markup = { html: '<div>', css: '.a{}' };

test('a public page is drawn with what its sources answer, with all that its screens need', async () => {
  const { find, orders } = open(() => Promise.resolve(markup));
  const view = await find();
  expect(view).toMatchObject({ ...markup, answers: [{ call: 'notices.list', value: 'one' }] });
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ path: '/', styles: '.a{}', parts: { form: '{"id":"login"}' } });
  expect(orders[0]?.boot).toMatchObject({
    locale: 'EN',
    page: { id: 'home' },
    answers: [{ value: 'one' }],
    messages: { 'home.title': 'Home' },
  });
});

test('a page whose view another program drew is drawn again, with data or without', async () => {
  const { find, orders, answers } = open(() => Promise.resolve(markup));
  answers.value = '';
  expect(await find()).toBeNull();
  const view = await find('EN', { ...active, manifest: { ...active.manifest, drawnBy: 'another program' } });
  expect(view).toMatchObject({ ...markup, answers: [] });
  expect(orders).toHaveLength(1);
});

test('it is drawn again when an answer changed, and not before', async () => {
  const { find, orders, answers } = open(() => Promise.resolve(markup));
  const first = await find();
  expect((await find())?.version).toBe(first?.version);
  expect(orders).toHaveLength(1);
  answers.value = 'two';
  const second = await find();
  expect(orders).toHaveLength(2);
  expect(second?.version).not.toBe(first?.version);
  expect(second?.answers[0]?.value).toBe('two');
});

test('it comes as it was drawn at publish where there is no answer, no view for all, or a drawing fails or takes long', async () => {
  const none = open(() => Promise.resolve(markup));
  none.answers.value = '';
  expect(await none.find()).toBeNull();
  // The release has no view in this language: what a visitor gets is for the browser to say.
  expect(await open(() => Promise.resolve(markup)).find('AR')).toBeNull();
  const failing = open(() => Promise.reject(new Error('no thread')));
  expect(await failing.find()).toBeNull();
  expect(failing.troubles).toHaveLength(1);
  expect(await open(() => new Promise(() => undefined)).find()).toBeNull();
  expect(await open(() => Promise.resolve(null)).find()).toBeNull();
});
