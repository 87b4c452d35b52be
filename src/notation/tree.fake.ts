import fc from 'fast-check';
import type { Json, JsonObject } from '../protocol/json/json.ts';

/** Texts that a notation could take for something else. */
const trap = fc.constantFrom(
  ...['=', '==', '@', '@@', '@=', '=x', '@x', '=a ?? 0', "=a ?? 'b'", ' ?? ', 'a b', '', "'", '\\', '[]'],
  ...['null', 'send a b', 'close', 'm s', 'fragment:', 'fragment:fragment:a', '__proto__', '~/', '0'],
);
const text = fc.oneof(trap, fc.string({ maxLength: 6 }), fc.constantFrom('row.name', 'home.title', '12px'));
const plain = fc.oneof(
  text,
  fc.boolean(),
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);
/** Names that clash with keys of nodes, uses and actions among them. */
const name = fc.constantFrom(
  ...[
    'title',
    'tone',
    'type',
    'id',
    'menu',
    'props',
    'params',
    'use',
    'slot',
    'show',
    'in',
    'on',
    'children',
  ],
  ...[
    'flows',
    'track',
    'repeat',
    'do',
    '$t',
    'var',
    '0',
    '',
    'a/b',
    'x~y',
    '__proto__',
    'notation',
    'language',
  ],
);
const id = fc.constantFrom('page', 'head', 'row-1', 'list');
const word = fc.constantFrom('m', 'showing', 'tracking.waiting', 'login.submit', 'x');

const { rule } = fc.letrec<{ rule: Json }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc.record({ var: text }),
    fc.tuple(text, plain).map(([path, value]): Json => ({ var: [path, value] })),
    fc.record({ var: fc.tuple(text, fc.constant([])) }),
    fc.dictionary(fc.constantFrom('===', '!', 'var', 'if', 'and'), fc.array(tie('rule'), { maxLength: 3 }), {
      maxKeys: 2,
    }),
    fc.dictionary(fc.constantFrom('!!', 'var', '=x'), tie('rule'), { maxKeys: 1 }),
  ),
}));
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc.record({ $e: rule }),
    fc.record({ $t: text }),
    fc.record({ $t: fc.record({ var: text }) }),
    fc.record({
      $t: fc.oneof(text, fc.record({ var: text })),
      args: fc.dictionary(name, tie('value'), { maxKeys: 2 }),
    }),
    fc.record({ $r: fc.record({ base: plain, md: plain }) }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
}));
const values = fc.dictionary(name, value, { maxKeys: 4 });

const optional = { requiredKeys: [] as [] };
const action: fc.Arbitrary<Json> = fc.oneof(
  fc.record(
    { do: fc.constant('send'), to: fc.oneof(word, text), event: word, with: values },
    { requiredKeys: ['do', 'to', 'event'] },
  ),
  fc.record(
    {
      do: fc.constant('navigate'),
      to: fc.oneof(word, text, fc.record({ $e: rule })),
      params: values,
      query: values,
    },
    { requiredKeys: ['do', 'to'] },
  ),
  fc.record({ do: fc.constant('open'), modal: word, with: values }, { requiredKeys: ['do', 'modal'] }),
  fc.record({ do: fc.constant('close') }),
  fc.record(
    { do: fc.constant('call'), call: word, with: values, into: word },
    { requiredKeys: ['do', 'call'] },
  ),
  fc.record({ do: fc.constant('reload'), data: word }),
  fc.record({ do: fc.constant('set'), path: fc.oneof(word, text), value }),
  fc.record({ do: fc.constant('track'), event: word, with: values }, { requiredKeys: ['do', 'event'] }),
  fc.record({ do: fc.constant('focus'), node: id }),
  fc.record({ do: fc.constant('announce'), text: value }),
  fc.record({ do: fc.constant('external'), href: value }),
);
const actions = fc.array(action, { maxLength: 2 });
const states: fc.Arbitrary<Json> = fc.oneof(
  fc.tuple(word, word),
  fc.tuple(word, fc.array(word, { minLength: 2, maxLength: 3 })),
  fc.tuple(text, text),
);
const place = {
  in: states,
  show: rule,
  repeat: fc.record({ each: rule, as: word, key: word, empty: id }, { requiredKeys: ['each', 'as', 'key'] }),
};
const { node } = fc.letrec<{ node: Json; slots: Json }>((tie) => ({
  slots: fc.dictionary(name, fc.array(tie('node'), { maxLength: 2 }), { maxKeys: 2 }),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ slot: word, id }),
    fc.record(
      {
        use: fc.constantFrom('fragment:page-head', 'fragment:'),
        id,
        ...place,
        flows: fc.dictionary(word, word),
        params: values,
        slots: tie('slots'),
      },
      { requiredKeys: ['use', 'id'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('Box', 'Button'),
        id,
        ...place,
        props: values,
        on: fc.dictionary(name, actions, { maxKeys: 2 }),
        menu: word,
        critical: fc.boolean(),
        track: text,
        a11y: fc.record({ label: value, hidden: fc.boolean() }, optional),
        fallback: tie('node'),
        slots: tie('slots'),
        children: fc.array(fc.oneof(tie('node'), fc.record({ $t: text }), fc.record({ $e: rule })), {
          maxLength: 3,
        }),
      },
      { requiredKeys: ['type', 'id'] },
    ),
  ),
}));
const { entry } = fc.letrec<{ entry: Json }>((tie) => ({
  entry: fc.record(
    {
      id,
      label: value,
      badge: value,
      show: rule,
      do: actions,
      panel: node,
      children: fc.array(tie('entry'), { maxLength: 2 }),
    },
    { requiredKeys: ['id', 'label'] },
  ),
}));
const pointer = fc
  .array(
    fc.constantFrom(
      'root',
      'props',
      'params',
      'title',
      'on',
      'press',
      '0',
      'event',
      'children',
      '$t',
      'a/b',
      'id',
    ),
    { maxLength: 6 },
  )
  .map((keys) => keys.map((key) => `/${key.replaceAll('/', '~1')}`).join(''));
const document = fc.record(
  {
    $schema: text,
    language: fc.constant(1),
    id,
    suppress: fc.array(fc.record({ code: word, pointer, reason: text }), { maxLength: 2 }),
    title: value,
    chrome: fc.oneof(
      fc.constant({ header: true, sideMenu: true, footer: true }),
      fc.record({ header: fc.boolean(), footer: fc.boolean() }),
    ),
    params: values,
    rules: fc.dictionary(name, rule, { maxKeys: 2 }),
    data: fc.dictionary(
      word,
      fc.record({ value, call: word, with: values, when: rule, fallback: value, stale: text }, optional),
      { maxKeys: 2 },
    ),
    machines: fc.dictionary(word, fc.record({ use: text, input: values }, { requiredKeys: ['use'] }), {
      maxKeys: 2,
    }),
    routes: fc.array(fc.record({ id, with: values }, { requiredKeys: ['id'] }), { maxLength: 2 }),
    items: fc.array(entry, { maxLength: 2 }),
    root: node,
  },
  { requiredKeys: ['$schema', 'language', 'id'] },
);

/** Trees in the shape of the language, full of marks, quotes and names that clash. */
export const trees: fc.Arbitrary<{ readonly path: string; readonly tree: JsonObject }> = fc.record({
  path: fc.constantFrom('pages/page', 'modals/head', 'fragments/list', 'menus/other', 'shell', 'site'),
  tree: document,
});
/** Anything that JSON can say, with marks in it and keys of the language. */
export const anything: fc.Arbitrary<Json> = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    plain,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        name,
        fc.constantFrom('root', 'data', 'machines', 'rules', '$e', 'suppress', 'pointer', 'items', 'chrome'),
      ),
      tie('any'),
      { maxKeys: 5 },
    ),
  ),
})).any;
