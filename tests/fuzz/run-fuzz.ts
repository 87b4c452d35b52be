import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawTable } from '../../bench/table.ts';
import { openBrowser } from '../../bench/open-browser.ts';
import { root } from '../gate/run-command.ts';
import { buildFuzz, plants, type Plant } from './build-fuzz.ts';
import { compileCorpus } from './compile-corpus.ts';
import { fuzz, newTally, type Finding, type Tally } from './drive-fuzz.ts';
import { makeMutant } from './make-mutant.ts';
import { serveFuzz } from './serve-fuzz.ts';

/**
 * `npm run fuzz -- [--count 20000] [--seed 1] [--only 7] [--fresh] [--plant no-boundary]`: draws
 * mutated layouts in the browser and counts what must never happen. A run that was broken off goes
 * on where it was.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    plant: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const count = Number(values.count);
const plant = Object.hasOwn(plants, values.plant ?? '') ? (values.plant as Plant) : undefined;
if (values.plant !== undefined && plant === undefined)
  throw new Error(`Expected one of ${Object.keys(plants).join(', ')} to plant, got ${values.plant}`);
const step = 2_000;
const folder = join(root, '.cache/fuzz');
const file = join(folder, `progress-${seed}${plant === undefined ? '' : `-${plant}`}.json`);

const readProgress = (): Tally => {
  try {
    return values.fresh ? newTally(seed) : (JSON.parse(readFileSync(file, 'utf8')) as Tally);
  } catch {
    return newTally(seed); // The first run with this seed.
  }
};
const kindOf = ({ fault }: Finding): string => fault.split(':')[0] ?? '';
const countKind = (tally: Tally, kind: string): number =>
  tally.findings.filter((finding) => kindOf(finding) === kind).length;

const print = (tally: Tally, perSecond: number): void => {
  console.log(
    drawTable(`Mutants of seed ${tally.seed}`, [
      {
        drawn: tally.drawn,
        taken: tally.taken,
        refused: tally.refused,
        'taken back': tally.takenBack,
        'page place empty': tally.hollow,
        'per second': Math.round(perSecond),
      },
    ]),
  );
  console.log(
    drawTable('What must not happen', [
      {
        blank: countKind(tally, 'blank'),
        'uncaught errors': countKind(tally, 'uncaught') + countKind(tally, 'unhandled'),
        'over 100 ms': countKind(tally, 'hang'),
        'hostile executions': countKind(tally, 'ran') + countKind(tally, 'held back'),
        'dangerous elements': countKind(tally, 'drawn') + countKind(tally, 'drawn in the head'),
        'left the site': countKind(tally, 'left'),
      },
    ]),
  );
  for (const { index, fault, notes } of tally.findings.slice(0, 40))
    console.log(`npm run fuzz -- --seed ${tally.seed} --only ${index}\n  ${fault}\n  ${notes}`);
};

const add = (into: Tally, part: Tally): void => {
  for (const key of ['drawn', 'taken', 'refused', 'takenBack', 'hollow'] as const) into[key] += part[key];
  into.longestMs = Math.max(into.longestMs, part.longestMs);
  into.findings.push(...part.findings);
};

mkdirSync(folder, { recursive: true });
const compiled = await compileCorpus();
const server = await serveFuzz(await buildFuzz(plant === undefined ? [] : [plant]), compiled);
const browser = await openBrowser();
const tally = values.only === undefined ? readProgress() : newTally(seed);
const begin = performance.now();
const before = tally.drawn;
if (values.only === undefined) {
  for (let from = tally.drawn; from < count; from += step) {
    const to = Math.min(count, from + step);
    const middle = Math.ceil((from + to) / 2);
    const parts = await Promise.all(
      [
        [from, middle],
        [middle, to],
      ].map(([first = 0, end = 0]) => fuzz({ browser, origin: server.origin, seed, from: first, to: end })),
    );
    for (const part of parts) add(tally, part);
    writeFileSync(file, JSON.stringify(tally));
    console.log(`${tally.drawn} of ${count}, ${tally.findings.length} findings`);
  }
} else {
  const index = Number(values.only);
  console.log(JSON.stringify(makeMutant(seed, index, compiled.corpus), null, 2).slice(0, 20_000));
  add(tally, await fuzz({ browser, origin: server.origin, seed, from: index, to: index + 1 }));
}
print(tally, ((tally.drawn - before) / (performance.now() - begin)) * 1_000);
await browser.close();
await server.close();
process.exitCode = tally.findings.length === 0 ? 0 : 1;
