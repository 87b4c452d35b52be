import { Ajv } from 'ajv';
import { layoutMarks } from '../../src/protocol/document/layout-marks.ts';
import type { MachineContract, SnapshotLike } from '../../src/protocol/machine/machine-contract.ts';
import { readStatePath } from '../../src/machines/state-path.ts';
import { readStructure } from '../../src/machines/picture/structure.ts';
import type { Catalog, Exploration } from './explore.ts';

function findEntry(id: string, catalog: Catalog) {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  return entry;
}

/** States and transitions of the definition that no path takes, and excuses that are not needed. */
export function findUncovered(
  id: string,
  catalog: Catalog,
  exploration: Exploration,
  excused: Readonly<Record<string, string>>,
): readonly string[] {
  const { machine, contract } = findEntry(id, catalog);
  const { states, transitions } = readStructure(machine, contract.delays);
  const known = [...states.map(({ path }) => path), ...transitions.map(({ id: name }) => name)];
  const reached = new Set([...exploration.states, ...exploration.transitions]);
  const missed = known.filter((name) => !reached.has(name) && !(name in excused));
  const needless = Object.keys(excused).filter((name) => reached.has(name) || !known.includes(name));
  return [
    ...missed.map((name) => `missed ${name}`),
    ...needless.map((name) => `excused for nothing ${name}`),
  ];
}

/** Where contract and definition name different resting places. */
export function findStateGaps(
  id: string,
  catalog: Catalog,
  excused: Readonly<Record<string, string>>,
): readonly string[] {
  const { machine, contract } = findEntry(id, catalog);
  const resting = readStructure(machine, contract.delays)
    .states.filter(({ kind, path }) => kind !== 'compound' && !(path in excused))
    .map(({ path }) => path);
  const named = Object.keys(contract.states);
  return [
    ...resting.filter((path) => !named.includes(path)).map((path) => `contract lacks ${path}`),
    ...named.filter((path) => !resting.includes(path)).map((path) => `definition lacks ${path}`),
  ];
}

/** A check of a machine's projection against its schema. Returns what is wrong, or null. */
export function createProjectionCheck(contract: MachineContract): (snapshot: SnapshotLike) => string | null {
  // The mark of message keys says something to the compiler, nothing to a validator.
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    keywords: ['x-message', ...layoutMarks],
  });
  const validate = ajv.compile(contract.projection);
  return (snapshot) => {
    const projection = contract.project(snapshot);
    if (validate(projection)) return null;
    return `${readStatePath(snapshot.value)}: ${JSON.stringify(validate.errors?.[0])}`;
  };
}

/** Snapshots whose projection breaks the contract's schema. */
export function findProjectionFaults(contract: MachineContract, exploration: Exploration): readonly string[] {
  const check = createProjectionCheck(contract);
  return [...new Set(exploration.paths.flatMap(({ end }) => check(end) ?? []))];
}

/** States where an event nobody declared changes something. */
export function findDeafnessFaults(
  id: string,
  catalog: Catalog,
  exploration: Exploration,
): readonly string[] {
  const { machine } = findEntry(id, catalog);
  const seen = exploration.paths.flatMap(({ end }) => {
    if (end.status !== 'active') return [];
    const transitions = machine.getTransitionData(end as never, { type: 'no.such.event' });
    return transitions.length === 0 ? [] : [readStatePath(end.value)];
  });
  return [...new Set(seen)];
}
