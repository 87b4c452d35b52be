import { describe, expect, test } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { countWalks, readCounts, walkForGate } from './counts.ts';
import { findRestoreFaults } from './restore.ts';

const counts = readCounts();

describe.each(Object.keys(machineCatalog))('%s', (id) => {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects ${id} in the catalogue`);
  const resting = Object.keys(entry.contract.states).sort();
  const walked = walkForGate(id);

  test('random walks break no invariant', () => {
    expect(walked.moves).toBeGreaterThan(walked.walks);
    expect(walked.broken).toBeNull();
    expect(counts[id], 'run “npm run flows -- --counts”').toMatchObject(countWalks(walked));
  });
  test('random walks come to every resting state', () => {
    expect([...walked.states].sort()).toEqual(resting);
  });
  test('a restored flow continues as if nothing had happened, from every state', () => {
    const faults = takeShare([...walked.traces], 5).flatMap(([state, { input, trace }]) =>
      findRestoreFaults({ machine: id, input, trace }, machineCatalog).map((fault) => `${state} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
