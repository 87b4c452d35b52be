import jsonLogic from 'json-logic-js';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../../src/protocol/release/release.ts';
import type { Simulation } from '../../../src/lab/simulation.ts';
import { listActiveStates } from '../../../src/lab/simulation.ts';
import type { Control, Expectation } from './page-path.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';

/** A screen of the live site and what it is drawn with. */
export interface DrawnScreen {
  readonly screen: CompiledScreen;
  /** Name under which it has the flow. */
  readonly key: string;
  readonly settings: JsonObject;
  readonly messages: JsonObject;
}

/** Components that choose which of their children are seen. */
const choosy = new Set(['Accordion', 'Carousel', 'Popover', 'Tabs']);
/** Slots that a component shows by what it fetched. */
const dataSlots = new Set(['empty', 'error', 'loading', 'offline']);
const statesOf = (simulation: Simulation): readonly string[] => listActiveStates(simulation.read().state);

/**
 * Rules by json-logic's own implementation, not the portal's: what a screen must show is worked out a
 * second time, from the document and the machine alone.
 */
function createEvaluate({ key, settings }: DrawnScreen, simulation: Simulation) {
  const data = {
    settings,
    machine: { [key]: simulation.read().projection },
    session: { state: 'visitor', account: null, isAgent: false, type: null },
    ui: { theme: 'light', online: true, sideMenu: 'closed' },
  };
  const states = statesOf(simulation);
  jsonLogic.add_operation(
    'in',
    (machine: string, state: string) => machine === key && states.includes(state),
  );
  jsonLogic.add_operation(
    'can',
    (machine: string, event: string) => machine === key && simulation.accepts({ type: event }),
  );
  // json-logic's own `in`, whose name the states have taken.
  jsonLogic.add_operation(
    'member-of',
    (item: string, list: unknown) => (Array.isArray(list) || typeof list === 'string') && list.includes(item),
  );
  jsonLogic.add_operation(
    'length',
    (list: unknown) => (list as { readonly length?: number } | null)?.length ?? 0,
  );
  jsonLogic.add_operation('decimal-sign', (amount: unknown) =>
    amount === null || amount === '' ? null : Math.sign(Number(amount)),
  );
  return (rule: unknown): Json => jsonLogic.apply(rule as never, data) as Json;
}
type Evaluate = ReturnType<typeof createEvaluate>;

function isOpen(node: CompiledNode, key: string, simulation: Simulation, evaluate: Evaluate): boolean {
  if (node.in !== undefined) {
    const [machine, place] = node.in;
    const places = typeof place === 'string' ? [place] : place;
    if (machine !== key || !places.some((state) => statesOf(simulation).includes(state))) return false;
  }
  return node.show === undefined || jsonLogic.truthy(evaluate(node.show.r));
}

/** Whether the flow, the settings and the visitor decide it; what is fetched, and the address, are others' affair. */
function isDecided({ show }: CompiledNode, key: string): boolean {
  const known = [`machine.${key}.`, 'settings.', 'session.'];
  return show === undefined || show.d.every((path) => known.some((scope) => path.startsWith(scope)));
}

const childrenOf = (node: CompiledNode): readonly number[] => [
  ...(node.children ?? []).filter((child) => typeof child === 'number'),
  ...Object.entries(node.slots ?? {}).flatMap(([name, nodes]) => (dataSlots.has(name) ? [] : nodes)),
];

interface Sorted {
  readonly shown: CompiledNode[];
  readonly hidden: CompiledNode[];
}
function sortNodes({ screen, key }: DrawnScreen, simulation: Simulation, evaluate: Evaluate): Sorted {
  const sorted: Sorted = { shown: [], hidden: [] };
  const visit = (index: number, isShown: boolean): void => {
    const node = screen.nodes[index];
    if (node === undefined || node.repeat !== undefined || !isDecided(node, key)) return;
    const isHere = isShown && isOpen(node, key, simulation, evaluate);
    (isHere ? sorted.shown : sorted.hidden).push(node);
    if (!choosy.has(node.type)) for (const child of childrenOf(node)) visit(child, isHere);
  };
  visit(screen.root, true);
  return sorted;
}

/** Words that a node must have because of the flow: messages whose key the flow decides. */
function listTexts(
  node: CompiledNode,
  evaluate: Evaluate,
  messages: JsonObject,
): readonly (readonly [string, string])[] {
  return (node.children ?? []).flatMap((child) => {
    if (typeof child === 'number' || child.k !== 'm') return [];
    const text = messages[toText(evaluate(child.r))];
    // A text with places for values is the translator's affair, not the flow's.
    return typeof text === 'string' && !text.includes('{') ? [[node.id, text] as const] : [];
  });
}

/** Controls among the nodes that send an event to the flow, with the event they send. */
function listControls(
  nodes: readonly CompiledNode[],
  key: string,
): readonly { readonly node: CompiledNode; readonly on: string; readonly event: string }[] {
  return nodes.flatMap((node) =>
    Object.entries(node.on ?? {}).flatMap(([on, actions]) =>
      actions.flatMap((action) =>
        action.do === 'send' && action.to === key ? [{ node, on, event: action.event }] : [],
      ),
    ),
  );
}

/** What the screen must show while the flow is as it is. */
export function expectScreen(
  drawn: DrawnScreen,
  simulation: Simulation,
  accepted: readonly string[],
): Expectation {
  const evaluate = createEvaluate(drawn, simulation);
  const { shown, hidden } = sortNodes(drawn, simulation, evaluate);
  const { state } = simulation.read();
  const isWaiting = simulation.contract.states[state]?.waits === 'person';
  const ways = listControls(shown, drawn.key).filter(({ event }) => accepted.includes(event));
  return {
    state,
    shown: shown.map(({ id }) => id),
    hidden: hidden.map(({ id }) => id),
    texts: shown.flatMap((node) => listTexts(node, evaluate, drawn.messages)),
    ways: isWaiting ? [...new Set(ways.map(({ node }) => node.id))] : [],
  };
}

/** Ids of a control's choices, in order: `[{ id: { $c } }]` of a prop. */
function readChoices(value: CompiledValue | Json | undefined): readonly Json[] {
  const plain = JSON.stringify(value ?? null);
  return [...plain.matchAll(/"id":(?:\{"k":"c","v":)?("[^"]*")/g)].map(
    (found) => JSON.parse(found[1] ?? '""') as Json,
  );
}
/** The control on the screen that sends the event now; null where there is none. */
export function findControl(
  drawn: DrawnScreen,
  simulation: Simulation,
  event: { readonly type: string } & JsonObject,
): Control | null {
  const { shown } = sortNodes(drawn, simulation, createEvaluate(drawn, simulation));
  const found = listControls(shown, drawn.key).find((control) => control.event === event.type);
  if (found === undefined) return null;
  const { type: _, ...payload } = event;
  const { node, on } = found;
  const choices = readChoices(node.binds?.['tabs'] ?? node.props?.['tabs']);
  const choice = choices.findIndex((id) => Object.values(payload).includes(id));
  return { node: node.id, type: node.type, on, payload, choice };
}
