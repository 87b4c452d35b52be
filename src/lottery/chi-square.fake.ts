import { createHmac } from 'node:crypto';
import { drawNumbers } from './fair-draw.ts';
import { families, type FamilyName } from './families.ts';

/** Words as a draw reads them: blocks of a keyed hash, numbered. */
function createWords(name: string): () => number {
  let [block, read, position] = [Buffer.alloc(0), 0, 0];
  return () => {
    if (read === block.length) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(position++);
      [block, read] = [createHmac('sha256', `chi-square ${name}`).update(counter).digest(), 0];
    }
    read += 4;
    return block.readUInt32BE(read - 4);
  };
}

/** The value that chance exceeds once in a thousand times (Wilson and Hilferty). */
export function criticalValue(freedom: number): number {
  const z = 3.090_232;
  return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;
}

const statistic = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

export interface Fairness {
  readonly draws: number;
  /** Chi-square of the first number, and of all numbers where they can differ. */
  readonly first: number;
  readonly all: number | null;
  readonly critical: number;
}
/**
 * Whether the numbers of a family come equally often. `isBiased` draws as a careless program would, by the
 * rest of a byte: the control that has to fail.
 */
export function measureFairness(family: FamilyName, draws: number, isBiased = false): Fairness {
  const { shape } = families[family];
  const [first, symbols] = shape.kind === 'balls' ? [1, shape.balls] : [shape.first, shape.symbols];
  const words = createWords(family);
  const [ofFirst, ofAll] = [0, 1].map(() => Array.from({ length: symbols }, () => 0)) as [number[], number[]];
  const count = (counts: number[], number: number) => {
    counts[number - first] = (counts[number - first] ?? 0) + 1;
  };
  for (let draw = 0; draw < draws; draw += 1) {
    const numbers = isBiased ? [first + ((words() & 255) % symbols)] : (drawNumbers(shape, words) ?? []);
    count(ofFirst, numbers[0] ?? first);
    for (const number of numbers) count(ofAll, number);
  }
  const left = shape.kind === 'balls' ? shape.balls - shape.count : symbols - 1;
  return {
    draws,
    first: statistic(ofFirst),
    // Balls that are not put back spread more evenly than chance alone; of all balls each comes always.
    all: left === 0 ? null : (statistic(ofAll) * (symbols - 1)) / left,
    critical: criticalValue(symbols - 1),
  };
}
export const isFair = ({ first, all, critical }: Fairness): boolean =>
  first < critical && (all ?? 0) < critical;
