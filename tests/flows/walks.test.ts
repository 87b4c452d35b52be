import { describe, expect, test } from 'vitest';
import { machineCatalog } from '../../src/machines/catalog.ts';
import { findRestoreFaults } from './restore.ts';
import { walkMachine } from './walk.ts';

// The gate walks about a hundred thousand steps; `npm run flows` walks a million.
const plan = { walks: 100, length: 50, seed: 20_260_101 };

describe.each(Object.keys(machineCatalog))('%s', (id) => {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects ${id} in the catalogue`);
  const resting = Object.keys(entry.contract.states).sort();
  const walked = walkMachine(id, machineCatalog, { ...plan, seek: resting });

  test('random walks break no invariant', () => {
    expect(walked.moves).toBeGreaterThan(plan.walks);
    expect(walked.broken).toBeNull();
  });
  test('random walks come to every resting state', () => {
    expect([...walked.states].sort()).toEqual(resting);
  });
  test('a restored flow goes on as if nothing had happened, from every state', () => {
    const faults = [...walked.traces.entries()].flatMap(([state, { input, trace }]) =>
      findRestoreFaults({ machine: id, input, trace }, machineCatalog).map((fault) => `${state} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
