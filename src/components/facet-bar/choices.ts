import type { JsonObject } from '../../protocol/json/json.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly several?: boolean;
  readonly before?: string | null;
  readonly options?: readonly Option[] | null;
}
/** A choice as it is shown; `count` is null where it is not known. */
export interface Choice extends Option {
  readonly isChosen: boolean;
  readonly count: number | null;
}

const readOwn = (from: JsonObject | null | undefined, name: string): unknown =>
  from !== null && from !== undefined && Object.hasOwn(from, name) ? from[name] : undefined;

const readChosen = (values: JsonObject | null | undefined, facet: string): readonly string[] => {
  const value = readOwn(values, facet);
  return typeof value === 'string' ? value.split(',').filter((each) => each !== '') : [];
};

/** The choices of a facet: those that leave something, and those that are taken. */
export function listChoices(
  { id, options, before }: Facet,
  values: JsonObject | null | undefined,
  counts: JsonObject | null | undefined,
): readonly Choice[] {
  const chosen = readChosen(values, id);
  const facetCounts = readOwn(counts, id) as JsonObject | undefined;
  return (options ?? [])
    .map(({ value, label }): Choice => {
      const count = readOwn(facetCounts, value);
      return {
        value,
        // After a symbol of money there is an amount: `₱5`, not `₱5.00`.
        label: typeof before === 'string' ? `${before}${label.replace(/\.0+$/, '')}` : label,
        isChosen: chosen.includes(value),
        count: facetCounts === undefined ? null : typeof count === 'number' ? count : 0,
      };
    })
    .filter(({ isChosen, count }) => isChosen || count !== 0);
}

/** All values after a choice was made or undone. */
export function toggleChoice(
  facets: readonly Facet[],
  values: JsonObject | null | undefined,
  { id, several }: Facet,
  value: string,
): JsonObject {
  const chosen = readChosen(values, id);
  const others = several === true ? chosen.filter((each) => each !== value) : [];
  const next = chosen.includes(value) ? others : [...others, value];
  return { ...clearChoices(facets, values), [id]: next.join(',') };
}

/** The values as they are, all facets named; without `values` nothing is chosen. */
export const clearChoices = (facets: readonly Facet[], values?: JsonObject | null): JsonObject =>
  Object.fromEntries(facets.map(({ id }) => [id, readChosen(values, id).join(',')]));
