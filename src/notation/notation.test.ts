import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { readTreePointer, toWritten } from './places.ts';
import { printDocument } from './print-document.ts';
import { readWriting } from './read.ts';
import { writeTree } from './write.ts';

const frame = { header: true, sideMenu: true, footer: true };
const treeOf = (members: object): JsonObject => ({
  $schema: 's',
  language: 1,
  id: 'home',
  chrome: frame,
  ...members,
});
const writingOf = (members: object): JsonObject => ({ $schema: 's', notation: 2, ...members });
const root = (node: object): object => ({ root: node });
const box = { type: 'Box', id: 'a' };
const field = (value: Json, written: Json) =>
  [root({ ...box, props: { x: value } }), root({ ...box, x: written })] as const;

/** What a tree says, and how it is written. */
const pairs: readonly (readonly [fact: string, tree: object, writing: object])[] = [
  ['the value of a path', ...field({ $e: { var: 'row.name' } }, '=row.name')],
  ['the text of a key', ...field({ $t: 'm.title' }, '@m.title')],
  ['the text of a path', ...field({ $t: { var: 'm.error' } }, '@=m.error')],
  [
    'a text with arguments',
    ...field({ $t: 'k', args: { n: { $e: { var: 'n' } } } }, { $t: 'k', args: { n: '=n' } }),
  ],
  ['a text of a path with arguments', ...field({ $t: { var: 'k' }, args: {} }, { $t: '=k', args: {} })],
  ['a computed value', ...field({ $e: { '===': [{ var: 'a' }, 'b'] } }, { $e: { '===': ['=a', 'b'] } })],
  ['a default that is a text', ...field({ $e: { var: ['a', ''] } }, "=a ?? ''")],
  ['a default that is a number', ...field({ $e: { var: ['a', -1.5] } }, '=a ?? -1.5')],
  ['a default that is nothing', ...field({ $e: { var: ['a', null] } }, '=a ?? null')],
  ['a default that is an empty list', ...field({ $e: { var: ['a', []] } }, '=a ?? []')],
  ['a default with a quote', ...field({ $e: { var: ['a', "'"] } }, { $e: { var: ['a', "'"] } })],
  ['a path with a space', ...field({ $e: { var: 'a b' } }, { $e: { var: 'a b' } })],
  ['a literal with a mark', ...field('=x', '==x')],
  ['a literal with the mark of a text', ...field('@name', '@@name')],
  [
    'a literal with a mark in a rule',
    ...field({ $e: { '+': ['=x', '@x'] } }, { $e: { '+': ['==x', '@x'] } }),
  ],
  ['values in lists and objects', ...field([{ a: { $t: 'k' } }], [{ a: '@k' }])],
  ['a width for each window', ...field({ $r: { base: 1, md: 2 } }, { $r: { base: 1, md: 2 } })],
  [
    'a property named as a key of nodes',
    root({ ...box, props: { id: 'b', x: 1 } }),
    root({ ...box, props: { id: 'b' }, x: 1 }),
  ],
  ['no properties', root({ ...box, props: {} }), root({ ...box, props: {} })],
  ['a state', root({ ...box, in: ['m', 'open'] }), root({ ...box, in: 'm open' })],
  ['several states', root({ ...box, in: ['m', ['a', 'b.c']] }), root({ ...box, in: 'm a b.c' })],
  ['a rule that reads a path', root({ ...box, show: { var: 'a' } }), root({ ...box, show: '=a' })],
  [
    'one action',
    root({ ...box, on: { press: [{ do: 'send', to: 'm', event: 'm.go' }] } }),
    root({ ...box, on: { press: 'send m m.go' } }),
  ],
  [
    'several actions',
    root({ ...box, on: { press: [{ do: 'close' }, { do: 'navigate', to: 'home' }] } }),
    root({ ...box, on: { press: ['close', 'navigate home'] } }),
  ],
  [
    'an action with more than words',
    root({
      ...box,
      on: { press: [{ do: 'set', path: 'ui.page.tab', value: { $e: { var: 'event.value' } } }] },
    }),
    root({ ...box, on: { press: { do: 'set ui.page.tab', value: '=event.value' } } }),
  ],
  [
    'a route that is worked out',
    root({ ...box, on: { press: [{ do: 'navigate', to: { $e: { var: 'route.id' } } }] } }),
    root({ ...box, on: { press: { do: 'navigate', to: '=route.id' } } }),
  ],
  [
    'a text in an action',
    root({ ...box, on: { press: [{ do: 'announce', text: { $t: 'k' } }] } }),
    root({ ...box, on: { press: { do: 'announce', text: '@k' } } }),
  ],
  [
    'the use of a fragment',
    root({ use: 'fragment:page-head', id: 'a', params: { title: { $t: 'k' } } }),
    root({ use: 'page-head', id: 'a', title: '@k' }),
  ],
  [
    'children, slots and the fallback',
    root({
      ...box,
      children: [{ $t: 'k' }, box],
      slots: { empty: [box] },
      fallback: { ...box, props: { x: { $t: 'k' } } },
    }),
    root({ ...box, children: ['@k', box], slots: { empty: [box] }, fallback: { ...box, x: '@k' } }),
  ],
  ['a machine without input', { machines: { m: { use: 'login' } } }, { machines: { m: 'login' } }],
  [
    'a machine with input',
    { machines: { m: { use: 'login', input: { a: { $e: { var: 'b' } } } } } },
    { machines: { m: { use: 'login', input: { a: '=b' } } } },
  ],
  ['rules of the document', { rules: { isOpen: { var: 'a' } } }, { rules: { isOpen: '=a' } }],
  [
    'data, but not the answer before the first one',
    {
      data: {
        d: { call: 'c', with: { a: { $e: { var: 'b' } } }, when: { var: 'c' }, fallback: { a: '=x' } },
      },
    },
    { data: { d: { call: 'c', with: { a: '=b' }, when: '=c', fallback: { a: '=x' } } } },
  ],
  [
    'constants',
    { data: { d: { value: [{ label: { $t: 'k' } }] } } },
    { data: { d: { value: [{ label: '@k' }] } } },
  ],
  [
    'schemas of parameters, as they are',
    { params: { a: { default: '=x' } } },
    { params: { a: { default: '=x' } } },
  ],
  [
    'a frame without a part',
    { chrome: { header: true, sideMenu: false, footer: true } },
    { chrome: { header: true, sideMenu: false, footer: true } },
  ],
];

describe('a tree and its writing', () => {
  it.each(pairs)('say the same: %s', (_, tree, writing) => {
    expect(writeTree('pages/home', treeOf(tree))).toEqual(writingOf(writing));
    expect(readWriting('pages/home', writingOf(writing))).toEqual({ tree: treeOf(tree), faults: [] });
  });

  const plainPairs = pairs.filter(([, tree]) => !/"[=@]/.test(JSON.stringify(tree)));
  it.each(plainPairs)('may be spelled long in a writing: %s', (_, tree) => {
    const long = writingOf({ id: 'home', chrome: frame, ...tree });
    expect(readWriting('pages/home', long).tree).toEqual(treeOf(tree));
  });

  it('of menus and of the site too', () => {
    const entry = { id: 'a', label: { $t: 'k' }, show: { var: 'b' }, do: [{ do: 'open', modal: 'login' }] };
    const menu = { $schema: 's', language: 1, id: 'side', items: [{ ...entry, children: [entry] }] };
    const short = { id: 'a', label: '@k', show: '=b', do: 'open login' };
    const writing = { $schema: 's', notation: 2, items: [{ ...short, children: [short] }] };
    expect(writeTree('menus/side', menu)).toEqual(writing);
    expect(readWriting('menus/side', writing).tree).toEqual(menu);
    const site = { $schema: 's', language: 1, id: 'site', routes: [{ id: 'a', with: { t: { $t: 'k' } } }] };
    expect(writeTree('site', site)).toEqual({
      $schema: 's',
      notation: 2,
      routes: [{ id: 'a', with: { t: '@k' } }],
    });
    const promise = { policy: 'p', on: 'every-page', in: ['m', ['a', 'b']] };
    const promising = { $schema: 's', language: 1, id: 'site', policies: [promise] };
    const written = { $schema: 's', notation: 2, policies: [{ ...promise, in: 'm a b' }] };
    expect(writeTree('site', promising)).toEqual(written);
    expect(readWriting('site', written).tree).toEqual(promising);
  });

  it('differ in nothing but the key, and settings have no writing', () => {
    const tree = treeOf(root({ ...box, props: { x: '=x' } }));
    expect(readWriting('pages/home', tree).tree).toBe(tree);
    const settings = { $schema: 's', language: 1, id: 'brand', name: '@name' };
    expect(writeTree('settings/brand', settings)).toBe(settings);
  });

  it('a page of which nothing is said of the frame is not one that says all of it', () => {
    const { chrome: _, ...bare } = treeOf({});
    expect(writeTree('pages/home', bare)).toEqual(writingOf({ chrome: {} }));
    expect(readWriting('pages/home', writingOf({ chrome: {} })).tree).toEqual(bare);
  });
});

describe('what cannot be read of a writing', () => {
  const faultsOf = (members: object) =>
    readWriting('pages/home', writingOf(members)).faults.map(({ code, pointer }) => [code, pointer]);
  it.each([
    [root({ ...box, in: 'm' }), 'notation.words', '/root/in'],
    [root({ ...box, in: 'm  open' }), 'notation.words', '/root/in'],
    [root({ ...box, on: { press: 'send m' } }), 'notation.words', '/root/on/press'],
    [root({ ...box, on: { press: ['close', 'sent m e'] } }), 'notation.words', '/root/on/press/1'],
    [root({ ...box, on: { press: { do: 'send m', with: {} } } }), 'notation.words', '/root/on/press/do'],
    [root({ ...box, show: '=a ?? b' }), 'notation.default', '/root/show'],
    [root({ ...box, x: [{ y: '=a ?? "b"' }] }), 'notation.default', '/root/x/0/y'],
    [root({ ...box, x: 1, props: { x: 2 } }), 'notation.twice', '/root/x'],
    [root({ ...box, on: { press: { do: 'send m e', event: 'f' } } }), 'notation.twice', '/root/on/press/do'],
    [{ language: 1 }, 'notation.twice', '/language'],
    [{ notation: 3 }, 'notation.version', '/notation'],
  ])('%j', (members, code, pointer) => {
    expect(faultsOf(members)).toEqual([[code, pointer]]);
  });
  it('says so in a sentence', () => {
    const { faults } = readWriting(
      'pages/home',
      writingOf(root({ ...box, in: 'm', show: '=a ?? b', on: { press: 'go' } })),
    );
    for (const { message } of faults) expect(message).toMatch(/^[A-Z"].*\.$/);
    expect(faults).toHaveLength(3);
  });
  it('is nothing where the document is nested deeper than any', () => {
    let node: Json = box;
    for (let level = 0; level < 20_000; level += 1) node = { ...box, children: [node] };
    const deep = writingOf({ root: node });
    expect(readWriting('pages/home', deep).tree).toBe(deep);
    const tree = treeOf({ root: node });
    expect(writeTree('pages/home', tree)).toBe(tree);
  });
});

describe('places', () => {
  const tree = treeOf({
    machines: { m: { use: 'login' } },
    suppress: [{ code: 'c', pointer: '/root/props/title/$t', reason: 'r' }],
    root: {
      ...box,
      in: ['m', ['a', 'b']],
      show: { '===': [{ var: ['row.x', ''] }, 'y'] },
      props: { title: { $t: 'k' }, id: 'z' },
      on: {
        press: [{ do: 'send', to: 'm', event: 'e', with: { n: { $e: { var: 'n' } } } }],
        close: [{ do: 'close' }, { do: 'navigate', to: 'home' }],
      },
      children: [{ use: 'fragment:head', id: 'h', params: { text: { $t: { var: 'p' } } } }],
    },
  });
  const writing = writeTree('pages/home', tree);
  it.each([
    ['', ''],
    ['/language', '/notation'],
    ['/id', ''],
    ['/chrome/header', ''],
    ['/machines/m/use', '/machines/m'],
    ['/root/in/1/0', '/root/in'],
    ['/root/show/===/0/var/1', '/root/show/===/0'],
    ['/root/props', '/root/props'],
    ['/root/props/title/$t', '/root/title'],
    ['/root/props/id', '/root/props/id'],
    ['/root/on/press/0/event', '/root/on/press/do'],
    ['/root/on/press/0/with/n/$e/var', '/root/on/press/with/n'],
    ['/root/on/close/1/to', '/root/on/close/1'],
    ['/root/children/0/use', '/root/children/0/use'],
    ['/root/children/0/params', '/root/children/0'],
    ['/root/children/0/params/text/$t/var', '/root/children/0/text'],
  ])('%s of the tree is written at %s', (pointer, place) => {
    expect(toWritten(writing, pointer)).toBe(place);
  });
  it.each([
    ['/root/title', '/root/props/title'],
    ['/root/props/id', '/root/props/id'],
    ['/root/on/press', '/root/on/press'],
    ['/root/on/press/with/n', '/root/on/press/0/with/n'],
    ['/root/on/close/1', '/root/on/close/1'],
    ['/root/children/0/text', '/root/children/0/params/text'],
    ['/root/show/===/0', '/root/show/===/0'],
  ])('%s of the writing is %s of the tree', (place, pointer) => {
    expect(readTreePointer(tree, place)).toBe(pointer);
  });
  it('that a document names itself are those of its writing', () => {
    expect((writing as JsonObject).suppress).toEqual([{ code: 'c', pointer: '/root/title/$t', reason: 'r' }]);
  });
});

it('prints long spellings short, and what cannot be read as it is', () => {
  const print = (node: Json) => printDocument('shell', { notation: 2, root: node });
  const short = print({ type: 'Box', id: 'a', in: 'm open', x: '@k' });
  expect(print({ id: 'a', type: 'Box', props: { x: { $t: 'k' } }, in: ['m', 'open'] })).toBe(short);
  expect(print({ id: 'a', type: 'Box', in: 'm' })).toContain('{ "id": "a", "type": "Box", "in": "m" }');
});

it('prints a tree as its writing, and again the same', () => {
  const text = printDocument('pages/home', treeOf(root({ ...box, props: { x: { $t: 'k' } } })));
  expect(text).toBe(
    '{\n  "$schema": "s",\n  "notation": 2,\n  "root": { "type": "Box", "id": "a", "x": "@k" }\n}\n',
  );
  expect(printDocument('pages/home', JSON.parse(text) as Json)).toBe(text);
});
