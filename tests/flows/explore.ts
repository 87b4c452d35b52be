import { createActor, fromTransition, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { JsonObject } from '../../src/protocol/json.ts';
import type { MachineContract } from '../../src/protocol/machine-contract.ts';
import { assembleWithActors } from '../../src/machines/assemble.ts';
import type { CatalogEntry } from '../../src/machines/catalog-entry.ts';
import { createStepClock } from '../../src/machines/clock.ts';
import { sampleEventPayloads } from '../../src/machines/payload-samples.ts';
import { readStatePath } from '../../src/machines/state-path.ts';
import { createCalls } from '../../src/lab/calls.ts';
import { listActiveStates } from '../../src/lab/simulation.ts';
import { nameTransition } from '../../src/machines/picture/structure.ts';

export type Catalog = Readonly<Record<string, CatalogEntry>>;
interface FlowEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}
export interface FlowPath {
  readonly input: JsonObject;
  readonly events: readonly FlowEvent[];
  readonly end: AnyMachineSnapshot;
}
export interface Exploration {
  readonly paths: readonly FlowPath[];
  /** Distinct (state, bounded context) pairs over all inputs. */
  readonly nodes: number;
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

const hardLimit = 500_000;

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
function readFaces(contract: MachineContract, exploration: Exploration): ChildFaces {
  const faces = new Map<string, AnyMachineSnapshot>();
  const outputs = new Map<string, unknown>();
  for (const { end } of exploration.paths) {
    if (end.status === 'done') outputs.set(JSON.stringify(end.output), end.output);
    else faces.set(String(contract.project(end)['state']), end);
  }
  return { active: [...faces.values()], outputs: [...outputs.values()] };
}

/** Every event that can happen next, as a function of the state: a person's, a call's answer, a wait's end. */
function createEventSource(entry: CatalogEntry, faces: ReadonlyMap<string, ChildFaces>) {
  const { contract } = entry;
  const declared = Object.entries({ ...contract.events, ...contract.internalEvents });
  const typed = declared.flatMap(([type, schema]) =>
    sampleEventPayloads(schema).map((payload): FlowEvent => ({ ...payload, type })),
  );
  const listChildEvents = (id: string, src: string): readonly FlowEvent[] => {
    const done = (output: unknown): FlowEvent => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
    const changed = (snapshot: unknown): FlowEvent => ({ type: `xstate.snapshot.${id}`, snapshot });
    if (src === 'wait') return [changed({ status: 'active', context: { secondsLeft: 5 } }), done(undefined)];
    const child = faces.get(src);
    if (child !== undefined) return [...child.active.map(changed), ...child.outputs.map(done)];
    const outcomes = contract.services[src]?.outcomes ?? [];
    return outcomes.map(({ kind, value }) =>
      kind === 'done' ? done(value) : { type: `xstate.error.actor.${id}`, error: value, actorId: id },
    );
  };
  return (snapshot: AnyMachineSnapshot): FlowEvent[] => {
    if (snapshot.status !== 'active') return [];
    const children = Object.entries(snapshot.children as Record<string, { readonly src: unknown }>);
    return [...typed, ...children.flatMap(([id, child]) => listChildEvents(id, String(child.src)))];
  };
}

/** A scope that runs nothing and tells which transitions each step took. */
function createProbe(machine: string, onTransition: (id: string) => void) {
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      const id = nameTransition(transition);
      // Children take their first steps in the same scope: those are not the machine's own.
      if (id !== undefined && transition.source.machine.id === machine) onTransition(id);
    }
  };
  const self = createActor(
    fromTransition((state: number) => state, 0),
    { inspect },
  );
  const nothing = (): void => undefined;
  return {
    self,
    system: self.system,
    id: '',
    sessionId: 'probe',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
}

export function listInputs(contract: MachineContract): readonly JsonObject[] {
  return sampleEventPayloads(contract.input);
}

const explored = new WeakMap<Catalog, Map<string, Exploration>>();

/**
 * Shortest paths to every (state, bounded context) of the real machine, for every input its settings
 * allow. A machine that others start is explored once.
 */
export function exploreMachine(id: string, catalog: Catalog): Exploration {
  const known = explored.get(catalog) ?? new Map<string, Exploration>();
  explored.set(catalog, known);
  const found = known.get(id) ?? exploreBy(id, catalog, keyOf);
  known.set(id, found);
  return found;
}
/** As `exploreMachine`, with another idea of when two moments are the same. */
export function exploreBy(
  id: string,
  catalog: Catalog,
  nameKey: (contract: MachineContract, snapshot: AnyMachineSnapshot) => string,
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
  const machine = assembleWithActors(id, world, catalog);
  const events = createEventSource(entry, faces);
  const states = new Set<string>();
  const transitions = new Set<string>();
  const scope = createProbe(id, (name) => transitions.add(name));
  const paths: FlowPath[] = [];
  const keys = new Set<string>();
  for (const input of listInputs(contract)) {
    const logic = {
      getInitialSnapshot: () => machine.getInitialSnapshot(scope as never, input as never),
      transition: (snapshot: AnyMachineSnapshot, event: FlowEvent) =>
        machine.transition(snapshot as never, event, scope as never),
    };
    const found = getShortestPaths(logic as never, {
      events: events as never,
      serializeState: ((snapshot: AnyMachineSnapshot) => nameKey(contract, snapshot)) as never,
      fromState: logic.getInitialSnapshot() as never,
      limit: hardLimit,
    });
    for (const path of found) {
      const end = path.state as unknown as AnyMachineSnapshot;
      for (const state of listActiveStates(readStatePath(end.value))) states.add(state);
      keys.add(`${JSON.stringify(input)} ${nameKey(contract, end)}`);
      const taken = path.steps.map((step) => step.event as unknown as FlowEvent);
      paths.push({ input, events: taken.filter(({ type }) => type !== 'xstate.init'), end });
    }
  }
  return { paths, nodes: keys.size, states, transitions };
}
