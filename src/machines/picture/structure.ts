import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { machineCatalog } from '../generated/catalog.ts';

/** A state of a machine, as the lab draws it. */
export interface StateBox {
  /** Dotted path; the root is left out. */
  readonly path: string;
  readonly parent: string | null;
  readonly name: string;
  readonly depth: number;
  readonly kind: 'atomic' | 'compound' | 'final';
  /** Where one rests after entering it: itself unless compound. */
  readonly rest: string;
}
/** One transition of a machine's definition. */
export interface TransitionArrow {
  /** `source|event|index`: stable as long as the definition is. */
  readonly id: string;
  /** Dotted paths; the empty path is the machine itself. */
  readonly source: string;
  readonly targets: readonly string[];
  /** What sets it off, as a person reads it: an event, `logIn done`, `captchaCooling over`, `always`. */
  readonly label: string;
  readonly event: string;
}
export interface Structure {
  /** The resting state a machine starts in. */
  readonly initial: string;
  readonly states: readonly StateBox[];
  readonly transitions: readonly TransitionArrow[];
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

interface Origin {
  readonly source: AnyStateNode;
  readonly eventType: string;
}
/** XState types both by a machine that is known only at run time. */
const readOrigin = (transition: AnyTransitionDefinition): Origin => transition as Origin;

/** Which transition of its source a definition is; undefined when it is none of them. */
export function nameTransition(transition: AnyTransitionDefinition): string | undefined {
  const { source, eventType } = readOrigin(transition);
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const index = siblings.indexOf(transition);
  return index < 0 ? undefined : `${pathOf(source)}|${eventType === '' ? 'always' : eventType}|${index}`;
}

const waitLabel = /^xstate\.(done|error)\.actor\.(.+)$/;
/** Says an event type without XState's own prefixes. */
function describeEventType(type: string, waitNames: ReadonlySet<string> = new Set()): string {
  if (type === '') return 'always';
  const snapshot = /^xstate\.snapshot\.(.+)$/.exec(type);
  if (snapshot !== null)
    return waitNames.has(snapshot[1] ?? '') ? `${snapshot[1]} ticks` : `${snapshot[1]} changes`;
  const ended = waitLabel.exec(type);
  if (ended === null) return type;
  const [, how, id = ''] = ended;
  if (waitNames.has(id)) return `${id} over`;
  return `${id} ${how === 'done' ? 'answers' : 'fails'}`;
}

/** The atomic state that entering a node leads to, before any `always`. */
function findRest(node: AnyStateNode): AnyStateNode {
  const first = node.initial.target[0];
  return first === undefined ? node : findRest(first);
}
function listNodes(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...listNodes(child)]);
}
function describeTransitions(node: AnyStateNode, waitNames: ReadonlySet<string>): readonly TransitionArrow[] {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return all.flatMap((transition) => {
    const id = nameTransition(transition);
    if (id === undefined) return [];
    const targets = (transition.target ?? []).map(pathOf);
    const { eventType } = readOrigin(transition);
    return [
      { id, source: pathOf(node), targets, label: describeEventType(eventType, waitNames), event: eventType },
    ];
  });
}

/** States and transitions of a machine's definition. */
export function readStructure(machine: AnyStateMachine, waitNames: readonly string[]): Structure {
  const nodes = listNodes(machine.root);
  const names = new Set(waitNames);
  return {
    initial: pathOf(findRest(machine.root)),
    states: nodes.map((node) => ({
      path: pathOf(node),
      parent: node.parent === undefined || node.parent === machine.root ? null : pathOf(node.parent),
      name: node.key,
      depth: node.path.length - 1,
      kind: node.type === 'final' ? 'final' : node.type === 'compound' ? 'compound' : 'atomic',
      rest: pathOf(node.type === 'compound' ? findRest(node) : node),
    })),
    transitions: [machine.root, ...nodes].flatMap((node) => describeTransitions(node, names)),
  };
}
export function readCatalogStructure(id: string): Structure {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  return readStructure(entry.machine, entry.contract.delays);
}
