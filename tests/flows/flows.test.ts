import { describe, expect, test } from 'vitest';
import { machineCatalog } from '../../src/machines/catalog.ts';
import { machineContracts } from '../../src/machines/contracts.ts';
import { exploreMachine } from './explore.ts';
import { findDeafnessFaults, findProjectionFaults, findStateGaps, findUncovered } from './findings.ts';
import { findRestoreFaults } from './restore.ts';
import { unreachable } from './unreachable.ts';
import { walkMachine } from './walk.ts';

const walks = { count: 400, steps: 60, seed: 20_260_101 };

test('the list of contracts names the machines of the catalogue', () => {
  const listed = machineContracts.map(({ id }) => id).sort();
  expect(listed).toEqual(Object.keys(machineCatalog).sort());
  for (const [id, { contract, machine }] of Object.entries(machineCatalog)) {
    expect([contract.id, machine.id]).toEqual([id, id]);
  }
});

describe.each(Object.keys(machineCatalog))('%s', (id) => {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects ${id} in the catalogue`);
  const excused = unreachable[id] ?? {};
  const exploration = exploreMachine(id, machineCatalog);
  const walked = walkMachine(id, machineCatalog, walks.count, walks.steps, walks.seed);

  test('generated paths take every state and transition but the excused', () => {
    expect(findUncovered(id, machineCatalog, exploration, excused)).toEqual([]);
  });
  test('contract and definition name the same resting states', () => {
    expect(findStateGaps(id, machineCatalog, excused)).toEqual([]);
  });
  test('every reachable projection fits its schema', () => {
    expect(findProjectionFaults(entry.contract, exploration)).toEqual([]);
  });
  test('an unknown event changes nothing in any state', () => {
    expect(findDeafnessFaults(id, machineCatalog, exploration)).toEqual([]);
  });
  test('random walks break no invariant', () => {
    expect(walked.broken).toBeNull();
  });
  test('random walks come to every resting state', () => {
    expect([...walked.states].sort()).toEqual(Object.keys(entry.contract.states).sort());
  });
  test('a restored flow goes on as if nothing had happened, from every state', () => {
    const faults = [...walked.traces.entries()].flatMap(([state, { input, trace }]) =>
      findRestoreFaults({ machine: id, input, trace }, machineCatalog).map((fault) => `${state} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
  test('figures', () => {
    expect(exploration.paths.length).toBeGreaterThan(0);
    console.log(
      `${id}: ${exploration.states.size} states, ${exploration.transitions.size} transitions, ` +
        `${exploration.paths.length} paths, ${walks.count} walks of ${walked.moves} moves`,
    );
  });
});
