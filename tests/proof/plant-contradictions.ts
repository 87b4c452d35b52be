import type { Json } from '../../src/protocol/json/json.ts';
import { toPointer } from '../../src/compiler/pointer.ts';
import { settingsSchemas } from '../../src/compiler/shape/document-kinds.ts';
import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
type Place = readonly (string | number)[];
interface Node {
  readonly document: string;
  readonly place: Place;
  readonly node: Part;
}
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const read = (path: string): Part => ({ var: path });
const codes = /^expression\.constant$/;

/** Every node of a document, but what only a use of its fragment gives it. */
const listNodes = (document: string, value: unknown, place: Place): readonly Node[] => {
  if (!isPart(value)) return [];
  const isNode = typeof value['id'] === 'string' && ('type' in value || 'use' in value);
  const inner = Object.entries(value).flatMap(([key, part]) =>
    key === 'props' || key === 'on'
      ? []
      : listNodes(document, part, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return isNode ? [{ document, place, node: value }, ...inner] : inner;
};
const findAt = (site: EditableSite, { document, place }: Node): Part => {
  const found = place.reduce<unknown>((part, key) => (isPart(part) ? part[key] : undefined), site[document]);
  if (!isPart(found)) throw new Error(`expects a node at ${document} ${toPointer(place)}`);
  return found;
};

interface Bound {
  readonly path: string;
  readonly least: number;
  readonly most: number;
}
/** Numbers of the settings that have bounds. */
const listBounds = (): readonly Bound[] =>
  (['limits', 'jurisdiction'] as const).flatMap((group) =>
    Object.entries((settingsSchemas[group]['properties'] ?? {}) as Record<string, Json>).flatMap(
      ([name, schema]) => {
        const { minimum, maximum } = schema as { readonly minimum?: unknown; readonly maximum?: unknown };
        return typeof minimum === 'number' && typeof maximum === 'number'
          ? [{ path: `settings.${group}.${name}`, least: minimum, most: maximum }]
          : [];
      },
    ),
  );

/** Rules that never hold, or always do: the same for any node. */
const listRules = ({ path, least, most }: Bound): Readonly<Record<string, unknown>> => ({
  'setting above its bounds': { '>': [read(path), most] },
  'setting below its bounds': { '<': [read(path), least] },
  'setting equal to what it cannot be': { '===': [read(path), most + 1] },
  'setting times sixty above its bounds': { '>': [{ '*': [read(path), 60] }, most * 60] },
  'setting with itself': { '===': [read(path), read(path)] },
  'two values of one thing': {
    and: [{ '===': [read('ui.locale'), 'EN'] }, { '===': [read('ui.locale'), 'AR'] }],
  },
  'amount below one and above two': {
    and: [
      { 'decimal-less': [read('wallet.balance'), '1'] },
      { 'decimal-less': ['2', read('wallet.balance')] },
    ],
  },
  'either of all values': {
    or: [{ '===': [read('ui.theme'), 'light'] }, { '===': [read('ui.theme'), 'dark'] }],
  },
  constant: false,
  'constant among others': { and: [true, read('session.isAgent')] },
});

const listAtNode = (target: Node, bound: Bound): readonly PlacedFault[] => {
  const base = { document: target.document, pointer: `${toPointer(target.place)}/show`, codes };
  const set =
    (rule: unknown) =>
    (site: EditableSite): void =>
      void (findAt(site, target)['show'] = rule);
  const { show } = target.node;
  const others = Object.entries(listRules(bound)).map(([what, rule]) => ({
    ...base,
    what,
    plant: set(rule),
  }));
  if (show === undefined) return others;
  const opposite = { ...base, what: 'rule and its opposite', plant: set({ and: [show, { '!': show }] }) };
  const isKept = !JSON.stringify(show).includes('"params.');
  return isKept ? [...others, opposite] : others;
};

/** Parts that show only where what is around them does not. */
const listInside = (outer: Node): readonly PlacedFault[] => {
  const { show, children } = outer.node;
  if (show === undefined || !Array.isArray(children) || JSON.stringify(show).includes('"params.')) return [];
  const index = children.findIndex((child) => isPart(child) && 'type' in child);
  if (index < 0) return [];
  const inner: Node = { ...outer, place: [...outer.place, 'children', index] };
  return [
    {
      document: outer.document,
      pointer: toPointer(inner.place),
      codes,
      what: 'rule against the one around it',
      plant: (site) => void (findAt(site, inner)['show'] = { '!': show }),
    },
  ];
};

/** Conditions that come to the same whatever they read, at every node of the site. */
export const listContradictions = (site: EditableSite): readonly PlacedFault[] => {
  const bounds = listBounds();
  const nodes = Object.keys(site)
    .filter((path) => /^(?:pages|modals|fragments|shell)\b/.test(path))
    .flatMap((path) => listNodes(path, site[path]?.['root'], ['root']));
  return nodes.flatMap((node, index) => {
    const bound = bounds[index % bounds.length];
    return bound === undefined ? [] : [...listAtNode(node, bound), ...listInside(node)];
  });
};
