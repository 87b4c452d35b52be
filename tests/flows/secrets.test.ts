import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { writePlaywright } from '../../src/lab/export-playwright.ts';
import { writeTest } from '../../src/lab/export-test.ts';
import { findContract, listFamily } from '../../src/lab/family.ts';
import type { Move } from '../../src/lab/move.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';
import { createStandIns } from '../../src/lab/stand-ins.ts';
import { encodeRun, decodeRun } from '../../src/lab/trace-link.ts';
import { walkMachine } from './walk.ts';
import { toText } from '../../src/protocol/json/to-text.ts';

const canary = 'Canary';
/** Another secret of the same kind for each mark: what a person might have typed instead of the sample. */
function typeAnew(value: Json, sample: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item: Json, index) => typeAnew(item, (sample as readonly Json[])[index] ?? null));
  if (!('$secret' in value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        typeAnew(inner, (sample as JsonObject)[key] ?? null),
      ]),
    );
  if (typeof sample === 'number') return sample + 7_770_000;
  const text = toText(sample);
  if (!/^\+?\d+$/.test(text)) return `${canary} ${text}`;
  return text.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10));
}
function play(machine: string, input: JsonObject, moves: readonly Move[]): Simulation {
  const simulation = createSimulation({ machine, input });
  for (const move of moves) simulation.play(move);
  return simulation;
}
const tell = (simulation: Simulation): string =>
  JSON.stringify([
    simulation.read(),
    simulation.pending().map(({ service }) => service),
    simulation.untilNext(),
    [...simulation.visited().transitions],
  ]);

describe.each(Object.keys(machineCatalog))('%s', (machine) => {
  const contract = findContract(machine);
  const { traces } = walkMachine(machine, machineCatalog, { walks: byEffort(6, 12), length: 40, seed: 11 });
  const runs = [...traces.values()].map(({ input, trace }) => {
    const { fill } = createStandIns(listFamily(contract));
    const typed = trace.map((move): Move => {
      // What other parts of the program send, nobody types.
      if (move.do !== 'send' || move.event.type in (contract.internalEvents ?? {})) return move;
      return { do: 'send', event: typeAnew(move.event, fill(move.event)) as typeof move.event };
    });
    return { input, trace, typed };
  });

  test('goes with other secrets as with its samples, and shows none of them', () => {
    for (const { input, trace, typed } of runs) {
      const simulation = play(machine, input, typed);
      expect(tell(simulation)).toBe(tell(play(machine, input, trace)));
      const run = { ...simulation.start, moves: simulation.trace() };
      const reading = simulation.read();
      const kept = [
        writeTest(run, reading),
        writePlaywright(run, reading, null, 'https://lab.example/lab/'),
        JSON.stringify(run),
      ];
      expect(JSON.stringify([kept, simulation.log(), simulation.store()])).not.toContain(canary);
    }
  });
  test('comes back from its address to the same end', () => {
    for (const { input, typed } of runs) {
      const simulation = play(machine, input, typed);
      const read = decodeRun(encodeRun({ ...simulation.start, moves: simulation.trace() }));
      if (!read.ok) throw new Error(read.error);
      expect(read.value.moves).toEqual(simulation.trace());
      expect(tell(play(machine, read.value.input ?? {}, read.value.moves))).toBe(tell(simulation));
    }
  });
});

test('there are runs with secrets to tell of', () => {
  const { traces } = walkMachine('registration', machineCatalog, {
    walks: byEffort(6, 12),
    length: 40,
    seed: 11,
  });
  expect(JSON.stringify([...traces.values()])).toContain('$secret');
});
