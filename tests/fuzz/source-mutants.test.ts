import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/compiler/compile-site.ts';
import { createTinyCatalogue } from '../../src/compiler/tiny-catalogue.fake.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import { applyChanges, conformanceCases } from '../conformance/conformance-cases.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { copyJson, mutateJson } from './mutate-json.ts';
import { createRandom } from './random.ts';

const seed = 1;
const count = byEffort(400, 20_000);
/** Mutants that once threw or took long: a field named as what every object inherits, and thousands of faults. */
const found = [4021, 4744, 16_752, 19_714];
const indexes = [...new Set([...Array(count).keys(), ...found])];
/** The smallest site as it is. */
const sound = { name: 'sound', changes: [] };
/** Processor time of one compilation; a sound site of this size takes a few milliseconds. */
const limitMs = 1_000;

interface Finding {
  readonly index: number;
  readonly fault: string;
  readonly notes: string;
}

/** Milliseconds of processor time since `start`. */
const readSpent = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};

/** The same for one check by a checker that has seen a sound site only. */
const timeAlone = async (site: SiteDocuments): Promise<number> => {
  const checker = createChecker(createTinyCatalogue());
  await checker.check(applyChanges(sound.changes));
  const start = process.cpuUsage();
  await checker.check(site).catch(() => null);
  return readSpent(start);
};

const describeError = (error: unknown): string =>
  error instanceof Error
    ? `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}`.slice(0, 200)
    : String(error);

describe('sources that are wrong in any way', () => {
  it(`${count} mutants of a site are compiled or refused with reasons, without an exception, each in bounded time`, async () => {
    // One checker for all, as the console has: what it keeps of a mutant must do nothing to the next.
    const checker = createChecker(createTinyCatalogue());
    const sites = new Map([sound, ...conformanceCases].map((one) => [one.name, applyChanges(one.changes)]));
    const findings: Finding[] = [];
    let refused = 0;
    for (const index of indexes) {
      const random = createRandom(seed, index);
      // Between them the cases use all of the language, rightly and wrongly.
      const { name } = random.chance(0.5) ? sound : random.pick(conformanceCases);
      const site = copyJson(sites.get(name) ?? {});
      const notes = [name, ...mutateJson(random, site as Json, random.pick([1, 1, 2, 3, 6]))].join(', ');
      const add = (fault: string): void => void findings.push({ index, fault, notes });
      const start = process.cpuUsage();
      try {
        const { release, issues } = await checker.check(site);
        const errors = issues.filter(({ severity }) => severity === 'error');
        if ((release === null) !== errors.length > 0)
          add(`a release ${release === null ? 'is missing' : 'came'} with ${errors.length} errors`);
        if (release === null) refused += 1;
      } catch (error) {
        add(`threw: ${describeError(error)}`);
      }
      const spent = readSpent(start);
      // Memory may have been tidied up meanwhile: what is slow is slow again.
      if (spent > limitMs && (await timeAlone(site)) > limitMs) add(`took ${Math.round(spent)} ms`);
    }
    expect(findings.slice(0, 10)).toEqual([]);
    // Mutants that were all refused, or all taken, would show little. About one of a hundred is taken.
    expect(refused).toBeGreaterThan(count / 5);
    expect(count - refused).toBeGreaterThan(count / 400);
  }, 900_000);
});
