import type { Json } from '../../src/protocol/json/json.ts';
import { hostileAddresses, hostileTexts, makeHostile } from './hostile-values.ts';
import { mutateJson } from './mutate-json.ts';
import type { Random } from './random.ts';

/** A screen as JSON that may be changed. */
type Loose = Record<string, Json>;
type LooseNode = Record<string, Json>;

const tags = [
  'script',
  'iframe',
  'object',
  'embed',
  'style',
  'link',
  'base',
  'meta',
  'form',
  'svg',
  'math',
  'template',
  'frameset',
  'body',
  'html',
  'title',
  'input',
  'br',
  'textarea',
  'select',
  'video',
  'noscript',
  'x-unknown',
  'no such tag',
  '<img>',
  '',
  'a',
  'img',
  'marquee',
  'dialog',
  'foreignObject',
];
const attributes = [
  'href',
  'src',
  'srcdoc',
  'action',
  'formaction',
  'onclick',
  'onClick',
  'onError',
  'style',
  'srcset',
  'xlink:href',
  'dangerouslySetInnerHTML',
  'innerHTML',
  'ref',
  'key',
  'children',
  'id',
  'name',
  'class',
  'className',
  'hidden',
  'http-equiv',
  'content',
  'data',
  'is',
  'rel',
  'precedence',
  'async',
  'target',
  'autofocus',
  'contenteditable',
  '__proto__',
  'bad name',
  'value',
  'open',
];
const types = [
  'Carousel3D',
  'Slot:main',
  'Slot:aside',
  '__proto__',
  'toString',
  'Modal',
  'Tabs',
  'SchemaForm',
];
const rules: readonly Json[] = [
  { nope: [1] },
  { var: '__proto__.polluted' },
  { var: '' },
  { var: { var: 'ui.locale' } },
  { var: ['ui.nothing.there', { var: 'data.none' }] },
  { and: [] },
  { in: ['noMachine', 'noState'] },
  { in: ['session'] },
  { can: ['session', 'no.event'] },
  { '===': [1, 1, 1, 1] },
  { '/': [1, 0] },
  { '%': ['x', null] },
  { cat: [{ var: 'settings' }, { var: 'ui' }] },
  { length: { var: 'settings' } },
  { 'decimal-less': ['NaN', '1e400'] },
  { 'date-add': ['2026-02-30', 1e300, 'fortnights', 'Atlantis/Capital'] },
  { 'date-difference': [[], {}, { var: 'ui' }] },
  { format: [{ var: 'ui.now' }, 'zone', 'x', { var: 'settings' }] },
  { max: [] },
  { '-': [{}] },
  { a: 1, b: 2 },
  'data.x',
  [],
];
const actions: readonly Json[] = [
  { do: 'explode' },
  { do: 'navigate', to: 'no-such-route' },
  { do: 'send', to: 'noMachine', event: 'x' },
  { do: 'send', to: 'session', event: '__proto__' },
  { do: 'open', modal: '__proto__' },
  { do: 'open', modal: 'no-such-modal' },
  { do: 'set', path: 'session.state', value: { k: 'c', v: 'member' } },
  { do: 'set', path: 'ui.page.__proto__.x', value: { k: 'c', v: 1 } },
  { do: 'call', call: 'no.such', into: 'data.__proto__' },
  { do: 'external', href: { k: 'c', v: `${['java', 'script:'].join('')}1` } },
  { do: 'external', href: { k: 'c', v: 'https://evil.example' } },
  { do: 'focus', node: '"] , * [x="' },
  { do: 'announce', text: { k: 'q' } },
  null,
  'close',
];

/** One of a list for the mutant alone: what is done to it later must not reach the mutants that follow. */
const pickOwn = (random: Random, list: readonly Json[]): Json => structuredClone(random.pick(list));

const makeRule = (random: Random): Json => {
  const r = pickOwn(random, rules);
  return { r: random.chance(0.8) ? r : makeHostile(random), d: random.chance(0.7) ? [] : ['a..b'] };
};
const makeValue = (random: Random): Json => {
  const text = random.pick(hostileTexts);
  return random.pick<Json>([
    { k: 'c', v: text },
    { k: 'c', v: makeHostile(random) },
    { k: 't', key: text, d: [] },
    { k: 'e', ...(makeRule(random) as Loose) },
    { k: 'm', ...(makeRule(random) as Loose) },
    { k: 'o', v: { a: { k: 'c', v: text } }, d: [] },
    { k: 'a', v: [{ k: 'c', v: text }], d: [] },
    { k: '_', d: [] },
    makeHostile(random),
  ]);
};
const makeIndex = (random: Random, count: number): Json =>
  random.pick<Json>([0, random.below(count), random.below(count), -1, count, 1e9, 0.5, 'x', null]);

type Change = (random: Random, node: LooseNode, screen: { nodes: LooseNode[]; whole: Loose }) => void;
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? [...(value as Json[])] : []);
const objectOf = (value: Json | undefined): Loose =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...(value as Loose) } : {};

const placesOfAddresses = ['href', 'src', 'action', 'formaction', 'xlink:href'];

const changes: Readonly<Record<string, Change>> = {
  type: (random, node) => {
    node['type'] = random.pick(types);
    delete node['tag'];
  },
  version: (random, node) => (node['version'] = random.pick<Json>([0, 2, 99, '1', null])),
  tag: (random, node) => (node['tag'] = random.pick(tags)),
  prop: (random, node) =>
    (node['props'] = {
      ...objectOf(node['props']),
      [random.pick(attributes)]: random.chance(0.7) ? random.pick(hostileTexts) : makeHostile(random),
    }),
  bind: (random, node) =>
    (node['binds'] = {
      ...objectOf(node['binds']),
      [random.pick([...attributes, ...Object.keys(objectOf(node['props']))])]: makeValue(random),
    }),
  address: (random, node) => {
    const place = random.pick(placesOfAddresses);
    const text = random.pick(hostileAddresses);
    if (random.chance(0.5)) node['props'] = { ...objectOf(node['props']), [place]: text };
    else node['binds'] = { ...objectOf(node['binds']), [place]: { k: 'c', v: text } };
  },
  child: (random, node, { nodes }) =>
    (node['children'] = [
      ...listOf(node['children']),
      random.chance(0.6) ? makeIndex(random, nodes.length) : makeValue(random),
    ]),
  childless: (_random, node) => (node['children'] = []),
  slot: (random, node, { nodes }) =>
    (node['slots'] = {
      ...objectOf(node['slots']),
      [random.pick(['start', 'end', 'main', 'footer', '__proto__', 'no'])]: random.chance(0.8)
        ? [makeIndex(random, nodes.length)]
        : makeHostile(random),
    }),
  show: (random, node) => (node['show'] = makeRule(random)),
  in: (random, node) =>
    (node['in'] = random.pick<Json>([['session', 'noState'], ['noMachine', 'x'], [], 'session', [1, 2]])),
  repeat: (random, node, { nodes }) =>
    (node['repeat'] = random.chance(0.85)
      ? {
          each: {
            r: random.pick<Json>([{ var: 'data.rows' }, { var: 'settings' }, 'x', [1, 2], null]),
            d: [],
          },
          as: random.pick(['row', 'data', '__proto__', '']),
          key: random.pick(['id', '', 'toString']),
          empty: makeIndex(random, nodes.length),
        }
      : makeHostile(random)),
  on: (random, node) => {
    node['on'] = {
      press: [pickOwn(random, actions)],
      submit: [pickOwn(random, actions)],
      x: makeHostile(random),
    };
    node['dom'] = { press: 'click', submit: 'submit', x: random.pick(['click', 'error', '__proto__']) };
  },
  fallback: (random, node, { nodes }) => (node['fallback'] = makeIndex(random, nodes.length)),
  strict: (random, node) => {
    node['type'] = random.pick(types);
    delete node['tag'];
    node[random.pick(['container', 'critical'])] = true;
  },
  looks: (random, node) => {
    node['cls'] = random.pick<Json>([null, 5, {}, [], random.pick(hostileTexts), { root: 5 }]);
    node['clsBy'] = random.pick<Json>([null, [null], [{ value: makeValue(random), map: {} }], 'x', {}]);
  },
  id: (random, node) => (node['id'] = random.pick(hostileTexts)),
  machine: (random, _node, { whole }) =>
    (whole['machines'] = { login: { use: 'noMachine' }, [random.pick(hostileTexts)]: makeHostile(random) }),
  data: (random, _node, { whole }) =>
    (whole['data'] = {
      rows: { call: 'games.list', fallback: makeHostile(random), when: makeRule(random) },
      [random.pick(['', '__proto__', 'a.b', 'games'])]: random.chance(0.5)
        ? { call: 'no.such', with: { x: makeValue(random) }, everyMs: random.pick<Json>([-1, 0, 1, '5']) }
        : makeHostile(random),
    }),
  forms: (random, _node, { whole }) =>
    (whole['forms'] = random.pick<Json>([['no-such-form'], null, 'register', [null], [{}]])),
  root: (random, _node, { whole, nodes }) => (whole['root'] = makeIndex(random, nodes.length)),
  title: (random, _node, { whole }) => (whole['title'] = makeValue(random)),
  swapNodes: (random, _node, { nodes }) => {
    const [one, other] = [random.below(nodes.length), random.below(nodes.length)];
    [nodes[one], nodes[other]] = [nodes[other] as LooseNode, nodes[one] as LooseNode];
  },
  many: (random, node, { nodes }) =>
    (node['children'] = Array.from({ length: random.pick([50, 3_000]) }, () => nodes.length - 1)),
  deep: (random, _node, { nodes, whole }) => {
    const levels = random.pick([20, 33, 1_000]);
    const first = nodes.length;
    for (let level = 0; level < levels; level += 1)
      nodes.push({ id: `deep${level}`, type: 'Box', version: 1, tag: 'div', children: [first + level + 1] });
    nodes.push({ id: 'deepest', type: 'Box', version: 1, tag: 'div', children: [0] });
    whole['root'] = random.chance(0.5) ? first : (whole['root'] as Json);
  },
  laughs: (random, _node, { nodes, whole }) => {
    const first = nodes.length;
    for (let level = 0; level < 28; level += 1) {
      const next = first + level + 1;
      nodes.push({ id: `ha${level}`, type: 'Box', version: 1, tag: 'div', children: [next, next, next] });
    }
    nodes.push({ id: 'haha', type: 'Box', version: 1, tag: 'div' });
    if (random.chance(0.7)) whole['root'] = first;
  },
};
const names = Object.keys(changes);

/** Changes a compiled screen in place: half of the time as somebody who knows the format would. */
export const mutateScreen = (random: Random, screen: Json, times: number): readonly string[] => {
  const notes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const nodes = objectOf(screen)['nodes'];
    const isOrdinary =
      Array.isArray(nodes) && nodes.length > 0 && screen !== null && typeof screen === 'object';
    if (!isOrdinary || random.chance(0.4)) {
      notes.push(...mutateJson(random, screen, 1));
      continue;
    }
    const index = random.below(nodes.length);
    const node = nodes[index] as Json | undefined;
    if (node === null || typeof node !== 'object') continue;
    const name = random.pick(names);
    notes.push(`${name} at node ${index}`);
    changes[name]?.(random, node as LooseNode, { nodes: nodes as LooseNode[], whole: screen as Loose });
  }
  return notes;
};
