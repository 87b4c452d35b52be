import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { MachineContract } from '../../src/protocol/machine/machine-contract.ts';
import { assembleWithActors } from '../../src/machines/assemble-machine.ts';
import type { CatalogEntry } from '../../src/machines/catalog-entry.ts';
import { createStepClock } from '../../src/machines/clock.ts';
import {
  listCallAnswers,
  listDeclaredEvents,
  makeDoneEvent,
  makeSnapshotEvent,
  type FlowEvent,
} from '../../src/machines/graph/outside-events.ts';
import { searchMoments } from '../../src/machines/graph/search-moments.ts';
import {
  createPlaceholderActor,
  createDryRunScope,
  type StepLogic,
} from '../../src/machines/graph/dry-run-scope.ts';
import { sampleEventPayloads } from '../../src/machines/payload-samples.ts';
import { readStatePath } from '../../src/machines/state-path.ts';
import { createCalls } from '../../src/lab/calls.ts';
import { listActiveStates } from '../../src/lab/simulation.ts';
import { nameTransition } from '../../src/machines/picture/structure.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { takePairwise } from './pairwise.ts';

export type Catalog = Readonly<Record<string, CatalogEntry>>;
/** The end of a shortest path. */
export interface FlowPath {
  readonly input: JsonObject;
  readonly end: AnyMachineSnapshot;
}
export interface Exploration {
  /** One to every distinct (state, bounded context), of every input. */
  readonly paths: readonly FlowPath[];
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

const mostPaths = 500_000;
/** A flow with more inputs is explored for those in which any two values meet. */
const mostInputs = 16;
const takeFew = (inputs: readonly JsonObject[]): readonly JsonObject[] =>
  inputs.length > mostInputs ? takePairwise(inputs) : inputs;

/** The state key of the search: the value and what guards read. A key of the value alone finds too little. */
function keyOf(contract: MachineContract, snapshot: AnyMachineSnapshot): string {
  const bounded = contract.bounded(snapshot.context as never);
  return `${JSON.stringify(snapshot.value)} ${JSON.stringify(bounded)} ${snapshot.status}`;
}

/** Snapshots of a child machine that a parent can tell apart, and the outputs it can end with. */
interface ChildFaces {
  readonly active: readonly AnyMachineSnapshot[];
  readonly outputs: readonly unknown[];
}
/** Its state, and of which kind it is where it is of several: a picture or a sound, a puzzle or work. */
const nameFace = ({ state, kind }: JsonObject): string => `${toText(state)} ${toText(kind)}`;
function readFaces(contract: MachineContract, exploration: Exploration): ChildFaces {
  const faces = new Map<string, AnyMachineSnapshot>();
  const outputs = new Map<string, unknown>();
  for (const { end } of exploration.paths) {
    if (end.status === 'done') outputs.set(JSON.stringify(end.output), end.output);
    else faces.set(nameFace(contract.project(end)), end);
  }
  return { active: [...faces.values()], outputs: [...outputs.values()] };
}

/** Every event that can happen next, as a function of the state: a person's, a call's answer, a wait's end. */
function createEventSource(entry: CatalogEntry, faces: ReadonlyMap<string, ChildFaces>) {
  const { contract } = entry;
  const declared = listDeclaredEvents(contract).map(({ event }) => event);
  const listChildEvents = (id: string, src: string): readonly FlowEvent[] => {
    if (src === 'wait')
      return [
        makeSnapshotEvent(id, { status: 'active', context: { secondsLeft: 5 } }),
        makeDoneEvent(id, undefined),
      ];
    const child = faces.get(src);
    if (child === undefined) return listCallAnswers(contract, { id, src }).map(({ event }) => event);
    return [
      ...child.active.map((face) => makeSnapshotEvent(id, face)),
      ...child.outputs.map((output) => makeDoneEvent(id, output)),
    ];
  };
  return (snapshot: AnyMachineSnapshot): FlowEvent[] => {
    if (snapshot.status !== 'active') return [];
    const children = Object.entries(snapshot.children as Record<string, { readonly src: unknown }>);
    return [...declared, ...children.flatMap(([id, child]) => listChildEvents(id, String(child.src)))];
  };
}

/** Tells which transitions of a machine each step took. */
function watchTransitions(machine: string, onTransition: (id: string) => void) {
  return (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      const id = nameTransition(transition);
      // Children take their first steps in the same scope: those are not the machine's own.
      if (id !== undefined && transition.source.machine.id === machine) onTransition(id);
    }
  };
}

export function listInputs(contract: MachineContract): readonly JsonObject[] {
  return sampleEventPayloads(contract.input);
}

const explored = new WeakMap<Catalog, Map<string, Exploration>>();

/**
 * Shortest paths to every (state, bounded context) of the real machine, for the inputs that its settings allow:
 * all, or of many those in which any two values meet; `npm run flows` takes all. A machine that others start is
 * explored once.
 */
export function exploreMachine(id: string, catalog: Catalog): Exploration {
  const known = explored.get(catalog) ?? new Map<string, Exploration>();
  explored.set(catalog, known);
  const found = known.get(id) ?? exploreBy(id, catalog, keyOf);
  known.set(id, found);
  return found;
}
/** For every input. */
export const exploreWhole = (id: string, catalog: Catalog): Exploration =>
  exploreBy(id, catalog, keyOf, (inputs) => inputs);
/** As `exploreMachine`, with another idea of when two moments are the same. */
export function exploreBy(
  id: string,
  catalog: Catalog,
  nameKey: (contract: MachineContract, snapshot: AnyMachineSnapshot) => string,
  takeInputs: (inputs: readonly JsonObject[]) => readonly JsonObject[] = takeFew,
): Exploration {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const { contract } = entry;
  const faces = new Map(
    Object.values(contract.children ?? {}).map((child) => [
      child,
      readFaces((catalog[child] as CatalogEntry).contract, exploreMachine(child, catalog)),
    ]),
  );
  const world = {
    makeService: createCalls(() => undefined).makeService,
    effects: () => undefined,
    clock: createStepClock(),
  };
  const machine = assembleWithActors(id, world, catalog) as unknown as StepLogic;
  const listEvents = createEventSource(entry, faces);
  const transitions = new Set<string>();
  const watch = watchTransitions(id, (name) => transitions.add(name));
  const scope = createDryRunScope({}, createPlaceholderActor(watch));
  const { found } = searchMoments({
    starts: takeInputs(listInputs(contract)),
    begin: (input) => machine.getInitialSnapshot(scope, input as never),
    keyOf: (snapshot) => nameKey(contract, snapshot),
    *listSteps(snapshot) {
      for (const event of listEvents(snapshot))
        yield { by: event, after: machine.transition(snapshot, event, scope) };
    },
    most: mostPaths,
  });
  const ends = found.map(({ moment }) => readStatePath(moment.value));
  return {
    paths: found.map(({ start, moment }) => ({ input: start, end: moment })),
    states: new Set([...new Set(ends)].flatMap(listActiveStates)),
    transitions,
  };
}
