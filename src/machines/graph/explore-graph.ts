import type { AnyMachineSnapshot } from 'xstate';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import type { GraphStep } from '../../protocol/machine/machine-graph.ts';
import { assembleWithActors } from '../assemble-machine.ts';
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
  type LiveMachine,
  type PendingActor,
} from './live-machine.ts';
import { listCallAnswers, listDeclaredEvents, makeDoneEvent, type FlowEvent } from './outside-events.ts';
import { searchMoments, type MomentStep } from './search-moments.ts';

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

/** Calls that stay pending until the search answers them. */
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
/** What guards read, of the machine and of each child: two moments with one key continue alike. */
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
function listOwnMoves(contract: MachineContract): readonly Move[] {
  return listDeclaredEvents(contract).map(({ kind, type, payload, event }) => {
    const step: GraphStep =
      Object.keys(payload).length === 0 ? { kind, event: type } : { kind, event: type, payload };
    return { step, path: [], event };
  });
}
function listWorldMoves(pending: PendingActor, contract: MachineContract, catalog: Catalog): readonly Move[] {
  const { path, id, src } = pending;
  if (src === 'wait') {
    const { context } = pending.snapshot as { context: { name: string; until: number } };
    const milliseconds = context.until - createStepClock().now();
    const step: GraphStep = { kind: 'timer', event: context.name, milliseconds };
    return [{ step, path, event: makeDoneEvent(id, undefined), over: pending }];
  }
  return listCallAnswers(ownerOf(pending, contract, catalog), pending).map(({ outcome, event }) => ({
    step: { kind: 'server' as const, event: src, outcome },
    path,
    event,
    over: pending,
  }));
}
function accepts(snapshot: AnyMachineSnapshot, event: FlowEvent): boolean {
  if (snapshot.status !== 'active') return false;
  try {
    return snapshot.can(event);
  } catch {
    // A guard that cannot judge a made-up payload does not take it.
    return false;
  }
}

/** Most moments that a machine may have before its contract's `bounded` is too fine to be of use. */
const mostMoments = 200_000;

/** Numbers equal steps alike. */
function createStepIndex() {
  const steps: GraphStep[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (step: GraphStep): number => {
    const name = JSON.stringify(step);
    const index = indexes.get(name) ?? steps.push(step) - 1;
    indexes.set(name, index);
    return index;
  };
  return { steps, indexOf };
}

/** Every moment that a machine and its children can come to, from every input, and every step between them. */
export function exploreGraph(id: string, catalog: Catalog): ExploredGraph {
  const contract = readContract(catalog, id);
  const world = { makeService: () => silentCall, effects: () => undefined, clock: createStepClock() };
  const machine = assembleWithActors(id, world, catalog);
  const ownMoves = listOwnMoves(contract);
  const leaving = new Set(contract.leaving ?? []);
  const { steps, indexOf } = createStepIndex();
  const readProjection = ({ snapshot }: LiveMachine): JsonObject =>
    readFinitePart(contract.project(snapshot), contract.projection);
  const take = (live: LiveMachine, { step, path, event, over }: Move): MomentStep<LiveMachine, number> => {
    const before = over === undefined ? live : endPending(live, over);
    const { live: after, effects } = stepLive(before, path, event);
    const leaves = effects.filter((name) => leaving.has(name));
    return { by: indexOf(leaves.length === 0 ? step : { ...step, leaves }), after };
  };
  const inputs = sampleEventPayloads(contract.input);
  const { found, firsts } = searchMoments({
    starts: inputs,
    begin: (input) => startLive(machine, input),
    keyOf: (live) => JSON.stringify([keyOf(live, contract, catalog), readProjection(live)]),
    *listSteps(live) {
      if (live.snapshot.status !== 'active') return;
      for (const move of ownMoves) if (accepts(live.snapshot, move.event)) yield take(live, move);
      for (const pending of listPending(live))
        for (const move of listWorldMoves(pending, contract, catalog)) yield take(live, move);
    },
    most: mostMoments,
  });
  const nodes = found.map(({ moment, edges }): ExploredNode => ({
    state: readStatePath(moment.snapshot.value),
    projection: readProjection(moment),
    can: Object.keys(contract.events).filter((type) => accepts(moment.snapshot, { type })),
    edges: edges.map(({ by, to }) => ({ step: by, to })),
  }));
  return { inputs: inputs.map((input, index) => ({ input, node: firsts[index] ?? 0 })), steps, nodes };
}
