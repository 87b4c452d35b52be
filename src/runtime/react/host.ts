import type { SyntheticEvent } from 'react';
import type { JsonObject } from '../../protocol/json.ts';
import type { CompiledAction, CompiledNode } from '../../protocol/release.ts';
import type { Runtime } from '../core/runtime.ts';
import { extendScope, type Scope } from '../core/scope.ts';
import { resolveValue, type Translate } from '../core/values.ts';

/** Runs what a node does on one of its events; nothing where it does nothing. */
export function raiseEvent(
  runtime: Runtime,
  node: CompiledNode,
  scope: Scope,
  event: string,
  payload: JsonObject,
): void {
  const { on } = node;
  const given = on !== undefined && Object.hasOwn(on, event) ? on[event] : undefined;
  const actions: readonly CompiledAction[] = Array.isArray(given) ? given : [];
  if (node.track !== undefined) runtime.effects.track(node.track, { event });
  if (actions.length > 0) void runtime.run(actions, extendScope(scope, 'event', payload), node.id);
}

const reactEvents: Readonly<Record<string, string>> = {
  click: 'onClick',
  change: 'onChange',
  input: 'onInput',
  submit: 'onSubmit',
  focus: 'onFocus',
  blur: 'onBlur',
  toggle: 'onToggle',
};

function payloadOf(event: SyntheticEvent): JsonObject {
  const { target } = event;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? { value: target.value }
    : {};
}

/** React handlers for the layout events of a host node. */
export function hostEvents(node: CompiledNode, scope: Scope, runtime: Runtime): Record<string, unknown> {
  const handlers: Record<string, unknown> = {};
  for (const [event, domEvent] of Object.entries(node.dom ?? {})) {
    const name = reactEvents[domEvent];
    if (name === undefined || (node.on?.[event] === undefined && node.track === undefined)) continue;
    handlers[name] = (synthetic: SyntheticEvent) => {
      if (domEvent === 'submit') synthetic.preventDefault();
      raiseEvent(runtime, node, scope, event, payloadOf(synthetic));
    };
  }
  return handlers;
}

/** The class attribute: the fixed class, and those that bound variants choose. */
export function resolveClass(node: CompiledNode, scope: Scope, translate: Translate): string | undefined {
  const classes = typeof node.cls === 'string' ? [node.cls] : [];
  for (const { value, map } of node.clsBy ?? []) {
    const chosen = resolveValue(value, scope, translate);
    const key = Array.isArray(chosen) ? chosen.map(String).join('|') : String(chosen);
    const found = Object.hasOwn(map, key) ? map[key] : map['null'];
    if (found !== undefined) classes.push(found);
  }
  return classes.length === 0 ? undefined : classes.join(' ');
}
