import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { findLasting } from '../../src/compiler/proof/failing-states.ts';
import { listFragments } from './plant-faults.ts';
import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const catalogue = loadCatalogue();

const covers = (name: string, state: string): boolean => name === state || state.startsWith(`${name}.`);
const statesOf = (place: unknown, key: string): readonly string[] | null =>
  Array.isArray(place) && place[0] === key ? [place[1] as string | string[]].flat() : null;

/** Takes a state away from all parts that belong to it; those of that state alone go. Says how many changed. */
const silence = (value: unknown, key: string, state: string): number => {
  if (!isPart(value)) return 0;
  let changed = 0;
  if (Array.isArray(value)) {
    for (const [index, part] of [...value.entries()].reverse()) {
      const states = isPart(part) ? statesOf(part['in'], key) : null;
      if (states === null || !states.some((name) => covers(name, state))) continue;
      changed += 1;
      const others = states.filter((name) => !covers(name, state));
      if (others.length === 0) value.splice(index, 1);
      else (part as Part)['in'] = [key, others];
    }
  }
  for (const inner of Object.values(value)) changed += silence(inner, key, state);
  return changed;
};

/** States that a failed call leads to and that a page is in again after a reload, told by the error alone. */
export const listReloadFaults = (site: EditableSite): readonly PlacedFault[] =>
  Object.keys(site)
    .filter((document) => /^(pages|modals)\//.test(document))
    .flatMap((document) => {
      const machines = (site[document]?.['machines'] ?? {}) as Record<string, { use: string }>;
      return Object.entries(machines).flatMap(([key, { use }]) => {
        const contract = catalogue.machines.find(({ id }) => id === use);
        const graph = catalogue.graphs?.(use) ?? null;
        if (contract === undefined || graph === null || use === 'session') return [];
        const states = [...new Set(findLasting(graph, contract).map(({ state }) => state))];
        return states.flatMap((state): readonly PlacedFault[] => {
          const silenceAll = (copy: EditableSite): number =>
            [document, ...listFragments(copy, document)].reduce(
              (changed, path) => changed + silence(copy[path]?.['root'], key, state),
              0,
            );
          if (silenceAll(JSON.parse(JSON.stringify(site)) as EditableSite) === 0) return [];
          return [
            {
              what: 'state that only the error tells about',
              document,
              pointer: `${key} ${state}`,
              plant: (copy) => {
                const root = copy[document]?.['root'] as Part;
                silenceAll(copy);
                const path = `machine.${key}.error`;
                const planted = {
                  type: 'Text',
                  id: 'planted',
                  in: [key, state],
                  show: { '!!': { var: path } },
                  children: [{ $t: { var: path } }],
                };
                root['children'] = [...((root['children'] as unknown[] | undefined) ?? []), planted];
              },
              codes: /^flow\.failure-unsaid$/,
              isOfCaller: true,
            },
          ];
        });
      });
    });
