import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { createSimulation } from '../../src/lab/simulation.ts';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { siteChecker } from '../site/site-checker.ts';
import { listInputs } from './explore.ts';
import { chooseMove, createChance, pick } from './moves.ts';
import { isSaid, listSaid, type Failure } from './failures-said.ts';
import { quietFailures } from './quiet-failures.ts';

const root = join(import.meta.dirname, '..', '..');
/** At most so many while a state that may be quiet was not met. */
const mostWalks = 600;
const walks = { steps: 40, seed: 20_261_122 };
/** So many walks in a row that meet nothing new are enough. */
const patience = 40;
let screens: readonly CompiledScreen[];
beforeAll(async () => {
  const { documents } = await readSourceFiles(root);
  const { release } = await siteChecker.check(documents);
  screens = Object.values(release?.parts ?? {})
    .map(({ body }) => body)
    .filter((body) => body.startsWith('{'))
    .map((body) => JSON.parse(body) as JsonObject)
    .filter((part) => Array.isArray(part['nodes']) && part['machines'] !== undefined)
    .map((part) => part as unknown as CompiledScreen);
});

const isIn = (state: string, name: string): boolean => state === name || state.startsWith(`${name}.`);

/**
 * Every failure that walks through the machine meet, once for all moments that look the same.
 * @param wanted States that are walked for longer
 */
const meetFailures = (id: string, wanted: readonly string[]): readonly Failure[] => {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const chance = createChance(walks.seed);
  const met = new Map<string, Failure>();
  const lacksOne = (): boolean =>
    wanted.some((name) => ![...met.values()].some(({ state }) => isIn(state, name)));
  let lastNew = 0;
  for (let walk = 0; walk - lastNew < patience || (walk < mostWalks && lacksOne()); walk += 1) {
    const simulation = createSimulation(
      { machine: id, input: pick(listInputs(entry.contract), chance) },
      machineCatalog,
    );
    for (let step = 0; step <= walks.steps; step += 1) {
      const { state, projection } = simulation.read();
      for (const path of listSaid(projection, entry.contract.projection)) {
        if (projection['busy'] === true) continue;
        const name = JSON.stringify([state, path, Object.keys((projection['errors'] ?? {}) as JsonObject)]);
        if (!met.has(name)) lastNew = walk;
        met.set(name, { state, path, projection });
      }
      const move = chooseMove(simulation, chance);
      if (move === null) break;
      simulation.play(move);
    }
    simulation.stop();
  }
  return [...met.values()];
};

test('the default site has screens with flows', () => {
  expect(screens.filter(({ machines }) => Object.keys(machines).length > 0).length).toBeGreaterThan(10);
});

test.each(takeShare(Object.keys(machineCatalog), 8))(
  '%s: a failure is said on every screen that has the flow',
  (id) => {
    const quiet = quietFailures[id] ?? {};
    const failures = meetFailures(id, Object.keys(quiet));
    const met = new Set<string>();
    const isQuiet = ({ state }: Failure): boolean => {
      const name = Object.keys(quiet).find((one) => isIn(state, one));
      if (name !== undefined) met.add(name);
      return name !== undefined;
    };
    const silent = screens.flatMap((screen) =>
      Object.entries(screen.machines)
        .filter(([, { use }]) => use === id)
        .flatMap(([key]) =>
          failures
            .filter((failure) => !isSaid(screen, key, failure) && !isQuiet(failure))
            .map(
              ({ state, path, projection }) =>
                `${screen.id} ${state}: ${path} = ${JSON.stringify(projection['error'])} ${JSON.stringify(projection['errors'])}`,
            ),
        ),
    );
    expect(silent).toEqual([]);
    expect(Object.keys(quiet).filter((name) => !met.has(name))).toEqual([]);
  },
);
