import { createActor, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { JsonObject, JsonSchema } from '../protocol/json.ts';
import type { MachineContract, ServiceOutcome } from '../protocol/machine-contract.ts';
import { assembleWithActors } from '../machines/assemble.ts';
import type { CatalogEntry } from '../machines/catalog-entry.ts';
import { machineCatalog } from '../machines/catalog.ts';
import { createStepClock, type StepClock } from '../machines/clock.ts';
import { persistActor } from '../machines/persist.ts';
import { listSecretNames } from '../machines/secret-names.ts';
import { readStatePath } from '../machines/state-path.ts';
import { createCalls, offlineAnswer, type Calls, type PendingCall } from './calls.ts';
import { calm, slowMs, type Chaos, type ChaosSwitch } from './chaos.ts';
import { createEventLog, type EventLog, type LogEntry } from './event-log.ts';
import { maskSecrets } from './mask.ts';
import { nameTransition } from '../machines/picture/structure.ts';

/** One thing a person does in the lab. A list of them is a trace: it replays to the same end. */
export type Move =
  | { readonly do: 'send'; readonly event: { readonly type: string } & JsonObject }
  | {
      readonly do: 'answer';
      readonly service: string;
      readonly outcome: string;
      readonly afterMs?: number;
      /** To a call that the flow has given up. */
      readonly late?: true;
    }
  | { readonly do: 'switch'; readonly chaos: ChaosSwitch; readonly on: boolean }
  | { readonly do: 'advance'; readonly ms: number };

export interface SimulationStart {
  readonly machine: string;
  readonly input?: JsonObject;
  /** A snapshot made by `store()`, to go on from. */
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
/** A machine of the catalogue with its world in hand: events, answers and the clock. All at once, no promises. */
export interface Simulation {
  readonly contract: MachineContract;
  readonly actor: AnyActorRef;
  readonly play: (move: Move) => void;
  readonly send: (event: { readonly type: string } & JsonObject) => void;
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
  readonly trace: () => readonly Move[];
  /** From the entry of that number on; all of them without one. */
  readonly log: (from?: number) => readonly LogEntry[];
  readonly effects: (from?: number) => readonly Effect[];
  readonly visited: () => { readonly states: ReadonlySet<string>; readonly transitions: ReadonlySet<string> };
  readonly store: () => StoredRun;
  readonly stop: () => void;
}

function findContract(id: string, catalog: Readonly<Record<string, CatalogEntry>>): MachineContract {
  const entry = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (entry === undefined)
    throw new Error(`expects a machine of ${Object.keys(catalog).join(', ')}, got ${id}`);
  return entry.contract;
}
/** A machine's contract and those of its children. */
function listFamily(
  contract: MachineContract,
  catalog: Readonly<Record<string, CatalogEntry>>,
): readonly MachineContract[] {
  return [contract, ...Object.values(contract.children ?? {}).map((id) => findContract(id, catalog))];
}
function findOutcome(call: PendingCall | undefined, service: string, outcome: string): ServiceOutcome {
  const found = call?.outcomes.find(({ name }) => name === outcome);
  if (found === undefined)
    throw new Error(`expects a waiting call ${service} with outcome ${outcome}, got none`);
  return found;
}

/** Collects the transitions of the machine itself; those of its children are their own affair. */
function watchTransitions(taken: Set<string>): (event: InspectionEvent) => void {
  return (event) => {
    const isOwn = (event.actorRef as AnyActorRef).sessionId === event.rootId;
    if (event.type !== '@xstate.microstep' || !isOwn) return;
    for (const transition of event._transitions) {
      const id = nameTransition(transition);
      if (id !== undefined) taken.add(id);
    }
  };
}

/** Every state that is active, parents included: `sms.waiting` → `sms`, `sms.waiting`. */
export function listActiveStates(path: string): readonly string[] {
  return path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
}

interface Surroundings {
  readonly actor: AnyActorRef;
  readonly contract: MachineContract;
  readonly clock: StepClock;
  readonly calls: Calls;
  readonly note: EventLog['note'];
  readonly chaos: Record<ChaosSwitch, boolean>;
}
type AnswerMove = Extract<Move, { readonly do: 'answer' }>;

/** Gives an answer now or after a while of simulated time. Throws when no call waits for it. */
function giveAnswer(move: AnswerMove, { clock, calls, note, chaos }: Surroundings): void {
  const { service, outcome, afterMs = 0, late = false } = move;
  const list = late ? calls.cancelled : calls.list;
  const isWaiting = (): boolean => list().some((call) => call.service === service);
  const found = findOutcome(
    list().find((call) => call.service === service),
    service,
    outcome,
  );
  if (late) {
    note('answer', `${service}: ${outcome}, after the flow had moved on`);
    calls.answerLate(service, found);
    return;
  }
  const isTwice = chaos.twice;
  const give = (): void => {
    // The flow may have moved on while a slow answer was under way.
    if (!isWaiting()) return;
    note('answer', `${service}: ${outcome}`);
    if (isTwice) note('answer', `${service}: ${outcome}, once more`);
    calls.answer(service, found, isTwice);
  };
  const wait = afterMs + (chaos.slow ? slowMs : 0);
  if (wait === 0) give();
  else clock.setTimeout(give, wait);
}
/** Turns a switch; going offline fails what waits. */
function turnSwitch(name: ChaosSwitch, isOn: boolean, { calls, note, chaos }: Surroundings): void {
  chaos[name] = isOn;
  note('time', `${name}: ${isOn ? 'on' : 'off'}`);
  if (name !== 'offline' || !isOn) return;
  for (const { service } of calls.list()) {
    note('answer', `${service}: no network`);
    calls.answer(service, offlineAnswer);
  }
}

/** Does what a move says. Throws when an answer has no call that waits for it. */
function createPerformer(around: Surroundings): (move: Move) => void {
  const { actor, contract, clock, note } = around;
  const declared: Readonly<Record<string, JsonSchema>> = { ...contract.events, ...contract.internalEvents };
  return (move) => {
    if (move.do === 'send') {
      note('event', move.event.type, move.event, declared[move.event.type]);
      if (actor.getSnapshot().status === 'active') actor.send(move.event);
      else note('state', 'ended: the event changes nothing');
    } else if (move.do === 'answer') giveAnswer(move, around);
    else if (move.do === 'switch') turnSwitch(move.chaos, move.on, around);
    else {
      note('time', `+${move.ms} ms`);
      clock.advance(move.ms);
    }
  };
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
  actor: AnyActorRef,
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

export function createSimulation(
  start: SimulationStart,
  catalog: Readonly<Record<string, CatalogEntry>> = machineCatalog,
): Simulation {
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
  const options = start.stored ? { snapshot: start.stored.snapshot } : { input: start.input ?? {} };
  const actor = createActor(machine, {
    ...options,
    inspect: watchTransitions(visited.transitions),
    clock,
  } as never) as AnyActorRef;
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
  const play = (move: Move): void => {
    perform(move);
    moves.push(move);
  };
  return {
    contract,
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
