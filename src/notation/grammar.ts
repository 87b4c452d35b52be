/** How a place of a document is read and written. */
export type Sort =
  | 'raw'
  | 'value'
  | 'rule'
  | 'states'
  | 'actions'
  | 'machine'
  | 'node'
  | 'child'
  | 'entry'
  | 'fragment'
  | 'pointers';
export type Place = Sort | Each | Keys;
/** All members of an object, or all items of a list, are of one place. */
interface Each {
  readonly each: Place;
}
/** Members by their key; what has no line is raw. The order of the lines is the order of writing. */
export interface Keys {
  readonly keys: Readonly<Record<string, Place>>;
}

const source: Keys = {
  keys: {
    value: 'value',
    call: 'raw',
    with: 'value',
    stale: 'raw',
    every: 'raw',
    when: 'rule',
    fallback: 'raw',
  },
};
const repeat: Keys = { keys: { each: 'rule', as: 'raw', key: 'raw', empty: 'raw', virtual: 'raw' } };
const route: Keys = {
  keys: {
    id: 'raw',
    path: 'raw',
    aliases: 'raw',
    page: 'raw',
    with: 'value',
    arrival: 'raw',
    open: 'raw',
  },
};

/** A promise of the site; pages name theirs. */
const policy: Keys = {
  keys: { policy: 'raw', on: 'raw', in: 'states', route: 'raw', text: 'raw', values: 'raw' },
};

/** Keys of documents, of all kinds that have a notation. */
export const documentKeys: Keys = {
  keys: {
    $schema: 'raw',
    language: 'raw',
    id: 'raw',
    name: 'raw',
    suppress: 'pointers',
    title: 'value',
    access: 'raw',
    trial: 'raw',
    closedOnBreak: 'raw',
    chrome: 'raw',
    size: 'raw',
    requires: 'raw',
    params: 'raw',
    flows: 'raw',
    sources: 'raw',
    slots: 'raw',
    rules: { each: 'rule' },
    data: { each: source },
    machines: { each: 'machine' },
    routes: { each: route },
    locales: 'raw',
    defaultLocale: 'raw',
    externalHosts: 'raw',
    policies: { each: policy },
    items: { each: 'entry' },
    root: 'node',
  },
};
/** Keys of the entries of menus. */
export const entryKeys: Keys = {
  keys: {
    id: 'raw',
    label: 'value',
    icon: 'raw',
    badge: 'value',
    hidden: 'raw',
    show: 'rule',
    do: 'actions',
    panel: 'node',
    children: { each: 'entry' },
  },
};
export const machineKeys: Keys = { keys: { use: 'raw', input: 'value' } };

/** A sort of node: its keys, and the key under which the tree has everything else. */
export interface NodeGrammar extends Keys {
  readonly rest: 'props' | 'params' | null;
  /** Names of properties or parameters that would be taken for something else beside the keys. */
  readonly reserved: ReadonlySet<string>;
}
const nodeGrammar = (rest: NodeGrammar['rest'], keys: Keys['keys']): NodeGrammar => ({
  rest,
  keys,
  reserved: new Set([...Object.keys(keys), 'type', 'use', 'slot']),
});
export const componentNode = nodeGrammar('props', {
  type: 'raw',
  id: 'raw',
  in: 'states',
  show: 'rule',
  repeat,
  props: 'raw',
  on: { each: 'actions' },
  menu: 'raw',
  critical: 'raw',
  track: 'raw',
  a11y: 'value',
  fallback: 'node',
  slots: { each: { each: 'node' } },
  children: { each: 'child' },
});
export const fragmentNode = nodeGrammar('params', {
  use: 'fragment',
  id: 'raw',
  in: 'states',
  show: 'rule',
  repeat,
  flows: 'raw',
  sources: 'raw',
  params: 'raw',
  slots: { each: { each: 'node' } },
});
const slotNode = nodeGrammar(null, { slot: 'raw', id: 'raw' });

/** Which sort a node is. */
export const grammarOf = (node: object): NodeGrammar =>
  Object.hasOwn(node, 'use') ? fragmentNode : Object.hasOwn(node, 'slot') ? slotNode : componentNode;
/** Whether a child is a node; everything else is a value. */
export const isNode = (child: object): boolean =>
  ['type', 'use', 'slot'].some((key) => Object.hasOwn(child, key));

/** The words behind the verb of an action, by the key that the tree has for each. */
export const verbs: ReadonlyMap<string, readonly string[]> = new Map([
  ['send', ['to', 'event']],
  ['navigate', ['to']],
  ['open', ['modal']],
  ['close', []],
  ['call', ['call']],
  ['reload', ['data']],
  ['set', ['path']],
  ['track', ['event']],
  ['focus', ['node']],
  ['announce', []],
  ['external', []],
]);
/** Keys of actions whose values may have marks. */
export const actionKeys: Keys = {
  keys: {
    do: 'raw',
    to: 'value',
    params: 'value',
    query: 'value',
    with: 'value',
    into: 'raw',
    value: 'value',
    text: 'value',
    href: 'value',
  },
};

/** Begins the name of a fragment in the tree. */
export const fragmentPrefix = 'fragment:';
/** What a page that says nothing of its frame has. */
export const wholeChrome = { header: true, sideMenu: true, footer: true };
/** The version that a writing says, and the version of the language that it is of. */
export const notation = 2;
export const language = 1;

const folders = /^(?:site|shell|(?:pages|modals|fragments|menus)\/.+)$/;
/** Whether documents of this path have a notation; settings, themes, texts and forms are written as they are. */
export const hasNotation = (path: string): boolean => folders.test(path);
/** The id that a document of this path has where it says none. */
export const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
