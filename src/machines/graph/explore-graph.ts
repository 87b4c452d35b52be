import type { AnyMachineSnapshot } from 'xstate';
import type { Json, JsonObject } from '../../protocol/json.ts';
import type { MachineContract } from '../../protocol/machine-contract.ts';
import type { GraphStep } from '../../protocol/machine-graph.ts';
import { assembleWithActors } from '../assemble.ts';
import type { CatalogEntry } from '../catalog-entry.ts';
import { createStepClock } from '../clock.ts';
import { sampleEventPayloads } from '../payload-samples.ts';
import { readStatePath } from '../state-path.ts';
import { readFinitePart } from './finite-part.ts';
import {
  endPending,
  listPending,
  startLive,
  stepLive,
  type FlowEvent,
  type LiveMachine,
  type PendingActor,
} from './live-machine.ts';

type Catalog = Readonly<Record<string, CatalogEntry>>;
export interface ExploredNode {
  readonly state: string;
  readonly projection: JsonObject;
  readonly can: readonly string[];
  readonly edges: readonly { readonly step: number; readonly to: number }[];
}
export interface ExploredGraph {
  readonly inputs: readonly { readonly input: JsonObject; readonly node: number }[];
  readonly steps: readonly GraphStep[];
  readonly nodes: readonly ExploredNode[];
}

/** Calls that never answer by themselves: the search answers them. */
const silentCall = {
  getInitialSnapshot: (_scope: unknown, input: unknown) => ({ status: 'active', input }),
  transition: (snapshot: unknown) => snapshot,
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
};

function readContract(catalog: Catalog, id: string): MachineContract {
  const entry = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  return entry.contract;
}
/** What guards read, of the machine and of each child: two moments with one key go on alike. */
function keyOf(live: LiveMachine, contract: MachineContract, catalog: Catalog): Json {
  const bounded = contract.bounded(live.snapshot.context as never);
  const kids = [...live.kids].map(([id, kid]): Json => {
    const child = contract.children?.[id];
    return child === undefined ? [id] : [id, keyOf(kid, readContract(catalog, child), catalog)];
  });
  const ended = [...live.ended].map((name) => name.split(' ')[0] ?? '');
  return [live.snapshot.value as Json, live.snapshot.status, bounded, kids, ended];
}
function ownerOf(pending: PendingActor, contract: MachineContract, catalog: Catalog): MachineContract {
  return pending.path.reduce((owner, id) => readContract(catalog, owner.children?.[id] ?? ''), contract);
}
interface Move {
  readonly step: GraphStep;
  readonly path: readonly string[];
  readonly event: FlowEvent;
  readonly over?: PendingActor;
}
function listPersonMoves(contract: MachineContract): readonly Move[] {
  const make = (kind: 'person' | 'internal', events: MachineContract['events'] = {}): Move[] =>
    Object.entries(events).flatMap(([type, schema]) =>
      sampleEventPayloads(schema).map((payload): Move => {
        const step =
          Object.keys(payload).length === 0 ? { kind, event: type } : { kind, event: type, payload };
        return { step, path: [], event: { ...payload, type } };
      }),
    );
  return [...make('person', contract.events), ...make('internal', contract.internalEvents)];
}
function listWorldMoves(pending: PendingActor, contract: MachineContract, catalog: Catalog): readonly Move[] {
  const { path, id, src } = pending;
  const done = (output: unknown): FlowEvent => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
  if (src === 'wait') {
    const { context } = pending.snapshot as { context: { name: string; until: number } };
    const milliseconds = context.until - createStepClock().now();
    return [
      {
        step: { kind: 'timer', event: context.name, milliseconds },
        path,
        event: done(undefined),
        over: pending,
      },
    ];
  }
  const outcomes = ownerOf(pending, contract, catalog).services[src]?.outcomes ?? [];
  return outcomes.map(({ name, kind, value }) => ({
    step: { kind: 'server' as const, event: src, outcome: name },
    path,
    event: kind === 'done' ? done(value) : { type: `xstate.error.actor.${id}`, error: value, actorId: id },
    over: pending,
  }));
}
function accepts(snapshot: AnyMachineSnapshot, event: FlowEvent): boolean {
  if (snapshot.status !== 'active') return false;
  try {
    return snapshot.can(event as never);
  } catch {
    return false;
  }
}

/** Most moments that a machine may have before its contract's `bounded` is too fine to be of use. */
const mostMoments = 200_000;

/** Every moment that a machine and its children can come to, from every input, and every step between them. */
export function exploreGraph(id: string, catalog: Catalog): ExploredGraph {
  const contract = readContract(catalog, id);
  const world = { makeService: () => silentCall, effects: () => undefined, clock: createStepClock() };
  const machine = assembleWithActors(id, world, catalog);
  const personMoves = listPersonMoves(contract);
  const bare = [...new Set(Object.keys(contract.events))];
  const leaving = new Set(contract.leaving ?? []);
  const steps: GraphStep[] = [];
  const stepIndex = new Map<string, number>();
  const moments = new Map<string, number>();
  const lives: LiveMachine[] = [];
  const nodes: ExploredNode[] = [];

  const indexStep = (step: GraphStep): number => {
    const name = JSON.stringify(step);
    const known = stepIndex.get(name);
    if (known !== undefined) return known;
    steps.push(step);
    stepIndex.set(name, steps.length - 1);
    return steps.length - 1;
  };
  const indexMoment = (live: LiveMachine, start: string): number => {
    const projection = readFinitePart(contract.project(live.snapshot), contract.projection);
    const key = `${start} ${JSON.stringify([keyOf(live, contract, catalog), projection])}`;
    const known = moments.get(key);
    if (known !== undefined) return known;
    if (lives.length >= mostMoments) throw new Error(`${id} has more than ${mostMoments} moments`);
    moments.set(key, lives.length);
    lives.push(live);
    const can = bare.filter((type) => accepts(live.snapshot, { type }));
    nodes.push({ state: readStatePath(live.snapshot.value), projection, can, edges: [] });
    return lives.length - 1;
  };
  const expand = (index: number, start: string): void => {
    const live = lives[index];
    const node = nodes[index];
    if (live === undefined || node === undefined || live.snapshot.status !== 'active') return;
    const moves = [
      ...personMoves.filter(({ event }) => accepts(live.snapshot, event)),
      ...listPending(live).flatMap((pending) => listWorldMoves(pending, contract, catalog)),
    ];
    const edges = moves.map(({ step, path, event, over }) => {
      const before = over === undefined ? live : endPending(live, over);
      const { live: after, effects } = stepLive(before, path, event);
      const leaves = effects.filter((name) => leaving.has(name));
      const whole = leaves.length === 0 ? step : { ...step, leaves };
      return { step: indexStep(whole), to: indexMoment(after, start) };
    });
    nodes[index] = { ...node, edges };
  };
  const inputs = sampleEventPayloads(contract.input).map((input) => {
    const start = JSON.stringify(input);
    const first = lives.length;
    const node = indexMoment(startLive(machine, input), start);
    for (let index = first; index < lives.length; index += 1) expand(index, start);
    return { input, node };
  });
  return { inputs, steps, nodes };
}
