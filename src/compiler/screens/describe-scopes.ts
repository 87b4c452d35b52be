import type {
  DataSource,
  FragmentDocument,
  ModalDocument,
  PageDocument,
  ShellDocument,
} from '../../protocol/document/document.ts';
import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import {
  fixedScopes,
  shapeForm,
  shapePage,
  shapeRouteScope,
  shapeUiScope,
} from '../expressions/scope-shapes.ts';
import { anyType, type TypeRef, typeOf } from '../expressions/type-ref.ts';
import { listPathParams } from '../references/route-params.ts';
import type { PageRoute } from '../references/site-facts.ts';
import type { SiteIndex } from '../site-index.ts';
import { typeSource } from './constant-data.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** A unit of compilation: a screen, or a fragment that no screen uses. */
export type ScreenSource =
  | {
      readonly kind: 'page';
      readonly source: PageDocument;
      /** The route that gives it constants; null where it is compiled as it is written. */
      readonly route: PageRoute | null;
    }
  | { readonly kind: 'modal'; readonly source: ModalDocument }
  | { readonly kind: 'shell'; readonly source: ShellDocument }
  | { readonly kind: 'fragment'; readonly source: FragmentDocument };

type Machines = ReadonlyMap<string, MachineContract>;
/** The machines that cannot be looked into. */
type BrokenMachines = Pick<ReadonlySet<string>, 'has'>;

export const gatherMachines = (
  site: SiteIndex,
  { kind, source }: ScreenSource,
): { readonly machines: Machines; readonly broken: BrokenMachines } => {
  // Whose machines a fragment meets is known only where it is used.
  if (kind === 'fragment') return { machines: new Map(), broken: { has: () => true } };
  const declared = { ...site.documents.shell?.machines, ...source.machines };
  const machines = new Map<string, MachineContract>();
  const broken = new Set<string>();
  for (const [key, { use }] of Object.entries(declared)) {
    const contract = site.machines.get(use);
    if (contract === undefined) broken.add(key);
    else machines.set(key, contract);
  }
  return { machines, broken };
};

const dataTypes = (
  site: SiteIndex,
  data: Readonly<Record<string, DataSource>>,
): Readonly<Record<string, TypeRef>> =>
  Object.fromEntries(Object.entries(data).map(([name, source]) => [name, typeSource(site, source)]));

/** A scope made of parts that each have their own schema, so that their references stay their own. */
const joinTypes = (parts: Readonly<Record<string, TypeRef>>): TypeRef => {
  const definitions = Object.fromEntries(Object.entries(parts).map(([name, type]) => [name, type.schema]));
  const properties = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, rebaseRefs(schema, `#/properties/${name}`)]),
  );
  return typeOf({ type: 'object', properties, additionalProperties: false } as TypeRef['schema']);
};
const rebaseRefs = (schema: unknown, base: string): unknown => {
  if (Array.isArray(schema)) return schema.map((item: unknown) => rebaseRefs(item, base));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `${base}${value.slice(1)}`
        : rebaseRefs(value, base),
    ]),
  );
};

/** An object whose values are worked out when they are read: what nothing reads, nothing depends on. */
const lazily = (names: readonly string[], read: (name: string) => Json): JsonObject =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => read(name) }])),
  );

/** Scopes that tell of the whole site. */
const describeSiteScopes = ({ reads }: SiteIndex): readonly (readonly [string, TypeRef])[] => [
  [
    'settings',
    typeOf({
      type: 'object',
      additionalProperties: false,
      properties: lazily(reads.ask('settingGroups'), (group) => reads.ask('settings', group)),
    }),
  ],
  [
    'form',
    typeOf({
      type: 'object',
      additionalProperties: false,
      get properties() {
        return lazily(reads.ask('forms'), (form) => shapeForm(reads.ask('fields', form)));
      },
    }),
  ],
];
const describeUi = (
  { reads }: SiteIndex,
  dataNames: readonly string[],
  modalParams: JsonSchema,
): JsonSchema => shapeUiScope(dataNames, modalParams, () => shapePage(reads.ask('pageNames')));

/** What opens a modal, as its document declares it; the parameters of the routes that lead to a page. */
const opensWith = (params: Readonly<Record<string, unknown>> | undefined): JsonSchema => ({
  type: 'object',
  properties: (params ?? {}) as JsonSchema,
  additionalProperties: false,
});

/** Names of the parameters in the paths that lead to a page. */
export const listBroughtByPath = (
  site: SiteIndex,
  page: PageDocument,
  route: PageRoute | null,
): readonly string[] => (route?.paths ?? site.facts.listPathsTo(page.id)).flatMap(listPathParams);

const routeParams = (site: SiteIndex, page: PageDocument, route: PageRoute | null): JsonSchema => {
  const names = listBroughtByPath(site, page, route);
  const declared = (page.params ?? {}) as Readonly<Record<string, JsonSchema>>;
  // That no route brings a parameter is said of the page; what reads it in the path brings no more.
  const awaited = Object.keys(declared).filter(
    (name) => !Object.hasOwn(route?.with ?? {}, name) && declared[name]?.default === undefined,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...new Set([...names, ...awaited])].map((name) => [
        name,
        readOwn(declared, name) ?? { type: 'string' },
      ]),
    ),
    additionalProperties: false,
  };
};

/** Scopes of a fragment that no screen uses: data and machines are unknown. */
const describeOpenScopes = (site: SiteIndex): ReadonlyMap<string, TypeRef> => {
  const { properties, ...open } = describeUi(site, [], {});
  return new Map<string, TypeRef>([
    ...Object.entries(fixedScopes).map(([name, schema]) => [name, typeOf(schema)] as const),
    ['route', typeOf(shapeRouteScope(null))],
    ...describeSiteScopes(site),
    ['ui', typeOf({ ...open, properties: { ...(properties as JsonSchema), data: {} } })],
    ['data', anyType],
    ['machine', anyType],
  ]);
};

/** The typed scopes of a screen. */
export const describeScopes = (
  site: SiteIndex,
  screen: ScreenSource,
  machines: Machines,
): ReadonlyMap<string, TypeRef> => {
  if (screen.kind === 'fragment') return describeOpenScopes(site);
  const { kind, source } = screen;
  const data = dataTypes(site, source.data ?? {});
  const shellData = Object.keys(site.documents.shell?.data ?? {});
  const declared = { ...site.documents.shell?.machines, ...source.machines };
  const projections = Object.fromEntries(
    Object.keys(declared).map((key) => [key, typeOf(machines.get(key)?.projection ?? {})]),
  );
  const modalParams = kind === 'shell' ? {} : opensWith(kind === 'modal' ? source.params : {});
  return new Map<string, TypeRef>([
    ...Object.entries(fixedScopes).map(([name, schema]) => [name, typeOf(schema)] as const),
    [
      'route',
      typeOf(shapeRouteScope(screen.kind === 'page' ? routeParams(site, screen.source, screen.route) : null)),
    ],
    ...describeSiteScopes(site),
    ['ui', typeOf(describeUi(site, [...Object.keys(data), ...shellData], modalParams))],
    ['data', joinTypes(data)],
    ['machine', joinTypes(projections)],
  ]);
};
