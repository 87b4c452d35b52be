import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { isJsonList, isJsonObject } from '../../src/protocol/json/json-patches.ts';
import type { Json } from '../../src/protocol/json/json.ts';

const { machines, graphs } = loadCatalogue();

/** Values that inputs choose: each page gives one that is written out, and the graph has one of them. */
const ofInput: ReadonlySet<string> = new Set(['contractOffers.kind']);

const listValues = (schema: Json | undefined): readonly Json[] => {
  if (!isJsonObject(schema)) return [];
  const branches = isJsonList(schema['anyOf']) ? schema['anyOf'] : [schema];
  return branches.flatMap((branch) =>
    isJsonObject(branch) && isJsonList(branch['enum']) ? branch['enum'] : [],
  );
};

/** Each value of a list that a flow shows, with whether some moment of its graph has it. */
const shown = [...machines.values()].flatMap(({ id, projection }) => {
  const graph = graphs?.(id) ?? null;
  const properties = isJsonObject(projection['properties']) ? projection['properties'] : {};
  return Object.entries(properties).flatMap(([name, schema]) => {
    const values = listValues(schema);
    if (graph === null || values.length < 2 || ofInput.has(`${id}.${name}`)) return [];
    const seen = new Set(graph.nodes.map((node) => node.projection[name]));
    return values.map((value) => ({
      what: `${id}.${name} is ${JSON.stringify(value)}`,
      isSeen: seen.has(value),
    }));
  });
});

describe('the lists of values that flows show', () => {
  it('are come to whole in what the proof goes through, so that a page has a part for each', () => {
    expect(shown.filter(({ isSeen }) => !isSeen).map(({ what }) => what)).toEqual([]);
    expect(shown.length).toBeGreaterThan(70);
  });
});
