import type { Structure } from '../machines/picture/structure.ts';

export interface Tally {
  readonly reached: readonly string[];
  readonly missing: readonly string[];
}
/** What a person's trying has reached of a machine so far. */
export interface Coverage {
  readonly states: Tally;
  readonly transitions: Tally;
}

function tally(all: readonly string[], seen: ReadonlySet<string>): Tally {
  return { reached: all.filter((name) => seen.has(name)), missing: all.filter((name) => !seen.has(name)) };
}
export function measureCoverage(
  structure: Structure,
  visited: { readonly states: ReadonlySet<string>; readonly transitions: ReadonlySet<string> },
): Coverage {
  return {
    states: tally(
      structure.states.map(({ path }) => path),
      visited.states,
    ),
    transitions: tally(
      structure.transitions.map(({ id }) => id),
      visited.transitions,
    ),
  };
}
