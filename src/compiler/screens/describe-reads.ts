import type { Json } from '../../protocol/json/json.ts';
import type { ReadTree, ScreenReads } from '../../protocol/release/screen-reads.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import {
  listBranches,
  listKinds,
  listValues,
  rowType,
  stepType,
  type TypeRef,
  typeOf,
} from '../expressions/type-ref.ts';
import type { SiteIndex } from '../site-index.ts';
import { describeScopes, gatherMachines, type ScreenSource } from './describe-scopes.ts';

const deepest = 7;
const mostValues = 12;

const nameFields = (branches: readonly TypeRef[]): readonly string[] => [
  ...new Set(
    branches.flatMap(({ schema }) => (isJsonObject(schema.properties) ? Object.keys(schema.properties) : [])),
  ),
];
const firstOf = <Part>(branches: readonly TypeRef[], read: (type: TypeRef) => Part | undefined) =>
  branches.map(read).find((part) => part !== undefined);
const exampleOf = ({ schema }: TypeRef): Json | undefined =>
  Array.isArray(schema.examples) ? (schema.examples[0] as Json | undefined) : undefined;
const unitOf = ({ schema }: TypeRef): string | undefined =>
  typeof schema['x-unit'] === 'string' ? schema['x-unit'] : undefined;

function describe(type: TypeRef, depth: number): ReadTree {
  const branches = listBranches(type);
  const kinds = [...(listKinds(type) ?? [])];
  const values = listValues(type);
  const [example, unit] = [firstOf(branches, exampleOf), firstOf(branches, unitOf)];
  const row = kinds.includes('array') && depth < deepest ? rowType(type) : null;
  const fields = depth < deepest ? nameFields(branches) : [];
  const parts = fields.flatMap((name) => {
    const step = stepType(type, name);
    return step.found ? [[name, describe(step.type, depth + 1)] as const] : [];
  });
  return {
    kinds,
    ...(parts.length === 0 ? {} : { fields: Object.fromEntries(parts) }),
    ...(row === null ? {} : { row: describe(row, depth + 1) }),
    ...(values === null || values.length > mostValues ? {} : { values }),
    ...(example === undefined ? {} : { example }),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** The screen, or the fragment alone, that a document is; null where there is none. */
function findScreen({ documents }: SiteIndex, path: string): ScreenSource | null {
  const [kind = '', id = ''] = path.split('/', 2);
  const { shell } = documents;
  if (kind === 'shell') return shell === null ? null : { kind: 'shell', source: shell };
  const [page, modal, fragment] = [
    documents.pages.get(id),
    documents.modals.get(id),
    documents.fragments.get(id),
  ];
  if (kind === 'pages' && page !== undefined) return { kind: 'page', source: page, route: null };
  if (kind === 'modals' && modal !== undefined) return { kind: 'modal', source: modal };
  return kind === 'fragments' && fragment !== undefined ? { kind: 'fragment', source: fragment } : null;
}

/** What the parts of a document can read; null where there is no such document. Rows of lists come with the part that repeats. */
export function describeReads(site: SiteIndex, path: string): ScreenReads | null {
  const screen = findScreen(site, path);
  if (screen === null) return null;
  const { machines } = gatherMachines(site, screen);
  const scopes = new Map(describeScopes(site, screen, machines));
  if (screen.kind === 'fragment')
    scopes.set('params', typeOf({ type: 'object', properties: { ...screen.source.params } }));
  return {
    scopes: Object.fromEntries([...scopes].map(([name, type]) => [name, describe(type, 0)])),
    flows: [...machines].map(([key, { states, events }]) => ({
      key,
      states: Object.keys(states),
      events: Object.keys(events),
    })),
    calls: [...site.operations.values()].filter(({ layout }) => layout).map(({ name }) => name),
  };
}
