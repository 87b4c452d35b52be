import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { MachineContract, SnapshotLike, StepContract } from '../../protocol/machine/machine-contract.ts';
import type { Store } from './store.ts';
import { snapshotPath, statesPath } from './values.ts';

/** The parts of an XState actor that the runtime uses. */
export interface ActorLike {
  getSnapshot(): SnapshotLike;
  subscribe(observer: { next: (snapshot: SnapshotLike) => void; error: (error: unknown) => void }): {
    unsubscribe(): void;
  };
  send(event: { readonly type: string } & JsonObject): void;
  stop(): void;
}
/** A machine as the portal hands it over: `start` gives a running actor. */
export interface MachineEntry {
  readonly contract: MachineContract;
  start(input: JsonObject): ActorLike;
}
/**
 * Machine id → its entry, loaded when a screen first uses it. A function where only code that is loaded
 * later knows the ids: it rejects for an unknown id.
 */
export type MachineRegistry =
  | Readonly<Record<string, () => MachineEntry | Promise<MachineEntry>>>
  | ((id: string) => Promise<MachineEntry>);

/** A running machine whose contract has steps, as it is now. */
export interface SteppingMachine {
  readonly key: string;
  readonly states: MachineContract['states'];
  /** Every active state, parents included, as dotted paths. */
  readonly active: readonly string[];
  /** The last event that leads to a step. */
  readonly sent: { readonly event: string; readonly payload: JsonObject } | null;
}

/** The running machines of the open screens, mirrored into the store. */
export interface Machines {
  /** Starts a machine under `key`, or shares the one that runs there. Returns the way to let go. */
  hold(key: string, machineId: string, input: () => JsonObject): () => void;
  /** Throws when nothing runs under `key` or the contract does not declare the event. */
  readonly send: (key: string, event: string, payload: JsonObject) => void;
  /** As `send`, for the program's own parts: the contract's internal events too. */
  tell(key: string, event: string, payload: JsonObject): void;
  readonly isIn: (key: string, state: string) => boolean | undefined;
  readonly canSend: (key: string, event: string) => boolean | undefined;
  /** Whether one of them is in a state that its contract marks with `money`. */
  readonly isMoneyStep: () => boolean;
  /** Whether a call that moves money is in flight: such a step ends without further input. */
  isMoneyMoving(): boolean;
  /** Whether one of them holds a password or a code that its contract lists as a secret. */
  readonly holdsSecrets: () => boolean;
  /** Machine id that runs (or loads) under `key`. */
  machineAt(key: string): string | undefined;
  /** The running machines that have steps. */
  listStepping(): readonly SteppingMachine[];
}

interface Sending {
  readonly event: string;
  readonly payload: JsonObject;
  readonly isInternal: boolean;
}
interface Running {
  readonly machineId: string;
  holders: number;
  entry: MachineEntry | null;
  actor: ActorLike | null;
  release: () => void;
  /** Events that came while the machine was loading. */
  waiting: Sending[];
  /** The last event that leads to a step. */
  sent: Sending | null;
  revision: number;
}

/** Every active state, parents included, as dotted paths. */
export function activeStates(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [`${prefix}${value}`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...activeStates(inner, `${prefix}${name}.`),
  ]);
}

function listSteps({ states }: MachineContract): readonly StepContract[] {
  return Object.values(states).flatMap(({ step }) => step ?? []);
}
function describeStepping([key, { entry, actor, sent }]: [string, Running]): readonly SteppingMachine[] {
  if (entry === null || actor === null || listSteps(entry.contract).length === 0) return [];
  const active = activeStates(actor.getSnapshot().value);
  return [{ key, states: entry.contract.states, active, sent }];
}

function isAtMoney({ entry, actor }: Running, alsoTagged?: string): boolean {
  if (entry === null || actor === null) return false;
  const { states } = entry.contract;
  return activeStates(actor.getSnapshot().value).some(
    (path) =>
      Object.hasOwn(states, path) &&
      states[path]?.tags?.includes('money') === true &&
      (alsoTagged === undefined || states[path].tags.includes(alsoTagged)),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
/** Whether there is a value under one of `names`, at any depth of plain data. */
function holdsAny(value: unknown, names: readonly string[]): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).some(([name, inner]) =>
    names.includes(name) ? inner !== undefined && inner !== null && inner !== '' : holdsAny(inner, names),
  );
}
function holdsSecret({ entry, actor }: Running): boolean {
  // A contract from a test may leave out what it has no use for.
  const secrets: readonly string[] = entry?.contract.secrets ?? [];
  return holdsAny(actor?.getSnapshot().context, secrets);
}

/**
 * Whether the mirrored states of `key` hold `state`; undefined while there is no such machine. One whose code
 * is on its way is `loading`, whatever its own first state: what says so is there from the beginning.
 */
function isInState(store: Store, key: string, state: string, isHeld: boolean): boolean | undefined {
  const states: Json | undefined = store.get(statesPath(key));
  if (Array.isArray(states)) return states.includes(state);
  return isHeld ? state === 'loading' : undefined;
}

const maximumWaiting = 20;

export function createMachines(
  store: Store,
  registry: MachineRegistry,
  fail: (machineId: string, error: unknown) => void,
): Machines {
  const running = new Map<string, Running>();

  function findEntry(id: string): MachineEntry | Promise<MachineEntry> {
    if (typeof registry === 'function') return registry(id);
    const load = Object.hasOwn(registry, id) ? registry[id] : undefined;
    if (load === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
    return load();
  }
  function mirror(key: string, held: Running, snapshot: SnapshotLike): void {
    const entry = held.entry as MachineEntry;
    store.batch(() => {
      held.revision += 1;
      store.set(`machine.${key}`, entry.contract.project(snapshot));
      store.set(statesPath(key), activeStates(snapshot.value));
      store.set(snapshotPath(key), held.revision);
    });
  }
  function deliver(held: Running, sending: Sending): void {
    const { event, payload, isInternal } = sending;
    const { contract } = held.entry as MachineEntry;
    const isInternalEvent = isInternal && Object.hasOwn(contract.internalEvents ?? {}, event);
    if (!isInternalEvent && !Object.hasOwn(contract.events, event)) {
      throw new Error(`expects an event that ${contract.id} declares, got ${event}`);
    }
    if (listSteps(contract).some(({ by }) => by === event)) held.sent = sending;
    (held.actor as ActorLike).send({ ...payload, type: event });
  }
  function begin(key: string, held: Running, entry: MachineEntry, input: JsonObject): void {
    if (held.holders === 0) return;
    held.entry = entry;
    const actor = entry.start(input);
    held.actor = actor;
    mirror(key, held, actor.getSnapshot());
    const subscription = actor.subscribe({
      next: (snapshot) => mirror(key, held, snapshot),
      error: (error) => fail(held.machineId, error),
    });
    held.release = () => {
      subscription.unsubscribe();
      actor.stop();
    };
    const waiting = held.waiting;
    held.waiting = [];
    for (const sending of waiting) deliver(held, sending);
  }
  function start(key: string, held: Running, input: () => JsonObject): void {
    const failed = (error: unknown): void => fail(held.machineId, error);
    try {
      const entry = findEntry(held.machineId);
      if (entry instanceof Promise) entry.then((loaded) => begin(key, held, loaded, input())).catch(failed);
      else begin(key, held, entry, input());
    } catch (error) {
      failed(error);
    }
  }
  function pass(key: string, sending: Sending): void {
    const held = running.get(key);
    if (held === undefined) throw new Error(`expects a running machine, got ${key}`);
    if (held.actor !== null) deliver(held, sending);
    else if (held.waiting.length < maximumWaiting) held.waiting.push(sending);
  }
  function letGo(key: string, held: Running): void {
    held.holders -= 1;
    if (held.holders > 0) return;
    running.delete(key);
    held.release();
    store.batch(() => {
      store.set(`machine.${key}`, undefined);
      store.set(`$machine.${key}`, undefined);
    });
  }

  return {
    hold: (key, machineId, input) => {
      const actor = running.get(key);
      if (actor !== undefined) {
        if (actor.machineId !== machineId) {
          fail(
            machineId,
            new Error(`expects one machine under ${key}, got ${actor.machineId} and ${machineId}`),
          );
          return () => undefined;
        }
        actor.holders += 1;
        return () => letGo(key, actor);
      }
      const held: Running = {
        machineId,
        holders: 1,
        entry: null,
        actor: null,
        release: () => undefined,
        waiting: [],
        sent: null,
        revision: 0,
      };
      running.set(key, held);
      start(key, held, input);
      return () => letGo(key, held);
    },
    send: (key, event, payload) => pass(key, { event, payload, isInternal: false }),
    tell: (key, event, payload) => pass(key, { event, payload, isInternal: true }),
    isIn: (key, state) => isInState(store, key, state, running.has(key)),
    canSend: (key, event) => {
      const actor = running.get(key)?.actor;
      return actor?.getSnapshot().can({ type: event } as never);
    },
    isMoneyStep: () => [...running.values()].some((one) => isAtMoney(one)),
    isMoneyMoving: () => [...running.values()].some((one) => isAtMoney(one, 'busy')),
    holdsSecrets: () => [...running.values()].some(holdsSecret),
    machineAt: (key) => running.get(key)?.machineId,
    listStepping: () => [...running].flatMap(describeStepping),
  };
}
