import { describe, expect, it } from 'vitest';
import { documentKinds } from '../compiler/shape/document-kinds.ts';
import { permissionsOf } from '../protocol/console/console-api.ts';
import { stepKinds, type Step } from '../protocol/document/edit-step.ts';
import type { Json, JsonSchema } from '../protocol/json/json.ts';
import { mayStep } from './may-step.ts';

const layout = {
  root: {
    type: 'Page',
    id: 'page',
    children: [
      {
        type: 'Banner',
        id: 'banner',
        props: { src: '/assets/a.png', label: { $t: 'home.label' }, tone: 'dark', data: '=rows.label' },
      },
      { use: 'fragment:card', id: 'card', params: { title: { $t: 'card.title' }, size: 'sm' } },
    ],
  },
};
const fragment = { params: { title: { 'x-text': true }, size: { type: 'string' } }, ...layout };
const props: Readonly<Record<string, JsonSchema>> = {
  Banner: {
    properties: {
      src: { type: 'string', 'x-address': 'picture' },
      label: { 'x-text': true },
      tone: { type: 'string' },
      data: { 'x-text': true },
      film: { type: 'string', 'x-address': 'film' },
    },
  },
};
const paths: Readonly<Record<string, string>> = {
  pages: 'pages/home',
  modals: 'modals/ask',
  fragments: 'fragments/card',
  menus: 'menus/main',
  locales: 'locales/EN',
  'forms.schema': 'forms/login.schema',
  'forms.ui': 'forms/login.ui',
};
const site = {
  documents: {
    ...Object.fromEntries(documentKinds.map(({ name }) => [paths[name] ?? name, layout])),
    'fragments/card': fragment,
    'locales/EN': { 'home.label': 'Home' },
    'settings/media': { pictures: { one: { name: 'One' } } },
  },
  propsOf: (type: string) => props[type],
};
const place = { part: 'id:page', path: ['children'], after: null };
/** A step of each kind about anything of a document. */
const anything = (document: string): Readonly<Record<Step['do'], Step>> => ({
  set: { document, do: 'set', part: 'id:banner', path: ['props', 'tone'], value: 'light', was: 'dark' },
  clear: { document, do: 'clear', part: 'id:banner', path: ['props', 'tone'], was: 'dark' },
  put: { document, do: 'put', place, value: { type: 'Text', id: 'text' } },
  take: { document, do: 'take', part: 'id:banner', was: 'x' },
  move: { document, do: 'move', part: 'id:banner', from: place, to: place },
  make: { document, do: 'make', value: {} },
  drop: { document, do: 'drop', was: 'x' },
});
const may = (step: Step): boolean => mayStep(permissionsOf.writer, step, site);
const set = (document: string, part: string, path: readonly string[], value: Json): Step => ({
  document,
  do: 'set',
  part,
  path,
  value,
});

describe('a writer', () => {
  for (const { name } of documentKinds)
    for (const kind of stepKinds) {
      const step = anything(paths[name] ?? name)[kind];
      it(`may not ${kind} anything else in ${name}, which an editor may`, () => {
        expect(may(step)).toBe(false);
        expect(mayStep(permissionsOf.editor, step, site)).toBe(true);
        expect(mayStep(permissionsOf.viewer, step, site)).toBe(false);
      });
    }

  it.each([
    ['words', set('locales/EN', '', ['home.label'], 'Start')],
    ['new words', set('locales/EN', '', ['media.one.alt'], 'A tree')],
    ['words that go', { document: 'locales/EN', do: 'clear', part: '', path: ['home.label'], was: 'Home' }],
    ['a picture of the library', set('settings/media', '', ['pictures', 'two'], { name: 'Two' })],
    ['its focal point', set('settings/media', '', ['pictures', 'one', 'focus'], { x: 0, y: 1 })],
    ['a picture of a page', set('pages/home', 'id:banner', ['props', 'src'], 'media:two')],
    ['other words of a page', set('pages/home', 'id:banner', ['props', 'label'], { $t: 'home.new' })],
    ['words of a use', set('pages/home', 'id:card', ['params', 'title'], { $t: 'home.new' })],
  ] satisfies readonly (readonly [string, Step])[])('may change %s', (_, step) => {
    expect(may(step)).toBe(true);
  });

  it.each([
    ['a language as a whole', set('locales/EN', '', [], {})],
    ['what is no text', set('locales/EN', '', ['home.label'], { html: 'x' })],
    ['what the library leaves out of the check', set('settings/media', '', ['suppress'], [])],
    ['a part as a whole', set('pages/home', 'id:banner', [], { type: 'Script', id: 'banner' })],
    ['a part below a property', set('pages/home', 'id:banner', ['props'], {})],
    ['the kind of a part', set('pages/home', 'id:banner', ['type'], 'Film')],
    ['a condition', set('pages/home', 'id:banner', ['show'], false)],
    ['words that data fill', set('pages/home', 'id:banner', ['props', 'data'], { $t: 'home.new' })],
    [
      'words by data',
      set('pages/home', 'id:banner', ['props', 'label'], { $t: 'home.label', args: { n: '=rows.n' } }),
    ],
    ['a picture by a rule', set('pages/home', 'id:banner', ['props', 'src'], { $if: [] })],
    ['a film', set('pages/home', 'id:banner', ['props', 'film'], '/assets/film.mp4')],
    ['a size of a use', set('pages/home', 'id:card', ['params', 'size'], 'lg')],
    ['a part that is not there', set('pages/home', 'id:other', ['props', 'label'], { $t: 'home.new' })],
  ] satisfies readonly (readonly [string, Step])[])('may not change %s', (_, step) => {
    expect(may(step)).toBe(false);
  });
});
