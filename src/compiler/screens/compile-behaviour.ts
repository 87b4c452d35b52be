import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { FlowPlace, LayoutNode } from '../../protocol/document/document.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { CompiledAction, CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import { compileActions } from '../actions/compile-actions.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { checkAround } from '../constants/check-constants.ts';
import { compileRule, createTypePath } from '../expressions/compile-rule.ts';
import { typeOf } from '../expressions/type-ref.ts';
import { renameKey } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { resolveMachine, resolveState } from '../references/resolve-machine.ts';
import { listNames, suggestName } from '../suggest.ts';
import { compileText } from '../values/compile-value.ts';
import type { Assembly } from './assembly.ts';
import { checkStructural } from './check-structural.ts';
import type { ComponentPart } from './component-part.ts';
import { isAlwaysShown } from './is-left-out.ts';
import { joinConditions, type NodeConditions } from './join-conditions.ts';

/** What a node does on its events. */
export const compileEvents = (
  assembly: Assembly,
  env: Environment,
  definition: ComponentDefinition,
  part: ComponentPart,
): Pick<CompiledNode, 'on' | 'dom'> => {
  const on: Record<string, readonly CompiledAction[]> = {};
  const dom: Record<string, string> = {};
  const host = definition.lower.kind === 'host' ? definition.lower.events : undefined;
  const events = definition.events ?? {};
  for (const [name, actions] of Object.entries(part.node.on ?? {})) {
    const payload = Object.hasOwn(events, name) ? events[name] : undefined;
    if (payload === undefined) {
      const eventNames = Object.keys(events);
      env.log.report(
        'reference.event-unknown',
        sourceAt(env, part.places.event(name)),
        `${definition.type} has no event "${name}"; it has ${listNames(eventNames)}.${suggestName(name, eventNames)}`,
        renameKey(part.places.event(name), eventNames, Object.keys(part.node.on ?? {})),
      );
      continue;
    }
    const inner: Environment = { ...env, event: typeOf(payload) };
    on[name] = compileActions(inner, actions, part.places.event(name), assembly.references);
    if (host?.[name] !== undefined) dom[name] = host[name];
  }
  if (part.node.track !== undefined)
    for (const [name, event] of Object.entries(host ?? {})) dom[name] = event;
  return {
    ...(Object.keys(on).length === 0 ? {} : { on }),
    ...(Object.keys(dom).length === 0 ? {} : { dom }),
  };
};

const compileFlowPlace = (env: Environment, flowPlace: FlowPlace, place: Place): FlowPlace => {
  const [key, states] = flowPlace;
  const machine = resolveMachine(env, key, [...place, 0]);
  if (machine === null) return flowPlace;
  const { contract } = machine;
  if (typeof states === 'string') resolveState(env, contract, key, states, [...place, 1]);
  else states.forEach((state, index) => resolveState(env, contract, key, state, [...place, 1, index]));
  return [machine.key, states];
};

/** Words where a rule is expected are always true: a path was meant, or nothing at all. */
const checkDecides = (env: Environment, rule: Rule, place: Place): void => {
  if (typeof rule === 'object') return;
  const isPath = typeof rule === 'string' && env.screen.scopes.has(rule.split('.')[0] ?? '');
  env.log.report(
    typeof rule === 'boolean' ? 'expression.constant' : 'expression.type-mismatch',
    sourceAt(env, place),
    `The condition ${JSON.stringify(rule)} never changes; data is read with "=…".`,
    isPath ? { summary: `Read "${rule}"`, value: { var: rule } } : undefined,
  );
};

type Gate = NonNullable<ComponentPart['gate']>;

/** When a node shows and which part of a flow it belongs to. */
export const compileConditions = (env: Environment, node: LayoutNode, place: Place): NodeConditions => {
  if ('slot' in node) return {};
  const conditions: { show?: CompiledNode['show'] & object; in?: FlowPlace } = {};
  checkStructural(env, node, place);
  if (node.show !== undefined) {
    checkDecides(env, node.show, [...place, 'show']);
    const rule = compileRule(env, node.show, [...place, 'show']);
    if (!rule.isBroken) checkAround(env, node.show, [...place, 'show'], createTypePath(env));
    if (!isAlwaysShown(node.show, rule)) conditions.show = { r: rule.r, d: rule.d };
  }
  if (node.in !== undefined) {
    conditions.in = compileFlowPlace(env, node.in, [...place, 'in']);
  }
  return conditions;
};

/** What a rule that was written elsewhere says about when a node shows. */
export const compileGate = (env: Environment, { rule, place, isNot }: Gate): NodeConditions => {
  const { r, d } = compileRule(env, rule, place);
  return { show: { r: isNot ? { '!': r } : r, d } };
};

/** Accessible name, description and hiding of a host element. */
export const compileAccessibility = (
  assembly: Assembly,
  env: Environment,
  definition: ComponentDefinition,
  part: ComponentPart,
): { props: Record<string, string>; binds: Record<string, CompiledValue> } => {
  const { a11y } = part.node;
  const place = [...part.places.self, 'a11y'];
  if (a11y === undefined) return { props: {}, binds: {} };
  if (definition.lower.kind === 'view') {
    env.log.report(
      'node.accessibility-not-supported',
      sourceAt(env, place),
      `${definition.type} looks after its own accessibility; name it with its properties.`,
    );
    return { props: {}, binds: {} };
  }
  const props: Record<string, string> = {};
  if (a11y.hidden === true) props['aria-hidden'] = 'true';
  if (a11y.describedBy !== undefined) {
    const id = `${env.prefix}${a11y.describedBy}`;
    props['aria-describedby'] = id;
    assembly.references.push({ id, env, place: [...place, 'describedBy'], needsElementId: true });
  }
  return {
    props,
    binds:
      a11y.label === undefined ? {} : { 'aria-label': compileText(env, a11y.label, [...place, 'label']) },
  };
};

/** Adds what a fragment's use says about visibility to the nodes that took its place. */
export const addConditions = (
  assembly: Assembly,
  indices: readonly number[],
  conditions: NodeConditions,
): void => {
  for (const index of indices) {
    const node = assembly.nodes[index];
    if (node !== undefined) assembly.nodes[index] = joinConditions(conditions, node);
  }
};
