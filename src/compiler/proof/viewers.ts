import type { GraphNode } from '../../protocol/machine/machine-graph.ts';
import { type Condition, holdAll } from './control.ts';
import type { ProofSite, ScreenProof } from './proof-site.ts';
import type { ScreenModel } from './read-screen.ts';
import { createPathReader } from './screen-variant.ts';
import { isSettingPath } from './settings-cone.ts';
import { type Moment, unknown } from './verdict.ts';
import { type Viewer, viewers } from '../access/page-access.ts';

/** Whether conditions of a screen may hold for a viewer, with the current settings. */
export type Sight = (conditions: readonly Condition[], viewer: Viewer | null) => boolean;

/** Who sees what a list of conditions decides about; null where no viewer sees it. */
export type ListViewers = (conditions: readonly Condition[]) => readonly Viewer[] | null;
type ViewerCache = Map<readonly Condition[], readonly Viewer[] | null>;

/** What was seen of screens that did not change, by the settings that their conditions read. */
const seenBefore = new WeakMap<ScreenModel, { readonly settings: string; readonly seers: ViewerCache }>();

/** Remembers who sees what, as long as the screen and the settings that it reads are the same. */
export const cacheViewers = ({ facts }: ProofSite, model: ScreenModel, sight: Sight): ListViewers => {
  const open = (): ViewerCache => {
    const read = [...model.paths].filter(isSettingPath).map((path) => facts.setting(path) ?? null);
    const settings = JSON.stringify(read);
    const before = seenBefore.get(model);
    const seers: ViewerCache = before?.settings === settings ? before.seers : new Map();
    seenBefore.set(model, { settings, seers });
    return seers;
  };
  // For most screens it is never read.
  let cache: ViewerCache | null = null;
  return (conditions) => {
    const verdicts = (cache ??= open());
    const verdict = verdicts.get(conditions);
    if (verdict !== undefined) return verdict;
    const seers = sight(conditions, null) ? viewers.filter((viewer) => sight(conditions, viewer)) : null;
    verdicts.set(conditions, seers);
    return seers;
  };
};

const isViewer = ({ projection }: GraphNode, viewer: Viewer): boolean => {
  if (viewer === 'visitor') return projection['state'] === 'visitor';
  return projection['state'] === 'member' && (projection['isAgent'] === true) === (viewer === 'agent');
};

/** The viewer in a state of the session's flow; null while it is undecided. */
export const viewerOf = (session: GraphNode): Viewer | null =>
  viewers.find((viewer) => isViewer(session, viewer)) ?? null;

/** The nodes of the session's flow for each viewer, those that are indistinguishable once. */
const listSessions = ({ sessionKey, graphs }: ScreenProof, viewer: Viewer): readonly GraphNode[] => {
  const nodes = sessionKey === null ? [] : (graphs('session')?.nodes ?? []);
  const viewerNodes = nodes.filter((node) => isViewer(node, viewer));
  return [
    ...new Map(
      viewerNodes.map((node) => [JSON.stringify([node.state, node.projection, node.can]), node]),
    ).values(),
  ];
};

const nothing: ReadonlySet<string> = new Set();

/**
 * Decides for each viewer; without a flow of the session all viewers see the same. With
 * `isSwitched` the settings are anything: a switch that hides the way to a screen now may be turned. The paths in
 * `absent` have no value.
 */
export const createSight = (
  proof: ScreenProof,
  isSwitched = false,
  absent: ReadonlySet<string> = nothing,
): ((model: ScreenModel) => Sight) => {
  const sessions = new Map(viewers.map((viewer) => [viewer, listSessions(proof, viewer)]));
  const openFor = ({ screen }: ScreenModel): Sight => {
    const readPath = createPathReader(proof, screen, {});
    const read: typeof readPath = (path, nodeOf) => {
      if (absent.has(path)) return null;
      return isSwitched && isSettingPath(path) ? unknown : readPath(path, nodeOf);
    };
    const momentOf = (session: GraphNode | undefined): Moment => {
      const nodeOf: Moment['nodeOf'] = (key) => (key === proof.sessionKey ? session : undefined);
      return { nodeOf, read: (path) => read(path, nodeOf) };
    };
    const anyone = momentOf(undefined);
    const momentsByViewer = new Map(
      viewers.map((viewer) => [viewer, (sessions.get(viewer) ?? []).map((node) => momentOf(node))]),
    );
    return (conditions, viewer) => {
      if (holdAll(conditions, anyone) === false) return false;
      const moments = viewer === null ? [] : (momentsByViewer.get(viewer) ?? []);
      return moments.length === 0 || moments.some((moment) => holdAll(conditions, moment) !== false);
    };
  };
  return (model) => {
    // Of most screens it is remembered who sees what: their eyes are never needed.
    let sight: Sight | null = null;
    return (conditions, viewer) => (sight ??= openFor(model))(conditions, viewer);
  };
};
