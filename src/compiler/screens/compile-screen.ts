import type { FragmentDocument } from '../../protocol/document/document.ts';
import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';
import { screenOfRoute } from '../../protocol/document/screen-id.ts';
import { compilePayload } from '../actions/compile-payload.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { bindRules, reportUnreadRules } from '../expressions/named-rules.ts';
import { type TypeRef, typeOf } from '../expressions/type-ref.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import type { SiteIndex } from '../site-index.ts';
import type { StyleRules, StyleSheet } from '../styles/style-sheet.ts';
import { checkRequirements } from '../references/check-requirements.ts';
import { listNames, suggestName } from '../suggest.ts';
import { compileText } from '../values/compile-value.ts';
import { type Assembly, createAssembly } from './assembly.ts';
import { checkOwnPolicies } from '../policies/check-policies.ts';
import { bindRoute } from './bind-route.ts';
import { bindOwnSources } from './bind-sources.ts';
import { compileData } from './compile-data.ts';
import { compileNode } from './compile-node.ts';
import { describeScopes, gatherMachines, listBroughtByPath, type ScreenSource } from './describe-scopes.ts';
import { openAlone } from './open-fragment.ts';
import { createScreenRoom } from './screen-room.ts';

export type { ScreenSource };

/** A screen that is compiled alone; a fragment is part of another. */
type WholeScreen = Exclude<ScreenSource, { kind: 'fragment' }>;

const documentOf = ({ kind, source }: ScreenSource): string =>
  kind === 'shell' ? 'shell' : `${kind}s/${source.id}`;

const compileMachines = (env: Environment, source: WholeScreen['source']): CompiledScreen['machines'] =>
  Object.fromEntries(
    Object.entries(source.machines ?? {}).map(([key, { use, input }]) => {
      const contract = env.screen.site.machines.get(use);
      if (contract === undefined) {
        const machineIds = [...env.screen.site.machines.keys()];
        env.log.report(
          'reference.machine-unknown',
          sourceAt(env, ['machines', key, 'use']),
          `There is no machine "${use}"; there is ${listNames(machineIds)}.${suggestName(use, machineIds)}`,
          renameValue(use, machineIds),
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

const checkReferences = (assembly: Assembly): void => {
  for (const { id, env, place, needsElementId } of assembly.references) {
    const index = assembly.ids.get(id) ?? -1;
    const node = assembly.nodes[index];
    if (node !== undefined && needsElementId === true) {
      assembly.nodes[index] = { ...node, props: { ...node.props, id } };
    }
    if (node !== undefined) continue;
    const ownId = id.slice(env.prefix.length);
    const nodeNames = [...assembly.ids.keys()]
      .filter((name) => name.startsWith(env.prefix))
      .map((name) => name.slice(env.prefix.length));
    env.log.report(
      'reference.node-unknown',
      sourceAt(env, place),
      `There is no node "${ownId}" here.${suggestName(ownId, nodeNames)}`,
      renameValue(ownId, nodeNames),
    );
  }
};

const describeFrame = (screen: WholeScreen, env: Environment): Partial<CompiledScreen> => {
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
    ...(screen.source.trial === true ? { trial: true as const } : {}),
    ...(screen.source.closedOnBreak === true ? { closedOnBreak: true as const } : {}),
    chrome: {
      header: chrome?.header ?? true,
      headerMenu: chrome?.headerMenu ?? true,
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
  if (kind !== 'modal' || root === undefined || root.type.split('@')[0] === 'Modal') return;
  env.log.report(
    'modal.frame-missing',
    sourceAt(env, ['root', 'type']),
    `The root of a modal is its frame: expected a "Modal", got "${root.type}". Put this node inside one.`,
  );
};

const listSources = (site: SiteIndex, screen: ScreenSource): Environment['screen']['sources'] =>
  screen.kind === 'fragment' ? null : { ...site.documents.shell?.data, ...screen.source.data };

/** Of a dialog only its opener knows. */
const hasVisitors = (screen: ScreenSource): boolean =>
  screen.kind === 'shell' ||
  (screen.kind === 'page' && (screen.source.access === 'anyone' || screen.source.access === 'visitor'));

const openEnvironment = (site: SiteIndex, log: IssueLog, screen: ScreenSource): Environment => {
  const { machines, broken } = gatherMachines(site, screen);
  const document = documentOf(screen);
  const scopes = describeScopes(site, screen, machines);
  return {
    screen: {
      site,
      document,
      route: screen.kind === 'page' ? (screen.route?.id ?? site.facts.findOnlyRoute(screen.source.id)) : null,
      machines,
      brokenMachines: broken,
      hasVisitors: hasVisitors(screen),
      scopes,
      sources: listSources(site, screen),
      room: createScreenRoom(),
    },
    log,
    document,
    rows: new Map(),
    params: null,
    sources: new Map(),
    flows: new Map(),
    rules: new Map(),
    around: [],
    readRules: new Set(),
    slots: new Map(),
    event: null,
    requires: { document, versions: screen.source.requires },
    prefix: '',
    fragments: [],
  };
};

const outermost = { depth: 1, rows: [] };

/** A fragment that none uses, checked as if it was used with anything that its parameters take. */
const compileAlone = (env: Environment, assembly: Assembly, source: FragmentDocument): CompiledScreen => {
  const inner = bindRules(bindOwnSources(openAlone(env, source), source.data), source.rules);
  compileData(inner, source.data);
  checkRequirements(inner, source.requires);
  const [root = 0] = compileNode(assembly, inner, source.root, ['root'], outermost);
  checkReferences(assembly);
  for (const owner of [inner, ...assembly.ruleOwners]) reportUnreadRules(owner);
  return { kind: 'page', id: source.id, data: {}, machines: {}, nodes: assembly.nodes, root, forms: [] };
};

/** A compiled screen, the document it comes from and, by index, where each of its nodes was written. */
export interface SourcedScreen {
  readonly screen: CompiledScreen;
  readonly document: string;
  readonly sources: readonly Source[];
  /** Where each of its data sources was written, by name. */
  readonly dataSources: Readonly<Record<string, Source>>;
  /** The rules of its classes. */
  readonly styles: StyleRules;
}

/** One page, modal or the shell as a flat list of nodes. Issues go to the log. */
export const compileScreen = (
  site: SiteIndex,
  log: IssueLog,
  sheet: StyleSheet,
  screen: ScreenSource,
): SourcedScreen => {
  const open = openEnvironment(site, log, screen);
  const bare =
    screen.kind === 'page'
      ? bindRoute(open, screen.source, listBroughtByPath(site, screen.source, screen.route), screen.route)
      : open;
  const assembly = createAssembly(sheet);
  if (screen.kind === 'fragment') {
    const alone = compileAlone(bare, assembly, screen.source);
    return {
      screen: alone,
      document: bare.document,
      sources: assembly.sources,
      dataSources: {},
      styles: sheet.rules,
    };
  }
  const { kind, source } = screen;
  const env = bindRules(bare, source.rules);
  checkRequirements(env, source.requires);
  const [root = 0] = compileNode(assembly, env, source.root, ['root'], outermost);
  checkModalFrame(env, kind, assembly.nodes[root]);
  checkReferences(assembly);
  const data = [...compileData(env, source.data), ...assembly.data];
  const dataSources = Object.fromEntries(data.map(({ name, source: written }) => [name, written]));
  const compiled: CompiledScreen = {
    kind,
    id:
      screen.kind === 'page' && screen.route !== null
        ? screenOfRoute({ ...screen.route, page: source.id })
        : source.id,
    ...describeFrame(screen, env),
    data: Object.fromEntries(data.map(({ name, compiled }) => [name, compiled])),
    machines: compileMachines(env, source),
    nodes: assembly.nodes,
    root,
    forms: [...assembly.forms].sort(),
  };
  for (const owner of [env, ...assembly.ruleOwners]) reportUnreadRules(owner);
  checkOwnPolicies(log, env.document, source.policies ?? [], { screen: compiled, styles: sheet.rules });
  return {
    screen: compiled,
    document: env.document,
    sources: assembly.sources,
    dataSources,
    styles: sheet.rules,
  };
};
