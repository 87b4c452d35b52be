import { describe, expect, test } from 'vitest';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { machineContracts } from '../../src/machines/generated/contracts.ts';
import { countPaths, readCounts } from './counts.ts';
import { exploreMachine } from './explore.ts';
import { findDeafnessFaults, findProjectionFaults, findStateGaps, findUncovered } from './findings.ts';
import { unreachable } from './unreachable.ts';

const counts = readCounts();

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

  test('generated paths take every state and transition but the excused', () => {
    expect(exploration.paths.length).toBeGreaterThan(0);
    expect(counts[id], 'run “npm run flows -- --counts”').toMatchObject(countPaths(exploration));
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
});
