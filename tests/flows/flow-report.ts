import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { readStructure } from '../../src/machines/picture/structure.ts';
import type { Exploration } from './explore.ts';
import { unreachable } from './unreachable.ts';
import type { WalkResult } from './walk.ts';

/** What was done with a machine, in numbers. */
export interface FlowReport {
  readonly machine: string;
  readonly states: string;
  readonly transitions: string;
  /** States and transitions that no path can take, each with its reason in `unreachable.ts`. */
  readonly excused: number;
  /** Shortest paths, one to every pair of state and what guards read. */
  readonly paths: number;
  readonly walks: number;
  readonly moves: number;
}

/** Counts of one machine: reached of all there are, paths and walks. */
export function describeFlow(id: string, exploration: Exploration, walked: WalkResult): FlowReport {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const { states, transitions } = readStructure(entry.machine, entry.contract.delays);
  const known = new Set([...states.map(({ path }) => path), ...transitions.map((arrow) => arrow.id)]);
  const count = (names: ReadonlySet<string>): number => [...names].filter((name) => known.has(name)).length;
  return {
    machine: id,
    states: `${count(exploration.states)}/${states.length}`,
    transitions: `${count(exploration.transitions)}/${transitions.length}`,
    excused: Object.keys(unreachable[id] ?? {}).length,
    paths: exploration.paths.length,
    walks: walked.walks,
    moves: walked.moves,
  };
}
