import type { FlowPlace } from '../../protocol/document.ts';
import { scopes } from '../../protocol/expression.ts';
import type { Json } from '../../protocol/json.ts';
import { readAlong, splitPath } from './paths.ts';
import type { RuleContext } from './rules.ts';

/** Where an expression looks: the store, the machines, and the rows around the node. */
export type Scope = RuleContext;

/** `parent` with one more name: a row, or the payload of an event. Names do not shadow scopes. */
export function extendScope(parent: Scope, name: string, value: Json): Scope {
  const prefix = `${name}.`;
  return {
    read: (path) => {
      if (path === name) return value;
      return path.startsWith(prefix) ? readAlong(value, splitPath(path), 1) : parent.read(path);
    },
    isIn: parent.isIn,
    canSend: parent.canSend,
  };
}

const scopeNames = new Set<string>(scopes);
function firstSegment(path: string): string {
  const dot = path.indexOf('.');
  return dot === -1 ? path : path.slice(0, dot);
}

/** Whether a path reads the store (rather than a row, or the payload of an event). */
export function isStorePath(path: string): boolean {
  const first = firstSegment(path);
  return first !== 'event' && scopeNames.has(first);
}

/** Whether the machine of a place is in its state, or in one of its states. */
export function isInPlace(scope: Scope, [machine, states]: FlowPlace): boolean {
  return typeof states === 'string'
    ? scope.isIn(machine, states) === true
    : states.some((state) => scope.isIn(machine, state) === true);
}
