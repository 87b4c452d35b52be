import type { SyntheticEvent } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledAction, CompiledNode } from '../../protocol/release/release.ts';
import type { Runtime } from '../core/runtime.ts';
import { extendScope, type Scope } from '../core/scope.ts';
import { compileValue, type Translate } from '../core/values.ts';
import { toText } from '../../protocol/json/to-text.ts';

/** Runs the node's actions for one of its events, if it has any. */
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

/** An event that the element of a host node listens to. */
export interface HostListener {
  /** React's name of the handler. */
  readonly name: string;
  /** Whether elements above hear it too. */
  readonly bubbles: boolean;
  readonly raise: (scope: Scope, event: SyntheticEvent) => void;
}

/** The layout events of a host node, as its element hears them. */
export function compileEvents(node: CompiledNode, runtime: Runtime): readonly HostListener[] {
  return Object.entries(node.dom ?? {}).flatMap(([event, domEvent]): HostListener[] => {
    const name = reactEvents[domEvent];
    if (name === undefined || (node.on?.[event] === undefined && node.track === undefined)) return [];
    const raise = (scope: Scope, synthetic: SyntheticEvent): void => {
      if (domEvent === 'submit') synthetic.preventDefault();
      raiseEvent(runtime, node, scope, event, payloadOf(synthetic));
    };
    return [{ name, bubbles: domEvent !== 'toggle', raise }];
  });
}

/** The class attribute: the fixed class, and those that bound variants choose. */
export function compileClass(node: CompiledNode, translate: Translate): (scope: Scope) => string | undefined {
  const fixed = typeof node.cls === 'string' ? node.cls : undefined;
  const choices = (node.clsBy ?? []).map(({ value, map }) => ({
    resolve: compileValue(value, translate),
    map,
  }));
  if (choices.length === 0) return () => fixed;
  return (scope) => {
    let all = fixed;
    for (const { resolve, map } of choices) {
      const chosen = resolve(scope);
      const key = Array.isArray(chosen) ? chosen.map(String).join('|') : toText(chosen);
      const text = Object.hasOwn(map, key) ? map[key] : map['null'];
      if (text !== undefined) all = all === undefined ? text : `${all} ${text}`;
    }
    return all;
  };
}
