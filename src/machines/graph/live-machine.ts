import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { makeDoneEvent, makeSnapshotEvent, type FlowEvent } from './outside-events.ts';
import { createDryRunScope, type StepLogic } from './dry-run-scope.ts';

/** A machine with its child machines, standing still: stepping it makes another one. */
export interface LiveMachine {
  readonly ref: AnyActorRef | null;
  readonly logic: StepLogic;
  readonly snapshot: AnyMachineSnapshot;
  readonly kids: ReadonlyMap<string, LiveMachine>;
  /** Waits and calls that are over although their state continues. */
  readonly ended: ReadonlySet<string>;
}
/** Ids of children from the root down: the machine itself has none. */
type Path = readonly string[];
interface Message {
  readonly path: Path;
  readonly event: FlowEvent;
}

function isMachine(ref: AnyActorRef): boolean {
  return typeof (ref.getSnapshot() as { matches?: unknown } | undefined)?.matches === 'function';
}
function logicOf(ref: AnyActorRef): StepLogic {
  // XState keeps the logic of an actor out of its public type.
  return (ref as unknown as { readonly logic: StepLogic }).logic;
}
function readChildren(snapshot: AnyMachineSnapshot): readonly [id: string, ref: AnyActorRef][] {
  return Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>).flatMap(([id, ref]) =>
    ref === undefined ? [] : [[id, ref] as [string, AnyActorRef]],
  );
}

/** Brings the children of a machine in line with its new snapshot; tells of those that are new. */
function adopt(
  live: Omit<LiveMachine, 'kids'> & { readonly kids?: LiveMachine['kids'] },
  path: Path,
  news: Message[],
): LiveMachine {
  const kids = new Map<string, LiveMachine>();
  const ended = new Set<string>();
  const before = live.kids ?? new Map<string, LiveMachine>();
  for (const [id, ref] of readChildren(live.snapshot)) {
    if (live.ended.has(`${id} ${ref.sessionId}`)) ended.add(`${id} ${ref.sessionId}`);
    if (!isMachine(ref)) continue;
    const machine = before.get(id);
    if (machine?.ref === ref) {
      kids.set(id, machine);
      continue;
    }
    const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
    kids.set(id, adopt({ ref, logic: logicOf(ref), snapshot, ended: new Set() }, [...path, id], news));
    news.push({ path, event: makeSnapshotEvent(id, snapshot) });
  }
  return { ...live, kids, ended };
}

function stepHere(
  live: LiveMachine,
  path: Path,
  event: FlowEvent,
  effects: string[],
): readonly [LiveMachine, readonly Message[]] {
  const sent: { readonly to: AnyActorRef; readonly event: FlowEvent }[] = [];
  const scope = createDryRunScope({
    onSend: (to, message) => void sent.push({ to, event: message }),
    onEffect: (name) => void effects.push(name),
  });
  const snapshot = live.logic.transition(live.snapshot, event, scope);
  const news: Message[] = [];
  const next = adopt({ ...live, snapshot }, path, news);
  for (const { to, event: told } of sent) {
    for (const [id, kid] of next.kids) if (kid.ref === to) news.push({ path: [...path, id], event: told });
  }
  const id = path.at(-1);
  if (id !== undefined) news.push({ path: path.slice(0, -1), event: describeChild(id, snapshot) });
  return [next, news];
}
function describeChild(id: string, snapshot: AnyMachineSnapshot): FlowEvent {
  return snapshot.status === 'done' ? makeDoneEvent(id, snapshot.output) : makeSnapshotEvent(id, snapshot);
}

function stepAt(
  live: LiveMachine,
  rest: Path,
  path: Path,
  event: FlowEvent,
  effects: string[],
): readonly [LiveMachine, readonly Message[]] {
  const [id, ...deeper] = rest;
  if (id === undefined) {
    return live.snapshot.status === 'active' ? stepHere(live, path, event, effects) : [live, []];
  }
  const kid = live.kids.get(id);
  if (kid === undefined) return [live, []];
  const [next, news] = stepAt(kid, deeper, [...path, id], event, effects);
  return [{ ...live, kids: new Map([...live.kids, [id, next]]) }, news];
}
function settle(live: LiveMachine, messages: readonly Message[], effects: string[]): LiveMachine {
  const queue = [...messages];
  let current = live;
  for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
    const [next, news] = stepAt(current, message.path, [], message.event, effects);
    current = next;
    queue.push(...news);
  }
  return current;
}

export function startLive(machine: unknown, input: unknown): LiveMachine {
  const logic = machine as StepLogic;
  const snapshot = logic.getInitialSnapshot(createDryRunScope({}), input as never);
  const news: Message[] = [];
  const live = adopt({ ref: null, logic, snapshot, ended: new Set() }, [], news);
  return settle(live, news, []);
}
/** Returns the machine after an event and everything that follows in the same step, and the effects. */
export function stepLive(
  live: LiveMachine,
  path: Path,
  event: FlowEvent,
): { readonly live: LiveMachine; readonly effects: readonly string[] } {
  const effects: string[] = [];
  return { live: settle(live, [{ path, event }], effects), effects };
}

/** A wait or a call that is in progress somewhere in the machine. */
export interface PendingActor {
  readonly path: Path;
  readonly id: string;
  readonly src: string;
  readonly snapshot: unknown;
}
export function listPending(live: LiveMachine, path: Path = []): readonly PendingActor[] {
  if (live.snapshot.status !== 'active') return [];
  const ownActors = readChildren(live.snapshot).flatMap(([id, ref]) => {
    if (live.kids.has(id) || live.ended.has(`${id} ${ref.sessionId}`)) return [];
    return [
      { path, id, src: String((ref as { src?: unknown }).src), snapshot: ref.getSnapshot() as unknown },
    ];
  });
  return [...ownActors, ...[...live.kids].flatMap(([id, kid]) => listPending(kid, [...path, id]))];
}
/** The machine without a wait or call that has ended, before its state gets the event. */
export function endPending(live: LiveMachine, { path, id }: PendingActor, rest: Path = path): LiveMachine {
  const [kidId, ...deeper] = rest;
  if (kidId === undefined) {
    const ref = readChildren(live.snapshot).find(([name]) => name === id)?.[1];
    return ref === undefined ? live : { ...live, ended: new Set([...live.ended, `${id} ${ref.sessionId}`]) };
  }
  const kid = live.kids.get(kidId);
  if (kid === undefined) return live;
  return {
    ...live,
    kids: new Map([...live.kids, [kidId, endPending(kid, { path, id, src: '', snapshot: null }, deeper)]]),
  };
}
