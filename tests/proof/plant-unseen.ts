import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Part =>
  isPart(value) && typeof value['id'] === 'string' && ['type', 'use'].some((key) => key in value);

const widths = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
const stack = (id: string, props: Part, child: Part): Part => ({
  type: 'Stack',
  id,
  props,
  children: [child],
});

/** What takes a part from every window, by what it is called. */
type Way = readonly [what: string, hide: (part: Part, width: string) => Part];
const ways: readonly [Way, ...Way[]] = [
  ['by one node', (part, width) => stack('unseen', { hideBelow: width, hideFrom: width }, part)],
  ['by bounds that overlap', (part, width) => stack('unseen', { hideBelow: '2xl', hideFrom: width }, part)],
  [
    'by two nodes around it',
    (part, width) => stack('unseen', { hideFrom: width }, stack('unseen-inside', { hideBelow: width }, part)),
  ],
  [
    'by a node far above',
    (part, width) =>
      stack(
        'unseen',
        { hideBelow: width },
        stack('unseen-between', { gap: '2' }, stack('unseen-inside', { hideFrom: width }, part)),
      ),
  ],
];

const listScreens = (site: EditableSite): readonly string[] =>
  Object.keys(site).filter((document) => /^(pages\/|modals\/|fragments\/|shell$)/.test(document));

/** Lists of nodes in a document, with the place of each. */
const listPlaces = (value: unknown, place: readonly (string | number)[]): readonly (string | number)[][] => {
  if (!isPart(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'on' || key === 'props') return [];
    const at = [...place, Array.isArray(value) ? Number(key) : key];
    return [...(Array.isArray(value) && isNode(inner) ? [at] : []), ...listPlaces(inner, at)];
  });
};
const readAt = (value: unknown, place: readonly (string | number)[]): unknown =>
  place.reduce<unknown>((inner, key) => (isPart(inner) ? inner[key] : undefined), value);

/** A node among others, which can be hidden or taken away. */
export interface UnseenPlace {
  readonly document: string;
  readonly hide: (site: EditableSite) => void;
  readonly remove: (site: EditableSite) => void;
}
/** Every child of a Stack: what is left there without it is as well made as before. */
export const listRemovable = (site: EditableSite): readonly UnseenPlace[] =>
  listScreens(site).flatMap((document) =>
    listPlaces(site[document]?.['root'], ['root']).flatMap((place): readonly UnseenPlace[] => {
      const parent = readAt(site[document], place.slice(0, -2));
      if (!isPart(parent) || parent['type'] !== 'Stack' || place.at(-2) !== 'children') return [];
      const listOf = (copy: EditableSite): Part[] => readAt(copy[document], place.slice(0, -1)) as Part[];
      const index = Number(place.at(-1));
      return [
        {
          document,
          hide: (copy) => {
            const list = listOf(copy);
            list[index] = stack('unseen', { hideBelow: 'md', hideFrom: 'md' }, list[index] ?? {});
          },
          remove: (copy) => void listOf(copy).splice(index, 1),
        },
      ];
    }),
  );

/** Every node of pages, dialogs, fragments and the frame, in a place that no window shows. */
export const listUnseen = (site: EditableSite): readonly PlacedFault[] =>
  listScreens(site).flatMap((document) =>
    listPlaces(site[document]?.['root'], ['root']).map((place, turn): PlacedFault => {
      const [what, hide] = ways[turn % ways.length] ?? ways[0];
      return {
        what: `part that no window shows, ${what}`,
        document,
        pointer: '',
        plant: (copy) => {
          const list = readAt(copy[document], place.slice(0, -1)) as Part[];
          const index = Number(place.at(-1));
          const part = list[index];
          if (part === undefined) throw new Error(`expects a node at ${place.join('/')} of ${document}`);
          list[index] = hide(part, widths[turn % (widths.length - 1)] ?? 'md');
        },
        codes: /^style\.never-shown$/,
      };
    }),
  );
