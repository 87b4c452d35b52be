import { readFileSync } from 'node:fs';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { readCatalogStructure } from '../../src/machines/picture/structure.ts';
import { exploreMachine, type Exploration } from './explore.ts';
import { unreachable } from './unreachable.ts';
import { walkMachine, type WalkPlan, type WalkResult } from './walk.ts';

/** What the gate does with one machine, in numbers. */
export interface FlowCounts {
  /** Shortest generated paths, one to every pair of state and what guards read. */
  readonly paths: number;
  /** Random walks of at most fifty steps; more where chance alone does not come to some state. */
  readonly walks: number;
}

/** The gate walks some thirty thousand steps over all flows, `npm run flows` a million: at night. */
const planWalks = (seek: readonly string[]): WalkPlan => ({ walks: 12, length: 50, seed: 20_260_101, seek });

/** The walks of the gate through a machine: the same at every run. */
export function walkForGate(id: string): WalkResult {
  const contract = machineCatalog[id]?.contract;
  if (contract === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  return walkMachine(id, machineCatalog, planWalks(Object.keys(contract.states).sort()));
}
export const countPaths = ({ paths }: Exploration): Pick<FlowCounts, 'paths'> => ({ paths: paths.length });
export const countWalks = ({ walks }: WalkResult): Pick<FlowCounts, 'walks'> => ({ walks });

export const countsFile = new URL('counts.json', import.meta.url);
/** What is stored for the reference, machine by machine; the tests of flows hold it to be true. */
export function readCounts(): Readonly<Record<string, FlowCounts>> {
  return JSON.parse(readFileSync(countsFile, 'utf8')) as Record<string, FlowCounts>;
}
/** What `npm run flows -- --counts` stores. */
export function countAll(): Readonly<Record<string, FlowCounts>> {
  return Object.fromEntries(
    Object.keys(machineCatalog).map((id) => [
      id,
      { ...countPaths(exploreMachine(id, machineCatalog)), ...countWalks(walkForGate(id)) },
    ]),
  );
}

export interface FlowSize extends FlowCounts {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  /** State or transition → why no generated path takes it. */
  readonly unreachable: Readonly<Record<string, string>>;
}
/** One row for each machine of the catalogue. @throws where a machine was not counted yet */
export function listFlowSizes(): readonly FlowSize[] {
  const counts = readCounts();
  return Object.keys(machineCatalog).map((machine) => {
    const counted = counts[machine];
    if (counted === undefined)
      throw new Error(`expects counts of ${machine}: run “npm run flows -- --counts”`);
    const { states, transitions } = readCatalogStructure(machine);
    return {
      machine,
      states: states.length,
      transitions: transitions.length,
      ...counted,
      unreachable: unreachable[machine] ?? {},
    };
  });
}
