import { createActor, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { JsonObject } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import { assembleWithActors } from '../machines/assemble-machine.ts';
import type { CatalogEntry } from '../machines/catalog-entry.ts';
import type { FlowEvent } from '../machines/flow-contract.ts';
import { machineCatalog, type FlowContracts } from '../machines/generated/catalog.ts';
import { createStepClock } from '../machines/clock.ts';
import { persistActor } from '../machines/persist.ts';
import { listSecretNames } from '../machines/secret-names.ts';
import { readStatePath } from '../machines/state-path.ts';
import { createCalls, type PendingCall } from './calls.ts';
import { calm, type Chaos } from './chaos.ts';
import { createEventLog, type LogEntry } from './event-log.ts';
import { findContract, listFamily } from './family.ts';
import { maskSecrets } from './mask.ts';
import type { Move } from './move.ts';
import type { FlowActor } from './flow-actor.ts';
import { createPerformer } from './perform-move.ts';
import { createStandIns } from './stand-ins.ts';
import { nameTransition } from '../machines/picture/structure.ts';

export interface SimulationStart<Id extends string = string> {
  readonly machine: Id;
  readonly input?: JsonObject;
  /** A snapshot made by `store()`, to continue from. */
  readonly stored?: StoredRun;
}
export interface StoredRun {
  readonly now: number;
  readonly snapshot: JsonObject;
}
export interface Reading {
  readonly state: string;
  readonly status: string;
  readonly projection: JsonObject;
}

/** Something that a flow did to the world. */
export interface Effect {
  readonly name: string;
  readonly params: JsonObject;
}
/** Events that a flow takes: by its contract, where the code names the flow. */
type Told<Id> = Id extends keyof FlowContracts
  ? FlowEvent<FlowContracts[Id]>
  : { readonly type: string } & JsonObject;
/** Runs a machine of the catalogue with controlled events, answers and clock; synchronous, without promises. */
export interface Simulation<Id extends string = string> {
  readonly contract: MachineContract;
  /** Where it began, with marks for secrets. */
  readonly start: SimulationStart;
  readonly actor: FlowActor;
  readonly play: (move: Move) => void;
  send(event: Told<Id>): void;
  /** Gives a waiting call one of its contract's outcomes, now or after a while of simulated time. */
  readonly answer: (service: string, outcome: string, afterMs?: number) => void;
  readonly advance: (ms: number) => void;
  readonly read: () => Reading;
  readonly context: () => JsonObject;
  readonly pending: () => readonly PendingCall[];
  /** Calls that the flow gave up before they were answered, the newest first. */
  readonly cancelled: () => readonly PendingCall[];
  readonly chaos: () => Chaos;
  readonly accepts: (event: { readonly type: string } & JsonObject) => boolean;
  readonly untilNext: () => number | null;
  readonly elapsed: () => number;
  readonly now: () => number;
  /** All that was done, with marks for secrets: what anyone may see, keep and play again. */
  readonly trace: () => readonly Move[];
  /** From the entry of that number on; all of them without one. */
  readonly log: (from?: number) => readonly LogEntry[];
  readonly effects: (from?: number) => readonly Effect[];
  readonly visited: () => { readonly states: ReadonlySet<string>; readonly transitions: ReadonlySet<string> };
  readonly store: () => StoredRun;
  readonly stop: () => void;
}

/** Collects the transitions of the machine itself; those of its children are their own affair. */
function watchTransitions(transitions: Set<string>): (event: InspectionEvent) => void {
  return (event) => {
    const isOwn = (event.actorRef as AnyActorRef).sessionId === event.rootId;
    if (event.type !== '@xstate.microstep' || !isOwn) return;
    for (const transition of event._transitions) {
      const id = nameTransition(transition);
      if (id !== undefined) transitions.add(id);
    }
  };
}

/** Every state that is active, parents included: `sms.waiting` → `sms`, `sms.waiting`. */
export function listActiveStates(path: string): readonly string[] {
  return path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
}

interface Watching {
  readonly catalog: Readonly<Record<string, CatalogEntry>>;
  readonly clock: ReturnType<typeof createStepClock>;
  readonly chaos: Chaos;
  readonly effects: Effect[];
  readonly note: ReturnType<typeof createEventLog>['note'];
}
/** A flow whose calls wait for an answer, and whose calls and effects are written down. */
function assembleObserved(id: string, { catalog, clock, chaos, effects, note }: Watching) {
  const calls = createCalls(
    ({ service, machine: owner, input }) =>
      note('call', service, input, findContract(owner, catalog).services[service]?.input),
    () => chaos.offline,
  );
  const machine = assembleWithActors(
    id,
    {
      makeService: calls.makeService,
      effects: (name, params) => {
        effects.push({ name, params });
        note('effect', name, params, findContract(id, catalog).effects?.[name]);
      },
      clock,
    },
    catalog,
  );
  return { calls, machine };
}

/** Starts an actor and tells of the state after each step, and whether it is another than before. */
function startObserved(
  actor: FlowActor,
  observe: (state: string, isNew: boolean) => void,
  fail: (error: string) => void,
): void {
  let last = '';
  const look = (): void => {
    const state = readStatePath(actor.getSnapshot().value);
    observe(state, state !== last);
    last = state;
  };
  actor.subscribe({ next: look, error: (error) => fail(String(error)) });
  actor.start();
  look();
}

export function createSimulation<const Id extends string>(
  start: SimulationStart<Id>,
  catalog: Readonly<Record<string, CatalogEntry>> = machineCatalog,
): Simulation<Id> {
  const contract = findContract(start.machine, catalog);
  const family = listFamily(contract, catalog);
  const clock = createStepClock(start.stored?.now);
  const began = clock.now();
  const moves: Move[] = [];
  const effects: Effect[] = [];
  const visited = { states: new Set<string>(), transitions: new Set<string>() };

  const { note, entries } = createEventLog(() => clock.now() - began, family);
  const chaos = { ...calm };
  const { calls, machine } = assembleObserved(start.machine, { catalog, clock, chaos, effects, note });
  const { hide, fill } = createStandIns(family);
  const input = start.input === undefined ? undefined : hide(start.input, contract.input);
  const options = start.stored ? { snapshot: start.stored.snapshot } : { input: fill(input ?? {}) };
  const actor = createActor(machine, {
    ...options,
    inspect: watchTransitions(visited.transitions),
    clock,
  } as never) as FlowActor;
  const readState = (): string => readStatePath(actor.getSnapshot().value);
  startObserved(
    actor,
    (state, isNew) => {
      if (isNew) note('state', state);
      for (const path of listActiveStates(state)) visited.states.add(path);
    },
    (error) => note('error', error),
  );

  const perform = createPerformer({ actor, contract, clock, calls, note, chaos });
  const events = { ...contract.events, ...contract.internalEvents };
  const play = (move: Move): void => {
    if (move.do !== 'send') {
      perform(move);
      moves.push(move);
      return;
    }
    const event = hide(move.event, events[move.event.type]);
    perform({ do: 'send', event: fill(event) });
    moves.push({ do: 'send', event });
  };
  return {
    contract,
    start: input === undefined ? start : { ...start, input },
    actor,
    play,
    send: (event) => play({ do: 'send', event }),
    answer: (service, outcome, afterMs) =>
      play({ do: 'answer', service, outcome, ...(afterMs === undefined ? {} : { afterMs }) }),
    advance: (ms) => play({ do: 'advance', ms }),
    read: () => {
      const snapshot = actor.getSnapshot();
      return { state: readState(), status: snapshot.status, projection: contract.project(snapshot) };
    },
    context: () => maskSecrets(actor.getSnapshot().context, listSecretNames(family)) as JsonObject,
    pending: calls.list,
    cancelled: calls.cancelled,
    chaos: () => ({ ...chaos }),
    accepts: (event) => actor.getSnapshot().status === 'active' && actor.getSnapshot().can(event),
    untilNext: clock.untilNext,
    elapsed: () => clock.now() - began,
    now: clock.now,
    trace: () => [...moves],
    log: entries,
    effects: (from = 0) => effects.slice(from),
    visited: () => visited,
    store: () => ({
      now: clock.now(),
      snapshot: persistActor(
        actor,
        start.machine,
        Object.values(catalog).map((entry) => entry.contract),
      ),
    }),
    stop: () => actor.stop(),
  };
}
