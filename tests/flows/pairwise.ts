import type { JsonObject } from '../../src/protocol/json/json.ts';

const listPairs = (input: JsonObject): readonly string[] => {
  const values = Object.entries(input).map(([name, value]) => JSON.stringify([name, value]));
  return values.length < 2
    ? [values.join()]
    : values.flatMap((one, place) => values.slice(place + 1).map((other) => `${one} ${other}`));
};

/**
 * So few of the inputs that any two values that are together in one of them are together in one that is taken
 * (pairwise testing): what a flow does wrong is nearly always due to one setting or to two. In the order given.
 */
export function takePairwise(inputs: readonly JsonObject[]): readonly JsonObject[] {
  const rest = new Map(inputs.map((input) => [input, listPairs(input)]));
  const open = new Set([...rest.values()].flat());
  const taken = new Set<JsonObject>();
  const countOpen = (pairs: readonly string[]): number => pairs.filter((pair) => open.has(pair)).length;
  while (open.size > 0) {
    const [best] = [...rest].sort(([, one], [, other]) => countOpen(other) - countOpen(one));
    if (best === undefined) break;
    const [input, pairs] = best;
    taken.add(input);
    rest.delete(input);
    for (const pair of pairs) open.delete(pair);
  }
  return inputs.filter((input) => taken.has(input));
}
