import { expect, test as base } from '@playwright/test';
import { buildFuzz, plants, type Plant } from './build-fuzz.ts';
import { compileCorpus, type CompiledCorpus } from './compile-corpus.ts';
import { fuzz, type Tally } from './drive-fuzz.ts';
import { serveFuzz } from './serve-fuzz.ts';

const test = base.extend<object, { readonly compiled: CompiledCorpus; readonly origin: string }>({
  compiled: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    async ({}, use) => use(await compileCorpus()),
    { scope: 'worker' },
  ],
  origin: [
    async ({ compiled }, use) => {
      const server = await serveFuzz(await buildFuzz(), compiled);
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'parallel' });

/** `npm run fuzz -- --seed 1 --only <index>` replays one; the same command draws as many as one has time for. */
const seed = 1;
const count = 3_000;
const shares = 2;

for (let share = 0; share < shares; share += 1) {
  const from = (share * count) / shares;
  const to = from + count / shares;
  test(`mutants ${from} to ${to} blank nothing, throw nothing, hold nothing up and run nothing`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(300_000);
    const tally = await fuzz({ browser, origin, seed, from, to });
    expect(tally.findings.slice(0, 10)).toEqual([]);
    expect(tally.drawn).toBe(to - from);
    // A runtime that refuses everything would find nothing either.
    expect(tally.taken).toBeGreaterThan(tally.drawn / 5);
    expect(tally.refused).toBeGreaterThan(tally.drawn / 5);
  });
}

for (const plant of Object.keys(plants) as readonly Plant[])
  test(`the same mutants turn red where the build has the fault “${plant}”`, async ({
    browser,
    compiled,
  }) => {
    test.setTimeout(120_000);
    const server = await serveFuzz(await buildFuzz(plant), compiled);
    const { sign } = plants[plant];
    const isFound = ({ findings }: Tally): boolean => findings.some(({ fault }) => sign.test(fault));
    const { origin } = server;
    const tally = await fuzz({ browser, origin, seed, from: 0, to: 1_000, until: isFound });
    await server.close();
    expect(isFound(tally)).toBe(true);
  });
