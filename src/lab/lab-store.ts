import type { JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { Result } from '../protocol/release/issue.ts';
import { machineCatalog } from '../machines/generated/catalog.ts';
import { sampleEventPayloads } from '../machines/payload-samples.ts';
import type { Move } from './move.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { readRun, type Run } from './trace-link.ts';

/** What has been reached of a machine since the lab was opened, over all runs. */
export interface CoverageRecord {
  readonly states: Set<string>;
  readonly transitions: Set<string>;
}
export interface LabView {
  readonly run: Run;
  readonly simulation: Simulation;
  readonly reached: CoverageRecord;
  /** Rises with every change. */
  readonly revision: number;
}
/** The lab without React: one simulation at a time, replaced as a whole when a run starts again. */
export interface LabStore {
  readonly machines: readonly string[];
  readonly view: () => LabView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (machine: string, input?: JsonObject) => void;
  readonly play: (move: Move) => void;
  /** Begins again with the same settings. */
  readonly reset: () => void;
  /** Goes back to just after the first `count` moves. */
  readonly rewind: (count: number) => void;
  /** Replays a run; on failure nothing changes. */
  readonly load: (run: unknown) => Result<Run, string>;
}

/** Settings a machine starts with: each property's default, else its first sample. */
export function suggestInput(machine: string): JsonObject {
  const entry = machineCatalog[machine];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${machine}`);
  const { input } = entry.contract;
  const properties = Object.entries((input['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const defaults = properties.flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...sampleEventPayloads(input)[0], ...Object.fromEntries(defaults) };
}

export function createLabStore(first: Run): LabStore {
  const listeners = new Set<() => void>();
  const reached = new Map<string, CoverageRecord>();
  let view: LabView = open(first, 0);

  function remember(machine: string, simulation: Simulation): CoverageRecord {
    const coverage = reached.get(machine) ?? { states: new Set<string>(), transitions: new Set<string>() };
    const { states, transitions } = simulation.visited();
    for (const state of states) coverage.states.add(state);
    for (const transition of transitions) coverage.transitions.add(transition);
    reached.set(machine, coverage);
    return coverage;
  }
  /** Throws when the machine, a call or a snapshot does not fit. */
  function open({ moves, ...start }: Run, revision: number): LabView {
    const simulation = createSimulation(start);
    for (const move of moves) simulation.play(move);
    const run: Run = { ...simulation.start, moves: simulation.trace() };
    return { run, simulation, reached: remember(start.machine, simulation), revision };
  }
  function show(next: LabView): void {
    if (next.simulation !== view.simulation) view.simulation.stop();
    view = next;
    for (const listener of listeners) listener();
  }
  function begin(run: Run): void {
    show(open(run, view.revision + 1));
  }
  return {
    machines: Object.keys(machineCatalog),
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (machine, input = suggestInput(machine)) => begin({ machine, input, moves: [] }),
    play: (move) => {
      const { run, simulation, revision } = view;
      simulation.play(move);
      const moved = { ...run, moves: simulation.trace() };
      show({ run: moved, simulation, reached: remember(run.machine, simulation), revision: revision + 1 });
    },
    reset: () => begin({ ...view.run, moves: [] }),
    rewind: (count) => begin({ ...view.run, moves: view.run.moves.slice(0, count) }),
    load: (value) => {
      const read = readRun(value);
      if (!read.ok) return read;
      try {
        begin(read.value);
        return read;
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
