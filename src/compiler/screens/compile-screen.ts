import type { DataSource, ModalDocument, PageDocument, ShellDocument } from '../../protocol/document.ts';
import type { MachineContract } from '../../protocol/machine-contract.ts';
import type { CompiledDataSource, CompiledNode, CompiledScreen } from '../../protocol/release.ts';
import { compileCall, compilePayload } from '../actions/compile-actions.ts';
import { type Environment, at } from '../environment.ts';
import { compileRule } from '../expressions/compile-rule.ts';
import { fixedScopes, shapeFormScope, shapeUiScope } from '../expressions/scope-shapes.ts';
import { type TypeRef, typeOf } from '../expressions/type-ref.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import type { SiteIndex } from '../site-index.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import { listNames, suggestName } from '../suggest.ts';
import { compileText } from '../values/compile-value.ts';
import { type Assembly, createAssembly } from './assembly.ts';
import { checkPolicies } from './check-policies.ts';
import { compileNode } from './compile-node.ts';
import type { ScreenScope } from './screen-scope.ts';

export type ScreenSource =
  | { readonly kind: 'page'; readonly source: PageDocument }
  | { readonly kind: 'modal'; readonly source: ModalDocument }
  | { readonly kind: 'shell'; readonly source: ShellDocument };

const documentOf = ({ kind, source }: ScreenSource): string =>
  kind === 'shell' ? 'shell' : `${kind}s/${source.id}`;

/** Milliseconds of `30s`, `5m`, `1h`. */
const toMilliseconds = (duration: string): number => {
  const match = /^(\d+)(ms|s|m|h|d)$/.exec(duration);
  if (match === null) throw new Error(`Expected a duration such as 30s, got "${duration}"`);
  const unit = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }[
    match[2] as 'ms' | 's' | 'm' | 'h' | 'd'
  ];
  return Number(match[1]) * unit;
};

const gatherMachines = (
  site: SiteIndex,
  source: ScreenSource['source'],
): { machines: ReadonlyMap<string, MachineContract>; broken: ReadonlySet<string> } => {
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
  Object.fromEntries(
    Object.entries(data).map(([name, { call }]) => [name, typeOf(site.operations.get(call)?.response ?? {})]),
  );

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

const formFields = (site: SiteIndex): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...site.documents.forms].map(([id, { schema }]) => [
      id,
      Object.keys((schema.properties ?? {}) as object),
    ]),
  );

const describeScopes = (
  site: SiteIndex,
  source: ScreenSource['source'],
  machines: ReadonlyMap<string, MachineContract>,
  broken: ReadonlySet<string>,
): ReadonlyMap<string, TypeRef> => {
  const data = dataTypes(site, source.data ?? {});
  const shellData = Object.keys(site.documents.shell?.data ?? {});
  const projections = Object.fromEntries([
    ...[...machines].map(([key, contract]) => [key, typeOf(contract.projection)] as const),
    ...[...broken].map((key) => [key, typeOf({})] as const),
  ]);
  return new Map<string, TypeRef>([
    ...Object.entries(fixedScopes).map(([name, schema]) => [name, typeOf(schema)] as const),
    ['settings', site.settingsType],
    ['ui', typeOf(shapeUiScope([...Object.keys(data), ...shellData]))],
    ['data', joinTypes(data)],
    ['machine', joinTypes(projections)],
    ['form', typeOf(shapeFormScope(formFields(site)))],
  ]);
};

const compileData = (env: Environment, data: Readonly<Record<string, DataSource>>): CompiledScreen['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([name, source]): [string, CompiledDataSource] => {
      const place = ['data', name];
      const values = compileCall(env, source.call, source.with, place);
      const when = source.when === undefined ? null : compileRule(env, source.when, [...place, 'when']);
      return [
        name,
        {
          call: source.call,
          ...(Object.keys(values).length === 0 ? {} : { with: values }),
          ...(source.stale === undefined ? {} : { staleMs: toMilliseconds(source.stale) }),
          ...(source.every === undefined ? {} : { everyMs: toMilliseconds(source.every) }),
          ...(source.fallback === undefined ? {} : { fallback: source.fallback }),
          ...(when === null ? {} : { when: { r: when.r, d: when.d } }),
        },
      ];
    }),
  );

const compileMachines = (env: Environment, source: ScreenSource['source']): CompiledScreen['machines'] =>
  Object.fromEntries(
    Object.entries(source.machines ?? {}).map(([key, { use, input }]) => {
      const contract = env.screen.site.machines.get(use);
      if (contract === undefined) {
        const known = [...env.screen.site.machines.keys()];
        env.log.report(
          'reference.machine-unknown',
          at(env, ['machines', key, 'use']),
          `There is no machine "${use}"; there is ${listNames(known)}.${suggestName(use, known)}`,
        );
        return [key, { use }];
      }
      // What a layout leaves out, the portal gives from the settings.
      const open: TypeRef = typeOf({ ...contract.input, required: [] });
      const values =
        input === undefined
          ? {}
          : compilePayload(env, input, open, `The machine "${use}"`, ['machines', key]);
      return [key, Object.keys(values).length === 0 ? { use } : { use, input: values }];
    }),
  );

const checkRequirements = (env: Environment, source: ScreenSource['source']): void => {
  const { site } = env.screen;
  for (const [name, version] of Object.entries(source.requires ?? {})) {
    const [kind, id = ''] = name.split(':', 2);
    const found =
      kind === 'machine' ? site.machines.get(id) : kind === 'component' ? site.components.get(id) : undefined;
    if (found?.version === version) continue;
    env.log.report(
      'reference.version',
      at(env, ['requires', name]),
      found === undefined
        ? `This build has no "${name}"; expected machine:<id> or component:<type>.`
        : `The document needs version ${version} of "${name}", this build has version ${found.version}.`,
    );
  }
};

const checkReferences = (assembly: Assembly): void => {
  for (const { id, env, place, needsElementId } of assembly.references) {
    const index = assembly.ids.get(id) ?? -1;
    const node = assembly.nodes[index];
    if (node !== undefined && needsElementId === true) {
      assembly.nodes[index] = { ...node, props: { ...node.props, id } };
    }
    if (node !== undefined) continue;
    const own = id.slice(env.prefix.length);
    const known = [...assembly.ids.keys()]
      .filter((name) => name.startsWith(env.prefix))
      .map((name) => name.slice(env.prefix.length));
    env.log.report(
      'reference.node-unknown',
      at(env, place),
      `There is no node "${own}" here.${suggestName(own, known)}`,
    );
  }
};

const describeFrame = (screen: ScreenSource, env: Environment): Partial<CompiledScreen> => {
  const { title } = screen.source;
  const named = title === undefined ? {} : { title: compileText(env, title, ['title']) };
  if (screen.kind === 'modal') {
    return { ...named, ...(screen.source.size === undefined ? {} : { size: screen.source.size }) };
  }
  if (screen.kind === 'shell') return named;
  const { chrome } = screen.source;
  return {
    ...named,
    access: screen.source.access,
    chrome: {
      header: chrome?.header ?? true,
      sideMenu: chrome?.sideMenu ?? true,
      footer: chrome?.footer ?? true,
    },
  };
};

/** The title bar, Escape and the inert page behind come with the frame, so every modal needs one. */
const checkModalFrame = (
  env: Environment,
  kind: ScreenSource['kind'],
  root: CompiledNode | undefined,
): void => {
  if (kind !== 'modal' || root === undefined || root.type === 'Modal') return;
  env.log.report(
    'modal.frame-missing',
    at(env, ['root', 'type']),
    `The root of a modal is its frame: expected a "Modal", got "${root.type}". Put this node inside one.`,
  );
};

/** A compiled screen, the document it comes from and, by index, where each of its nodes was written. */
export interface SourcedScreen {
  readonly screen: CompiledScreen;
  readonly document: string;
  readonly sources: readonly Source[];
}

/** One page, modal or the shell as a flat list of nodes. Issues go to the log. */
export const compileScreen = (
  site: SiteIndex,
  log: IssueLog,
  sheet: StyleSheet,
  screen: ScreenSource,
): SourcedScreen => {
  const { kind, source } = screen;
  const { machines, broken } = gatherMachines(site, source);
  const document = documentOf(screen);
  const scope: ScreenScope = {
    site,
    document,
    machines,
    brokenMachines: broken,
    scopes: describeScopes(site, source, machines, broken),
  };
  const env: Environment = {
    screen: scope,
    log,
    document,
    rows: new Map(),
    params: null,
    slots: new Map(),
    event: null,
    prefix: '',
    fragments: [],
  };
  const assembly = createAssembly(sheet);
  checkRequirements(env, source);
  const [root = 0] = compileNode(assembly, env, source.root, ['root'], { depth: 1, rows: [] });
  checkModalFrame(env, kind, assembly.nodes[root]);
  checkReferences(assembly);
  const compiled: CompiledScreen = {
    kind,
    id: source.id,
    ...describeFrame(screen, env),
    data: compileData(env, source.data ?? {}),
    machines: compileMachines(env, source),
    nodes: assembly.nodes,
    root,
    forms: [...assembly.forms].sort(),
  };
  checkPolicies(env, source.policies ?? [], compiled);
  return { screen: compiled, document, sources: assembly.sources };
};
