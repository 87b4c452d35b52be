import fc from 'fast-check';
import { hostilePattern, writeAttacks } from '../src/compiler/patterns/hostile-patterns.fake.ts';
import { readAcceptedPattern } from '../src/compiler/patterns/read-accepted-pattern.ts';
import { isUnsatisfiable } from '../src/compiler/patterns/sample-pattern.ts';
import { limits } from '../src/protocol/json/limits.ts';
import { runWithin, TimeLimitError } from '../server/site/compile/time-limit.ts';
import { drawTable } from './table.ts';

const drawn = 12_000;
const mostMilliseconds = 100;
const attacksEach = 40;

/** The shorter of two: one that is long both times is long because of the pattern, not of the machine. */
const time = (work: () => void): number => {
  let shortest = Infinity;
  for (let round = 0; round < 2 && shortest > mostMilliseconds / 4; round += 1) {
    const start = performance.now();
    try {
      runWithin(2 * mostMilliseconds, work);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
    }
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
};

/** The longest that one of the attacks takes, up to the first that takes too long. */
const attack = (source: string, anchored: string): number => {
  const expression = new RegExp(anchored, 'u');
  let longest = 0;
  for (const text of writeAttacks(source, attacksEach)) {
    longest = Math.max(
      longest,
      time(() => expression.test(text)),
    );
    if (longest > mostMilliseconds) break;
  }
  return longest;
};

/** Made hostile patterns: how long what the check accepts takes, and the check itself; refused ones as a control. */
export const measurePatterns = (): string => {
  let [accepted, refused, invalid, slow, hurt, attacked] = [0, 0, 0, 0, 0, 0];
  let [worstMatch, worstCheck] = [0, 0];
  for (const source of fc.sample(hostilePattern, { numRuns: drawn, seed: 20_261_123 })) {
    const start = performance.now();
    const verdict = readAcceptedPattern(source);
    if (verdict.ok) isUnsatisfiable(verdict.source, { min: 0, max: limits.patternInputLength });
    worstCheck = Math.max(worstCheck, performance.now() - start);
    if (verdict.ok) {
      accepted += 1;
      const taken = attack(source, verdict.source);
      worstMatch = Math.max(worstMatch, taken);
      if (taken > mostMilliseconds) slow += 1;
    } else if (verdict.code === 'pattern.invalid') invalid += 1;
    else {
      refused += 1;
      // A control: the same attacks on what is refused. Some of it takes for ever, so a part is enough.
      if (refused % 20 !== 0 || /\\[1-9k]|\(\?<[=!]/.test(source)) continue;
      attacked += 1;
      if (attack(source, `^(?:${source})$`) > mostMilliseconds) hurt += 1;
    }
  }
  return drawTable(`Hostile patterns: ${drawn} drawn, ${invalid} of them no expression`, [
    { what: 'accepted', count: accepted, 'slowest, ms': Math.ceil(worstMatch) },
    { what: `accepted, over ${mostMilliseconds} ms on the longest text`, count: slow },
    { what: 'checked', count: accepted + refused, 'slowest, ms': Math.ceil(worstCheck) },
    { what: 'refused', count: refused },
    { what: 'control: refused, attacked alike', count: attacked },
    { what: `control: over ${mostMilliseconds} ms`, count: hurt },
  ]);
};
