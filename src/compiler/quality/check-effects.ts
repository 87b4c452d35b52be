import type { ComponentDefinition, SendRule } from '../../protocol/document/component-definition.ts';
import type { OperationContract } from '../../protocol/operation-contract.ts';
import type {
  CompiledAction,
  CompiledNode,
  CompiledScreen,
  CompiledSite,
} from '../../protocol/release/release.ts';
import { isWritablePath, pathsOfPortal } from '../../protocol/document/writable-path.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import { readMoments } from '../proof/sent-events.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import { isReadIn, listScreenReads } from './screen-reads.ts';

type Components = ReadonlyMap<string, ComponentDefinition>;
type Operations = ReadonlyMap<string, Pick<OperationContract, 'method'>>;

/** All screens, among which one asks who reads what it sets. */
interface EffectSite {
  readonly screens: readonly CompiledScreen[];
  readonly components: Components;
  readonly operations: Operations;
  readonly routes: CompiledSite['routes'];
}

/** The indexes of the nodes in a form: a button of type "submit" there sends it. */
const listInForms = ({ nodes, root }: CompiledScreen): ReadonlySet<number> => {
  const inside = new Set<number>();
  const visit = (index: number, isInForm: boolean): void => {
    const node = nodes[index];
    if (node === undefined) return;
    if (isInForm) inside.add(index);
    const opens = isInForm || node.tag === 'form' || typeof node.props?.['form'] === 'string';
    const children = (node.children ?? []).filter((child): child is number => typeof child === 'number');
    for (const child of [...children, ...Object.values(node.slots ?? {}).flat()]) visit(child, opens);
    for (const child of [node.repeat?.empty, node.fallback]) if (child !== undefined) visit(child, opens);
  };
  visit(root, false);
  return inside;
};

/**
 * Screens that see what a screen sets: itself, the frame, and the dialogs over it; for these and the frame, any
 * page below them.
 */
const listReaders = (screen: CompiledScreen, { screens }: EffectSite): readonly CompiledScreen[] =>
  screen.kind === 'page' ? screens.filter((one) => one === screen || one.kind !== 'page') : screens;

const isOwnForm = ({ nodes }: CompiledScreen, path: string): boolean => {
  const [scope, id] = path.split('.');
  return scope === 'form' && nodes.some(({ props }) => props?.['form'] === id);
};

/** Whether anything shows, sends or decides by what is set there. */
const isRead = (screen: CompiledScreen, site: EffectSite, path: string, except: number | null): boolean =>
  pathsOfPortal.has(path) ||
  isOwnForm(screen, path) ||
  isReadIn(listScreenReads(screen), path, except) ||
  listReaders(screen, site).some((one) => one !== screen && isReadIn(listScreenReads(one), path));

/** A call that changes nothing, by which something is read again: only who shows the answer, or how it went, notices. */
const isReadInVain = (action: CompiledAction, screen: CompiledScreen, site: EffectSite): boolean => {
  if (action.do !== 'call') return false;
  // What data sources ask changes nothing, whatever its method is.
  const isReading =
    site.operations.get(action.call)?.method === 'GET' ||
    site.screens.some(({ data }) => Object.values(data).some(({ call }) => call === action.call));
  if (!isReading) return false;
  const { into } = action;
  return into === undefined || ![into, `ui.${into}`].some((path) => isRead(screen, site, path, null));
};

/** A way to the page itself that changes nothing in its address, or to the dialog that is open. */
const leadsNowhere = (action: CompiledAction, screen: CompiledScreen, { routes }: EffectSite): boolean => {
  if (action.do === 'open')
    return screen.kind === 'modal' && action.modal === screen.id && action.with === undefined;
  if (action.do !== 'navigate' || screen.kind !== 'page') return false;
  const page = routes.find(({ id }) => id === action.to)?.page;
  if (page !== screen.id || action.params !== undefined || action.query !== undefined) return false;
  return !isReadIn(listScreenReads(screen), 'route');
};

interface Looked {
  readonly sourced: SourcedScreen;
  readonly index: number;
  readonly node: CompiledNode;
}
/** Actions whose effect a person notices. */
const listEffective = (
  { sourced: { screen }, index }: Looked,
  site: EffectSite,
  actions: readonly CompiledAction[],
  rule: SendRule | undefined,
): readonly CompiledAction[] =>
  actions.filter((action) => {
    if (action.do === 'track') return false;
    if (action.do !== 'set')
      return !leadsNowhere(action, screen, site) && !isReadInVain(action, screen, site);
    // That a field shows what was typed into it is no effect of typing.
    return isRead(screen, site, action.path, rule?.carries === undefined ? null : index);
  });

const takes = (action: CompiledAction, path: string): boolean =>
  new RegExp(`"event\\.${path}[".]`).test(JSON.stringify(action));

const describeIdle = (
  { node }: Looked,
  event: string,
  actions: readonly CompiledAction[],
  effective: readonly CompiledAction[],
  { carries }: SendRule,
): string | null => {
  if (actions.length === 0)
    return `"${node.id}" does nothing: it sends "${event}", and has no actions for that. Add "on": { "${event}": […] }.`;
  if (effective.length === 0)
    return `"${node.id}" does nothing that anybody notices: what its actions for "${event}" set or load is read by nothing, or they lead to where the person is.`;
  if (carries === undefined || effective.some((action) => takes(action, carries))) return null;
  return `What a person enters into "${node.id}" is lost: no action for "${event}" that has an effect takes "=event.${carries}".`;
};

/** Controls that promise an effect have one. */
const checkPromises = (log: IssueLog, looked: Looked, site: EffectSite, isInForm: boolean): void => {
  const { node, sourced, index } = looked;
  const definition = site.components.get(node.type);
  const source = sourced.sources[index];
  if (source === undefined) return;
  for (const [event, rule] of Object.entries(definition?.sends ?? {})) {
    const actions = node.on?.[event] ?? [];
    const isSent = readMoments(definition, node, event) !== 'never';
    if (!isSent && actions.length > 0)
      log.report(
        'control.never-sent',
        { ...source, place: [...source.place, 'on', event] },
        `"${node.id}" has actions for "${event}", which ${node.type} never sends with the properties that it has here.`,
      );
    if (!isSent || rule.promised !== true) continue;
    if (isInForm && node.tag === 'button' && node.props?.['type'] === 'submit') continue;
    const idle = describeIdle(looked, event, actions, listEffective(looked, site, actions, rule), rule);
    if (idle !== null) log.report('control.no-effect', source, idle);
  }
};

/** What a screen sets, by where that is written: a fragment may set what not each of its screens reads. */
interface SetPlace {
  readonly path: string;
  readonly source: Source;
  isRead: boolean;
}
const noteSets = (sets: Map<string, SetPlace>, { sourced, index, node }: Looked, site: EffectSite): void => {
  const source = sourced.sources[index];
  if (source === undefined) return;
  for (const [event, actions] of Object.entries(node.on ?? {}))
    for (const [order, action] of actions.entries()) {
      // Where no document may write there is nothing to read: that is refused for itself.
      if (action.do !== 'set' || !isWritablePath(action.path)) continue;
      const place = { ...source, place: [...source.place, 'on', event, order, 'path'] };
      const name = `${source.document} ${place.place.join('/')}`;
      const noted = sets.get(name) ?? { path: action.path, source: place, isRead: false };
      noted.isRead ||= isRead(sourced.screen, site, action.path, null);
      sets.set(name, noted);
    }
};

/** Controls without an effect, events that never come, and names that are set and never read. */
export const checkEffects = (
  log: IssueLog,
  shipped: readonly SourcedScreen[],
  { components, operations, routes }: Omit<EffectSite, 'screens'>,
): void => {
  const site: EffectSite = { screens: shipped.map(({ screen }) => screen), components, operations, routes };
  const sets = new Map<string, SetPlace>();
  for (const sourced of shipped) {
    const inForms = listInForms(sourced.screen);
    for (const [index, node] of sourced.screen.nodes.entries()) {
      const looked = { sourced, index, node };
      checkPromises(log, looked, site, inForms.has(index));
      if (node.on !== undefined) noteSets(sets, looked, site);
    }
  }
  for (const { path, source, isRead: isUsed } of sets.values())
    if (!isUsed) log.report('action.unread', source, `Nothing reads "${path}", so setting it has no effect.`);
};
