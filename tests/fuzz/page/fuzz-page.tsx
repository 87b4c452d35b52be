import type { Corpus } from '../corpus.ts';
import { makeMutant } from '../make-mutant.ts';
import { loadAllViews, type Portal, type World } from './compose.tsx';
import { drawMutant, openGood } from './draw-mutant.ts';
import { watchPage } from './watch-page.ts';

/** What a batch found. */
export interface BatchReport {
  readonly drawn: number;
  readonly taken: number;
  readonly refused: number;
  readonly takenBack: number;
  readonly hollow: readonly number[];
  readonly faults: readonly { readonly index: number; readonly fault: string; readonly notes: string }[];
  /** Mutants during which a task took more than 100 ms. */
  readonly slow: readonly { readonly index: number; readonly ms: number; readonly notes: string }[];
  readonly longestMs: number;
}

const limitMs = 100;
const watch = watchPage();

async function readCorpus(): Promise<Corpus> {
  const answer = await fetch('/fuzz/corpus.json');
  return (await answer.json()) as Corpus;
}

interface Timed {
  readonly index: number;
  readonly notes: string;
  readonly start: number;
  readonly end: number;
}
/** The observer hears of a task a little after its end. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Draws the mutants from `from` up to, without, `to`, and says what went wrong. */
async function run(corpus: Corpus, seed: number, from: number, to: number): Promise<BatchReport> {
  const faults: { index: number; fault: string; notes: string }[] = [];
  const hollow: number[] = [];
  const timed: Timed[] = [];
  const counts = { taken: 0, refused: 0, 'taken back': 0 };
  const world: World = { answers: corpus.answers, machines: corpus.machines as never };
  let portal: Portal = await openGood(corpus, world, watch);
  await pause(0);
  watch.take();
  await pause(0);
  watch.takeTasks();
  for (let index = from; index < to; index += 1) {
    const mutant = makeMutant(seed, index, corpus);
    const notes = mutant.notes.join(', ');
    const start = performance.now();
    const drawn = await drawMutant(portal, world, mutant, watch).catch((error: unknown) => ({
      faults: [`uncaught: ${String(error)}`],
      outcome: 'refused' as const,
      isHollow: false,
    }));
    timed.push({ index, notes, start, end: performance.now() });
    counts[drawn.outcome] += 1;
    if (drawn.isHollow) hollow.push(index);
    for (const fault of drawn.faults) faults.push({ index, fault, notes });
    if (drawn.faults.length > 0) {
      portal.dispose();
      portal = await openGood(corpus, world, watch);
    }
  }
  await pause(0);
  const tasks = watch.takeTasks();
  portal.dispose();
  const slow = tasks
    .filter(({ ms }) => ms > limitMs)
    .flatMap(({ start, ms }) => {
      const during = timed.find(({ end }) => start < end);
      return during === undefined ? [] : [{ index: during.index, notes: during.notes, ms: Math.round(ms) }];
    });
  return {
    drawn: to - from,
    taken: counts.taken,
    refused: counts.refused,
    takenBack: counts['taken back'],
    hollow,
    faults,
    slow,
    longestMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
  };
}

const corpus = await readCorpus();
await loadAllViews();
Object.assign(globalThis, {
  foyerFuzz: { run: (seed: number, from: number, to: number) => run(corpus, seed, from, to) },
});
document.documentElement.setAttribute('data-fuzz-ready', '');
