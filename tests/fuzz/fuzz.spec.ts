import { expect, test } from '@playwright/test';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { buildFuzz, plants, type Plant } from './build-fuzz.ts';
import { compileCorpus, type CompiledCorpus } from './compile-corpus.ts';
import { fuzz, type Tally } from './drive-fuzz.ts';
import { serveFuzz, type FuzzServer } from './serve-fuzz.ts';

/** `npm run fuzz -- --seed 1 --only <index>` replays one; the same command draws as many as one has time for. */
const seed = 1;
const count = byEffort(1_000, 10_000);

let compiled: CompiledCorpus;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  compiled = await compileCorpus();
});
const serve = async (planted: readonly Plant[]): Promise<FuzzServer> =>
  serveFuzz(await buildFuzz(planted), compiled);

test('mutants blank nothing, throw nothing, hold nothing up and run nothing', async ({ browser }) => {
  test.setTimeout(900_000);
  const server = await serve([]);
  const tally = await fuzz({ browser, origin: server.origin, seed, from: 0, to: count });
  await server.close();
  expect(tally.findings.slice(0, 10)).toEqual([]);
  expect(tally.drawn).toBe(count);
  // A runtime that refuses everything would find nothing either.
  expect(tally.taken).toBeGreaterThan(count / 5);
  expect(tally.refused).toBeGreaterThan(count / 5);
});

test('the same mutants turn red where the build has faults, for each of them', async ({ browser }) => {
  test.setTimeout(120_000);
  const names = Object.keys(plants) as readonly Plant[];
  const server = await serve(names);
  const listFound = ({ findings }: Tally): readonly Plant[] =>
    names.filter((name) => findings.some(({ fault }) => plants[name].sign.test(fault)));
  const areFound = (tally: Tally): boolean => listFound(tally).length === names.length;
  const tally = await fuzz({ browser, origin: server.origin, seed, from: 0, to: 1_000, until: areFound });
  await server.close();
  expect(listFound(tally)).toEqual(names);
});
