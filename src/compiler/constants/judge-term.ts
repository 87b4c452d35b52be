import type { Json } from '../../protocol/json/json.ts';
import { isJsonList } from '../../protocol/json/json-patches.ts';
import { listBranches, listValues } from '../expressions/type-ref.ts';
import { sampleType } from './sample-type.ts';
import type { Term } from './term.ts';
import { toVerdict, type Trial, type TriedValue, tryTerm } from './try-term.ts';

type Free = Term & { readonly is: 'free' };
/** Trials of one condition at most: what depends on more is left to the proof. */
const mostTrials = 4_096;

const gather = (term: Term, frees: Map<string, Free>, pool: Set<Json>): void => {
  if (term.is === 'value') {
    for (const one of isJsonList(term.value) ? term.value : [term.value]) pool.add(one);
  } else if (term.is === 'sealed') gather(term.free, frees, pool);
  else if (term.is === 'operation') for (const part of term.args) gather(part, frees, pool);
  else if (!frees.has(term.key)) {
    frees.set(term.key, term);
    for (const branch of listBranches(term.type))
      for (const one of [...(listValues(branch) ?? []), branch.schema.minimum, branch.schema.maximum])
        if (one !== undefined) pool.add(one);
  }
};

/** Goes through every combination of the values, until a visit says to stop. */
const tryAll = (
  frees: readonly Free[],
  values: readonly (readonly TriedValue[])[],
  look: (trial: Trial) => boolean,
): void => {
  const trial = new Map<string, TriedValue>();
  const fill = (index: number): boolean => {
    const free = frees[index];
    if (free === undefined) return look(trial);
    for (const value of values[index] ?? []) {
      trial.set(free.key, value);
      if (!fill(index + 1)) return false;
    }
    return true;
  };
  fill(0);
};

/** What a condition comes to whatever it reads; null where that depends. With `isThere` nothing that it reads is missing. */
export const judgeTerm = (term: Term, isThere = false): boolean | null => {
  const frees = new Map<string, Free>();
  const pool = new Set<Json>();
  gather(term, frees, pool);
  const all = [...frees.values()];
  const values = all.map(({ type, mayMiss }) => sampleType(type, mayMiss && !isThere, [...pool]));
  const count = values.reduce((product, { length }) => product * length, 1);
  if (count === 0 || count > mostTrials) return null;
  let verdict: boolean | null | undefined;
  tryAll(all, values, (trial) => {
    const now = toVerdict(tryTerm(term, trial));
    verdict = verdict === undefined || verdict === now ? now : null;
    return verdict !== null;
  });
  return verdict ?? null;
};
