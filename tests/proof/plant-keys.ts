import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
type Path = readonly (string | number)[];
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const listRepeats = (value: unknown, path: Path = []): readonly (readonly [repeat: Part, path: Path])[] => {
  if (!isPart(value)) return [];
  const { repeat } = value;
  return [
    ...(isPart(repeat) && isPart(repeat['each']) ? [[repeat, [...path, 'repeat']] as const] : []),
    ...Object.entries(value).flatMap(([key, inner]) => listRepeats(inner, [...path, key])),
  ];
};
/** The properties of a row that a document reads by its name, without those that a key may be. */
const listOthers = (site: EditableSite, document: string, repeat: Part): readonly string[] => {
  const reads = JSON.stringify(site[document]).matchAll(
    new RegExp(`"${String(repeat['as'])}\\.([A-Za-z]+)"`, 'g'),
  );
  const names = [...new Set([...reads].map(([, name = '']) => name))];
  return names.filter((name) => name !== repeat['key'] && name !== 'id' && !/^(is|can|has)[A-Z]/.test(name));
};

/** Rows that are constants, of which any name may tell them apart. */
const isWritten = (site: EditableSite, document: string, { each }: Part): boolean => {
  const path = isPart(each) ? String(each['var']) : '';
  const data = site[document]?.['data'];
  const source = isPart(data) ? data[path.replace('data.', '')] : undefined;
  return path.startsWith('settings.') || (isPart(source) && source['value'] !== undefined);
};

/** Repeats by what several rows may have alike: a name, a state, an amount. */
export const listKeyFaults = (site: EditableSite): readonly PlacedFault[] =>
  Object.keys(site)
    .filter((document) => /^(pages\/|modals\/|fragments\/|shell$)/.test(document))
    .flatMap((document) =>
      listRepeats(site[document])
        .filter(([repeat]) => !isWritten(site, document, repeat))
        .flatMap(([repeat, path]) =>
          listOthers(site, document, repeat).map((name): PlacedFault => ({
            what: 'repeat by what rows have alike',
            document,
            pointer: path.map((key) => `/${key}`).join(''),
            plant: (copy) => {
              const target = path.reduce<Part>((part, key) => part[key] as Part, copy[document] as Part);
              target['key'] = name;
            },
            codes: /^repeat\.key-(shared|kind|unknown)$/,
          })),
        ),
    );

/** Rows of constants of which two have the same key. */
export const listSameRows = (site: EditableSite): readonly PlacedFault[] =>
  Object.keys(site).flatMap((document) => {
    const data = site[document]?.['data'];
    return Object.entries(isPart(data) ? data : {}).flatMap(([source, written]): readonly PlacedFault[] => {
      const rows = isPart(written) ? written['value'] : undefined;
      if (!Array.isArray(rows) || rows.length < 2 || !rows.every(isPart)) return [];
      const repeat = listRepeats(site[document]).find(
        ([{ each }]) => JSON.stringify(each) === JSON.stringify({ var: `data.${source}` }),
      );
      if (repeat === undefined) return [];
      const key = String(repeat[0]['key']);
      return [
        {
          what: 'constant rows with one key',
          document,
          pointer: '',
          plant: (copy) => {
            const sources = (copy[document]?.['data'] ?? {}) as Record<string, { readonly value: Part[] }>;
            const target = sources[source]?.value ?? [];
            if (target[0] !== undefined && target[1] !== undefined) target[1][key] = target[0][key];
          },
          codes: /^repeat\.key-shared$/,
        },
      ];
    });
  });
