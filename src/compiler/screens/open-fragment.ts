import type {
  FragmentDocument,
  FragmentNode,
  LayoutNode,
  SlotNode,
  Value,
} from '../../protocol/document/document.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import { sourceLimits } from '../../protocol/json/limits.ts';
import { type BoundParam, type BoundSlot, type Environment, sourceAt } from '../environment.ts';
import { bindRules } from '../expressions/named-rules.ts';
import { anyType, typeOf } from '../expressions/type-ref.ts';
import type { Place } from '../pointer.ts';
import { checkRequirements } from '../references/check-requirements.ts';
import { renameKey } from '../fixes/make-fix.ts';
import { findNearest, listNames, suggestName } from '../suggest.ts';
import { compileValue } from '../values/compile-value.ts';
import { type Assembly, claimId } from './assembly.ts';
import { bindGivenSources, bindOpenSources, bindOwnSources } from './bind-sources.ts';
import { checkGiven } from './check-given.ts';
import { compileData } from './compile-data.ts';
import { bindFlows, bindOpenFlows } from './bind-flows.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

const renameUse = (
  id: string,
  fragmentIds: readonly string[],
): { summary: string; value: string } | undefined => {
  const nearest = findNearest(id, fragmentIds);
  return nearest === null ? undefined : { summary: `Use "${nearest}"`, value: `fragment:${nearest}` };
};

const findFragment = (env: Environment, node: FragmentNode, place: Place): FragmentDocument | null => {
  const { documents, reads } = env.screen.site;
  const id = node.use.slice('fragment:'.length);
  const fragment = documents.fragments.get(id);
  if (fragment === undefined) {
    if (!reads.ask('isKnown', `fragments/${id}`)) {
      const fragmentIds = reads.ask('ids', 'fragments');
      env.log.report(
        'reference.fragment-unknown',
        sourceAt(env, [...place, 'use']),
        `There is no fragment "${id}"; there is ${listNames(fragmentIds)}.${suggestName(id, fragmentIds)}`,
        renameUse(id, fragmentIds),
      );
    }
    return null;
  }
  if (env.fragments.includes(id)) {
    const path = [...env.fragments.slice(env.fragments.indexOf(id)), id].join(' → ');
    env.log.report(
      'reference.fragment-cycle',
      sourceAt(env, [...place, 'use']),
      `The fragment "${id}" uses itself: ${path}.`,
    );
    return null;
  }
  if (env.fragments.length >= sourceLimits.fragmentDepth) {
    env.log.report(
      'limit.fragment-depth',
      sourceAt(env, [...place, 'use']),
      `Fragments use fragments deeper than ${sourceLimits.fragmentDepth} levels.`,
    );
    return null;
  }
  return fragment;
};

const bindParams = (
  env: Environment,
  node: FragmentNode,
  fragment: FragmentDocument,
  place: Place,
  inner: Environment,
): ReadonlyMap<string, BoundParam> => {
  const declared = (fragment.params ?? {}) as Readonly<Record<string, JsonSchema>>;
  const bound = new Map<string, BoundParam>();
  checkGiven(env, fragment, 'params', { declared: Object.keys(declared), values: node.params }, place);
  for (const [name, schema] of Object.entries(declared)) {
    const paramPlace = [...place, 'params', name];
    const value: Value | undefined = readOwn(node.params ?? {}, name);
    if (value !== undefined) {
      compileValue(env, value, typeOf(schema), paramPlace);
      bound.set(name, { value, place: paramPlace, env });
    } else if (schema.default !== undefined) {
      bound.set(name, { value: schema.default, place: ['params', name, 'default'], env: inner });
    } else {
      env.log.report(
        'param.missing',
        sourceAt(env, place),
        `The fragment "${fragment.id}" needs the parameter "${name}".`,
      );
      // Accepts anything, so that one missing parameter is one issue.
      bound.set(name, { value: null, place: paramPlace, env, open: anyType });
    }
  }
  return bound;
};

const bindSlots = (
  env: Environment,
  node: FragmentNode,
  fragment: FragmentDocument,
  place: Place,
): ReadonlyMap<string, BoundSlot> => {
  const slotNames = fragment.slots ?? [];
  const bound = new Map<string, BoundSlot>();
  for (const [name, nodes] of Object.entries(node.slots ?? {})) {
    const slotPlace = [...place, 'slots', name];
    if (slotNames.includes(name)) bound.set(name, { nodes, place: slotPlace, env });
    else {
      env.log.report(
        'reference.slot-unknown',
        sourceAt(env, slotPlace),
        `The fragment "${fragment.id}" has no slot "${name}"; it has ${listNames(slotNames)}.${suggestName(name, slotNames)}`,
        renameKey(slotPlace, slotNames, Object.keys(node.slots ?? {})),
      );
    }
  }
  return bound;
};

/** A node that replaces another, and where it was written. */
export interface OpenedFragment {
  readonly node: LayoutNode;
  readonly env: Environment;
  readonly place: Place;
}

/** The nodes that replace the use of a fragment. Their ids begin with the id of the use. */
export const openFragment = (
  assembly: Assembly,
  env: Environment,
  node: FragmentNode,
  place: Place,
): readonly OpenedFragment[] => {
  const id = claimId(assembly, env, node.id, place, -1);
  const fragment = findFragment(env, node, place);
  if (fragment === null) return [];
  const bare: Environment = {
    ...env,
    document: `fragments/${fragment.id}`,
    rows: new Map(),
    params: new Map(),
    sources: new Map(),
    flows: new Map(),
    rules: new Map(),
    around: [],
    slots: bindSlots(env, node, fragment, place),
    event: null,
    requires: { document: `fragments/${fragment.id}`, versions: fragment.requires },
    prefix: `${id}/`,
    fragments: [...env.fragments, fragment.id],
  };
  checkRequirements(bare, fragment.requires);
  const params = bindParams(env, node, fragment, place, bare);
  const flows = bindFlows(env, node, fragment, place, bare);
  const sources = bindGivenSources(env, node, fragment, place);
  const inner = bindRules(bindOwnSources({ ...bare, params, flows, sources }, fragment.data), fragment.rules);
  assembly.ruleOwners.push(inner);
  assembly.data.push(...compileData(inner, fragment.data));
  return [{ node: fragment.root, env: inner, place: ['root'] }];
};

/** What the caller put into a fragment's slot. */
export const openSlot = (
  assembly: Assembly,
  env: Environment,
  node: SlotNode,
  place: Place,
): readonly OpenedFragment[] => {
  claimId(assembly, env, node.id, place, -1);
  if (env.fragments.length === 0) {
    env.log.report(
      'node.slot-outside-fragment',
      sourceAt(env, place),
      'The place of a slot stands inside a fragment; in the shell, "main" is the place of the page.',
    );
    return [];
  }
  const fragment = env.screen.site.documents.fragments.get(env.fragments.at(-1) ?? '');
  const slotNames = fragment?.slots ?? [];
  if (!slotNames.includes(node.slot)) {
    env.log.report(
      'reference.slot-unknown',
      sourceAt(env, [...place, 'slot']),
      `The fragment declares no slot "${node.slot}"; it declares ${listNames(slotNames)}.${suggestName(node.slot, slotNames)}`,
    );
  }
  const bound = env.slots.get(node.slot);
  return (bound?.nodes ?? []).map((child, index) => ({
    node: child,
    env: bound?.env ?? env,
    place: [...(bound?.place ?? []), index],
  }));
};

/** Inside a fragment that nothing uses: its parameters are known by their schemas only. */
export const openAlone = (env: Environment, fragment: FragmentDocument): Environment => {
  const declared = (fragment.params ?? {}) as Readonly<Record<string, JsonSchema>>;
  const fragmentEnv: Environment = { ...env, document: `fragments/${fragment.id}` };
  return {
    ...fragmentEnv,
    flows: bindOpenFlows(fragmentEnv, fragment),
    sources: bindOpenSources(fragment),
    params: new Map(
      Object.entries(declared).map(([name, schema]) => [
        name,
        { value: null, place: ['params', name], env, open: typeOf(schema) },
      ]),
    ),
    fragments: [fragment.id],
  };
};
